// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A refusal names the pieces it is about and no other, in four languages, and the rule that the rules file gives.
#include "refused_scenes.h"
#include "spoken.h"

#include "presentation/sentences.h"

#include <QTest>

using namespace zaibatsu;
using namespace presentation;
using namespace testing;

namespace {

std::vector<Scene> allScenes()
{
    std::vector<Scene> all = scenesOfMoves();
    for (auto* more : {scenesOfCards, scenesByHand})
        for (Scene& scene : more())
            all.push_back(std::move(scene));
    return all;
}

std::optional<Refusal> refusalOf(const State& state, const Command& command)
{
    const auto decision = Game::decide(state, command);
    const auto* refused = std::get_if<base::Refused<Game>>(&decision);
    return refused ? std::optional(refused->refusal) : std::nullopt;
}

} // namespace

class NamingTest : public QObject {
    Q_OBJECT
private slots:
    void everyCodeNamesItsPieces_data();
    void everyCodeNamesItsPieces();
    void everyCodeIsProvoked();
    void refusalsOfRandomPlay_data();
    void refusalsOfRandomPlay();

private:
    /// What is wrong with the sentence or the rule of a refusal; empty when all is well.
    QString faultsOf(const State& state, const Command& command, const Refusal& refusal,
                     const std::optional<Things>& names = {});

    Languages m_languages;
};

QString NamingTest::faultsOf(const State& state, const Command& command, const Refusal& refusal,
                             const std::optional<Things>& names)
{
    if (!rulesBehind(state, command, refusal.code).contains(refusal.rule))
        return QStringLiteral("not the rule of this obstacle: ") + ruleName(refusal.rule);
    const Things expected = names ? *names : mustName(state, command, refusal.code);
    QStringList found;
    for (const Language language : allLanguages()) {
        m_languages.install(language);
        const QString text = refusalText(state, refusal);
        if (const Things named = namedIn(text, state); named != expected)
            found.append(QStringLiteral("%1: \"%2\" names %3, not %4")
                             .arg(languageCode(language), text, words(named, state), words(expected, state)));
    }
    m_languages.install(Language::English);
    return found.join(QLatin1Char('\n'));
}

void NamingTest::everyCodeNamesItsPieces_data()
{
    QTest::addColumn<int>("at");
    const auto scenes = allScenes();
    for (std::size_t at = 0; at < scenes.size(); ++at)
        QTest::addRow("%zu %s", at, scenes[at].name.constData()) << static_cast<int>(at);
}

void NamingTest::everyCodeNamesItsPieces()
{
    QFETCH(int, at);
    Scene scene = std::move(allScenes()[static_cast<std::size_t>(at)]);
    nameApart(scene.table.state);
    const auto refusal = refusalOf(scene.table.state, scene.command);
    QVERIFY2(refusal, scene.table.answer(scene.command));
    QVERIFY(refusal->more.empty());
    const QString faults = faultsOf(scene.table.state, scene.command, *refusal, scene.names);
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

void NamingTest::everyCodeIsProvoked()
{
    std::set<ObstacleCode> left;
    for (const ObstacleCode& code : allObstacles())
        left.insert(code);
    for (const Scene& scene : allScenes())
        if (const auto refusal = refusalOf(scene.table.state, scene.command))
            left.erase(refusal->code);
    QStringList missing;
    for (const ObstacleCode& code : left)
        missing.append(QStringLiteral("family %1 code %2")
                           .arg(code.index())
                           .arg(std::visit([](auto one) { return static_cast<int>(one); }, code)));
    QCOMPARE(missing.join(QStringLiteral(", ")), QString());
}

void NamingTest::refusalsOfRandomPlay_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 30; ++seed)
        QTest::addRow("game %d", seed) << seed;
}

void NamingTest::refusalsOfRandomPlay()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 9000);
    Table table = someTable(random);
    nameApart(table.state);
    int refused = 0;
    for (int turn = 0; turn < 60 && table.state.turn.phase != Phase::Over; ++turn) {
        for (int i = 0; i < 8; ++i) {
            Command command;
            command.action = someAction(random, table.state, 2);
            if (chance(random, 30))
                command.cards.push_back(
                    CardId{static_cast<std::uint16_t>(upTo(random, static_cast<int>(table.state.cards.size()) - 1))});
            const auto refusal = refusalOf(table.state, command);
            if (!refusal)
                continue;
            ++refused;
            const QString faults = faultsOf(table.state, command, *refusal);
            QVERIFY2(faults.isEmpty(), qPrintable(faults));
        }
        QCOMPARE(step(random, table), QByteArray("ok"));
    }
    QVERIFY(refused > 50);
}

QTEST_GUILESS_MAIN(NamingTest)
#include "naming_test.moc"
