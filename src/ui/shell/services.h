// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the shell needs of the rest of the program. The app implements these and hands them in.
#pragma once

#include "presentation/table.h"
#include "ui/kit/tokens.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace ui {

/// A table in the data folder, as lists show it.
struct SavedTable {
    QString id;
    QString name;       ///< "Bo, Mia, Ana", or as it was renamed
    QString game;       ///< "zaibatsu"
    QString detail;     ///< "Zaibatsu, first edition", in the language installed now
    QList<Owner> owners; ///< in seating order
    QDateTime changed;
    QString progress;   ///< "turn 7, Bo to act", "Mia won"
    bool over = false;
    QString problem;    ///< not empty: it cannot be opened, and why
    bool mendable = false; ///< damaged, but something good of it is left
};

/// A copy of a table as it once was.
struct KeptCopy {
    QString id;
    int entries = 0;
    QDateTime played; ///< when the last of them was made
    QString progress; ///< "turn 7, Bo to act"
};

/// How much of a table the app keeps.
enum class TrackChoice : std::uint8_t { Everything, Control, Scores };

/// One seat of a table that is being set up.
struct NewPlayer {
    QString name;
    Owner colour = Owner::Red;
    QList<int> rolls; ///< starting roll, and re-rolls of a tie after it

    friend bool operator==(const NewPlayer&, const NewPlayer&) = default;
};

/// What is agreed before a Zaibatsu table is made.
struct NewTable {
    QString name;
    QList<NewPlayer> players;      ///< seating order, clockwise
    bool secondEdition = false;
    bool typedDice = false;        ///< we roll and type; else the app rolls
    std::optional<int> minutes;    ///< time limit
    TrackChoice track = TrackChoice::Everything;
    QMap<QString, bool> houseRules; ///< those set apart from their default: "A-009" -> off
    quint64 seed = 0;               ///< of the table's dice
    bool asItStands = false;        ///< the table is laid as it stands; nobody rolls for the start

    friend bool operator==(const NewTable&, const NewTable&) = default;
};

/// What the number of players decides.
struct StartFacts {
    int countersEach = 0;
    QList<int> openingHands; ///< in the order of play
};

/// A table that could be opened, or why not.
struct Opened {
    std::shared_ptr<presentation::Table> table;
    QString problem;
    QString notice = {}; ///< what else has to be told once: a damaged file that is kept aside
};

/// What a table is written out as: the table itself, or its log to read.
enum class ExportForm : std::uint8_t { Table, Text, Html, Pdf };

/// How a table comes in that is here already with other entries.
enum class ImportWay : std::uint8_t { Ask, Both, InPlace };
/// What came of an import: nothing more to say, what went wrong, or which of two states of one table is to be kept.
struct Imported {
    QString problem;
    QString question;     ///< the same table is here with other entries
    bool longer = false;  ///< the imported one is the longer: it may take the place of the one here
};

/// What came of taking in a file of faces, cards and pawn cards: how many, or all that is wrong with it.
struct TakenPieces {
    int count = 0;
    QStringList problems;
};

/// The tables on this device.
class Tables {
public:
    Tables() = default;
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;
    virtual ~Tables() = default;

    /// Latest first. The first one that runs is what "Continue" opens.
    [[nodiscard]] virtual QList<SavedTable> list() const = 0;
    [[nodiscard]] virtual QList<SavedTable> binned() const = 0;
    [[nodiscard]] virtual Opened open(const QString& id) = 0;
    /// Makes the table and rolls for the start, unless it is laid as it stands: as typed, else from the table's own
    /// dice.
    [[nodiscard]] virtual Opened create(const NewTable& agreed) = 0;

    // Each returns what went wrong, or an empty text.
    [[nodiscard]] virtual QString rename(const QString& id, const QString& name) = 0;
    [[nodiscard]] virtual QString bin(const QString& id) = 0;
    [[nodiscard]] virtual QString bringBack(const QString& id) = 0;
    /// Goes on with the longest good part or copy of a damaged table; the damaged file is kept aside.
    [[nodiscard]] virtual QString mend(const QString& id) = 0;
    /// The copies that the device has kept of a table by itself, the latest first. Their ids can be exported.
    [[nodiscard]] virtual QList<KeptCopy> keptCopies(const QString& id) const = 0;
    /// Makes a table of its own of a copy, beside all others, and puts its id into `made`.
    [[nodiscard]] virtual QString openCopy(const QString& copy, QString& made) = 0;
    [[nodiscard]] virtual Imported importFile(const QString& path, ImportWay way) = 0;
    /// Writes the table or its log where players find it and puts the path into `path`.
    [[nodiscard]] virtual QString exportTable(const QString& id, ExportForm form, QString& path) = 0;

    // Faces, cards and pawn cards that players entered; the device remembers them for each edition.
    [[nodiscard]] virtual int rememberedPieces(bool secondEdition) = 0;
    /// Writes them as one catalogue file where players find it and puts the path into `path`.
    [[nodiscard]] virtual QString exportPieces(bool secondEdition, QString& path) = 0;
    /// Lays those of a catalogue file over them; nothing is changed where anything is wrong with it.
    [[nodiscard]] virtual TakenPieces importPieces(bool secondEdition, const QString& path) = 0;
    /// As before the last importPieces.
    [[nodiscard]] virtual QString takeBackPieces() = 0;

    [[nodiscard]] virtual StartFacts startFacts(int players) const = 0;
    /// What the dice of a table with this seed would show for the starting roll, per seat, ties rolled again.
    [[nodiscard]] virtual QList<QList<int>> drawStart(const NewTable& agreed) const = 0;
    /// Dice that belong to no table: for a dispute.
    [[nodiscard]] virtual QList<int> rollDice(int count) = 0;
};

/// A ruling that a table may play the other way.
struct HouseRule {
    QString id; ///< "A-009"
    QString sentence; ///< what holds while it is on
    bool onInFirst = true; ///< its default in the first edition
    bool onInSecond = true;
};
/// Every ruling with a switch, with its sentence in the language installed now.
[[nodiscard]] QList<HouseRule> houseRules();

} // namespace ui
