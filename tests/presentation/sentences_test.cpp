// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Events, commands, facts, hints, effects, choices, problems and names in four languages.
#include "spoken.h"

#include "base/overload.h"
#include "presentation/names.h"
#include "presentation/problems.h"
#include "presentation/sentences.h"
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace presentation;

namespace {

template <class Variant, std::size_t... I>
std::vector<Variant> oneOfEach(std::index_sequence<I...>)
{
    return {Variant(std::in_place_index<I>)...};
}

/// One value of each kind, with nothing said.
template <class Variant>
std::vector<Variant> oneOfEach()
{
    return oneOfEach<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>());
}

/// The event with the one thing that its sentence cannot do without.
Event filled(Event event)
{
    std::visit(
        base::overload{[](BlockSet& it) { it.face.key = "sprawl"; }, [](CardSet& it) { it.card.name = "Worm"; },
                       [](PawnSet& it) { it.pawn.key = "gynoid"; }, [](DiceRolled& it) { it.dice = {4}; },
                       [](GameWon& it) { it.winners = {Colour::Blue}; },
                       [](RuleOverridden& it) { it = {{SearchObstacle::PileEmpty, rule("A-043"), {}, {}}, "so"}; },
                       [](Noted& it) { it.text = "so"; }, [](auto&) {}},
        event);
    return event;
}

template <class Code>
std::vector<Code> upTo(Code last)
{
    std::vector<Code> codes;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        codes.push_back(static_cast<Code>(i));
    return codes;
}

} // namespace

class SentencesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_table.addCard("worm"); }
    void everyEventIsASentence();
    void eventsNameWhatHappened_data();
    void eventsNameWhatHappened();
    void aSacrificeIsAboutThePawn();
    void everyCommandHasWords();
    void everyFactIsAsked();
    void everyHintIsASentence();
    void everyEffectHasWords();
    void everyChoiceIsAsked();
    void aChoiceOfAPawnSaysWhatFor();
    void everyProblemIsASentence();
    void placesAreNamedAsTheyLie();
    void namesFollowTheEdition();
    void genericNamesAreTranslatedPrintedOnesAreNot();

private:
    void check(const std::function<QString()>& text)
    {
        QCOMPARE(testing::faults(testing::inAllLanguages(m_languages, text)), QString());
    }

    Languages m_languages;
    testing::Table m_table{3};
};

void SentencesTest::everyEventIsASentence()
{
    for (const Event& event : oneOfEach<Event>())
        check([&] { return eventText(m_table.state, filled(event)); });
}

void SentencesTest::eventsNameWhatHappened_data()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<QString>("text");
    const BlockId sprawl = m_table.block("sprawl");
    const PawnId runner = m_table.pawn("speedrunner-red");
    Card unnamed;
    unnamed.key = "worm";
    m_table.state.players[0].name = "Ana";
    m_table.state.players[1].name = "Bo";
    const auto row = [](const char* name, Event event, const char* text) {
        QTest::newRow(name) << event << QString::fromUtf8(text);
    };
    row("placed", BlockPlaced{sprawl, {1, -1}, 0, runner, Colour::Red}, "Ana places Sprawl beside Central Core.");
    row("placed by hand", BlockPlaced{sprawl, {1, -1}, 0, {}, Colour::Blue}, "Bo places Sprawl.");
    row("one counter", CounterPlaced{sprawl, Colour::Red, 1}, "Ana places 1 control counter on Sprawl.");
    row("two counters", CounterReturned{sprawl, Colour::Red, 2}, "Ana takes back 2 control counters from Sprawl.");
    row("fatal", IcebreakFailed{runner, sprawl, {}, true},
        "Red Speedrunner fails with Icebreaker on Sprawl and is lost.");
    row("harmless", IcebreakFailed{runner, sprawl, {}, false}, "Red Speedrunner fails with Icebreaker on Sprawl.");
    row("icebroken", IcebreakSucceeded{runner, m_table.pawn("gynoid"), {}},
        "Red Speedrunner succeeds with Icebreaker on Gynoid.");
    row("deleted", DeleteSucceeded{m_table.pawn("cleaner-b"), m_table.pawn("idoru"), {}},
        "Cleaner B succeeds with Delete on Idoru.");
    row("not deleted", DeleteFailed{m_table.pawn("cleaner-b"), m_table.pawn("idoru"), {}},
        "Cleaner B fails with Delete on Idoru.");
    row("a name with a stop", ControlGained{m_table.block("ai"), Colour::Red}, "Ana takes control of A.I.");
    row("in the middle", CounterPlaced{m_table.block("ai"), Colour::Red, 1}, "Ana places 1 control counter on A.I.");
    row("a card without a name", CardSet{unnamed}, "The card Worm is entered.");
    std::vector<Player> players = m_table.state.players;
    players[2].name.clear(); // as at the table, see below
    players[1].left = true;
    row("left", Adjusted{{}, {}, players, {}, {}, {}, {}, {}, {}, {}}, "Put by hand: Bo has left the table.");
    players[1].left = false;
    players[0].bonus = 2;
    row("a player", Adjusted{{}, {}, players, {}, {}, {}, {}, {}, {}, "miscounted.."},
        "Put by hand: Ana. Reason: miscounted..");
    row("waits", PawnEliminated{runner, PawnWhere::Eliminated, onBlock(sprawl, {}), Colour::Red},
        "Red Speedrunner is eliminated and waits for Reboot.");
    row("gone", PawnEliminated{m_table.pawn("idoru"), PawnWhere::Removed, onBlock(sprawl, {}), {}},
        "Idoru is eliminated and out of the game.");
    row("moved",
        PawnMoved{runner,
                  onBlock(centralCore, middleSpace),
                  {onBlock(sprawl, sideSpace(0)), onBlock(sprawl, middleSpace)},
                  2,
                  false,
                  {}},
        "Red Speedrunner moves 2 steps to Sprawl, middle.");
    row("won", GameWon{{Colour::Red}, false}, "Ana wins the game.");
    row("shared", GameWon{{Colour::Red, Colour::Blue}, true}, "Time is up. Ana and Bo win the game.");
    row("nobody", GameWon{{}, true}, "Time is up. Everybody has left the table, so nobody wins.");
    row("dice", DiceRolled{{3, 5}, true, {}, 0}, "Dice on the table: 3, 5.");
    row("overridden", RuleOverridden{{SearchObstacle::PileEmpty, rule("A-043"), {}, {}}, "we agreed"},
        "Done although A-043 refuses it. Reason: we agreed");
    row("hand", HandFilled{Colour::Blue, 2, 1}, "Bo fills the hand. 2 cards kept. 1 card drawn.");
    row("note", Noted{"Pizza %1"}, "“Pizza %1”");
    row("hands", StartRolled{{}, Colour::Blue, {4, 5, 5}, false}, "Bo begins. Opening hands: Ana 4, Bo 5, Green 5.");
}

void SentencesTest::eventsNameWhatHappened()
{
    QFETCH(Event, event);
    QFETCH(QString, text);
    m_table.state.players[2].name.clear();
    QCOMPARE(eventText(m_table.state, event), text);
    if (!std::holds_alternative<Noted>(event))
        check([&] { return eventText(m_table.state, event); });
}

void SentencesTest::aSacrificeIsAboutThePawn() // what it carried leaves first
{
    const PawnId pawn = m_table.pawn("speedrunner-red");
    const PawnEliminated lost{pawn, PawnWhere::Eliminated, onBlock(centralCore, middleSpace), Colour::Red};
    QCOMPARE(mainText(m_table.state, {CardDiscarded{m_table.card("worm")}, lost}), eventText(m_table.state, lost));
    const DeleteSucceeded hit{m_table.pawn("cleaner-b"), pawn, {}};
    QCOMPARE(mainText(m_table.state, {hit, CardDiscarded{m_table.card("worm")}, lost}), eventText(m_table.state, hit));
}

void SentencesTest::everyCommandHasWords()
{
    for (const Action& action : oneOfEach<Action>()) {
        Command command;
        command.action = action;
        const auto texts = testing::inAllLanguages(m_languages, [&] { return commandText(m_table.state, command); });
        for (const QString& text : texts)
            QVERIFY(!text.isEmpty() && !text.contains(QLatin1Char('%')));
        QVERIFY(texts[QStringLiteral("ru")] != texts[QStringLiteral("en")]);
    }
}

void SentencesTest::everyFactIsAsked()
{
    for (const Field field : upTo(Field::Sacrifice))
        check([&] { return factText(m_table.state, {m_table.block("sprawl"), field}); });
    QCOMPARE(factText(m_table.state, {m_table.card("worm"), Field::Cost}),
             QStringLiteral("Enter the cost of Worm in bonus counters."));
}

void SentencesTest::everyHintIsASentence()
{
    for (const Hint::Code code : upTo(Hint::Code::SampleFace)) {
        check([&] { return hintText(m_table.state, {code, {}}); });
        check([&] { return hintText(m_table.state, {code, Fact{m_table.block("sprawl"), Field::Corners}}); });
    }
}

void SentencesTest::everyEffectHasWords()
{
    for (const EffectKind kind : upTo(EffectKind::Note)) {
        for (const bool may : {false, true}) {
            Effect effect;
            effect.kind = kind;
            effect.may = may;
            effect.pawn = m_table.pawn("gynoid");
            effect.card = m_table.card("worm");
            effect.skulls = 2;
            effect.count = 3;
            check([&] { return effectText(m_table.state, effect); });
        }
    }
}

void SentencesTest::everyChoiceIsAsked()
{
    for (const ChoiceKind kind : upTo(ChoiceKind::Yes)) {
        Choice choice;
        choice.kind = kind;
        choice.player = Colour::Blue;
        choice.source = m_table.block("underground");
        choice.count = 2;
        check([&] { return choiceText(m_table.state, choice); });
    }
}

void SentencesTest::aChoiceOfAPawnSaysWhatFor()
{
    Choice choice;
    choice.kind = ChoiceKind::Pawn;
    choice.player = Colour::Blue;
    choice.source = m_table.block("underground");
    const auto asked = [&](EffectKind kind) {
        choice.effect.kind = kind;
        return choiceText(m_table.state, choice);
    };
    QVERIFY2(asked(EffectKind::AttackOne).contains("whom Underground attacks"),
             qPrintable(asked(EffectKind::AttackOne)));
    QVERIFY(asked(EffectKind::SacrificeOne).contains("is sacrificed"));
    QVERIFY(asked(EffectKind::PlacePawn).contains("chooses a pawn for Underground"));
}

void SentencesTest::everyProblemIsASentence()
{
    using Code = record::ReadProblem::Code;
    for (const Code code : upTo(Code::CountMismatch))
        check([&] { return problemText(record::ReadProblem{code, 4, "/spaces/2/kind", "\"foo\""}); });
    for (const auto code : upTo(store::TableProblem::Code::Busy))
        check([&] { return problemText(store::TableProblem{code, 3, {}, {}}); });
    for (const auto code : upTo(SetupProblem::Code::TimeLimit))
        check([&] { return problemText(SetupProblem{code, 1, rule("A-009")}); });
}

void SentencesTest::placesAreNamedAsTheyLie()
{
    m_table.lay("sprawl", {1, -1}, 2);
    const Names names(m_table.state);
    const BlockId sprawl = m_table.block("sprawl");
    QCOMPARE(names.place(onBlock(sprawl, middleSpace)), QStringLiteral("Sprawl, middle"));
    // Printed on side 0, turned by 2: it points south-east on the table.
    QCOMPARE(names.place(onBlock(sprawl, sideSpace(0))), QStringLiteral("Sprawl, south-east"));
    QCOMPARE(names.place(onBlock(sprawl, {})), QStringLiteral("Sprawl"));
    QCOMPARE(names.place(onBlock(centralCore, middleSpace)), QStringLiteral("Central Core"));
    QCOMPARE(names.cell({1, -1}), QStringLiteral("Sprawl"));
    QCOMPARE(names.cell({5, -1}), QStringLiteral("[5, -1]"));
}

void SentencesTest::namesFollowTheEdition()
{
    QCOMPARE(Names::pawnOfKey("mar-ii-drone", false), QStringLiteral("Mar II drone"));
    QCOMPARE(Names::pawnOfKey("mar-ii-drone", true), QStringLiteral("MK-2 drone"));
    QCOMPARE(Names::pawnOfKey("cyborg", true), QStringLiteral("Automata"));
    QCOMPARE(Names::blockOfKey("ai"), QStringLiteral("A.I."));
    QCOMPARE(Names::blockOfKey("stand-alone-complex"), QStringLiteral("Stand Alone Complex"));
}

void SentencesTest::genericNamesAreTranslatedPrintedOnesAreNot()
{
    const auto texts = testing::inAllLanguages(m_languages, [] { return Names::blockOfKey("copyleft"); });
    for (const QString& text : texts)
        QCOMPARE(text, QStringLiteral("Copyleft"));
    for (const char* key : {"cleaner-a", "probe-drone", "turret-drone", "cyborg", "speedrunner-blue"}) {
        const auto pawn = testing::inAllLanguages(m_languages, [key] { return Names::pawnOfKey(key, false); });
        QVERIFY2(pawn[QStringLiteral("ru")] != pawn[QStringLiteral("en")], key);
        QVERIFY2(pawn[QStringLiteral("es")] != pawn[QStringLiteral("en")], key);
    }
}

QTEST_GUILESS_MAIN(SentencesTest)
#include "sentences_test.moc"
