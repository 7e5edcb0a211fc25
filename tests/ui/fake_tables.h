// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Tables, games and a table that do as they are told and remember what they were asked.
#pragma once

#include "ui/kit/label.h"
#include "ui/shell/game_screens.h"
#include "ui/shell/services.h"
#include "ui/shell/starting_order.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace fake {

/// A table whose log is given and whose answers are kept.
class Table : public presentation::Table {
public:
    QStringList asked;                ///< "undo 1", "goto 3", "amend 3 drop {…}"
    QList<presentation::LogLine> lines;
    QByteArray amendJson = R"({"changed":[],"illegal":[]})";
    QStringList wouldRead;            ///< of an amend that is only looked at
    int waiting = 0;
    bool locked = false;

    QString game() const override { return "zaibatsu"; }
    QString id() const override { return "one"; }
    int entries() const override { return 38; }
    int head() const override { return 38; }
    int undoable() const override { return 38; }
    int redoable() const override { return 0; }
    int unsaved() const override { return waiting; }
    bool readOnly() const override { return locked; }
    presentation::Answer doCommand(const QByteArray& json) override { return note("do " + QString::fromUtf8(json)); }
    presentation::Answer undo(int count) override { return note(QString("undo %1").arg(count)); }
    presentation::Answer redo(int count) override { return note(QString("redo %1").arg(count)); }
    presentation::Answer goTo(int n) override { return note(QString("goto %1").arg(n)); }
    presentation::Answer amend(int n, const QByteArray& command, const QString& accept) override
    {
        presentation::Answer answer = note(QString("amend %1 %2 %3").arg(n).arg(accept, QString::fromUtf8(command)));
        answer.json = amendJson;
        answer.wouldRead = wouldRead;
        return answer;
    }
    void saveNow() override
    {
        asked << "save";
        waiting = 0;
        emit statusChanged();
    }
    std::optional<QByteArray> showJson(std::optional<int>) const override { return QByteArray("{}"); }
    std::optional<QString> showText(std::optional<int>) const override { return QString(); }
    QByteArray legalJson(const QString&, int) const override { return "[]"; }
    std::optional<presentation::Answer> query(const QString&, const QStringList&) const override
    {
        return std::nullopt;
    }
    QMap<int, QByteArray> commands; ///< those that are not as below
    std::optional<QByteArray> commandJson(int n) const override
    {
        if (commands.contains(n))
            return commands[n];
        return QByteArray(R"({"type":"icebreak","pawn":"speedrunner-red","block":"copyleft","dice":[6],"n":)")
            + QByteArray::number(n) + "}";
    }
    QList<presentation::LogLine> log() const override { return lines; }

    void loseDisk(int count)
    {
        waiting = count;
        emit statusChanged();
    }

private:
    presentation::Answer note(const QString& what)
    {
        asked << what;
        return {};
    }
};

/// The log of two turns.
inline QList<presentation::LogLine> sampleLog()
{
    using Kind = presentation::LogLine::Kind;
    const auto line = [](Kind kind, int n, int turn, const char* player, const char* icon, const char* text) {
        presentation::LogLine out;
        out.kind = kind;
        out.n = n;
        out.turn = turn;
        out.player = player;
        out.icon = icon;
        out.text = text;
        return out;
    };
    QList<presentation::LogLine> log{
        line(Kind::Turn, 0, 6, "red", "", "Ana, turn 6"),
        line(Kind::Entry, 31, 6, "red", "search", "Places Copyleft beside Sprawl"),
        line(Kind::Entry, 32, 6, "red", "move", "Speedrunner moves 3 spaces to Copyleft"),
        line(Kind::Entry, 33, 6, "red", "icebreaker", "Icebreaker on Copyleft: takes control"),
        line(Kind::Effect, 0, 6, "red", "fx-bonus-all", "Copyleft gives every player a bonus counter"),
        line(Kind::Note, 34, 6, "red", "edit", "Break for dinner, nobody touched the table."),
        line(Kind::Turn, 0, 7, "blue", "", "Bo, turn 7"),
        line(Kind::Entry, 35, 7, "blue", "equip", "Equips 7g Ma-Mi on the Speedrunner"),
        line(Kind::Entry, 36, 7, "blue", "icebreaker", "Icebreaker on Yakuza: takes control"),
        line(Kind::Entry, 37, 7, "blue", "adjust", "Table ruling: Gynoid moved by hand"),
        line(Kind::Entry, 38, 7, "blue", "move", "Speedrunner moves 4 spaces to Underground")};
    log[3].dice = {6};
    log[3].marks = QStringList{"typed"};
    log[8].dice = {2, 4};
    log[8].blackDice = 1;
    log[8].marks = QStringList{"drawn"};
    log[9].marks = QStringList{"by hand"};
    return log;
}

/// Tables on a device that forgets.
class Tables : public ui::Tables {
public:
    QList<ui::SavedTable> kept;
    QList<ui::SavedTable> inBin;
    QStringList asked;
    std::shared_ptr<Table> table = std::make_shared<Table>();
    ui::NewTable created;
    QString problem; ///< of create and openCopy

    QList<ui::SavedTable> list() const override { return kept; }
    QList<ui::SavedTable> binned() const override { return inBin; }
    ui::Opened open(const QString& id) override
    {
        asked << "open " + id;
        return {table, {}};
    }
    ui::Opened create(const ui::NewTable& agreed) override
    {
        created = agreed;
        return problem.isEmpty() ? ui::Opened{table, {}} : ui::Opened{nullptr, problem};
    }
    QString rename(const QString& id, const QString& name) override
    {
        for (ui::SavedTable& one : kept)
            if (one.id == id)
                one.name = name;
        return {};
    }
    QString bin(const QString& id) override { return carry(id, kept, inBin); }
    QString bringBack(const QString& id) override { return carry(id, inBin, kept); }
    QString mend(const QString& id) override
    {
        asked << "mend " + id;
        return {};
    }
    QList<ui::KeptCopy> copies;
    QList<ui::KeptCopy> keptCopies(const QString&) const override { return copies; }
    QString openCopy(const QString& copy, QString& made) override
    {
        asked << "open copy " + copy;
        made = "made";
        return problem;
    }
    ui::Imported importFile(const QString& path, ui::ImportWay way) override
    {
        static constexpr std::array words{"import ", "import beside ", "import in place "};
        asked << words.at(static_cast<std::size_t>(way)) + path;
        return way == ui::ImportWay::Ask ? importAnswer : ui::Imported{};
    }
    ui::Imported importAnswer; ///< to a file that comes in
    QString exportTable(const QString& id, ui::ExportForm form, QString& path) override
    {
        static constexpr std::array endings{"jsonl", "txt", "html", "pdf"};
        path = QString("tables/one.") + endings.at(static_cast<std::size_t>(form));
        asked << "export " + id + " " + path;
        return exportProblem;
    }
    int rememberedPieces(bool secondEdition) override { return secondEdition ? 0 : remembered; }
    QString exportPieces(bool secondEdition, QString& path) override
    {
        asked << (secondEdition ? "export pieces of the second" : "export pieces of the first");
        path = "tables/pieces.json";
        return {};
    }
    ui::TakenPieces importPieces(bool secondEdition, const QString& path) override
    {
        asked << (secondEdition ? "import pieces of the second " : "import pieces of the first ") + path;
        return takenAnswer;
    }
    QString takeBackPieces() override
    {
        asked << "take back pieces";
        return {};
    }
    int remembered = 12;
    ui::TakenPieces takenAnswer{3, {}}; ///< to a file of pieces
    QString exportProblem;
    ui::StartFacts startFacts(int players) const override
    {
        return players == 2 ? ui::StartFacts{10, {4, 5}}
            : players == 3  ? ui::StartFacts{8, {3, 4, 5}}
                            : ui::StartFacts{6, {3, 4, 5, 5}};
    }
    QList<QList<int>> drawStart(const ui::NewTable& agreed) const override
    {
        QList<QList<int>> rolls;
        for (qsizetype i = 0; i < agreed.players.size(); ++i)
            rolls << (i == 0 ? QList<int>{3} : QList<int>{5, i == 1 ? 2 : 4});
        return agreed.players.size() > 2 ? rolls : QList<QList<int>>{{3}, {5}};
    }
    QList<int> rollDice(int count) override { return QList<int>(count, 4); }

private:
    static QString carry(const QString& id, QList<ui::SavedTable>& from, QList<ui::SavedTable>& to)
    {
        const auto at = std::find_if(from.begin(), from.end(), [&](const ui::SavedTable& one) { return one.id == id; });
        if (at == from.end())
            return "no such table";
        to.prepend(*at);
        from.erase(at);
        return {};
    }
};

inline QList<ui::SavedTable> sampleTables()
{
    const QDateTime now = QDateTime::currentDateTime();
    using ui::Owner;
    return {{"one",
             "Bo, Mia, Ana",
             "zaibatsu",
             "Zaibatsu, first edition",
             {Owner::Blue, Owner::Green, Owner::Red},
             now,
             "turn 7, Bo to act",
             false,
             {}},
            {"two",
             "Dax, Ana",
             "zaibatsu",
             "Zaibatsu, second edition",
             {Owner::Yellow, Owner::Red},
             now.addDays(-2),
             "turn 12",
             false,
             {}},
            {"three",
             "The long one",
             "zaibatsu",
             "Zaibatsu, first edition",
             {Owner::Green, Owner::Yellow, Owner::Blue, Owner::Red},
             now.addDays(-9),
             "Mia won",
             true,
             {}},
            {"four",
             "Friday",
             "zaibatsu",
             "Zaibatsu, first edition",
             {Owner::Blue, Owner::Red},
             now.addDays(-20),
             "turn 3",
             false,
             "The file is damaged after entry 12."}};
}

/// A table screen that only remembers what it was told.
class TableScreen : public ui::TableScreen {
public:
    using ui::TableScreen::TableScreen;
    std::optional<int> lookedAt;
    QString title() const override { return "Table"; }
    void lookAt(std::optional<int> n) override { lookedAt = n; }
    bool playing() const override { return m_playing; }
    void play(bool plays)
    {
        m_playing = plays;
        emit playingChanged();
    }

protected:
    QWidget* compose(ui::Breadth) override { return new ui::Label(look(), ui::Style::Body, "the table"); }

private:
    bool m_playing = true;
};

/// Screens of no game.
class Games : public ui::GameScreens {
public:
    TableScreen* last = nullptr;
    ui::TableScreen* makeTable(ui::Look& look, std::shared_ptr<presentation::Table>, QWidget*) override
    {
        last = new TableScreen(look);
        return last;
    }
    ui::Screen* makeOdds(ui::Look&, QWidget*) override { return nullptr; }
    ui::Screen* makePlacement(ui::Look&, std::function<void(const QString&)>, QWidget*) override { return nullptr; }
    void paintPicture(QPainter& painter, const ui::Look& look, const QRectF& box, const QString&) const override
    {
        painter.setPen(look.ink(ui::Ink::BlockLine));
        painter.drawRect(box.adjusted(1, 1, -2, -2));
    }
};

} // namespace fake
