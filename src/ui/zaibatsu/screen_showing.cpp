// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the screen shows of the table, of the flow on top, and of an earlier table that is looked at.
#include "presentation/help_entries.h"
#include "presentation/names.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/board_marks.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/panel_holder.h"
#include "ui/zaibatsu/players_panel.h"
#include "ui/zaibatsu/table_bar.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QStackedLayout>

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

std::shared_ptr<const z::State> ZaibatsuScreen::shownState() const
{
    return m_looked ? m_looked : m_table->sharedState();
}

void ZaibatsuScreen::refresh()
{
    if (!m_side)
        return;
    showBar();
    showBanner();
    showPlayers();
    showSide();
    showBoard();
}

void ZaibatsuScreen::showBar()
{
    BarState state;
    state.breadth = m_breadth;
    state.canUndo = m_table->undoable() > 0;
    state.canRedo = m_table->redoable() > 0;
    state.acting = !m_looked;
    state.choosing = !shown().pending.empty();
    state.width = width();
    state.clock = m_clock.get();
    auto* bar = new TableBar(look(), shown(), state);
    connect(bar, &TableBar::homeRequested, this, &TableScreen::homeRequested);
    connect(bar, &TableBar::undoRequested, this, [this] {
        clearFlows();
        m_driver.undo();
    });
    connect(bar, &TableBar::redoRequested, this, [this] {
        clearFlows();
        m_driver.redo();
    });
    connect(bar, &TableBar::nextPhaseRequested, this, &ZaibatsuScreen::nextPhase);
    connect(bar, &TableBar::helpRequested, this, &TableScreen::shortcutsRequested);
    connect(bar, &TableBar::moreRequested, this, &ZaibatsuScreen::openMore);
    connect(bar, &TableBar::aboutRequested, this, &TableScreen::ruleRequested);
    connect(bar, &TableBar::pauseRequested, this, &ZaibatsuScreen::pauseOrRun);
    m_barHolder->hold(bar);
}

void ZaibatsuScreen::showBanner()
{
    if (!m_bannerHolder)
        return;
    if (m_looked) {
        auto* banner =
            new Banner(look(), Banner::Kind::Notice,
                       tr("The table as it was after entry %1. Nothing can be changed here.").arg(m_lookedAt));
        banner->setSign(m_breadth != Breadth::Narrow);
        addLookedSteps(*banner);
        auto* back = banner->addAction(tr("Back to now"));
        back->setObjectName(QStringLiteral("back-to-now"));
        connect(back, &QPushButton::clicked, this, [this] { lookAt(std::nullopt); });
        return m_bannerHolder->hold(banner);
    }
    const QString status = m_table->statusText();
    if (status.isEmpty())
        return m_bannerHolder->hold(m_offered ? offerBanner() : nullptr);
    auto* banner = new Banner(look(), Banner::Kind::Warning, status);
    if (m_table->unsaved() > 0) {
        auto* again = banner->addAction(tr("Try again"));
        again->setObjectName(QStringLiteral("save-again"));
        connect(again, &QPushButton::clicked, this, [this] { m_table->saveNow(); });
    }
    m_bannerHolder->hold(banner);
}

void ZaibatsuScreen::addLookedSteps(Banner& banner)
{
    const std::vector<int> path = m_table->session().inForce();
    const auto at = std::ranges::find(path, m_lookedAt);
    const bool narrow = m_breadth == Breadth::Narrow;
    if (at == path.end() || (narrow && look().textScale() > 1.5)) // there the board needs the room; the log has them
        return;
    const auto step = [&](const QString& text, const QString& sign, const QString& object, bool there, int by) {
        auto* button = banner.addAction(narrow ? sign : text);
        button->setObjectName(object);
        setHint(*button, text);
        button->setEnabled(there);
        if (there)
            connect(button, &QPushButton::clicked, this, [this, n = *(at + by)] { lookAt(n); });
    };
    step(tr("Entry before"), QStringLiteral("‹"), QStringLiteral("entry-before"), at != path.begin(), -1);
    step(tr("Entry after"), QStringLiteral("›"), QStringLiteral("entry-after"), at + 1 != path.end(), 1);
}

void ZaibatsuScreen::showPlayers()
{
    const bool tabs = m_breadth <= Breadth::Compact;
    const bool sheet = flow() && flow()->room() != FlowRoom::Column;
    if (tabs ? m_narrowTab != 0 : sheet)
        return m_players->hold(nullptr);
    const bool marks = m_breadth == Breadth::Medium;
    auto* players = new PlayersPanel(look(), shown(), marks ? PlayersForm::Marks : PlayersForm::Cards);
    if (!tabs)
        players->setFixedWidth(look().scaled(marks ? 84 : 240));
    connect(players, &PlayersPanel::playerTapped, this, [this](z::Colour player) { select(player); });
    connect(players, &PlayersPanel::pawnTapped, this, [this](z::PawnId pawn) { onTapped(pawn); });
    m_players->hold(players);
}

void ZaibatsuScreen::showSide()
{
    Flow* now = flow();
    auto* stack = qobject_cast<QStackedLayout*>(m_page->parentWidget()->layout());
    const bool paged = now && now->room() == FlowRoom::Page;
    stack->setCurrentIndex(paged ? 1 : 0);
    const bool tabs = m_breadth <= Breadth::Compact;
    const bool sheet = now && now->room() == FlowRoom::Sheet;
    const int column = m_beside ? width() * (sheet ? 6 : 5) / 10
                                : std::min(look().scaled(sheet ? 620 : 344), sheet ? width() * 3 / 4 : width() / 2);
    if (now)
        now->setInRoom(sheet && (m_beside || !tabs) ? QSize(column, height()) : size());
    m_page->hold(paged ? now->panel() : nullptr);
    if (paged)
        return;
    m_boardArea->parentWidget()->setVisible(!tabs || (m_narrowTab == 1 && (!sheet || m_beside)));
    if (tabs && m_narrowTab != 1)
        return m_side->hold(nullptr);
    QWidget* panel = nullptr;
    if (now) {
        panel = now->panel();
    } else {
        auto rows = presentation::nowRows(shown(), m_subject, MoveFlow::mostActions);
        if (m_timeStage != TimeStage::Up) // the menu has it for those who go by a clock of their own
            rows.removeIf([](const auto& row) { return row.action == presentation::NowAction::EndGame; });
        const NowContent content{m_subject, std::move(rows), m_tab, !tabs, !m_looked};
        panel = NowPanel(look(), *m_table, shown(), m_book, m_wishes).build(content);
    }
    if (auto* surface = qobject_cast<Panel*>(panel))
        surface->setLines(tabs && !m_beside ? Qt::TopEdge : Qt::LeftEdge);
    if (!tabs || m_beside)
        panel->setFixedWidth(column);
    m_side->hold(panel);
}

BoardOverlay ZaibatsuScreen::overlay() const
{
    if (const Flow* now = flow())
        return now->overlay();
    BoardOverlay overlay;
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject))
        overlay.pawn = *pawn;
    if (const auto* block = std::get_if<z::BlockId>(&m_subject))
        overlay.block = *block;
    if (const auto* card = std::get_if<z::CardId>(&m_subject))
        overlay.card = *card;
    return overlay;
}

void ZaibatsuScreen::showBoard()
{
    const auto preview = flow() ? flow()->preview() : nullptr;
    m_board->show(preview ? preview : shownState(), overlay());
    setHelp(*m_board, presentation::helpEntry(shown(), m_subject));
    m_board->setScrim(flow() && flow()->room() == FlowRoom::Sheet);
    showMarks();
    placeOverBoard();
    bringFlowIntoView();
}

void ZaibatsuScreen::bringFlowIntoView()
{
    if (!flow())
        return bringSubjectIntoView();
    if (m_viewed == flow())
        return;
    m_viewed = flow();
    if (const auto view = flow()->inView())
        m_board->bringIntoView(*view);
}

void ZaibatsuScreen::bringSubjectIntoView()
{
    // Where the whole Cybernet is too small to read, the piece in hand comes first.
    if (m_viewedSubject == m_subject)
        return; // the players have moved the view since, or a block came into sight
    m_viewedSubject = m_subject;
    if (m_breadth > Breadth::Compact || m_board->r() >= metrics::detailSome)
        return;
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject); pawn && shown().pawns[pawn->index()].at)
        m_board->bringIntoView(*pawn, metrics::detailAll);
    if (const auto* block = std::get_if<z::BlockId>(&m_subject); block && shown().blocks[block->index()])
        m_board->bringIntoView(BlockSpot{*block, std::nullopt}, metrics::detailAll);
}

void ZaibatsuScreen::lookAt(std::optional<int> n)
{
    clearFlows();
    m_looked.reset();
    if (n)
        if (const auto state = m_table->session().stateAt(*n))
            m_looked = std::make_shared<const z::State>(*state);
    m_lookedAt = n.value_or(0);
    m_subject = {};
    if (!m_looked)
        chooseSubject();
    refresh();
    if (m_looked && m_breadth <= Breadth::Compact) // where a part was in sight, it need not be what changed
        m_board->fit();
}

void ZaibatsuScreen::openNarrowTab(int tab)
{
    if (tab >= 2) {
        if (tab == 2)
            emit rulesRequested({});
        else
            emit logRequested();
        if (auto* tabs = findChild<Tabs*>(QStringLiteral("bottom-tabs")))
            tabs->setChosen(m_narrowTab);
        return;
    }
    m_narrowTab = tab;
    refresh();
}

} // namespace ui
