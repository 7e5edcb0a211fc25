// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/settings_screen.h"

#include "ui/kit/choices.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"
#include "ui/shell/layouts.h"
#include "ui/shell/sound_settings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

constexpr std::array<int, 5> sizes{100, 125, 150, 175, 200};

} // namespace

SettingsScreen::SettingsScreen(Look& look, const Preferences& wishes, const QList<LanguageChoice>& languages,
                               const QString& language, QWidget* parent)
    : Screen(look, parent),
      m_wishes(wishes),
      m_languages(languages),
      m_language(language)
{
}

void SettingsScreen::change(const Preferences& wishes)
{
    m_wishes = wishes;
    emit wishesChanged(wishes);
}

QWidget* SettingsScreen::compose(Breadth breadth)
{
    const auto all = column(0);
    auto* bar = new TopBar(look(), breadth);
    QPushButton* back = bar->addBack(tr("Home"));
    connect(back, &QPushButton::clicked, this, &SettingsScreen::backRequested);
    bar->addTitle(title());
    all.layout->addWidget(bar);
    const int side = breadth <= Breadth::Compact ? 16 : 32;
    const Page one = page(look(), "settings", {side, 20, side, 32}, 8);
    const auto part = [&](const QString& name, QWidget* widget) {
        one.layout->addWidget(new Label(look(), Style::PanelTitle, name));
        widget->setMaximumWidth(look().scaled(760));
        one.layout->addWidget(widget);
        one.layout->addSpacing(16);
    };
    part(tr("Language"), languagePart());
    part(tr("Colours"), themePart());
    part(tr("Text size"), sizePart());
    part(tr("This device"), switches());
    part(tr("Sound"), soundPart());
    part(tr("Your faces, cards and pawns"), pieces());
    // As wide as the page: in a part, its lines would be counted at another width than they get.
    one.layout->addWidget(new Label(look(), Style::Caption,
                                    tr("What was entered as printed is remembered for every later table. One file "
                                       "carries it to another device."),
                                    Ink::TextSecondary));
    one.layout->addStretch();
    all.layout->addWidget(one.area, 1);
    return all.widget;
}

QWidget* SettingsScreen::languagePart()
{
    QStringList names;
    int chosen = 0;
    for (int i = 0; i < m_languages.size(); ++i) {
        names << m_languages.at(i).name;
        if (m_languages.at(i).code == m_language)
            chosen = i;
    }
    auto* choice = new Segmented(look(), tr("Language"), names, chosen);
    choice->setObjectName("languages");
    connect(choice, &Segmented::chosenChanged, this, [this](int index) {
        m_language = m_languages.at(index).code;
        Preferences wishes = m_wishes;
        wishes.language = m_language;
        change(wishes);
        emit languageChosen(m_language);
    });
    return choice;
}

QWidget* SettingsScreen::themePart()
{
    auto* choice =
        new Segmented(look(), tr("Colours"), {tr("As the system"), tr("Dark"), tr("Light"), tr("High contrast")},
                      static_cast<int>(m_wishes.theme));
    choice->setObjectName("themes");
    connect(choice, &Segmented::chosenChanged, this, [this](int index) {
        Preferences wishes = m_wishes;
        wishes.theme = static_cast<ThemeChoice>(index);
        change(wishes);
    });
    return choice;
}

QWidget* SettingsScreen::sizePart()
{
    QStringList names;
    int chosen = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        names << QStringLiteral("%1\u00a0%").arg(sizes.at(i));
        if (std::lround(m_wishes.textScale * 100) >= sizes.at(i))
            chosen = static_cast<int>(i);
    }
    auto* choice = new Segmented(look(), tr("Text size"), names, chosen);
    choice->setObjectName("sizes");
    connect(choice, &Segmented::chosenChanged, this, [this](int index) {
        Preferences wishes = m_wishes;
        wishes.textScale = sizes.at(static_cast<std::size_t>(index)) / 100.0;
        change(wishes);
    });
    return choice;
}

QWidget* SettingsScreen::soundPart()
{
    auto* sound = new SoundSettings(look(), m_wishes.sound);
    connect(sound, &SoundSettings::wishesChanged, this, [this](const SoundWishes& heard) {
        Preferences wishes = m_wishes;
        wishes.sound = heard;
        change(wishes);
    });
    connect(sound, &SoundSettings::tried, this, &SettingsScreen::soundTried);
    return sound;
}

QWidget* SettingsScreen::switches()
{
    const auto pile = column(0);
    const auto offer = [&](const char* name, const QString& text, const QString& detail, bool Preferences::* member) {
        auto* one = new SwitchRow(look(), text, detail);
        one->setObjectName(name);
        one->setChecked(m_wishes.*member);
        connect(one, &QAbstractButton::toggled, this, [this, member](bool on) {
            Preferences wishes = m_wishes;
            wishes.*member = on;
            change(wishes);
        });
        pile.layout->addWidget(one);
        pile.layout->addWidget(new Divider(look()));
    };
    offer("motion", tr("Less motion"), tr("Nothing slides, tumbles or pulses."), &Preferences::reducedMotion);
    offer("dice", tr("We roll real dice"), tr("New tables begin with typed dice."), &Preferences::typedDice);
    offer("screen", tr("Screen stays on"), tr("While a table is open and its clock runs."),
          &Preferences::screenStaysOn);
    return pile.widget;
}

void SettingsScreen::setRemembered(int first, int second)
{
    m_rememberedFirst = first;
    m_rememberedSecond = second;
    outdate();
}

QWidget* SettingsScreen::pieces()
{
    const auto pile = column(0);
    pile.layout->addWidget(piecesOf(false, m_rememberedFirst));
    pile.layout->addWidget(new Divider(look()));
    pile.layout->addWidget(piecesOf(true, m_rememberedSecond));
    pile.layout->addWidget(new Divider(look()));
    return pile.widget;
}

QWidget* SettingsScreen::piecesOf(bool secondEdition, int count)
{
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line);
    fold->addWidget(new InfoRow(look(), makeIcon(look(), QStringLiteral("hexagon"), 24, Ink::TextSecondary),
                                secondEdition ? tr("Second edition") : tr("First edition"),
                                count == 0 ? tr("nothing entered yet") : tr("%n remembered", nullptr, count)));
    const auto buttons = flow(8);
    const QString which = secondEdition ? QStringLiteral("second") : QStringLiteral("first");
    auto* out = new Button(look(), ButtonKind::Plain, tr("Export"));
    out->setObjectName(QStringLiteral("export-") + which);
    out->setAccessibleName(secondEdition ? tr("Export what was entered, second edition")
                                         : tr("Export what was entered, first edition"));
    out->setEnabled(count > 0);
    connect(out, &QPushButton::clicked, this, [this, secondEdition] { emit exportPiecesRequested(secondEdition); });
    buttons.layout->addWidget(out);
    auto* in = new Button(look(), ButtonKind::Plain, tr("Import"));
    in->setObjectName(QStringLiteral("import-") + which);
    in->setAccessibleName(secondEdition ? tr("Import faces, cards and pawns, second edition")
                                        : tr("Import faces, cards and pawns, first edition"));
    connect(in, &QPushButton::clicked, this, [this, secondEdition] { emit importPiecesRequested(secondEdition); });
    buttons.layout->addWidget(in);
    fold->addWidget(buttons.widget);
    return line;
}

} // namespace ui
