// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What ships holds only what the texts state, in its fixed order; files are read whole or with all their problems.
#include "catalogue/known_pieces.h"
#include "record/maker.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>

using namespace zaibatsu;

Q_DECLARE_METATYPE(zaibatsu::Edition)

namespace {

record::Names names(Edition edition)
{
    Settings settings;
    settings.edition = edition;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}};
    return *catalogue::namesFor(settings);
}

std::string fileText(const QString& path)
{
    QFile file(QStringLiteral(ZC_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

template <class Pieces>
QStringList keysOf(const Pieces& pieces)
{
    QStringList keys;
    for (const auto& piece : pieces)
        keys << QString::fromStdString(piece->key);
    return keys;
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void piecesStandInTheirOrder_data() { editions(); }
    void piecesStandInTheirOrder();
    void theDeckHas54Cards_data() { editions(); }
    void theDeckHas54Cards();
    void whatStandsInNoTextIsUnknown_data() { editions(); }
    void whatStandsInNoTextIsUnknown();
    void whatTheTextsState();
    void writesWhatItReads_data() { editions(); }
    void writesWhatItReads();
    void theSampleIsMarkedAsOne();
    void brokenFiles_data();
    void brokenFiles();
    void laidOverFieldByField();
    void joinedFilesLoseNothing();
    void whatATableTeachesIsWhatWasEntered();

private:
    static void editions()
    {
        QTest::addColumn<Edition>("edition");
        QTest::newRow("first-2011") << Edition::First2011;
        QTest::newRow("second-2017") << Edition::Second2017;
    }
};

void CatalogueTest::piecesStandInTheirOrder()
{
    QFETCH(Edition, edition);
    const Components pieces = catalogue::shipped(edition);
    QStringList blocks{"central-core",
                       "clandestine-broadcast",
                       "sprawl",
                       "yakuza",
                       "pink-district",
                       "combat-prototypes",
                       "stand-alone-complex",
                       "antro",
                       "underground",
                       "cleaner-a",
                       "cleaner-b",
                       "cleaner-c",
                       "cleaner-d",
                       "engineering-war",
                       "copyleft",
                       "toei-company",
                       "electromagnetic-pulse",
                       "military-development",
                       "google-ex-machina",
                       "mercado-negro",
                       "armament-research",
                       "financial-sector",
                       "ai",
                       "freeside"};
    if (edition == Edition::Second2017) {
        blocks[6] = "hacktivism";
        blocks[8] = "black-clinic";
        blocks[19] = "corporate-scandal";
        blocks[22] = "arms-industry";
    }
    QCOMPARE(keysOf(pieces.blocks), blocks); // R-001
    QCOMPARE(keysOf(pieces.pawns),
             QStringList({"speedrunner-red", "speedrunner-blue", "speedrunner-green", "speedrunner-yellow", "cleaner-a",
                          "cleaner-b", "cleaner-c", "cleaner-d", "probe-drone", "mar-ii-drone", "turret-drone",
                          "hulk-drone", "gynoid", "idoru", "cracker", "cyborg"})); // R-004
    for (const Colour colour : allColours)
        QVERIFY(keysOf(pieces.pawns)[static_cast<qsizetype>(speedrunnerOf(colour).index())].startsWith("speedrunner-"));
    QCOMPARE(findBlock(pieces, "central-core"), std::optional(centralCore));
    const QStringList bonus = keysOf(pieces.cards).mid(0, 2);
    QCOMPARE(bonus,
             edition == Edition::First2011 ? QStringList({"financial-sector", "ai"})
                                           : QStringList({"financial-sector", "google-ex-machina"}));
}

void CatalogueTest::theDeckHas54Cards()
{
    QFETCH(Edition, edition);
    const Components pieces = catalogue::shipped(edition);
    int deck = 0;
    std::array<int, 4> byAction{};
    for (const auto& card : pieces.cards) {
        deck += card->bonus ? 0 : 1;
        for (int i = 0; i < 4; ++i)
            byAction[static_cast<std::size_t>(i)] +=
                card->actions && card->actions->has(static_cast<Ability>(i)) ? 1 : 0;
    }
    QCOMPARE(deck, 54); // R-004
    const std::array<int, 4> first{14, 8, 0, 8};
    const std::array<int, 4> second{27, 18, 0, 9};
    QCOMPARE(byAction, edition == Edition::First2011 ? first : second);
    const QStringList keys = keysOf(pieces.cards);
    QCOMPARE(static_cast<qsizetype>(std::set<QString>(keys.begin(), keys.end()).size()), keys.size());
}

/// Numbers that are printed as pictures only are entered by players, never guessed.
void CatalogueTest::whatStandsInNoTextIsUnknown()
{
    QFETCH(Edition, edition);
    const Components pieces = catalogue::shipped(edition);
    for (const auto& face : pieces.blocks) {
        QVERIFY2(!face->sides && !face->corners && !face->spaces && !face->links && !face->sample, face->key.c_str());
        QVERIFY2(!face->ice || face->key == "central-core", face->key.c_str());
    }
    for (const auto& pawn : pieces.pawns)
        QVERIFY2(!pawn->fixed && !pawn->skulls && !pawn->defence && !pawn->ice && !pawn->cost && !pawn->sample,
                 pawn->key.c_str());
    for (const auto& card : pieces.cards)
        QVERIFY2(!card->movement && !card->cost && !card->skulls && !card->defence && !card->sample, card->key.c_str());
}

void CatalogueTest::whatTheTextsState()
{
    const Components first = catalogue::shipped(Edition::First2011);
    const auto pawn = [&](const char* key) { return first.pawns[findPawn(first, key)->index()]; };
    const auto block = [&](const char* key) { return first.blocks[findBlock(first, key)->index()]; };
    const auto card = [&](const char* key) { return first.cards[findCard(first, key)->index()]; };
    QVERIFY(*block("central-core")->ice == Ice{}); // R-065
    QVERIFY(pawn("speedrunner-red")->abilities
            == Abilities({Ability::Icebreaker, Ability::Search, Ability::Reboot})); // R-103
    QVERIFY(pawn("cleaner-d")->abilities == Abilities({Ability::Delete})); // R-105
    QVERIFY(pawn("probe-drone")->cardMovement == false); // R-107
    QVERIFY((pawn("hulk-drone")->ownMovement == OwnMovement{OwnMovement::Kind::Blocks, 1})); // R-109
    QVERIFY((pawn("cyborg")->ownMovement == OwnMovement{OwnMovement::Kind::Roll, 1})); // R-117
    QVERIFY(!pawn("idoru")->abilities);
    QVERIFY(block("pink-district")->controlled->front().pawn == findPawn(first, "gynoid")); // R-110
    QVERIFY(block("toei-company")->placed->front().pawn == findPawn(first, "idoru")); // R-111
    QVERIFY(block("cleaner-b")->controlled->front().pawn == findPawn(first, "cleaner-b")); // R-105
    QVERIFY(!block("sprawl")->placed && !block("sprawl")->controlled);
    QCOMPARE(card("financial-sector")->hand, std::optional(1)); // R-137
    QCOMPARE(card("ai")->icebreaker->dice, 1); // R-138
    QVERIFY(card("cyberspace-seven-2")->use == CardUse::Neuroconsole); // R-128
    QVERIFY(card("automatic-gun")->grants->has(Ability::Delete)); // R-130
    QVERIFY(card("gentleman-loser")->pawn == findPawn(first, "cracker")); // R-114
    QVERIFY(!findCard(first, "cyberspace-seven"));
}

void CatalogueTest::writesWhatItReads()
{
    QFETCH(Edition, edition);
    const Components pieces = catalogue::shipped(edition);
    const std::string text = catalogue::writePieces(catalogue::piecesOf(pieces), names(edition));
    const auto again = catalogue::readPieces(text, {});
    QVERIFY(again);
    QVERIFY(catalogue::componentsOf(*again) == pieces);
    const auto shipped = catalogue::readPieces(catalogue::shippedText(edition), {});
    QVERIFY(shipped);
    QCOMPARE(catalogue::writePieces(*shipped, names(edition)).size() > 3000, true);
}

void CatalogueTest::theSampleIsMarkedAsOne()
{
    const auto sample = catalogue::readPieces(fileText("resources/sample/faces.json"), names(Edition::First2011));
    QVERIFY2(sample, sample ? "" : (sample.error().front().where + " " + sample.error().front().detail).c_str());
    for (const auto& block : sample->blocks)
        QVERIFY2(block.face.sample, block.face.key.c_str());
    for (const auto& pawn : sample->pawns)
        QVERIFY2(pawn.pawn.sample, pawn.pawn.key.c_str());
    for (const auto& card : sample->cards)
        QVERIFY2(card.card.sample, card.card.key.c_str());
}

void CatalogueTest::brokenFiles_data()
{
    QTest::addColumn<QString>("problems");
    int rows = 0;
    for (const QString& line :
         QString::fromStdString(fileText("tests/data/catalogues.txt")).split('\n', Qt::SkipEmptyParts))
        if (!line.startsWith('#') && ++rows > 0)
            QTest::newRow(qPrintable(line.section(": ", 0, 0))) << line.section(": ", 1);
    QCOMPARE(rows, static_cast<int>(QDir(ZC_SOURCE_DIR "/tests/data").entryList({"catalogue-*.json"}).size()));
}

void CatalogueTest::brokenFiles()
{
    QFETCH(QString, problems);
    const auto pieces = catalogue::readPieces(fileText(QStringLiteral("tests/data/") + QTest::currentDataTag()),
                                              names(Edition::First2011));
    QVERIFY(!pieces);
    QStringList told;
    for (const auto& problem : pieces.error())
        told << QString("%1 %2").arg(toString(problem.code), QString::fromStdString(problem.where)).trimmed();
    QCOMPARE(told.join(", "), problems);
}

void CatalogueTest::laidOverFieldByField()
{
    const auto patch = catalogue::readPieces(
        R"({"format":"zaibatsu-companion/catalogue","version":1,"pawns":[{"pawn":"speedrunner-red","fixed":[5]}]})",
        names(Edition::First2011));
    QVERIFY(patch);
    const PawnCard base = *catalogue::shipped(Edition::First2011).pawns[0];
    const PawnCard laid = laidOver(base, patch->pawns.front().pawn);
    QVERIFY(laid.abilities == base.abilities);
    QVERIFY(laid.fixed == dice::FaceSet({5}));
}

void CatalogueTest::joinedFilesLoseNothing()
{
    record_test::Maker maker(names(Edition::Second2017), 11);
    for (int round = 0; round < 200; ++round) {
        catalogue::Pieces below;
        catalogue::Pieces above;
        for (const char* key : {"sprawl", "yakuza", "antro"}) {
            if (maker.chance(70))
                below.blocks.push_back({maker.face(key)});
            if (maker.chance(70))
                above.blocks.push_back({maker.face(key)});
        }
        below.pawns.push_back({maker.pawnCard("gynoid")});
        above.cards.push_back({maker.card("worm-1"), 1});
        const auto text = catalogue::joined(catalogue::writePieces(below, maker.names()),
                                            catalogue::writePieces(above, maker.names()), maker.names());
        QVERIFY(text);
        const auto whole = catalogue::readKnown(*text, maker.names());
        QVERIFY(whole);
        QVERIFY(whole->pieces.pawns == below.pawns);
        QVERIFY(whole->pieces.cards == above.cards);
        const auto find = [](const catalogue::Pieces& pieces, const std::string& key) {
            const auto at = std::find_if(pieces.blocks.begin(), pieces.blocks.end(),
                                         [&](const SetBlock& set) { return set.face.key == key; });
            return at == pieces.blocks.end() ? std::optional<Face>() : at->face;
        };
        for (const std::string key : {"sprawl", "yakuza", "antro"}) {
            const auto was = find(below, key);
            const auto patch = find(above, key);
            const auto now = find(whole->pieces, key);
            QCOMPARE(now.has_value(), was.has_value() || patch.has_value());
            if (was && patch)
                QVERIFY(*now == laidOver(*was, *patch));
            else if (now)
                QVERIFY(*now == (was ? *was : *patch));
        }
    }
}

void CatalogueTest::whatATableTeachesIsWhatWasEntered()
{
    record_test::Maker maker(names(Edition::Second2017), 12);
    for (int round = 0; round < 200; ++round) {
        Components before;
        Face face = maker.face("sprawl");
        face.sample = false;
        before.blocks.push_back(std::make_shared<const Face>(face));
        before.pawns.push_back(std::make_shared<const PawnCard>(maker.pawnCard("gynoid")));
        Face patch;
        patch.key = "sprawl";
        patch.ice = Ice{maker.faceSet(), maker.chance()};
        Components after = before;
        after.blocks.front() = std::make_shared<const Face>(laidOver(face, patch));
        const catalogue::Pieces taught = catalogue::taughtBy(before, after);
        QVERIFY(taught.pawns.empty() && taught.cards.empty());
        if (patch.ice == face.ice)
            QVERIFY(taught.blocks.empty());
        else
            QVERIFY(taught.blocks == std::vector<SetBlock>{{patch}});
        // An older table learns what it does not know and keeps what it knows.
        const Face other = maker.face("sprawl");
        const catalogue::Pieces offer = catalogue::unknownTo(before, {{{other}}, {}, {}});
        if (offer.blocks.empty())
            continue;
        const Face now = laidOver(face, offer.blocks.front().face);
        QVERIFY(!face.sides || now.sides == face.sides);
        QVERIFY(!face.corners || now.corners == face.corners);
        QVERIFY(!face.ice || now.ice == face.ice);
        QVERIFY(!face.spaces || (now.spaces == face.spaces && now.links == face.links));
        QVERIFY(!face.placed || now.placed == face.placed);
    }
}

QTEST_GUILESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
