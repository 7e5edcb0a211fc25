// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The screen of a running Zaibatsu table: bar, players, Cybernet, Now column, and what comes over them.
#pragma once

#include "ui/kit/sheets.h"
#include "ui/shell/game_screens.h"
#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/now_panel.h"
#include "ui/zaibatsu/pick_flow.h"
#include "ui/zaibatsu/table_clock.h"

#include <QList>

class QMenu;

namespace ui {

class BoardView;
class PanelHolder;
class PieceEditor;
class SupplyMark;

/// Puts the parts together and leads from one flow to the next.
class ZaibatsuScreen : public TableScreen {
    Q_OBJECT
public:
    /// Another `door` is for tests. Without a clock no time is shown.
    ZaibatsuScreen(Look& look, std::shared_ptr<presentation::ZaibatsuTable> table, QWidget* parent = nullptr,
                   std::unique_ptr<TableDoor> door = nullptr, std::unique_ptr<TableClock> clock = nullptr);
    ~ZaibatsuScreen() override;

    [[nodiscard]] QString title() const override;
    bool closeInner() override;
    void lookAt(std::optional<int> n) override;
    void layOut() override;

    /// Selects a pawn, a block or a player, as a tap does.
    void select(const presentation::Subject& subject);
    [[nodiscard]] const presentation::Subject& subject() const { return m_subject; }
    /// The flow on top; null while nothing goes on.
    [[nodiscard]] Flow* flow() const { return m_flows.isEmpty() ? nullptr : m_flows.last(); }
    [[nodiscard]] BoardView* board() const { return m_board; }
    [[nodiscard]] TableDriver& driver() { return m_driver; }
    void openFace(zaibatsu::BlockId block);
    /// The editor of a face, a card or a pawn card.
    void openPiece(const zaibatsu::Source& piece);
    void begin(const presentation::NowRow& row);
    /// Offers what the device remembers and this table does not know, until it is taken over or waved away.
    void offerPieces(const std::optional<zaibatsu::SetCatalogue>& pieces);
    /// Whether faces that nobody has entered are offered between turns.
    void setOffersFaces(bool offers) { m_offersFaces = offers; }

    [[nodiscard]] bool playing() const override { return m_playing; }
    /// Shows what the clock says now; once a second it does so by itself.
    void tick();

signals:
    /// Five minutes or one minute are left of the time limit, or nothing.
    void timeRunsOut();
    /// No more of them this evening.
    void faceOfferDismissed();

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // Composition
    [[nodiscard]] QWidget* boardArea();
    [[nodiscard]] QWidget* bottomTabs();
    void addBoardButtons(QWidget& area);
    void placeOverBoard();
    /// Clock, supply and "sample faces" over the board, and the room that they leave it.
    void placeMarks();
    void showMarks();
    [[nodiscard]] QWidget* markStrip();
    /// Whether board and column of a tabbed window lie side by side: it is low and broad.
    [[nodiscard]] bool besideNow() const;
    [[nodiscard]] QRect toastRoom() const;
    void connectDriver();

    // Showing
    void refresh();
    void showBar();
    void showBanner();
    [[nodiscard]] QWidget* offerBanner();
    void addLookedSteps(Banner& banner);
    void showPlayers();
    void showSide();
    void showBoard();
    void tell(const ToastWords& words);
    /// Moves the board where the toast lies over what it speaks of; back when that one has gone.
    void keepAboveToast(const zaibatsu::About& about);
    void startClock();
    void keepTime();
    void watchLimit();
    void pauseOrRun();
    void openTimeUp();
    void bringFlowIntoView();
    void bringSubjectIntoView();
    [[nodiscard]] BoardOverlay overlay() const;
    [[nodiscard]] const zaibatsu::State& shown() const { return *shownState(); }
    [[nodiscard]] std::shared_ptr<const zaibatsu::State> shownState() const;

    // Flows
    void push(Flow* flow);
    void pop();
    void clearFlows();
    void connectFlow(Flow& flow);
    void onTapped(const BoardTarget& meant);
    void onDone(const Done& done);
    void onRefused(const zaibatsu::Command& command, const zaibatsu::Refusal& refusal);
    void openEditor(PieceEditor* editor);
    void openNewCard(const QString& name);
    void onFacts(const std::vector<zaibatsu::Fact>& facts);
    void follow();
    void showEnd();
    void askForSameAgain();
    void askChoice();
    void nextPhase();
    void beginAnyway(const presentation::NowRow& row);
    void pick(const PickFlow::Asked& asked);
    void picked(const zaibatsu::Command& command);
    void openOdds(const zaibatsu::Command& command);
    void beginPlay(const presentation::NowRow& row);
    /// With the attacks of which a fact is still asked for: the odds sheet asks.
    [[nodiscard]] presentation::NowRow withUnknownTargets(presentation::NowRow row) const;
    void beginCards(presentation::NowAction action);
    void openCards();
    void beginMove(zaibatsu::PawnId pawn, bool own);
    void openMore(QWidget* at);
    /// Rules, log, seat and keys: what changes nothing.
    void addLookingUp(QMenu& menu);
    void openAdjust();
    void openPlayer(PlayerWish wish);
    void leaveLaying();
    void openNarrowTab(int tab);
    [[nodiscard]] std::optional<zaibatsu::PawnId> actingPawn(const presentation::NowRow& row) const;
    void chooseSubject();

    std::shared_ptr<presentation::ZaibatsuTable> m_table;
    TableDriver m_driver;
    BoardView* m_board;
    QWidget* m_boardArea = nullptr;
    PanelHolder* m_barHolder = nullptr;
    PanelHolder* m_bannerHolder = nullptr;
    PanelHolder* m_players = nullptr;
    PanelHolder* m_side = nullptr;
    PanelHolder* m_page = nullptr;
    Toast* m_toast = nullptr;
    std::unique_ptr<TableClock> m_clock;
    std::optional<TimeStage> m_timeStage; ///< as it was shown last
    bool m_askedToEnd = false;            ///< that the time is up was asked about
    bool m_playing = true;
    SupplyMark* m_supply = nullptr;
    QWidget* m_sample = nullptr; ///< says that faces are samples
    QWidget* m_strip = nullptr;  ///< of marks below the board, where over it they would lie on pieces
    NowWishes m_wishes;
    QList<Flow*> m_flows;
    std::optional<zaibatsu::SetCatalogue> m_offered;
    presentation::Subject m_subject;
    std::shared_ptr<const zaibatsu::State> m_looked; ///< an earlier table that is looked at
    int m_lookedAt = 0;
    bool m_endSeen = false; ///< its page came up by itself
    const Flow* m_viewed = nullptr; ///< whose place was brought into view
    std::optional<presentation::Subject> m_viewedSubject; ///< likewise, where nothing goes on
    bool m_laying = false; ///< the table is laid as it stands until the players leave it or play on
    NowTab m_tab = NowTab::Now;
    presentation::RuleBook m_book;
    int m_narrowTab = 1;
    Breadth m_breadth = Breadth::Wide;
    bool m_beside = false;
    bool m_offersFaces = true;
};

} // namespace ui
