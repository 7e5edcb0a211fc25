// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Commands from outside: each way of being wrong gives its one problem with its place; what may be left out may be.
#include "catalogue/catalogue.h"
#include "record/zaibatsu_codec.h"

#include <QFile>
#include <QtTest>

using namespace zaibatsu;
using Code = record::ReadProblem::Code;

Q_DECLARE_METATYPE(record::ReadProblem::Code)

namespace {

Settings twoPlayers()
{
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}};
    return settings;
}

PawnId pawn(std::uint16_t i) { return PawnId{i}; }

} // namespace

class CommandTest : public QObject {
    Q_OBJECT

private slots:
    void wrong_data();
    void wrong();
    void right_data();
    void right();
    void diceAreTypedWhenTheyComeFromOutside();
    void twinsInName();
    void targets();
    void aNewPieceMayNameItself();
    void faces_data();
    void faces();
    void noMorePiecesThanATableTakes();
    void adjusting();
    void everyPartThatShowShows();

private:
    [[nodiscard]] base::Result<Command, record::ReadProblem> read(const char* json) const
    {
        return record::readCommand(m_names, json);
    }

    record::Names m_names = *catalogue::namesFor(twoPlayers());
};

void CommandTest::wrong_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* name, const char* json, Code code, const char* where) {
        QTest::newRow(name) << QByteArray(json) << code << QString(where);
    };
    row("nothing", "", Code::Empty, "");
    row("no JSON", "search sprawl", Code::NotJson, "");
    row("a list", "[]", Code::WrongType, "");
    row("a number", "7", Code::WrongType, "");
    row("no type", R"({"pawn":"idoru"})", Code::MissingField, "/type");
    row("type is no text", R"({"type":3})", Code::WrongType, "/type");
    row("unknown type", R"({"type":"serach"})", Code::UnknownWord, "/type");
    row("an event for a command", R"({"type":"block-placed"})", Code::UnknownWord, "/type");
    row("missing field", R"({"type":"search","pawn":"idoru","block":"sprawl","at":[1,-1]})", Code::MissingField,
        "/rotation");
    row("unknown field", R"({"type":"enter","pawn":"cracker","rotaton":1})", Code::UnknownField, "/rotaton");
    row("unknown pawn", R"({"type":"enter","pawn":"nobody"})", Code::UnknownWord, "/pawn");
    row("pawn of another case", R"({"type":"enter","pawn":"Cracker"})", Code::UnknownWord, "/pawn");
    row("pawn is a number", R"({"type":"enter","pawn":10})", Code::WrongType, "/pawn");
    row("pawn is null", R"({"type":"enter","pawn":null})", Code::WrongType, "/pawn");
    row("unknown block", R"({"type":"search","pawn":"idoru","block":"slum","at":[1,-1],"rotation":0})",
        Code::UnknownWord, "/block");
    row("a pawn for a block", R"({"type":"search","pawn":"idoru","block":"idoru","at":[1,-1],"rotation":0})",
        Code::UnknownWord, "/block");
    row("rotation 6", R"({"type":"search","pawn":"idoru","block":"sprawl","at":[1,-1],"rotation":6})", Code::OutOfRange,
        "/rotation");
    row("rotation -1", R"({"type":"search","pawn":"idoru","block":"sprawl","at":[1,-1],"rotation":-1})",
        Code::OutOfRange, "/rotation");
    row("rotation 1.0", R"({"type":"search","pawn":"idoru","block":"sprawl","at":[1,-1],"rotation":1.0})",
        Code::WrongType, "/rotation");
    row("cell of three", R"({"type":"search","pawn":"idoru","block":"sprawl","at":[1,-1,0],"rotation":0})",
        Code::TooLong, "/at");
    row("cell of one", R"({"type":"search","pawn":"idoru","block":"sprawl","at":[1],"rotation":0})", Code::WrongType,
        "/at");
    row("cell far away", R"({"type":"search","pawn":"idoru","block":"sprawl","at":[201,0],"rotation":0})",
        Code::OutOfRange, "/at/0");
    row("cell as object", R"({"type":"search","pawn":"idoru","block":"sprawl","at":{"q":1,"r":1},"rotation":0})",
        Code::WrongType, "/at");
    row("empty path", R"({"type":"move","pawn":"idoru","path":[],"actions":1})", Code::Empty, "/path");
    row("path is a text", R"({"type":"move","pawn":"idoru","path":"sprawl/c"})", Code::WrongType, "/path");
    row("place on no block", R"({"type":"move","pawn":"idoru","path":["slum/c"]})", Code::UnknownWord, "/path/0");
    row("place without space", R"({"type":"move","pawn":"idoru","path":["sprawl/"]})", Code::OutOfRange, "/path/0");
    row("space with a capital", R"({"type":"move","pawn":"idoru","path":["sprawl/C"]})", Code::OutOfRange, "/path/0");
    row("space of nine letters", R"({"type":"move","pawn":"idoru","path":["sprawl/abcdefghi"]})", Code::OutOfRange,
        "/path/0");
    row("two slashes", R"({"type":"move","pawn":"idoru","path":["sprawl/a/b"]})", Code::OutOfRange, "/path/0");
    row("actions -1", R"({"type":"move","pawn":"idoru","path":["sprawl/c"],"actions":-1})", Code::OutOfRange,
        "/actions");
    row("own is a word", R"({"type":"move","pawn":"idoru","path":["sprawl/c"],"own":"yes"})", Code::WrongType, "/own");
    row("a die of 7", R"({"type":"icebreak","pawn":"idoru","block":"sprawl","dice":[7]})", Code::OutOfRange, "/dice/0");
    row("a die of 0", R"({"type":"icebreak","pawn":"idoru","block":"sprawl","dice":[3,0]})", Code::OutOfRange,
        "/dice/1");
    row("dice as a number", R"({"type":"icebreak","pawn":"idoru","block":"sprawl","dice":4})", Code::WrongType,
        "/dice");
    row("dice said to be drawn", R"({"type":"icebreak","pawn":"idoru","block":"sprawl","dice":[4],"typed":false})",
        Code::OutOfRange, "/typed");
    row("no target", R"({"type":"icebreak","pawn":"idoru"})", Code::MissingField, "/block");
    row("block and pawn", R"({"type":"icebreak","pawn":"idoru","block":"sprawl","target":"gynoid"})",
        Code::UnknownField, "/target");
    row("delete a block", R"({"type":"delete","pawn":"idoru","target":"sprawl"})", Code::UnknownWord, "/target");
    row("reboot by 5", R"({"type":"reboot","pawn":"idoru","cards":5})", Code::OutOfRange, "/cards");
    row("unknown card", R"({"type":"equip","card":"cyberspace-seven"})", Code::UnknownWord, "/card");
    row("card named twice", R"({"type":"enter","pawn":"cracker","cards":["worm","worm"]})", Code::DuplicateKey,
        "/cards");
    row("card and cards", R"({"type":"enter","pawn":"cracker","card":"worm","cards":["virus"]})", Code::UnknownField,
        "/cards");
    row("side 6", R"({"type":"place-card","card":"cabazia-club","beside":"sprawl","side":6})", Code::OutOfRange,
        "/side");
    row("unknown source", R"({"type":"use","source":"nothing"})", Code::UnknownWord, "/source");
    row("unknown block of a space", R"({"type":"use","source":"nothing/2"})", Code::UnknownWord, "/source");
    row("space with a capital as source", R"({"type":"use","source":"sprawl/C"})", Code::OutOfRange, "/source");
    row("source of no such kind", R"({"type":"use","source":"sprawl","source_is":"pawn"})", Code::UnknownWord,
        "/source_is");
    row("target of nothing", R"({"type":"use","source":"sprawl","target":{}})", Code::Empty, "/target");
    row("choice 0", R"({"type":"choose","choice":0,"yes":true})", Code::OutOfRange, "/choice");
    row("two answers", R"({"type":"choose","choice":1,"yes":true,"pawn":"idoru"})", Code::UnknownField, "/yes");
    row("unknown player", R"({"type":"choose","choice":1,"player":"violet"})", Code::UnknownWord, "/player");
    row("kept a text", R"({"type":"phase","kept":"2"})", Code::WrongType, "/kept");
    row("phase with a card", R"({"type":"phase","card":"worm"})", Code::UnknownField, "/card");
    row("empty note", R"({"type":"note","text":""})", Code::Empty, "/text");
    row("long note", qPrintable(QString(R"({"type":"note","text":"%1"})").arg(QString(4001, 'x'))), Code::TooLong,
        "/text");
    row("empty reason", R"({"type":"phase","override":""})", Code::Empty, "/override");
    row("reason is true", R"({"type":"phase","override":true})", Code::WrongType, "/override");
    row("rolls of a stranger", R"({"type":"starting-rolls","rolls":{"violet":[5]}})", Code::UnknownField,
        "/rolls/violet");
    row("rolls as a list", R"({"type":"starting-rolls","rolls":[5,2]})", Code::WrongType, "/rolls");
    row("key twice", R"({"type":"phase","type":"end"})", Code::DuplicateKey, "/type");
    row("adjust without set", R"({"type":"adjust","note":"x"})", Code::MissingField, "/set");
    row("adjust of nothing known", R"({"type":"adjust","set":{"bloks":[]}})", Code::UnknownField, "/set/bloks");
    row("adjust an unknown state", R"({"type":"adjust","set":{"pawns":[{"pawn":"idoru","state":"away"}]}})",
        Code::UnknownWord, "/set/pawns/0/state");
    row("adjust without a name", R"({"type":"adjust","set":{"pawns":[{"state":"cybernet"}]}})", Code::MissingField,
        "/set/pawns/0/pawn");
    row("adjust counters by number", R"({"type":"adjust","set":{"blocks":[{"block":"sprawl","counters":2}]}})",
        Code::WrongType, "/set/blocks/0/counters");
    row("icon of two cells", R"({"type":"adjust","set":{"icons":[{"cells":[[0,0],[1,0]],"counter":true}]}})",
        Code::OutOfRange, "/set/icons/0/cells");
    row("counters that do not add up",
        R"({"type":"adjust","set":{"players":[{"colour":"red","counters":{"total":10,"placed":3,"pool":6}}]}})",
        Code::CountMismatch, "/set/players/0/counters/placed");
}

void CommandTest::wrong()
{
    QFETCH(QByteArray, json);
    QFETCH(Code, code);
    QFETCH(QString, where);
    const auto command = record::readCommand(m_names, json.toStdString());
    QVERIFY(!command);
    QCOMPARE(QString::fromStdString(command.error().where), where);
    QCOMPARE(QString(toString(command.error().code)), QString(toString(code)));
}

void CommandTest::right_data()
{
    QTest::addColumn<QByteArray>("json");
    for (
        const char* json :
        {R"({"type":"starting-rolls"})",
         R"({"type":"starting-rolls","rolls":{"red":[5],"blue":[2]}})",
         R"({"type":"search","pawn":"speedrunner-red","block":"sprawl","at":[1,-1],"rotation":2,"card":"worm"})",
         R"({"type":"move","pawn":"hulk-drone","path":["sprawl","yakuza"],"own":true})",
         R"({"type":"move","pawn":"cracker","path":["gentleman-loser/c"],"actions":3,"cards":["worm","virus"]})",
         R"({"type":"roll-movement","pawn":"cyborg","dice":[3]})",
         R"({"type":"icebreak","pawn":"cracker","target":"idoru"})",
         R"({"type":"icebreak","pawn":"cracker","block":"sprawl","dice":[1,6],"own":true,"declared":true,"success":false})",
         R"({"type":"reboot","pawn":"speedrunner-red","cards":4})",
         R"({"type":"reboot","pawn":"speedrunner-red","cards":["reboot-1","reboot-2","reboot-3","reboot-4"]})",
         R"({"type":"equip","card":"worm"})",
         R"({"type":"equip","card":"cyberspace-seven-2","pawn":"cracker"})",
         R"({"type":"use","source":"toei-company","target":"idoru"})",
         R"({"type":"use","source":"sprawl/2"})",
         R"({"type":"use","source":"gentleman-loser/c","target":{"yes":true}})",
         R"({"type":"choose","choice":3,"dice":[6,6]})",
         R"({"type":"choose","choice":3})",
         R"({"type":"choose","choice":3,"at":"sprawl/c"})",
         R"({"type":"phase"})",
         R"({"type":"phase","kept":2,"drawn":3})",
         R"({"type":"end"})",
         R"({"type":"note","text":"ñ Ж 🎲"})",
         R"( { "type" : "phase" , "override" : "we forgot" } )",
         R"({"type":"adjust","set":{}})"})
        QTest::newRow(json) << QByteArray(json);
}

void CommandTest::right()
{
    QFETCH(QByteArray, json);
    const auto command = record::readCommand(m_names, json.toStdString());
    QVERIFY2(command, command ? "" : (command.error().where + " " + command.error().detail).c_str());
    const auto again = record::readCommand(m_names, record::GameCodec<Game>::encodeCommand(m_names, *command));
    QVERIFY(again);
    QVERIFY(*again == *command);
}

void CommandTest::diceAreTypedWhenTheyComeFromOutside()
{
    const auto command = read(R"({"type":"icebreak","pawn":"cracker","block":"sprawl","dice":[4,2]})");
    QVERIFY(command);
    const auto dice = std::get<Icebreak>(command->action).dice;
    QVERIFY((dice == Dice{{4, 2}, true}));
    QVERIFY(!std::get<Icebreak>(read(R"({"type":"icebreak","pawn":"cracker","block":"sprawl"})")->action).dice);
}

/// A block and a pawn bear the name cleaner-a, a block and a card financial-sector.
void CommandTest::twinsInName()
{
    const auto sourceOf = [&](const char* json) { return std::get<Use>(read(json)->action).source; };
    QVERIFY(std::holds_alternative<BlockId>(sourceOf(R"({"type":"use","source":"cleaner-a"})")));
    QVERIFY(std::holds_alternative<PawnId>(sourceOf(R"({"type":"use","source":"cleaner-a","source_is":"pawn"})")));
    QVERIFY(
        std::holds_alternative<CardId>(sourceOf(R"({"type":"use","source":"financial-sector","source_is":"card"})")));
    QVERIFY(std::holds_alternative<PawnId>(sourceOf(R"({"type":"use","source":"idoru"})")));
    m_names.turnStarts = {PawnId{*m_names.pawns.find("cleaner-a")}};
    QVERIFY2(std::holds_alternative<PawnId>(sourceOf(R"({"type":"use","source":"cleaner-a"})")),
             "only the pawn has an effect of the beginning phase left");
    m_names.turnStarts.clear();
    const auto used = std::get<Use>(read(R"({"type":"use","source":"cleaner-a/c"})")->action); // pawns have no spaces
    QVERIFY(std::holds_alternative<BlockId>(used.source));
    QVERIFY(used.space == onBlock(std::get<BlockId>(used.source), middleSpace));
}

void CommandTest::targets()
{
    const auto targetOf = [&](const QByteArray& target) {
        return *std::get<Use>(read("{\"type\":\"use\",\"source\":\"sprawl\",\"target\":" + target + "}")->action)
                    .target;
    };
    QVERIFY(targetOf("\"idoru\"") == Option(pawn(*m_names.pawns.find("idoru"))));
    QVERIFY(targetOf("\"blue\"") == Option(Colour::Blue));
    QVERIFY(targetOf("\"sprawl\"") == Option(BlockId{*m_names.blocks.find("sprawl")}));
    QVERIFY(targetOf("\"worm\"") == Option(CardId{*m_names.cards.find("worm")}));
    QVERIFY(std::holds_alternative<Place>(targetOf("\"sprawl/c\"")));
    QVERIFY(targetOf("{\"block\":\"cleaner-a\"}") == Option(BlockId{*m_names.blocks.find("cleaner-a")}));
    QVERIFY(targetOf("{\"yes\":false}") == Option(false));
}

void CommandTest::aNewPieceMayNameItself()
{
    const auto block =
        read(R"({"type":"set-block","block":"home-made","placed":{"effect":"place-pawn","pawn":"idoru"}})");
    QVERIFY(block);
    QVERIFY(!read(R"({"type":"set-block","block":"home-made","placed":{"effect":"place-pawn","pawn":"stranger"}})"));
    const auto all =
        read(R"({"type":"set-catalogue","blocks":[{"block":"den","controlled":{"effect":"gain-pawn","pawn":"robot"}}],)"
             R"("cards":[{"card":"club","copies":2,"pawn":"robot"}],"pawns":[{"pawn":"robot"}]})");
    QVERIFY(all);
    const auto& set = std::get<SetCatalogue>(all->action);
    QCOMPARE(set.blocks.front().face.controlled->front().pawn->index(), m_names.pawns.size());
    QCOMPARE(set.cards.front().copies, 2);
}

void CommandTest::faces_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const char* fields, const char* problem) {
        QTest::newRow(name) << QByteArray(fields) << QString(problem);
    };
    row("key with capitals", R"("block":"Sprawl")", "out-of-range /block");
    row("key with a slash", R"("block":"a/b")", "out-of-range /block");
    row("five sides", R"("block":"sprawl","sides":[true,true,true,true,true])", "wrong-type /sides");
    row("seven corners", R"("block":"sprawl","corners":[true,true,true,true,true,true,true])", "too-long /corners");
    row("sides by number", R"("block":"sprawl","sides":[1,0,1,0,1,0])", "wrong-type /sides/0");
    row("ICE number 7", R"("block":"sprawl","ice":{"numbers":[7]})", "out-of-range /ice/numbers/0");
    row("ICE as a list", R"("block":"sprawl","ice":[6,4,3])", "wrong-type /ice");
    row("unknown kind of space", R"("block":"sprawl","spaces":[{"id":"0","kind":"huge"}])",
        "unknown-word /spaces/0/kind");
    row("space twice",
        R"("block":"sprawl","spaces":[{"id":"0","kind":"normal","sides":[0]},{"id":"0","kind":"normal"}])",
        "duplicate-key /spaces/1/id");
    row("side reached twice",
        R"("block":"sprawl","spaces":[{"id":"a","kind":"normal","sides":[0]},{"id":"b","kind":"normal","sides":[0]}])",
        "out-of-range /spaces/1/sides");
    row("space at a wall",
        R"("block":"sprawl","sides":[true,false,false,false,false,false],"spaces":[{"id":"0","kind":"normal","sides":[0,1]}])",
        "out-of-range /spaces/0/sides");
    row("side that nothing reaches",
        R"("block":"sprawl","sides":[true,true,false,false,false,false],"spaces":[{"id":"0","kind":"normal","sides":[0]}])",
        "count-mismatch /spaces");
    row("arrow elsewhere", R"("block":"sprawl","spaces":[{"id":"0","kind":"normal","sides":[0],"arrows":{"3":"out"}}])",
        "out-of-range /spaces/0/arrows");
    row("arrow over side 6",
        R"("block":"sprawl","spaces":[{"id":"0","kind":"normal","sides":[0],"arrows":{"6":"out"}}])",
        "unknown-field /spaces/0/arrows/6");
    row("link to nowhere",
        R"("block":"sprawl","spaces":[{"id":"0","kind":"normal","sides":[0]}],"links":[{"from":"0","to":"c"}])",
        "unknown-word /links/0/to");
    row("link to itself",
        R"("block":"sprawl","spaces":[{"id":"0","kind":"normal","sides":[0]}],"links":[{"from":"0","to":"0"}])",
        "unknown-word /links/0/to");
    row("unknown effect", R"("block":"sprawl","placed":{"effect":"explode"})", "unknown-word /placed/effect");
    row("effect without a word", R"("block":"sprawl","placed":[{"skulls":2}])", "missing-field /placed/0/effect");
    row("21 skulls", R"("block":"sprawl","placed":{"effect":"attack-all","skulls":21})", "out-of-range /placed/skulls");
    row("unknown reach", R"("block":"sprawl","placed":{"effect":"attack-one","reach":"far"})",
        "unknown-word /placed/reach");
    row("a card's field", R"("block":"sprawl","movement":3)", "unknown-field /movement");
    row("as the format shows it",
        R"("block":"sprawl","sides":[true,false,true,false,true,false],"corners":[true,true,false,false,false,true],)"
        R"("ice":{"numbers":[6,4,3],"black":false},"spaces":[{"id":"0","kind":"normal","sides":[0]},{"id":"2","kind":"double","sides":[2]},)"
        R"({"id":"4","kind":"normal","sides":[4]},{"id":"c","kind":"figure","pawn":"cleaner-a","shielded":[3],"unshielded":[]}],)"
        R"("links":[{"from":"0","to":"c","one_way":false},{"from":"c","to":"2","one_way":true},{"from":"4","to":"c","one_way":false}],)"
        R"("placed":{"effect":"attack-all","skulls":2},"controlled":{"effect":"gain-pawn","pawn":"cleaner-a"})",
        "");
    row("links of spaces filled in",
        R"("block":"sprawl","sides":[true,false,false,false,false,false],"links":[{"from":"0","to":"c"}])", "");
    row("no ICE", R"("block":"sprawl","ice":null)", "");
}

void CommandTest::faces()
{
    QFETCH(QByteArray, fields);
    QFETCH(QString, problem);
    const auto command = record::readCommand(m_names, "{\"type\":\"set-block\"," + fields.toStdString() + "}");
    const QString told = command
        ? QString()
        : QString("%1 %2").arg(toString(command.error().code), QString::fromStdString(command.error().where));
    QCOMPARE(told, problem);
}

/// A piece without a name in the record could never be read again.
void CommandTest::noMorePiecesThanATableTakes()
{
    record::Names names = m_names;
    for (int i = 0; names.blocks.size() < record::mostPieces; ++i)
        names.blocks.add("made-" + std::to_string(i));
    QVERIFY(record::readCommand(names, R"({"type":"set-block","block":"sprawl","ice":null})"));
    const auto block = record::readCommand(names, R"({"type":"set-block","block":"one-more","ice":null})");
    QVERIFY(!block);
    QCOMPARE(QString(toString(block.error().code)), QString("too-large"));
    while (names.cards.size() < record::mostPieces - 50)
        names.cards.add("made-" + std::to_string(names.cards.size()));
    QVERIFY(!record::readCommand(names, R"({"type":"set-card","card":"pack","copies":99})"));
}

void CommandTest::adjusting()
{
    const auto command = read(
        R"({"type":"adjust","set":{"pawns":[{"pawn":"idoru","state":"reserve","controller":null,"at":null}],)"
        R"("blocks":[{"block":"sprawl","at":null},{"block":"yakuza","at":[1,0],"rotation":3,"owner":"red","counters":["red","red"]}],)"
        R"("players":[{"colour":"blue","counters":{"total":10,"placed":4}}],"winner":null},"note":"put right"})");
    QVERIFY(command);
    const auto& adjust = std::get<Adjust>(command->action);
    QCOMPARE(adjust.note, std::string("put right"));
    QVERIFY(adjust.pawns[0].controller.has_value() && !*adjust.pawns[0].controller);
    QVERIFY2(!adjust.pawns[0].payer, "what is not named stays");
    QVERIFY(adjust.blocks[0].at.has_value() && !*adjust.blocks[0].at);
    QVERIFY2(!adjust.blocks[0].owner, "what is not named stays");
    QCOMPARE(int((*adjust.blocks[1].counters)[0]), 2);
    QCOMPARE(adjust.players[0].pool.value(), 6);
    QVERIFY(adjust.winners.has_value() && adjust.winners->empty());
}

void CommandTest::everyPartThatShowShows()
{
    // What follows from the rest is read over, so that a whole show can be given back.
    const auto command = read(
        R"({"type":"adjust","set":{"game":"zaibatsu","edition":"first-2011","time_limit":60,"entries":1,"head":1,)"
        R"("in_force":1,"supply":{"bonus":20,"pile":[]},"pending":[],"players":[{"colour":"red","hand_max":5,"bonus":2}]}})");
    QVERIFY(command);
    QCOMPARE(std::get<Adjust>(command->action).players.front().bonus.value(), 2);
}

QTEST_GUILESS_MAIN(CommandTest)
#include "command_test.moc"
