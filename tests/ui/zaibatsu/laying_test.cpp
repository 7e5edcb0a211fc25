// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A new table laid by taps as a played one stands: shown alike, undone step by step, gone on with after a break.
#include "presentation/languages.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/adjust_fixture.h"
#include "ui/zaibatsu/laying_flow.h"
#include "zaibatsu/piece_ids.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <algorithm>

using namespace zaibatsu;
using support::AdjustWindow;
using ui::BlockSpot;
using ui::EmptyCell;

namespace {

/// What show shows of the table itself; icons in one order.
QJsonObject shown(const presentation::ZaibatsuTable& table)
{
    QJsonObject all = QJsonDocument::fromJson(*table.showJson(std::nullopt)).object();
    for (const char* key : {"entries", "head", "in_force"})
        all.remove(QLatin1String(key));
    QStringList icons;
    for (const QJsonValue& icon : all["icons"].toArray())
        icons << QString::fromUtf8(QJsonDocument(icon.toObject()).toJson(QJsonDocument::Compact));
    icons.sort();
    all["icons"] = QJsonArray::fromStringList(icons);
    return all;
}

/// Fingers that copy a table.
struct Copier : AdjustWindow {
    Copier(support::TableInMemory table, const State& wanted) : AdjustWindow(std::move(table)), model(wanted) { }

    [[nodiscard]] QString colour(std::optional<Colour> who) const
    {
        return who ? presentation::colourWord(*who) : QStringLiteral("nobody");
    }
    bool layBlock(BlockId id)
    {
        const LaidBlock laid = laidCopy(model, id);
        if (!kind(0) || !tap("pick-block-" + QString::fromStdString(faceOf(model, id).key))
            || !tapSeen(EmptyCell{laid.at}) || !tap(QStringLiteral("turn-%1").arg(laid.rotation)))
            return false;
        if (laid.owner && !tap("owner-" + colour(laid.owner)))
            return false;
        for (const Player& player : model.players) {
            const int count = laid.counters[static_cast<std::size_t>(player.colour)];
            if (!set("counter-" + colour(player.colour), count))
                return false;
        }
        return set("block-bonus", laid.bonus) && tap("confirm");
    }
    /// The nearest first, so that each lies beside one that lies.
    bool layBlocks()
    {
        std::vector<BlockId> left;
        for (const BlockId id : blockIds(model))
            if (findLaid(model, id) && id != centralCore)
                left.push_back(id);
        std::ranges::stable_sort(left, {}, [this](BlockId id) {
            const hex::Cell at = laidCopy(model, id).at;
            return std::abs(at.q) + std::abs(at.r) + std::abs(at.q + at.r);
        });
        return std::ranges::all_of(left, [this](BlockId id) { return layBlock(id); });
    }
    bool layIcon(const Icon& icon)
    {
        const auto block = blockAt(model, icon.cells[0]);
        const auto now = std::ranges::find(state().icons, icon.cells, &Icon::cells);
        if (now != state().icons.end() && *now == icon)
            return true;
        int chosen = icon.counter ? 1 : 2;
        if (icon.wonBy)
            chosen = 3
                + static_cast<int>(std::ranges::find(model.players, *icon.wonBy, &Player::colour)
                                   - model.players.begin());
        for (int corner = 0; corner < 6; ++corner) {
            std::array cells{icon.cells[0], hex::neighbour(icon.cells[0], corner - 1),
                             hex::neighbour(icon.cells[0], corner)};
            std::ranges::sort(cells);
            if (cells == icon.cells)
                return kind(0) && tap("pick-block-" + QString::fromStdString(faceOf(model, *block).key))
                    && pick(QStringLiteral("icon-%1").arg(corner), chosen) && tap("confirm");
        }
        return false;
    }
    bool layPawn(PawnId id)
    {
        const PawnState& wanted = pawnOf(model, id);
        if (wanted == pawnOf(state(), id))
            return true;
        if (!kind(1) || !tap("pick-pawn-" + QString::fromStdString(cardOf(model, id).key)))
            return false;
        if (!wanted.at)
            return tap("where-eliminated") && tap("confirm");
        return tapSeen(BlockSpot{BlockId{wanted.at->piece}, wanted.at->space})
            && tap("owner-" + colour(wanted.controller)) && tap("confirm");
    }
    bool layPlayer(const Player& wanted)
    {
        const Player* now = findPlayer(state(), wanted.colour);
        if (*now == wanted)
            return true;
        if (!kind(3) || !tap("pick-player-" + colour(wanted.colour)))
            return false;
        if (scoresOnly(*model.settings) && !set("counters", wanted.total - wanted.pool))
            return false;
        return set("bonus", wanted.bonus) && set("opening-hand", wanted.openingHand) && tap("confirm");
    }
    bool layTurn()
    {
        constexpr std::array phases{"setup", "beginning", "action", "recycling", "over"};
        return tap("laid") && tap("turn-player-" + colour(model.turn.player))
            && tap(QStringLiteral("phase-%1").arg(phases.at(static_cast<std::size_t>(model.turn.phase))))
            && set("turn-number", model.turn.number) && tap("confirm");
    }
    bool layAll()
    {
        const auto pawn = [this](PawnId id) { return layPawn(id); };
        const auto icon = [this](const Icon& each) { return layIcon(each); };
        const auto player = [this](const Player& each) { return layPlayer(each); };
        if (!scoresOnly(*model.settings)
            && !(layBlocks() && std::ranges::all_of(model.icons, icon) && std::ranges::all_of(pawnIds(model), pawn)))
            return false;
        return std::ranges::all_of(model.players, player) && layTurn();
    }

    const State& model;
};

} // namespace

class LayingTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English));
    }

    void aTableLaidByTapsIsShownAsTheOneItWasCopiedFrom_data()
    {
        QTest::addColumn<int>("commands");
        QTest::addColumn<bool>("faces");
        QTest::newRow("the sample") << -1 << true;
        QTest::newRow("early") << 12 << true;
        QTest::newRow("in the middle") << 33 << true;
    }

    void aTableLaidByTapsIsShownAsTheOneItWasCopiedFrom()
    {
        QFETCH(int, commands);
        QFETCH(bool, faces);
        const auto model = support::sampleTable(commands);
        Copier window(support::freshTable(faces), model.table->state());
        window.clear();
        QVERIFY(window.tap("lay-table"));
        QVERIFY(window.layAll());
        QCOMPARE(shown(*window.made.table), shown(*model.table));
        QVERIFY(!qobject_cast<ui::LayingFlow*>(window.screen.flow())); // play goes on
        QCOMPARE(Game::legal(window.state(), 2).size(), Game::legal(model.table->state(), 2).size());
    }

    /// Unknown faces lie as well; where and whose they are is known.
    void facesNeedNotBeKnown()
    {
        const auto model = support::sampleTable();
        Copier window(support::freshTable(false), model.table->state());
        window.clear();
        QVERIFY(window.tap("lay-table"));
        QVERIFY(window.layBlocks());
        QCOMPARE(shown(*window.made.table)["blocks"], shown(*model.table)["blocks"]);
    }

    void scoresAreLaidToo()
    {
        auto model = support::freshTable(false, Edition::First2011, Track::Scores);
        model.table->doCommand(R"({"type":"adjust","set":{"turn":{"number":9,"player":"blue","phase":"action"},)"
                               R"("players":[{"colour":"red","counters":{"total":10,"pool":6},"bonus":3}]}})");
        Copier window(support::freshTable(false, Edition::First2011, Track::Scores), model.table->state());
        window.clear();
        QVERIFY(window.tap("lay-table"));
        QVERIFY(window.layAll());
        QCOMPARE(shown(*window.made.table), shown(*model.table));
    }

    void whatIsLaidIsKeptAndEachStepIsUndone()
    {
        const auto model = support::sampleTable();
        Copier window(support::freshTable(), model.table->state());
        window.clear();
        QVERIFY(window.tap("lay-table"));
        const BlockId sprawl = *findBlock(*window.state().components, "sprawl");
        const BlockId yakuza = *findBlock(*window.state().components, "yakuza");
        QVERIFY(window.layBlock(sprawl));
        QVERIFY(window.layBlock(yakuza));
        QVERIFY(window.tap("undo"));
        QVERIFY(!findLaid(window.state(), yakuza) && findLaid(window.state(), sprawl));
        QVERIFY(qobject_cast<ui::LayingFlow*>(window.screen.flow())); // still laying
        QVERIFY(window.layBlock(yakuza));
        // Closed in the middle of it: another window over the same table goes on.
        ui::ZaibatsuScreen again(*window.look, window.made.table);
        support::settle(again, {1280, 800});
        QVERIFY(qobject_cast<ui::LayingFlow*>(again.flow()));
        // Left: the table is there, and can be laid on.
        window.clear();
        QVERIFY(!window.screen.flow());
        QVERIFY(window.tap("lay-table"));
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(LayingTest)
#include "laying_test.moc"
