// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How the screen is put together. What it shows stands in screen_showing.cpp, its flows in screen_flows.cpp.
#include "ui/zaibatsu/zaibatsu_screen.h"

#include "presentation/names.h"
#include "ui/shell/layouts.h"
#include "ui/zaibatsu/board_marks.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/laying_flow.h"
#include "ui/zaibatsu/panel_holder.h"
#include "ui/zaibatsu/reason_flows.h"

#include <QStackedLayout>
#include <QTimer>

namespace ui {

namespace {

/// Whether nobody can go on before something is answered: the laying, a choice, the cards at the end of a turn.
bool isOpen(const zaibatsu::State& state, bool laying)
{
    return (laying && state.turn.phase == zaibatsu::Phase::Setup) || !state.pending.empty()
        || state.turn.phase == zaibatsu::Phase::Recycling;
}

} // namespace

ZaibatsuScreen::ZaibatsuScreen(Look& look, std::shared_ptr<presentation::ZaibatsuTable> table, QWidget* parent,
                               std::unique_ptr<TableDoor> door, std::unique_ptr<TableClock> clock)
    : TableScreen(look, parent),
      m_table(std::move(table)),
      m_driver(*m_table, door ? std::move(door) : std::make_unique<StraightDoor>(*m_table)),
      m_board(new BoardView(look, this)),
      m_toast(new Toast(look, this)),
      m_clock(std::move(clock))
{
    m_board->setObjectName(QStringLiteral("board"));
    m_board->hide();
    m_toast->hide();
    m_toast->installEventFilter(this);
    connect(m_board, &BoardView::tapped, this, &ZaibatsuScreen::onTapped);
    connect(m_board, &BoardView::turnRequested, this, [this](int by) {
        if (Flow* now = flow())
            now->turn(by);
    });
    m_wishes.act = [this](const presentation::NowRow& row) { begin(row); };
    m_wishes.rule = [this](const QString& rule) { emit ruleRequested(rule); };
    m_wishes.piece = [this](const zaibatsu::Source& piece) { openPiece(piece); };
    m_wishes.log = [this] { emit logRequested(); };
    m_wishes.anyway = [this](const presentation::NowRow& row) { beginAnyway(row); };
    m_wishes.adjust = [this] { openAdjust(); };
    m_wishes.player = [this](PlayerWish wish) { openPlayer(wish); };
    m_wishes.lay = [this] { layOut(); };
    m_wishes.note = [this] { push(new NoteFlow(this->look(), m_driver, this)); };
    m_wishes.rules = [this] { emit rulesRequested({}); };
    m_wishes.tab = [this](NowTab tab) {
        m_tab = tab;
        showSide();
    };
    connectDriver();
    chooseSubject();
    startClock();
    m_laying = isBeingLaid(*m_table); // closed in the middle of it, or killed
}

ZaibatsuScreen::~ZaibatsuScreen() = default;

QString ZaibatsuScreen::title() const
{
    QStringList names;
    for (const zaibatsu::Player& player : m_table->state().players)
        names << QString::fromStdString(player.name);
    return names.join(QStringLiteral(", "));
}

void ZaibatsuScreen::connectDriver()
{
    connect(&m_driver, &TableDriver::done, this, &ZaibatsuScreen::onDone);
    connect(&m_driver, &TableDriver::refused, this, &ZaibatsuScreen::onRefused);
    connect(&m_driver, &TableDriver::factsNeeded, this,
            [this](const zaibatsu::Command&, const auto& facts) { onFacts(facts); });
    connect(&m_driver, &TableDriver::moveRefused, this, [this](const QString& text) {
        tell({text});
        follow();
        refresh();
    });
    connect(&m_driver, &TableDriver::reloaded, this,
            [this] { tell({tr("Another window has changed this table; it was loaded again.")}); });
    connect(m_table.get(), &presentation::Table::changed, this, [this] {
        keepTime();
        if (m_driver.acting()) {
            if (Flow* now = flow())
                now->refresh();
        } else { // undo, redo, another window: what went on here may be void
            m_toast->dismiss(); // what it offered to undo is not the last any more
            clearFlows();
            chooseSubject();
            follow();
        }
        refresh();
    });
    connect(m_table.get(), &presentation::Table::statusChanged, this, &ZaibatsuScreen::showBanner);
    connect(m_table.get(), &presentation::Table::retranslated, m_toast, &Toast::dismiss);
    connect(m_toast, &Toast::whyAsked, this, &TableScreen::ruleRequested);
}

QWidget* ZaibatsuScreen::compose(Breadth breadth)
{
    m_breadth = breadth;
    for (Flow* each : std::as_const(m_flows))
        each->refresh(); // the language may be another one
    const bool tabs = breadth <= Breadth::Compact;
    auto* root = new QWidget;
    auto* stack = new QStackedLayout(root);
    auto* main = new QWidget;
    stack->addWidget(main);
    m_page = new PanelHolder;
    stack->addWidget(m_page);
    auto* all = new QVBoxLayout(main);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_barHolder = new PanelHolder;
    m_bannerHolder = new PanelHolder;
    m_players = new PanelHolder;
    m_side = new PanelHolder;
    all->addWidget(m_barHolder);
    all->addWidget(m_bannerHolder);
    m_beside = besideNow();
    auto* centre = new QBoxLayout(tabs && !m_beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    centre->setSpacing(0);
    centre->addWidget(m_players, tabs ? 1 : 0);
    m_strip = tabs ? markStrip() : nullptr;
    const auto board = column(0); // is hidden as a whole
    board.layout->addWidget(boardArea(), 1);
    if (m_strip)
        board.layout->addWidget(m_strip);
    centre->addWidget(board.widget, tabs ? 46 : 1);
    centre->addWidget(m_side, m_beside || !tabs ? 0 : 54);
    all->addLayout(centre, 1);
    if (tabs)
        all->addWidget(bottomTabs());
    refresh();
    if (!flow() && isOpen(m_table->state(), m_laying)) // closed in the middle of it, or killed
        follow();
    m_toast->raise();
    return root;
}

QWidget* ZaibatsuScreen::bottomTabs()
{
    auto* bottom = new Tabs(look(), tr("Parts of the table"),
                            {{QStringLiteral("users"), tr("Players")},
                             {QStringLiteral("hexagon"), tr("Table")},
                             {QStringLiteral("book"), tr("Rules")},
                             {QStringLiteral("log"), tr("Log")}},
                            true);
    bottom->setObjectName(QStringLiteral("bottom-tabs"));
    bottom->setChosen(m_narrowTab);
    connect(bottom, &Tabs::chosenChanged, this, &ZaibatsuScreen::openNarrowTab);
    return bottom;
}

QWidget* ZaibatsuScreen::boardArea()
{
    m_boardArea = new QWidget;
    m_boardArea->setMinimumWidth(200);
    m_board->setParent(m_boardArea);
    m_board->show();
    addBoardButtons(*m_boardArea);
    m_boardArea->installEventFilter(this);
    return m_boardArea;
}

void ZaibatsuScreen::addBoardButtons(QWidget& area)
{
    const auto add = [&](const QString& icon, const QString& name, const QString& object, const QKeySequence& keys,
                         const std::function<void()>& press) {
        auto* button = new IconButton(look(), icon, name, keys, &area);
        button->setFramed(true);
        button->setObjectName(object);
        connect(button, &QPushButton::clicked, this, press);
    };
    if (m_breadth > Breadth::Compact) {
        add("plus", tr("Nearer"), "zoom-in", QKeySequence(Qt::CTRL | Qt::Key_Plus), [this] { m_board->zoom(1.25); });
        add("minus", tr("Farther"), "zoom-out", QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { m_board->zoom(0.8); });
    }
    add("fit", tr("Whole Cybernet"), "fit", QKeySequence(Qt::CTRL | Qt::Key_0), [this] { m_board->fit(); });
    if (m_breadth > Breadth::Compact)
        add("face-seat", tr("Turn to another seat"), "seat", QKeySequence(Qt::CTRL | Qt::Key_T),
            [this] { m_board->setSeat(m_board->seat() + 90); });
    m_sample = makeSampleMark(look(), m_strip ? m_strip : &area);
    m_sample->hide();
    if (m_strip)
        m_strip->layout()->addWidget(m_sample);
}

void ZaibatsuScreen::placeOverBoard()
{
    m_board->setGeometry(m_boardArea->rect());
    const int side = std::max(target, look().scaled(target * 0.8));
    const bool tabs = m_breadth <= Breadth::Compact;
    int x = 12;
    for (const char* name : {"zoom-in", "zoom-out", "fit", "seat"}) {
        auto* button = m_boardArea->findChild<QWidget*>(QString::fromLatin1(name));
        if (!button)
            continue;
        const QPoint at =
            tabs ? QPoint(m_boardArea->width() - side - 8, 8) : QPoint(x, m_boardArea->height() - side - 12);
        button->setGeometry(QRect(at, QSize(side, side)));
        button->setVisible(m_boardArea->height() >= side + 16);
        button->raise();
        x += side + 8;
    }
    placeMarks();
    m_toast->setRoom(toastRoom());
}

bool ZaibatsuScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_boardArea && event->type() == QEvent::Show)
        m_toast->setRoom(toastRoom()); // composed anew: what is not shown yet has no room
    if (watched == m_toast && event->type() == QEvent::Hide)
        m_board->giveViewBack();
    if (watched == m_boardArea && event->type() == QEvent::Resize) {
        placeOverBoard();
        m_viewedSubject.reset();
        QTimer::singleShot(0, this, [this] { bringFlowIntoView(); });
    }
    return TableScreen::eventFilter(watched, event);
}

void ZaibatsuScreen::resizeEvent(QResizeEvent* event)
{
    TableScreen::resizeEvent(event);
    if (m_side && besideNow() != m_beside && look().breadth(width()) == m_breadth)
        return rebuild();
    if (Flow* now = flow(); now && m_side && now->room() != FlowRoom::Column)
        showSide();
}

} // namespace ui
