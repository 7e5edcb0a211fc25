// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Cards and pawn cards entered with taps: what is kept, what stays unknown, and the way back to what asked.
#include "presentation/languages.h"
#include "ui/zaibatsu/card_editor.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/pawn_editor.h"
#include "ui/zaibatsu/piece_words.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QtTest>

using namespace zaibatsu;
using support::TableWindow;

namespace {

/// Red's turn on a table where nothing but the Core's sides is entered.
struct Editing : TableWindow {
    explicit Editing(Edition edition = Edition::First2011, QSize size = {1280, 800}, double scale = 1.0)
        : TableWindow(support::freshTable(false, edition), size, scale)
    {
        Command rolls;
        rolls.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
        screen.driver().act(rolls);
        toAction();
    }
    [[nodiscard]] CardId card(const char* key) const { return *findCard(*state().components, key); }
    [[nodiscard]] PawnId pawn(const char* key) const { return *findPawn(*state().components, key); }
    bool taps(const QStringList& names)
    {
        return std::all_of(names.begin(), names.end(), [this](const QString& name) {
            if (tap(name))
                return true;
            qWarning() << "not found:" << name;
            return false;
        });
    }
    void open(const Source& piece)
    {
        screen.openPiece(piece);
        settle();
    }
};

} // namespace

class PieceEditorTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English));
    }

    void aWholeCardIsEnteredWithTaps()
    {
        Editing editing;
        editing.open(editing.card("military-exoskeleton"));
        QVERIFY(editing.taps({"use-1", "cost-3", "unshielded-6", "shielded-1", "shielded-2", "shielded-3", "actions-2",
                              "movement-2", "keep"}));
        const Card& kept = printedOf(editing.state(), editing.card("military-exoskeleton"));
        QVERIFY(kept.use == CardUse::Defence);
        QCOMPARE(kept.cost, std::optional(3));
        QVERIFY(kept.defence == (Defence{{1, 2, 3}, {6}}));
        QVERIFY(kept.actions == Abilities{Ability::Search});
        QCOMPARE(kept.movement, std::optional(2));
        QVERIFY(!kept.skulls && !kept.icebreaker && !kept.hand && !kept.grants && !kept.cannot); // still unknown
        QVERIFY(!editing.screen.flow());
    }

    void noneIsKnownAndTheQuestionMarkIsNot()
    {
        Editing editing;
        const PawnId turret = editing.pawn("turret-drone");
        editing.open(turret);
        QVERIFY(editing.taps({"skulls-0", "defence-none", "ice-none", "own-0", "keep"}));
        const PawnCard& kept = cardOf(editing.state(), turret);
        QCOMPARE(kept.skulls, std::optional(0));
        QVERIFY(kept.defence == Defence{});
        QVERIFY(kept.ice == Ice{});
        QVERIFY(kept.ownMovement == OwnMovement{});
        QVERIFY(!kept.abilities);

        const PawnId gynoid = editing.pawn("gynoid");
        editing.open(gynoid);
        QVERIFY(editing.taps({"skulls-2", "skulls-unknown", "keep"}));
        QVERIFY(!cardOf(editing.state(), gynoid).skulls);
        editing.open(turret); // entered once: laid over, never taken away
        QVERIFY(!editing.part("skulls-unknown"));
    }

    void everyStepIsTakenBackAndNothingIsWrittenWithoutKeep()
    {
        Editing editing;
        const int entries = editing.made.table->entries();
        editing.open(editing.card("chipware"));
        auto* editor = qobject_cast<ui::CardEditor*>(editing.screen.flow());
        QVERIFY(editor);
        QList<Card> steps{editor->draft()};
        for (const char* name : {"use-0", "cost-2", "icebreaker-1", "icebreaker-black", "icebreaker-fixed-4",
                                 "hand-more", "movement-change--1", "all-facts", "each-turn-0"}) {
            QVERIFY2(editing.tap(name), name);
            if (editor->draft() != steps.last())
                steps << editor->draft();
        }
        QCOMPARE(steps.size(), 9);
        for (qsizetype i = steps.size() - 1; i > 0; --i) {
            QVERIFY(editor->draft() == steps[i]);
            QVERIFY(editing.tap("piece-undo"));
        }
        QVERIFY(editor->draft() == steps.first());
        QVERIFY(editing.tap("piece-redo"));
        QVERIFY(editor->draft() == steps[1]);
        QVERIFY(editing.tap("leave"));
        QCOMPARE(editing.made.table->entries(), entries);
        QVERIFY(!editing.screen.flow());
    }

    void copiesStayAlike()
    {
        Editing editing;
        editing.open(editing.card("cyberspace-seven-2"));
        QVERIFY(editing.taps({"cost-4", "icebreaker-2", "keep"}));
        for (const char* key : {"cyberspace-seven-1", "cyberspace-seven-2"}) {
            const Card& copy = printedOf(editing.state(), editing.card(key));
            QCOMPARE(copy.cost, std::optional(4));
            QCOMPARE(copy.icebreaker->dice, 2);
        }
        QVERIFY(!findCard(*editing.state().components, "cyberspace-seven"));
        QVERIFY(!findCard(*editing.state().components, "cyberspace-seven-3"));
    }

    void keysAreMadeFromNames()
    {
        QCOMPARE(ui::keyOfName("Zäh Érable  2!"), std::string("zah-erable-2"));
        QCOMPARE(ui::keyOfName("  --  "), std::string());
        QCOMPARE(ui::keyOfName(QString(60, 'x')), std::string(40, 'x'));
    }

    void onlyWhatTheKindNeedsIsAsked()
    {
        Editing editing;
        editing.open(editing.card("kamikaze"));
        QVERIFY(!editing.part("row-skulls") && !editing.part("row-cannot"));
        QVERIFY(editing.tap("use-3"));
        QVERIFY(editing.part("row-skulls") && !editing.part("row-cannot"));
        QVERIFY(editing.tap("use-6"));
        QVERIFY(!editing.part("row-skulls") && editing.part("row-cannot"));
        QVERIFY(editing.part("row-cost"));
        QVERIFY(editing.tap("use-8"));
        QVERIFY(!editing.part("row-cost"));
        QVERIFY(!editing.part("row-slot")); // of the second edition
        QVERIFY(editing.tap("all-facts"));
        QVERIFY(editing.part("row-skulls") && editing.part("row-cannot") && editing.part("row-each-turn"));

        Editing second(Edition::Second2017);
        second.open(second.card("octagon"));
        QVERIFY(second.part("row-slot") && second.part("row-on"));
        second.screen.closeInner();
        second.open(second.pawn("mar-ii-drone"));
        QVERIFY(second.taps({"slots-1", "any-turn-1", "reboot-by-2", "keep"}));
        const PawnCard& kept = cardOf(second.state(), second.pawn("mar-ii-drone"));
        QVERIFY(kept.slotNames == std::vector<std::string>{"add-on"});
        QCOMPARE(kept.anyTurn, std::optional(true));
        QVERIFY(kept.rebootBy == (RebootBy{true, true}));
    }

    void aDeleteAsksForSkullsAndDefenceAndGoesOn()
    {
        Editing editing;
        const PawnId cleaner = editing.pawn("cleaner-a");
        const PawnId other = editing.pawn("speedrunner-blue");
        Command put;
        Adjust adjust;
        PawnPatch patch;
        patch.pawn = cleaner;
        patch.where = PawnWhere::Cybernet;
        patch.controller = std::optional(Colour::Red);
        patch.at = std::optional(onBlock(centralCore, middleSpace));
        adjust.pawns.push_back(patch);
        put.action = adjust;
        QVERIFY(editing.screen.driver().act(put));
        editing.screen.select(cleaner);
        editing.settle();
        QVERIFY(editing.tap("action-delete"));
        if (auto* which = qobject_cast<ui::PickFlow*>(editing.screen.flow()))
            which->tap(ui::BoardTarget(other)); // several stand in one space
        // The sheet of the roll asks for the skulls, then for the target's defence, and has its chances in the end.
        QVERIFY(qobject_cast<ui::OddsFlow*>(editing.screen.flow()));
        QVERIFY(!editing.part("success"));
        QVERIFY(editing.tap("enter-piece"));
        QVERIFY(qobject_cast<ui::PawnEditor*>(editing.screen.flow()));
        QVERIFY(editing.taps({"skulls-2", "keep"}));
        QVERIFY(qobject_cast<ui::OddsFlow*>(editing.screen.flow()));
        QVERIFY(editing.taps({"enter-piece", "unshielded-4", "keep"}));
        QVERIFY(qobject_cast<ui::OddsFlow*>(editing.screen.flow()));
        QVERIFY(cardOf(editing.state(), other).defence == (Defence{{}, {4}}));
        QVERIFY(editing.part("success"));
    }

    void aPawnInHandHasItsCardAtHand()
    {
        Editing editing;
        editing.screen.select(speedrunnerOf(Colour::Red));
        editing.settle();
        QVERIFY(editing.taps({"edit-pawn", "fixed-5", "defence-none", "keep"}));
        QVERIFY(cardOf(editing.state(), speedrunnerOf(Colour::Red)).fixed == dice::FaceSet{5});
        QCOMPARE(std::get<PawnId>(editing.screen.subject()), speedrunnerOf(Colour::Red));
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(PieceEditorTest)
#include "piece_editor_test.moc"
