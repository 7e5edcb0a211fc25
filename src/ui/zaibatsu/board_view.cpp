// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/board_view.h"

#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/board_items.h"
#include "ui/zaibatsu/board_scene.h"
#include "ui/zaibatsu/hexagon.h"

#include <QKeyEvent>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

static void initBoardResource()
{
    Q_INIT_RESOURCE(board); // the room is a static library
}

namespace ui {

namespace {

/// The part of the plane that a block in that cell takes, at any seat.
QRectF roomOf(hex::Cell cell)
{
    const QPointF centre = hexagon::centre(cell);
    return {centre.x() - 1, centre.y() - 1, 2, 2};
}

} // namespace

BoardView::BoardView(const Look& look, QWidget* parent)
    : QQuickWidget(parent),
      m_tokens(new BoardTokens(look, this)),
      m_blocks(new RowsModel(BoardScene::blockRoles(), this)),
      m_cards(new RowsModel(BoardScene::cardRoles(), this)),
      m_icons(new RowsModel(BoardScene::iconRoles(), this)),
      m_pawns(new RowsModel(BoardScene::pawnRoles(), this)),
      m_cells(new RowsModel(BoardScene::cellRoles(), this)),
      m_steps(new RowsModel(BoardScene::stepRoles(), this))
{
    setResizeMode(SizeRootObjectToView);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_AcceptTouchEvents); // as mouse events made of them, taps would count as drags
    adoptLanguage();
    load();
}

void BoardView::adoptLanguage()
{
    setAccessibleName(tr("Cybernet"));
    setAccessibleDescription(tr("Arrow keys go from piece to piece, Enter taps, R turns, plus and minus zoom."));
}

void BoardView::changeEvent(QEvent* event)
{
    QQuickWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        adoptLanguage();
}

void BoardView::load()
{
    initBoardResource();
    registerPaintedItems();
    const QUrl url(QStringLiteral("qrc:/qml/Board.qml"));
    QQmlComponent component(engine(), url);
    QObject* root = component.createWithInitialProperties({{"tokens", QVariant::fromValue<QObject*>(m_tokens)},
                                                           {"blocks", QVariant::fromValue<QObject*>(m_blocks)},
                                                           {"cards", QVariant::fromValue<QObject*>(m_cards)},
                                                           {"icons", QVariant::fromValue<QObject*>(m_icons)},
                                                           {"pawns", QVariant::fromValue<QObject*>(m_pawns)},
                                                           {"cells", QVariant::fromValue<QObject*>(m_cells)},
                                                           {"steps", QVariant::fromValue<QObject*>(m_steps)}});
    for (const QQmlError& error : component.errors())
        qWarning("%s", qUtf8Printable(error.toString()));
    if (!root)
        return;
    setContent(url, &component, root);
    QQmlEngine::setObjectOwnership(root, QQmlEngine::CppOwnership);
    // QML signals have no C++ declaration; the meta-object connects them by their signature.
    const auto follow = [&](const char* signal, const char* slot) {
        const QMetaObject* from = root->metaObject();
        const QMetaObject& to = staticMetaObject;
        connect(root, from->method(from->indexOfSignal(signal)), this, to.method(to.indexOfMethod(slot)));
    };
    follow("tapRequested(double,double)", "onTapRequested(double,double)");
    follow("blockRequested(int)", "onBlockRequested(int)");
    follow("pawnRequested(int)", "onPawnRequested(int)");
    follow("cardRequested(int)", "onCardRequested(int)");
    follow("placeRequested(double,double)", "onPlaceRequested(double,double)");
    follow("turnRequested(int)", "turnRequested(int)");
}

void BoardView::show(const std::shared_ptr<const zaibatsu::State>& state, const BoardOverlay& overlay)
{
    const Before before{std::exchange(m_state, state), ghostCells(), m_overlay.way};
    const auto fan = std::exchange(m_overlay, overlay).fan;
    if (before.state == m_state)
        m_overlay.fan = fan;
    if (!m_state || !rootObject())
        return;
    const BoardScene scene(*m_state, m_overlay);
    m_blocks->update(scene.blocks());
    m_cards->update(scene.cards());
    m_icons->update(scene.icons());
    showTokens();
    m_cells->update(scene.cells());
    m_steps->update(scene.steps());
    QQuickItem* board = rootObject();
    board->setProperty("way", scene.way());
    board->setProperty("turning", m_overlay.ghost.has_value());
    board->setProperty("turnName", tr("Turn the block"));
    if (m_overlay.ghost)
        board->setProperty("ghostAt", hexagon::centre(m_overlay.ghost->at));
    QRectF bounds = boardBounds(*m_state);
    for (const hex::Cell cell : ghostCells())
        bounds |= roomOf(cell);
    board->setProperty("bounds", bounds);
    showGrid();
    showWhatCame(before);
}

void BoardView::showTokens()
{
    m_pawns->update(BoardScene(*m_state, m_overlay).pawns());
    const auto& fan = m_overlay.fan;
    const auto middle = fan ? placePoint(*m_state, fan->place) : std::nullopt;
    rootObject()->setProperty("fanAt", middle.value_or(QPointF()));
    rootObject()->setProperty("fanRadius", middle ? fan->radius + metrics::pawnRadius * 1.6 : 0.0);
}

void BoardView::showWhatCame(const Before& before)
{
    QVariantList cells;
    for (const hex::Cell cell : ghostCells())
        if (std::ranges::find(before.ghosts, cell) == before.ghosts.end())
            cells << roomOf(cell);
    if (!cells.isEmpty())
        QMetaObject::invokeMethod(rootObject(), "showAll", Q_ARG(QVariant, cells));
    QRectF laid;
    for (std::size_t i = 0; before.state && i < m_state->blocks.size(); ++i) {
        const auto& now = m_state->blocks[i];
        const bool lay = i < before.state->blocks.size() && before.state->blocks[i];
        if (now && (!lay || before.state->blocks[i]->at != now->at))
            laid |= roomOf(now->at);
    }
    if (!m_overlay.way.empty() && m_overlay.way != before.way)
        if (const auto end = placePoint(*m_state, m_overlay.way.back()))
            laid |= QRectF(*end - QPointF(0.5, 0.5), QSizeF(1, 1));
    if (!laid.isNull())
        QMetaObject::invokeMethod(rootObject(), "reveal", Q_ARG(QRectF, laid));
}

void BoardView::showGrid()
{
    std::set<hex::Cell> empty;
    for (const auto& laid : m_state->blocks)
        for (int side = 0; laid && side < 6; ++side)
            for (int next = 0; next < 6; ++next)
                empty.insert(hex::neighbour(hex::neighbour(laid->at, side), next));
    QVariantList points;
    for (const hex::Cell cell : empty)
        if (std::holds_alternative<EmptyCell>(targetAt(*m_state, hexagon::centre(cell), 1, true)))
            points << hexagon::centre(cell);
    rootObject()->setProperty("grid", points);
}

std::vector<hex::Cell> BoardView::ghostCells() const
{
    std::vector<hex::Cell> cells;
    for (const GhostCell& ghost : m_overlay.cells)
        cells.push_back(ghost.at);
    if (m_overlay.ghost)
        cells.push_back(m_overlay.ghost->at);
    return cells;
}

void BoardView::onTapRequested(double ux, double uy)
{
    showCursor(false);
    setFocus(Qt::MouseFocusReason);
    if (!m_state)
        return;
    const BoardTarget meant = targetAt(*m_state, {ux, uy}, r(), m_overlay.choosingSpaces, m_overlay.fan);
    if (comesNearer(meant))
        return bringIntoView(meant, m_overlay.choosingSpaces ? metrics::choosingR : metrics::detailAll);
    mean(meant, r());
}

bool BoardView::comesNearer(const BoardTarget& meant) const
{
    // Where nothing can be read yet, a tap comes nearer first; where blocks are laid the whole is what matters.
    if (r() >= metrics::detailSome || std::holds_alternative<EmptyCell>(meant))
        return false;
    const auto* spot = std::get_if<BlockSpot>(&meant);
    return ghostCells().empty() && !(spot && m_overlay.marks.contains(spot->block));
}

void BoardView::mean(const BoardTarget& meant, double fingerR)
{
    const auto* pawn = std::get_if<zaibatsu::PawnId>(&meant);
    const auto before = m_overlay.fan;
    const bool open = before && pawn && standsAt(*m_state, *pawn) == before->place;
    if (!open)
        m_overlay.fan = pawn ? fanAround(*m_state, *pawn, r(), fingerR) : std::nullopt;
    if (m_overlay.fan != before)
        showTokens();
    if (open || !m_overlay.fan)
        emit tapped(meant);
}

void BoardView::onPlaceRequested(double ux, double uy)
{
    if (m_state)
        emit tapped(targetAt(*m_state, {ux, uy}, r(), m_overlay.choosingSpaces));
}

void BoardView::onCardRequested(int card)
{
    emit tapped(CardSpot{zaibatsu::CardId{static_cast<std::uint16_t>(card)}, std::nullopt});
}

void BoardView::onBlockRequested(int block)
{
    emit tapped(BlockSpot{zaibatsu::BlockId{static_cast<std::uint16_t>(block)}, std::nullopt});
}

void BoardView::onPawnRequested(int pawn) { mean(zaibatsu::PawnId{static_cast<std::uint16_t>(pawn)}, keysTellApart); }

} // namespace ui
