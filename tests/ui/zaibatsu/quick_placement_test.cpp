// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// "Is this placement legal?" from home, tapped as at a table: a dispute is settled in a few taps.
#include "ui/zaibatsu/face_canvas.h"
#include "ui/zaibatsu/program_places.h"
#include "ui/zaibatsu/quick_placement.h"

#include <QRegularExpression>
#include <QtTest>

using presentation::Language;
using support::Program;

namespace {

/// The program with the question open.
struct Asked : Program {
    explicit Asked(QSize size = {1280, 800}, double scale = 1.0)
        : Program(support::sampleTable(), Language::English, size, scale)
    {
        (void)languages.install(Language::English);
        press("quick-placement");
        taps = 0;
    }
    bool press(const QString& name, const QString& within = {})
    {
        settle();
        for (QWidget* part : within.isEmpty() ? QList<QWidget*>{window.get()} : window->findChildren<QWidget*>(within))
            for (auto* button : part->findChildren<QAbstractButton*>(name))
                if (button->isVisible()) {
                    ++taps;
                    QTest::mouseClick(button, Qt::LeftButton);
                    settle();
                    return true;
                }
        return false;
    }
    [[nodiscard]] ui::QuickPlacement* screen() const { return qobject_cast<ui::QuickPlacement*>(window->current()); }
    [[nodiscard]] bool sees(const char* name) const
    {
        const auto parts = window->findChildren<QWidget*>(QLatin1String(name));
        return std::ranges::any_of(parts, [](const QWidget* part) { return part->isVisible(); });
    }
    /// The question of the tests below: a space in the east of the one that lies, in the north-west of the other.
    bool ask() { return press("side-1", "lies") && press("side-5", "new"); }

    int taps = 0;
};

void keepPicture(const Program& app, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("ZC_PICTURES"); !folder.isEmpty())
        app.window->grab().save(folder + '/' + name + ".png");
}

} // namespace

class QuickPlacementTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void aDisputeTakesFewTaps()
    {
        Asked app;
        QVERIFY(app.screen());
        QVERIFY(app.sees("unasked") && !app.sees("legal") && !app.sees("refusal"));
        QVERIFY(app.ask());
        QVERIFY(app.sees("refusal")); // as it was drawn it does not fit
        QVERIFY(app.press("turn-5")); // the one turn that is marked as legal
        QVERIFY(app.sees("legal") && !app.sees("refusal"));
        QVERIFY2(app.taps <= 3, qPrintable(QString::number(app.taps)));
    }

    void theAnswerFollowsEveryTap()
    {
        Asked app;
        QVERIFY(app.ask());
        QCOMPARE(app.screen()->answer().rule, QString("R-052"));
        QVERIFY(app.press("cell-2")); // in the south-east the block that lies has a wall
        QCOMPARE(app.screen()->answer().rule, QString("R-051"));
        QVERIFY(app.press("side-2", "lies"));
        QCOMPARE(app.screen()->answer().rule, QString("R-052"));
        // 5 + turn has to be the north-west.
        QCOMPARE(app.screen()->answer().turns.at(2), std::vector<int>{0});
        QVERIFY(app.press("turn-0"));
        QVERIFY(app.sees("legal"));
        QVERIFY(app.press("side-2", "lies")); // it was a wall after all
        QVERIFY(app.sees("refusal"));
    }

    /// A tap inside the hexagon means the side that it lies at; the dial's arrows stop at legal turns alone.
    void tapsBesideTheTogglesDoAsWell()
    {
        Asked app;
        auto* lies = app.window->findChild<ui::FaceCanvas*>("lies");
        QTest::mouseClick(lies, Qt::LeftButton, {}, lies->pointOf(1).toPoint());
        QVERIFY(app.press("side-5", "new"));
        QVERIFY(app.screen()->answer().asked);
        auto* dial = app.window->findChild<QWidget*>("dial");
        for (auto* button : dial->findChildren<ui::IconButton*>()) {
            QTest::mouseClick(button, Qt::LeftButton);
            app.settle();
            QVERIFY(app.screen()->answer().legal);
        }
    }

    void theRuleIsOneTapAway_data()
    {
        QTest::addColumn<bool>("legal");
        QTest::newRow("why not") << false;
        QTest::newRow("why") << true;
    }
    void theRuleIsOneTapAway()
    {
        QFETCH(bool, legal);
        Asked app;
        QVERIFY(app.ask() && app.press(legal ? "turn-5" : "turn-1"));
        QVERIFY(app.press("why", legal ? "legal" : "refusal"));
        QVERIFY(app.sheet() && app.sheet()->objectName() == "rule");
        QVERIFY(app.sheet()->accessibleName().startsWith("R-052: "));
    }

    void anIconClosesWhereThreePartsMeet()
    {
        Asked app;
        QVERIFY(app.ask() && app.press("turn-5"));
        const auto corner = [&](std::size_t third) { return app.screen()->answer().corners.at(third); };
        QVERIFY(!corner(0) && !corner(1));
        app.window->findChild<ui::Segmented*>("third-0")->option(2)->click(); // north-east, with its part
        app.settle();
        QVERIFY(app.sees("corner-answer-0"));
        QVERIFY(!corner(0)->closes);
        QVERIFY(app.press("corner-1", "lies"));
        QVERIFY(app.press("corner-0", "new")); // turned by five it is the corner at the top left
        QVERIFY(corner(0)->closes);
        QVERIFY(!app.sees("corner-answer-1"));
        QVERIFY(app.press("cell-3")); // elsewhere other sides meet
        QVERIFY(!app.sees("corner-answer-0"));
    }

    void byKeysAlone()
    {
        Asked app;
        const auto walkTo = [&](const char* name, const char* within) {
            for (int i = 0; i < 80; ++i) {
                QWidget* now = QApplication::focusWidget();
                for (QWidget* up = now; up && now->objectName() == QLatin1String(name); up = up->parentWidget())
                    if (up->objectName() == QLatin1String(within))
                        return true;
                QTest::keyClick(now ? now : app.window.get(), Qt::Key_Tab);
            }
            return false;
        };
        app.window->activateWindow();
        for (const auto& [name, within] :
             {std::pair("side-1", "lies"), std::pair("side-5", "new"), std::pair("turn-5", "dial")}) {
            QVERIFY2(walkTo(name, within), name);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            app.settle();
        }
        QVERIFY(app.sees("legal"));
    }

    void holdsAtEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        for (const auto& [name, size, scale] :
             {std::tuple("tablet", QSize(1280, 800), 1.0), std::tuple("medium", QSize(1000, 700), 1.0),
              std::tuple("small", QSize(800, 600), 1.0), std::tuple("phone", QSize(360, 740), 1.0),
              std::tuple("phone 200", QSize(360, 740), 2.0), std::tuple("tablet 200", QSize(1280, 800), 2.0)})
            QTest::newRow(name) << size << scale;
    }
    void holdsAtEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        static const QRegularExpression round("'(side|corner|cell)-[0-9]'"); // apart as circles, not as boxes
        for (const char* place : {"quick-placement", "quick-placement-legal", "quick-placement-refused"})
            for (const ui::ThemeChoice theme : {ui::ThemeChoice::Dark, ui::ThemeChoice::Light}) {
                Program app(support::sampleTable(), Language::English, size, scale);
                const auto places = support::places();
                const auto found = std::ranges::find(places, QLatin1String(place), &support::Place::name);
                QVERIFY2(found != places.end() && found->go(app), place);
                app.look->setChoice(theme);
                app.settle();
                QStringList unreached = support::nameless(*app.window);
                unreached.removeIf([](const QString& each) { return each.startsWith("no tab: QRadioButton"); });
                QCOMPARE(unreached.join("\n"), QString());
                QCOMPARE(support::tooSmall(*app.window).join("\n"), QString());
                QStringList near = support::tooNear(*app.window);
                near.removeIf([](const QString& pair) { return pair.count(round) == 2; });
                QCOMPARE(near.join("\n"), QString());
                QCOMPARE(support::cut(*app.window).join("\n"), QString());
                keepPicture(app,
                            QStringLiteral("%1-%2-%3")
                                .arg(QTest::currentDataTag(), QLatin1String(place))
                                .arg(theme == ui::ThemeChoice::Dark ? "dark" : "light"));
            }
    }
};

QTEST_MAIN(QuickPlacementTest)
#include "quick_placement_test.moc"
