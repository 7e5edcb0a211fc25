// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/log_runs.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace presentation {
namespace {

/// The names of what is touched, and a reason; of what is put only which field it is.
QString touched(const QJsonValue& value, const QString& key)
{
    static const QStringList named{QStringLiteral("type"),   QStringLiteral("pawn"), QStringLiteral("block"),
                                   QStringLiteral("target"), QStringLiteral("card"), QStringLiteral("colour"),
                                   QStringLiteral("note")};
    QStringList parts;
    const QJsonArray array = value.toArray();
    for (const auto& each : array)
        parts.append(touched(each, {}));
    const QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        parts.append(touched(field.value(), field.key()));
    if (value.isString() && named.contains(key))
        parts.append(value.toString());
    return QStringLiteral("%1(%2)").arg(key, parts.join(u','));
}

} // namespace

QString runKey(const QByteArray& commandJson)
{
    static const QStringList foldable{QStringLiteral("move"), QStringLiteral("icebreak"), QStringLiteral("delete"),
                                      QStringLiteral("adjust")};
    QJsonObject command = QJsonDocument::fromJson(commandJson).object();
    for (const char* passing : {"dice", "path", "actions", "card", "cards", "own", "declared", "success", "auto"})
        command.remove(QLatin1String(passing));
    return foldable.contains(command[QStringLiteral("type")].toString()) ? touched(command, {}) : QString();
}

} // namespace presentation
