// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Putting by hand through the window: every field of show --json that adjust can put, the same as by the command line;
// several things in one step; what is refused, with every problem; pieces chosen by tap or from the list.
#include "presentation/languages.h"
#include "presentation/names.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/adjust_fixture.h"
#include "ui/zaibatsu/adjust_flow.h"
#include "ui/zaibatsu/adjust_words.h"
#include "zaibatsu/piece_ids.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <functional>

using namespace zaibatsu;
using support::AdjustWindow;
using ui::BlockSpot;
using ui::EmptyCell;

namespace {

/// The sample table with an item, a block card and a pawn with an each-turn icon.
support::TableInMemory richTable(Edition edition)
{
    auto made = edition == Edition::First2011 ? support::sampleTable() : support::freshTable(true, edition);
    for (const char* json : {R"({"type":"set-card","card":"an-item","name":"An Item","use":"generic","cost":1})",
                             R"({"type":"set-card","card":"a-bar","name":"A Bar","use":"block-card","cost":1})",
                             R"({"type":"set-pawn","pawn":"idoru","each_turn":["search"]})"})
        if (made.table->doCommand(json).kind != presentation::Answer::Kind::Done)
            qFatal("%s", json);
    return made;
}

BlockId block(const AdjustWindow& window, const char* key) { return *findBlock(*window.state().components, key); }

/// One thing to put: the list and row of its piece, the taps after that, and what the command line would be told.
struct Way {
    const char* name;
    int kind;
    const char* row;
    std::function<bool(AdjustWindow&)> taps;
    const char* set;
    const char* before = ""; ///< what is to be put first, likewise
    Edition edition = Edition::First2011;
};

std::function<bool(AdjustWindow&)> taps(const QStringList& objects)
{
    return [objects](AdjustWindow& window) {
        return std::ranges::all_of(objects, [&window](const QString& object) { return window.tap(object); });
    };
}

std::function<bool(AdjustWindow&)> number(const QString& object, int value)
{
    return [object, value](AdjustWindow& window) { return window.set(object, value); };
}

std::vector<Way> blockWays()
{
    return {
        {"a block laid", 0, "pick-block-underground",
         [](AdjustWindow& window) { return window.tapSeen(EmptyCell{{-1, 0}}) && window.tap("turn-4"); },
         R"({"blocks":[{"block":"underground","at":[-1,0],"rotation":4}]})"},
        {"a block moved", 0, "pick-block-freeside",
         [](AdjustWindow& window) { return window.tap("move") && window.tapSeen(EmptyCell{{2, 0}}); },
         R"({"blocks":[{"block":"freeside","at":[2,0]}]})"},
        {"a block turned", 0, "pick-block-freeside", taps({"turn-0"}),
         R"({"blocks":[{"block":"freeside","rotation":0}]})"},
        {"a block lifted", 0, "pick-block-copyleft", taps({"lift"}), R"({"blocks":[{"block":"copyleft","at":null}]})"},
        {"an owner", 0, "pick-block-sprawl", taps({"owner-blue"}), R"({"blocks":[{"block":"sprawl","owner":"blue"}]})"},
        {"no owner", 0, "pick-block-sprawl", taps({"owner-nobody"}), R"({"blocks":[{"block":"sprawl","owner":null}]})"},
        {"counters on a block", 0, "pick-block-sprawl", number("counter-red", 2),
         R"({"blocks":[{"block":"sprawl","counters":["red","red"]}]})"},
        {"bonus on a block", 0, "pick-block-sprawl", number("block-bonus", 3),
         R"({"blocks":[{"block":"sprawl","bonus":3}]})"},
        {"a bonus icon won", 0, "pick-block-cleaner-a", [](AdjustWindow& window) { return window.pick("icon-1", 4); },
         R"({"icons":[{"cells":[[1,-1],[1,0],[2,-1]],"counter":false,"won_by":"red"},
                      {"cells":[[0,1],[1,0],[1,1]],"counter":false,"won_by":"blue"}]})"},
    };
}

std::vector<Way> pawnWays()
{
    return {
        {"a pawn's place, by tap", 1, "pick-pawn-cleaner-a",
         [](AdjustWindow& window) { return window.tapSeen(BlockSpot{centralCore, middleSpace}); },
         R"({"pawns":[{"pawn":"cleaner-a","at":"central-core/c"}]})"},
        {"a pawn from the reserve", 1, "pick-pawn-gynoid",
         [](AdjustWindow& window) {
             return window.tapSeen(BlockSpot{centralCore, middleSpace}) && window.tap("owner-red");
         },
         R"({"pawns":[{"pawn":"gynoid","state":"cybernet","at":"central-core/c","controller":"red"}]})"},
        {"a pawn's place, on a card", 1, "pick-pawn-cleaner-a",
         [](AdjustWindow& window) { return window.pick("ground", 7); },
         R"({"pawns":[{"pawn":"cleaner-a","at":"a-bar/c"}]})",
         R"({"cards":[{"card":"a-bar","state":"cybernet","at":[-1,0],"beside":"central-core"}]})"},
        {"a pawn's controller", 1, "pick-pawn-idoru", taps({"owner-blue"}),
         R"({"pawns":[{"pawn":"idoru","controller":"blue"}]})"},
        {"a pawn eliminated", 1, "pick-pawn-cleaner-a", taps({"where-eliminated"}),
         R"({"pawns":[{"pawn":"cleaner-a","state":"eliminated"}]})"},
        {"a pawn not in play", 1, "pick-pawn-cleaner-a", taps({"where-reserve"}),
         R"({"pawns":[{"pawn":"cleaner-a","state":"reserve"}]})"},
        {"a pawn removed", 1, "pick-pawn-idoru", taps({"where-removed"}),
         R"({"pawns":[{"pawn":"idoru","state":"removed"}]})"},
        {"what is paid for a pawn", 1, "pick-pawn-cleaner-a",
         [](AdjustWindow& window) { return window.set("paid", 2) && window.tap("payer-red"); },
         R"({"pawns":[{"pawn":"cleaner-a","paid":2,"payer":"red"}]})"},
        {"the counter on a pawn", 1, "pick-pawn-idoru", taps({"card-counter-red"}),
         R"({"pawns":[{"pawn":"idoru","counter":"red"}]})"},
        {"each-turn icons used", 1, "pick-pawn-idoru", taps({"used-2"}),
         R"({"pawns":[{"pawn":"idoru","used":["search"]}]})"},
        {"own movement left", 1, "pick-pawn-idoru", number("own-left", 2),
         R"({"pawns":[{"pawn":"idoru","own_left":2}]})"},
    };
}

std::vector<Way> cardWays()
{
    return {
        {"a card on a pawn, by tap", 2, "pick-card-an-item",
         [](AdjustWindow& window) {
             return window.tap("card-equipped") && window.tapSeen(*findPawn(*window.state().components, "cleaner-a"))
                 && window.tap("owner-blue") && window.set("paid", 1);
         },
         R"({"cards":[{"card":"an-item","state":"equipped","pawn":"cleaner-a","owner":"blue","paid":1}]})"},
        {"a card on a pawn, by list", 2, "pick-card-an-item",
         [](AdjustWindow& window) { return window.tap("card-equipped") && window.pick("card-pawn", 1); },
         R"({"cards":[{"card":"an-item","state":"equipped","pawn":"speedrunner-red"}]})"},
        {"a card placed, by tap", 2, "pick-card-a-bar",
         [](AdjustWindow& window) { return window.tap("card-cybernet") && window.tapSeen(EmptyCell{{-1, 0}}); },
         R"({"cards":[{"card":"a-bar","state":"cybernet","at":[-1,0],"beside":"central-core"}]})"},
        {"a card placed, by list", 2, "pick-card-a-bar",
         [](AdjustWindow& window) {
             return window.tap("card-cybernet") && window.pick("beside", 1) && window.pick("side", 4);
         },
         R"({"cards":[{"card":"a-bar","state":"cybernet","at":[-1,0],"beside":"central-core"}]})"},
        {"a card held", 2, "pick-card-financial-sector",
         [](AdjustWindow& window) { return window.tap("card-held") && window.tap("owner-red"); },
         R"({"cards":[{"card":"financial-sector","state":"held","owner":"red"}]})"},
        {"a card played", 2, "pick-card-an-item", taps({"card-table"}),
         R"({"cards":[{"card":"an-item","state":"table"}]})"},
        {"a card discarded", 2, "pick-card-an-item", taps({"card-discarded"}),
         R"({"cards":[{"card":"an-item","state":"discarded"}]})"},
        {"a card in the deck again", 2, "pick-card-an-item", taps({"card-supply"}),
         R"({"cards":[{"card":"an-item","state":"supply"}]})", R"({"cards":[{"card":"an-item","state":"table"}]})"},
    };
}

std::vector<Way> playerWays()
{
    return {
        {"a name", 3, "pick-player-red",
         [](AdjustWindow& window) {
             auto* name = qobject_cast<QLineEdit*>(window.part("player-name"));
             name->selectAll();
             QTest::keyClicks(name, "Anna");
             window.settle();
             return true;
         },
         R"({"players":[{"colour":"red","name":"Anna"}]})"},
        {"another colour", 3, "pick-player-red", taps({"recolour-green"}),
         R"({"players":[{"colour":"red","recolour":"green"}]})"},
        {"a player leaves", 3, "pick-player-blue", taps({"left"}), R"({"players":[{"colour":"blue","left":true}]})"},
        {"free bonus counters", 3, "pick-player-blue", number("bonus", 4),
         R"({"players":[{"colour":"blue","bonus":4}]})"},
        {"counters in all", 3, "pick-player-blue", number("total", 8),
         R"({"players":[{"colour":"blue","counters":{"total":8}}]})"},
        {"opening cards", 3, "pick-player-blue", number("opening-hand", 3),
         R"({"players":[{"colour":"blue","opening_hand":3}]})"},
        {"markers", 3, "pick-player-blue", taps({"black-marker"}),
         R"({"players":[{"colour":"blue","black_marker":false}]})", "", Edition::Second2017},
        {"whose turn", 3, "pick-turn", taps({"turn-player-blue"}), R"({"turn":{"player":"blue"}})"},
        {"the phase", 3, "pick-turn", taps({"phase-beginning"}), R"({"turn":{"phase":"beginning"}})"},
        {"the turn's number", 3, "pick-turn", number("turn-number", 20), R"({"turn":{"number":20}})"},
        {"who has won", 3, "pick-turn",
         [](AdjustWindow& window) { return window.tap("phase-over") && window.tap("winner-blue"); },
         R"({"turn":{"phase":"over"},"winners":["blue"]})"},
    };
}

std::vector<Way> ways()
{
    std::vector<Way> all = blockWays();
    for (const auto& more : {pawnWays(), cardWays(), playerWays()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

void gather(const QJsonValue& value, QSet<QString>& keys)
{
    for (const QJsonValue& each : value.toArray())
        gather(each, keys);
    const QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field) {
        keys << field.key();
        gather(field.value(), keys);
    }
}

QByteArray adjustOf(const char* set) { return QByteArray(R"({"type":"adjust","set":)") + set + "}"; }

} // namespace

class AdjustTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English));
    }

    void theWindowPutsWhatTheCommandLinePuts_data()
    {
        QTest::addColumn<int>("at");
        const auto all = ways();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }

    void theWindowPutsWhatTheCommandLinePuts()
    {
        QFETCH(int, at);
        const Way way = ways()[static_cast<std::size_t>(at)];
        AdjustWindow window(richTable(way.edition));
        auto other = richTable(way.edition);
        using Kind = presentation::Answer::Kind;
        if (*way.before != '\0') {
            QCOMPARE(window.made.table->doCommand(adjustOf(way.before)).kind, Kind::Done);
            QCOMPARE(other.table->doCommand(adjustOf(way.before)).kind, Kind::Done);
        }
        const auto answer = other.table->doCommand(adjustOf(way.set));
        QVERIFY2(answer.kind == Kind::Done, answer.json.constData());
        const int entries = window.made.table->entries();
        QVERIFY(window.open());
        QVERIFY(window.kind(way.kind));
        QVERIFY2(window.tap(way.row), way.row);
        const State before = window.state();
        QVERIFY(way.taps(window));
        QVERIFY(window.state() == before); // shown, not yet put
        const bool changes = !(other.table->state() == before);
        QCOMPARE(window.count("change") > 0, changes);
        QVERIFY(window.tap("confirm"));
        QCOMPARE(window.made.table->entries(), entries + 1);
        QCOMPARE(window.made.table->showJson(std::nullopt), other.table->showJson(std::nullopt));
        QVERIFY(window.state() == other.table->state());
    }

    /// What show shows and adjust takes is put by one of the ways above; what follows from the rest is left out.
    void noFieldIsLeftOut()
    {
        QSet<QString> put;
        for (const Way& way : ways())
            gather(QJsonDocument::fromJson(way.set).object(), put);
        QSet<QString> shown{"left", "black_marker", "paid",   "payer",   "counter",
                            "used", "own_left",     "beside", "recolour"};
        AdjustWindow window(richTable(Edition::First2011));
        gather(QJsonDocument::fromJson(*window.made.table->showJson(std::nullopt)).object(), shown);
        const QSet<QString> follows{"game",   "edition", "track",   "time_limit", "entries", "head", "in_force",
                                    "supply", "pile",    "pending", "hand_max",   "placed",  "pool", "winner"};
        shown.subtract(follows);
        shown.subtract(put);
        QVERIFY2(shown.isEmpty(), qPrintable(QStringList(shown.values()).join(", ")));
    }

    void whatIsAdjustedComesIntoSight()
    {
        AdjustWindow window(richTable(Edition::First2011));
        window.screen.select(zaibatsu::centralCore);
        window.settle();
        QVERIFY(window.tap("adjust"));
        const ui::Flow* flow = window.screen.flow();
        QVERIFY(flow);
        const auto view = flow->inView();
        QVERIFY(view && view->targets.front() == ui::BoardTarget(ui::BlockSpot{zaibatsu::centralCore, std::nullopt}));
    }

    void severalThingsAreOneStepWithOneReason()
    {
        AdjustWindow window(richTable(Edition::First2011));
        const int entries = window.made.table->entries();
        QVERIFY(window.open());
        QVERIFY(window.tap("pick-block-underground"));
        QVERIFY(window.tapSeen(EmptyCell{{-1, 0}}));
        QVERIFY(window.tap("owner-red"));
        QVERIFY(window.tap("another"));
        QVERIFY(window.kind(1));
        QVERIFY(window.tap("pick-pawn-gynoid"));
        const BlockId laid = block(window, "underground");
        QVERIFY(window.tapSeen(BlockSpot{laid, middleSpace})); // on the block that is not yet put
        auto* reason = qobject_cast<QLineEdit*>(window.part("reason"));
        QVERIFY(reason);
        QTest::keyClicks(reason, "The cat did it");
        QVERIFY(window.count("change") >= 2);
        QVERIFY(window.tap("confirm"));
        QCOMPARE(window.made.table->entries(), entries + 1);
        QCOMPARE(window.state().blocks[laid.index()]->owner, std::optional(Colour::Red));
        QCOMPARE(pawnOf(window.state(), *findPawn(*window.state().components, "gynoid")).at,
                 std::optional(onBlock(laid, middleSpace)));
        QVERIFY(window.made.table->log().last().text.contains("The cat did it"));
    }

    void everyProblemIsListedAndNothingIsPut()
    {
        AdjustWindow window(richTable(Edition::First2011));
        QVERIFY(window.open());
        QVERIFY(window.tap("pick-block-sprawl"));
        QVERIFY(window.set("counter-red", 10)); // more than there are
        QVERIFY(window.set("block-bonus", 24)); // likewise
        const State before = window.state();
        QVERIFY(window.part("refusal"));
        QCOMPARE(window.count("problem"), 1);
        QVERIFY(!window.tap("confirm"));
        QVERIFY(window.state() == before);
        QVERIFY(window.set("block-bonus", 0));
        QCOMPARE(window.count("problem"), 0);
        QVERIFY(window.set("counter-red", 1));
        QVERIFY(!window.part("refusal"));
    }

    /// A card that is put beside a block and has no block yet is no fault: the players have not come to it.
    void whatIsStillToBeChosenIsNoRefusal()
    {
        AdjustWindow window(richTable(Edition::First2011));
        QVERIFY(window.open() && window.kind(2));
        QVERIFY(window.tap("pick-card-worm") && window.tap("card-cybernet"));
        QVERIFY(!window.part("refusal"));
        QVERIFY(!window.tap("confirm"));
        auto* reason = qobject_cast<QLineEdit*>(window.part("reason"));
        QVERIFY(reason);
        QTest::keyClicks(reason, "It lay there");
        QVERIFY(!window.tap("confirm"));
    }

    /// Where a block lies is said by a neighbour, on the side on which it really lies.
    void aBlockLiesBesideANeighbour()
    {
        const auto made = richTable(Edition::First2011);
        const State& state = made.table->state();
        int told = 0;
        for (const BlockId block : blockIds(state)) {
            const auto& laid = state.blocks[block.index()];
            if (!laid || block == centralCore)
                continue;
            const QString words = ui::lyingWords(state, block);
            int named = 0;
            for (const BlockId other : blockIds(state))
                for (int side = 0; side < 6; ++side)
                    if (const auto& beside = state.blocks[other.index()];
                        beside && hex::neighbour(beside->at, side) == laid->at)
                        named += words.contains(presentation::Names(state).block(other) + " ("
                                                + presentation::Names::direction(side) + ")")
                            ? 1
                            : 0;
            QVERIFY2(named == 1, qPrintable(words));
            ++told;
        }
        QVERIFY(told > 2);
    }

    void aPieceIsChosenByTapOrFromTheList()
    {
        AdjustWindow window(richTable(Edition::First2011));
        QVERIFY(window.open());
        auto* flow = qobject_cast<ui::AdjustFlow*>(window.screen.flow());
        QVERIFY(flow);
        const BlockId toei = block(window, "toei-company");
        QVERIFY(window.tapSeen(BlockSpot{toei, std::nullopt}));
        QVERIFY(!std::holds_alternative<std::monostate>(flow->subject()));
        QVERIFY(window.tap("another"));
        const PawnId cleaner = *findPawn(*window.state().components, "cleaner-a");
        QVERIFY(window.tapSeen(cleaner));
        QVERIFY(flow->subject() == ui::AdjustSubject(cleaner));
        QVERIFY(window.tap("another"));
        QVERIFY(window.tap("player-blue")); // beside the board
        QVERIFY(flow->subject() == ui::AdjustSubject(Colour::Blue));
        QVERIFY(window.tap("another"));
        QVERIFY(window.kind(1));
        auto* filter = qobject_cast<QLineEdit*>(window.part("filter"));
        QVERIFY(filter);
        QTest::keyClicks(filter, "hulk");
        window.settle();
        QVERIFY(!window.part("pick-pawn-gynoid"));
        QVERIFY(window.tap("pick-pawn-hulk-drone")); // in reserve
    }

    void aPlayerIsPutRightFromNowAndFromMore()
    {
        AdjustWindow window(richTable(Edition::First2011));
        window.clear();
        QVERIFY(window.tap("player-blue"));
        QVERIFY(window.tap("rename"));
        auto* name = qobject_cast<QLineEdit*>(window.part("player-name"));
        QVERIFY(name);
        name->selectAll();
        QTest::keyClicks(name, "Bob");
        QVERIFY(window.tap("confirm"));
        QCOMPARE(findPlayer(window.state(), Colour::Blue)->name, std::string("Bob"));
        QVERIFY(window.tap("recolour"));
        QVERIFY(window.tap("recolour-yellow"));
        QVERIFY(window.tap("confirm"));
        QVERIFY(findPlayer(window.state(), Colour::Yellow));
        window.clear();
        QVERIFY(window.tap("player-red"));
        QVERIFY(window.tap("more"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        auto* leave = menu->findChild<QAction*>("leave");
        QVERIFY(leave);
        leave->trigger();
        menu->close();
        window.settle();
        QVERIFY(window.tap("confirm"));
        QVERIFY(findPlayer(window.state(), Colour::Red)->left);
    }

    /// A table of scores keeps no pieces: the players and the turn alone can be put. One of blocks and control takes
    /// any place.
    void everyLevelOffersWhatItKeeps()
    {
        AdjustWindow scores(support::freshTable(false, Edition::First2011, Track::Scores));
        QVERIFY(scores.open());
        QVERIFY(!scores.part("kinds"));
        QVERIFY(!scores.part("pick-block-sprawl"));
        QVERIFY(scores.tap("pick-player-blue"));
        QVERIFY(scores.set("counters", 2));
        QVERIFY(scores.tap("confirm"));
        QCOMPARE(findPlayer(scores.state(), Colour::Blue)->pool, 8);
        AdjustWindow control(support::freshTable(false, Edition::First2011, Track::Control));
        QVERIFY(control.open());
        QVERIFY(control.tap("pick-block-sprawl"));
        QVERIFY(control.tapSeen(EmptyCell{{1, 0}}));
        QVERIFY(control.tap("owner-blue"));
        QVERIFY(control.tap("confirm"));
        QCOMPARE(control.state().blocks[block(control, "sprawl").index()]->owner, std::optional(Colour::Blue));
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(AdjustTest)
#include "adjust_test.moc"
