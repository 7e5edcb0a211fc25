// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/tour_shelf.h"

#include "app/new_table.h"
#include "app/zaibatsu_files.h"
#include "platform/clock.h"

#include <QDateTime>
#include <QFile>

namespace app {

namespace {

constexpr auto sample = "Ana, Bo.zbt";
constexpr auto won = "The long one.zbt";
constexpr auto begun = "Bo, Mia, Ana, Dax.zbt";
constexpr auto damaged = "Friday.zbt";

std::filesystem::path pathOf(const QString& path) { return path.toStdString(); }

constexpr std::int64_t millisecondsADay = 24LL * 60 * 60 * 1000;

/// Lists tell when a table was played last.
class DaysAgo : public session::Clock {
public:
    explicit DaysAgo(int days) : m_days(days) { }
    [[nodiscard]] std::int64_t now() const override { return m_wall.now() - m_days * millisecondsADay; }

private:
    platform::WallClock m_wall;
    int m_days;
};

/// A copy of the sample on which one command more is done.
void playOn(const QString& source, const QString& copy, const QByteArray& json)
{
    if (!QFile::copy(source, copy))
        return;
    if (const auto table = openZaibatsu(pathOf(copy), std::make_shared<platform::WallClock>()))
        (void)(*table)->doCommand(json);
}

/// Four players and their starting roll; then `json`, where there is one.
void playFour(const QString& path, bool secondEdition, int daysAgo, const QByteArray& json = {})
{
    ui::NewTable agreed;
    agreed.players = {{QStringLiteral("Bo"), ui::Owner::Blue, {5}},
                      {QStringLiteral("Mia"), ui::Owner::Green, {2}},
                      {QStringLiteral("Ana"), ui::Owner::Red, {3}},
                      {QStringLiteral("Dax"), ui::Owner::Yellow, {1}}};
    agreed.secondEdition = secondEdition;
    const auto table = createZaibatsu(pathOf(path), zaibatsuOf(agreed), std::make_shared<DaysAgo>(daysAgo));
    if (!table)
        return;
    (void)(*table)->dispatch(startingRollsOf(agreed));
    if (!json.isEmpty())
        (void)(*table)->doCommand(json);
}

/// As a cut transfer leaves it.
void cut(const QString& source, const QString& copy)
{
    QFile file(copy);
    if (QFile::copy(source, copy) && file.open(QIODevice::ReadWrite))
        file.resize(file.size() / 2);
}

} // namespace

TourShelf::TourShelf(const QString& source)
{
    if (source.isEmpty())
        return;
    QFile::copy(source, m_folder.filePath(QLatin1String(sample)));
    playOn(source, longer(), R"({"type":"note","text":"Pizza is here"})");
    playFour(m_folder.filePath(QLatin1String(won)), false, 9,
             R"({"type":"adjust","set":{"turn":{"phase":"over"},"winners":["green"]}})");
    playFour(m_folder.filePath(QLatin1String(begun)), true, 2);
    cut(source, m_folder.filePath(QLatin1String(damaged)));
}

QString TourShelf::layOut(const platform::DataFolder& data) const
{
    for (const char* name : {damaged, won, begun, sample}) {
        const QString copy = data.tables + QLatin1Char('/') + QLatin1String(name);
        QFile::copy(m_folder.filePath(QLatin1String(name)), copy);
        if (QFile file(copy); name == damaged && file.open(QIODevice::ReadWrite))
            file.setFileTime(QDateTime::currentDateTime().addDays(-20), QFileDevice::FileModificationTime);
    }
    const QString table = data.tables + QLatin1Char('/') + QLatin1String(sample);
    return QFile::exists(table) ? table : QString();
}

} // namespace app
