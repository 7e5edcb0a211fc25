// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A table that was closed, or killed, in the middle of something: opened again it leads on from there at once.
#include "ui/zaibatsu/hand_over.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/pick_flow.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QtTest>

using namespace zaibatsu;
using support::TableWindow;

namespace {

bool does(const support::TableInMemory& made, const char* json)
{
    return made.table->doCommand(json).kind == presentation::Answer::Kind::Done;
}

/// The sample table with that effect just fired by a block that was placed.
support::TableInMemory withEffect(const QByteArray& effect)
{
    support::TableInMemory made = support::sampleTable();
    const QByteArray face = R"({"type":"set-block","block":"antro","placed":)" + effect + "}";
    [&] {
        QVERIFY(does(made, face));
        QVERIFY(does(made, R"({"type":"search","pawn":"speedrunner-red","block":"antro","at":[2,1],"rotation":0,
                               "override":"x"})"));
        QVERIFY(!made.table->state().pending.empty());
    }();
    return made;
}

} // namespace

class OpenedTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void anOpenChoiceIsAsked()
    {
        TableWindow window(withEffect(R"({"effect":"attack-one","skulls":1,"reach":"any"})"));
        auto* list = qobject_cast<ui::PickFlow*>(window.screen.flow());
        QVERIFY(list);
        QVERIFY(!list->listed().empty());
        QVERIFY(window.tap("option-0")); // and can be answered
        QVERIFY(qobject_cast<ui::OddsFlow*>(window.screen.flow()));
    }

    void openDiceAreAskedFor()
    {
        const support::TableInMemory made = withEffect(R"({"effect":"attack-one","skulls":1,"reach":"any"})");
        const auto rest = Game::legal(made.table->state());
        QVERIFY(!rest.empty());
        made.table->dispatch(rest.front(), false);
        QCOMPARE(made.table->state().pending.front().kind, ChoiceKind::Dice);
        TableWindow window(made);
        QVERIFY(qobject_cast<ui::OddsFlow*>(window.screen.flow()));
    }

    void theHandOverIsShown_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1280, 800);
        QTest::newRow("phone") << QSize(360, 740);
    }
    void theHandOverIsShown()
    {
        QFETCH(QSize, size);
        const support::TableInMemory made = support::sampleTable();
        for (int i = 0; i < 3 && made.table->state().turn.phase != Phase::Recycling; ++i)
            QVERIFY(does(made, R"({"type":"phase"})"));
        TableWindow window(made, size);
        QVERIFY(qobject_cast<ui::HandOver*>(window.screen.flow()));
        QVERIFY(window.tap("go"));
        QVERIFY(made.table->state().turn.phase != Phase::Recycling);
    }

    /// Nothing comes before a table on which one simply plays on.
    void elseTheTableIsShown()
    {
        const TableWindow window(support::sampleTable());
        QVERIFY(!window.screen.flow());
    }
};

QTEST_MAIN(OpenedTest)
#include "opened_test.moc"
