// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// No screen is forgotten by the tour, and with it by all tests that go round its stops.
#include "ui/kit/rows.h"
#include "ui/zaibatsu/program_places.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>

using support::Program;

namespace {

/// The classes of a folder's headers that stand on a screen or go on there: `class Name : public Base { Q_OBJECT`.
QSet<QString> declared(const QString& folder)
{
    static const QRegularExpression said(R"(\bclass (\w+)(?: final)? : public \w+[^{;]*\{\s*Q_OBJECT)");
    QSet<QString> names;
    const QDir headers(QStringLiteral(ZC_SOURCE_DIR "/src/ui/") + folder);
    for (const QString& file : headers.entryList({"*.h"})) {
        QFile header(headers.filePath(file));
        if (!header.open(QIODevice::ReadOnly))
            continue;
        auto found = said.globalMatch(QString::fromUtf8(header.readAll()));
        while (found.hasNext())
            names << "ui::" + found.next().captured(1);
    }
    return names;
}

void addClasses(QSet<QString>& into, const QObject& object)
{
    for (const QMetaObject* type = object.metaObject(); type; type = type->superClass())
        into << QString::fromLatin1(type->className());
}

/// What is in sight, and what goes on: flows have no widget of their own.
QSet<QString> seen(const Program& app)
{
    QSet<QString> names;
    addClasses(names, *app.window);
    for (const QObject* object : app.window->findChildren<QObject*>())
        if (const auto* widget = qobject_cast<const QWidget*>(object); !widget || widget->isVisible())
            addClasses(names, *object);
    return names;
}

/// A stop of the tour at a size.
struct Stopped {
    Stopped(const char* name, QSize size, presentation::Language language = presentation::Language::English)
        : app(support::sampleTable(), language, size)
    {
        for (const ui::TourStop& stop : ui::tourStops())
            if (stop.name == name)
                there = ui::leadTo(stop, {*app.window, "one", [] { return QString("longer.zbt"); }});
    }
    /// How much of a widget is in sight; nothing where there is none.
    [[nodiscard]] static QRect inSight(const QWidget* widget)
    {
        return widget && widget->isVisible() ? widget->visibleRegion().boundingRect() : QRect();
    }

    Program app;
    bool there = false;
};

constexpr QSize tablet(1280, 800);
constexpr QSize phone(360, 740);

} // namespace

class TourTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void everyStopHasANameOfItsOwn()
    {
        static const QRegularExpression file("^[a-z][a-z-]*[a-z]$");
        QSet<QString> names;
        for (const ui::TourStop& stop : ui::tourStops()) {
            QVERIFY2(file.match(stop.name).hasMatch(), qPrintable(stop.name));
            QVERIFY2(!names.contains(stop.name), qPrintable(stop.name));
            names << stop.name;
        }
    }

    void everyScreenPanelAndFlowIsAtAStop()
    {
        QSet<QString> missing = declared("shell") + declared("zaibatsu");
        QVERIFY(missing.size() > 40);
        QVERIFY(missing.remove("ui::TableDriver")); // a part of the table's screen that nobody sees
        // Painted into the board by QML, which tells no class of its items.
        for (const char* item :
             {"PaintedItem", "BlockItem", "CardItem", "PawnItem", "BonusItem", "DieItem", "GlyphItem"})
            QVERIFY(missing.remove(QStringLiteral("ui::") + item));
        for (const QSize size : {QSize(1280, 800), QSize(360, 740)})
            for (const ui::TourStop& stop : ui::tourStops()) {
                Program app(support::sampleTable(), presentation::Language::English, size);
                const ui::TourWindow at{*app.window, "one", [] { return QString("longer.zbt"); }};
                QVERIFY2(ui::leadTo(stop, at), qPrintable(stop.name));
                missing -= seen(app);
            }
        QCOMPARE(missing.values().join(' '), QString());
    }

    void aMenuStaysBetweenTheSidesOfItsWindow()
    {
        for (const char* menu : {"menu-table", "menu-saved", "menu-languages"})
            for (const presentation::Language language : presentation::allLanguages()) {
                const Stopped at(menu, phone, language);
                const QWidget* open = QApplication::activePopupWidget();
                QVERIFY2(at.there && open, menu);
                const QRect within = at.app.window->geometry();
                const QString where = QStringLiteral("%1: %2 to %3 of %4 to %5")
                                          .arg(menu)
                                          .arg(open->x())
                                          .arg(open->x() + open->width())
                                          .arg(within.left())
                                          .arg(within.left() + within.width());
                QVERIFY2(open->x() >= within.left() && open->geometry().right() <= within.right(), qPrintable(where));
            }
    }

    void aTableOfBeforeOffersNothingToDo()
    {
        const Stopped at("look-back", tablet);
        QVERIFY(at.there);
        for (const QWidget* row : at.app.window->findChildren<ui::ActionRow*>())
            QVERIFY2(!row->isVisible(), qPrintable(row->objectName()));
    }

    void theLatestLineOfTheLogIsInSight()
    {
        const Stopped at("table-log", tablet);
        QVERIFY(at.there);
        const auto* area = at.app.window->findChild<QScrollArea*>("now-log");
        QVERIFY(area);
        QVERIFY(!Stopped::inSight(area->widget()->findChildren<ui::Label*>().last()).isEmpty());
    }

    void whyAPlaceIsRefusedIsInSightOnAPhone()
    {
        const Stopped at("search-refused", phone);
        const auto* card = at.app.window->findChild<QWidget*>("refusal");
        QVERIFY(at.there && card);
        for (const ui::Label* words : card->findChildren<ui::Label*>())
            QCOMPARE(Stopped::inSight(words), words->rect());
    }

    void aSheetOnAPhoneIsAsHighAsWhatItHolds()
    {
        const Stopped renaming("rename-table", phone);
        QVERIFY(renaming.there && renaming.app.sheet());
        QVERIFY(renaming.app.sheet()->height() < phone.height() / 3);
        const Stopped keys("keys", phone);
        QVERIFY(keys.there && keys.app.sheet());
        QVERIFY(keys.app.sheet()->height() > phone.height() / 2);
        QVERIFY(keys.app.sheet()->height() <= phone.height() * 2 / 3);
    }

    void theBinLeavesNoToastThatBringsBackToo()
    {
        const Stopped at("bin", tablet);
        QVERIFY(at.there && at.app.sheet());
        for (const QWidget* toast : at.app.window->findChildren<ui::Toast*>())
            QVERIFY(!toast->isVisible());
    }
};

QTEST_MAIN(TourTest)
#include "tour_test.moc"
