// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/remembered_pieces.h"

#include "catalogue/catalogue.h"
#include "record/problem.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <algorithm>

namespace app {

namespace {

QString fileOf(zaibatsu::Edition edition, const QString& folder)
{
    const auto* name = edition == zaibatsu::Edition::First2011 ? "/first-2011.json" : "/second-2017.json";
    return folder + QLatin1String(name);
}

bool entersPieces(const session::Change<zaibatsu::Game>& change)
{
    return std::any_of(change.events.begin(), change.events.end(), [](const zaibatsu::Event& event) {
        return std::holds_alternative<zaibatsu::BlockSet>(event) || std::holds_alternative<zaibatsu::CardSet>(event)
            || std::holds_alternative<zaibatsu::PawnSet>(event);
    });
}

void write(const zaibatsu::State& state, const QString& folder)
{
    zaibatsu::SetCatalogue pieces = catalogue::piecesOf(*state.components);
    std::erase_if(pieces.blocks, [](const zaibatsu::SetBlock& block) { return block.face.sample; });
    std::erase_if(pieces.cards, [](const zaibatsu::SetCard& card) { return card.card.sample; });
    std::erase_if(pieces.pawns, [](const zaibatsu::SetPawn& pawn) { return pawn.pawn.sample; });
    const auto text = QByteArray::fromStdString(catalogue::writePieces(pieces, record::namesOf(state)));
    QDir().mkpath(folder);
    QSaveFile file(fileOf(state.settings->edition, folder));
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
    if (!whole)
        file.cancelWriting();
    if (!whole || !file.commit()) // the table itself has the face; only later tables will ask again
        qWarning("what was entered could not be remembered: %s", qPrintable(file.errorString()));
}

} // namespace

std::optional<zaibatsu::SetCatalogue> rememberedPieces(const zaibatsu::Settings& settings, const QString& folder)
{
    QFile file(fileOf(settings.edition, folder));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray text = file.read(static_cast<qint64>(record::largestFile));
    auto pieces = catalogue::readPieces(std::string_view(text.constData(), static_cast<std::size_t>(text.size())),
                                        *catalogue::namesFor(settings));
    if (!pieces) {
        qWarning("%s is no catalogue and was left alone", qPrintable(file.fileName()));
        return std::nullopt;
    }
    return std::move(*pieces);
}

void rememberPieces(presentation::ZaibatsuTable& table, const QString& folder)
{
    QObject::connect(&table, &presentation::ZaibatsuTable::noticed, &table,
                     [folder](const session::Change<zaibatsu::Game>& change) {
                         if (entersPieces(change))
                             write(*change.after, folder);
                     });
}

} // namespace app
