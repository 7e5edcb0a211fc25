// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/problems.h"

#include "presentation/sentences.h"

#include <QCoreApplication>

namespace presentation {
namespace {

/// Words for what cannot be read.
struct ProblemWords {
    Q_DECLARE_TR_FUNCTIONS(ProblemWords)

public:
    static QString what(const record::ReadProblem& problem);
    static QString where(const record::ReadProblem& problem);
    static QString file(const store::TableProblem& problem);
    static QString setup(const zaibatsu::SetupProblem& problem);
};

QString ProblemWords::what(const record::ReadProblem& problem)
{
    using enum record::ReadProblem::Code;
    const QString found = QString::fromStdString(problem.detail);
    switch (problem.code) {
    case NotJson: return tr("This is not valid JSON.");
    case TooLarge: return tr("This is larger than the app reads.");
    case TooDeep: return tr("This is nested deeper than the app reads.");
    case DuplicateKey: return tr("The field %1 stands there twice.").arg(found);
    case MissingField: return tr("The field %1 is missing.").arg(found);
    case WrongType: return tr("A value has the wrong type: %1.").arg(found);
    case UnknownWord: return tr("The word %1 is not known here.").arg(found);
    case OutOfRange: return tr("A value is out of range: %1.").arg(found);
    case TooLong: return tr("A text is longer than allowed.");
    case UnknownField: return tr("The field %1 is not known.").arg(found);
    case UnknownVersion: return tr("This was written by a newer version of the app: %1.").arg(found);
    case WrongGame: return tr("This belongs to another game: %1.").arg(found);
    case HashMismatch: return tr("This was changed after it was written: its checksum does not fit.");
    case WrongOrder: return tr("The entries are not in their order.");
    case Empty: return tr("There is nothing to read.");
    case CountMismatch: return tr("Entries are missing or too many.");
    }
    return {};
}

QString ProblemWords::where(const record::ReadProblem& problem)
{
    const QString place = QString::fromStdString(problem.where);
    if (problem.line > 0 && !place.isEmpty())
        return tr("See line %1, %2.", "a line number and a place in it").arg(QString::number(problem.line), place);
    if (problem.line > 0)
        return tr("See line %1.").arg(problem.line);
    return place.isEmpty() ? QString() : tr("See %1.", "a place in a text").arg(place);
}

QString ProblemWords::file(const store::TableProblem& problem)
{
    using enum store::TableProblem::Code;
    switch (problem.code) {
    case Missing: return tr("There is no such file.");
    case Folder: return tr("This is a folder, not a table file.");
    case NotReadable: return tr("The file cannot be read. It was left as it is.");
    case Empty: return tr("The file is empty. It was left as it is.");
    case NotATable: return tr("This is no table file. It was left as it is.");
    case Newer: return tr("A newer version of the app made this file. It was left as it is.");
    case TooLarge: return tr("The file is larger than the app reads. It was left as it is.");
    case Damaged:
        return problem.firstBad > 0
            ? tr("The file is damaged from entry %1 on. It was left as it is.").arg(problem.firstBad)
            : tr("The file is damaged. It was left as it is.");
    case ReadOnly: return tr("The file may only be read, so nothing can be saved in it.");
    case Exists: return tr("A file of this name exists already. Choose another name.");
    case Full: return tr("The disk is full. Make room and try again.");
    case Unwritable: return tr("The file could not be written.");
    case Busy: return tr("Another program holds the file. Try again in a moment.");
    }
    return {};
}

QString ProblemWords::setup(const zaibatsu::SetupProblem& problem)
{
    using enum zaibatsu::SetupProblem::Code;
    switch (problem.code) {
    case PlayerCount: return tr("Two to four players sit at a table.");
    case SameColour: return tr("Player %1 has a colour that is taken. Choose another one.").arg(problem.seat + 1);
    case EmptyName: return tr("Player %1 has no name. Enter one.").arg(problem.seat + 1);
    case NameTooLong: return tr("The name of player %1 is too long. Use up to 40 letters.").arg(problem.seat + 1);
    case UnknownHouseRule: return tr("There is no house rule %1.").arg(ruleName(problem.ruling));
    case TimeLimit: return tr("The time limit has to lie between 1 and 1440 minutes.");
    }
    return {};
}

} // namespace

QString problemText(const record::ReadProblem& problem)
{
    const QString where = ProblemWords::where(problem);
    const QString what = ProblemWords::what(problem);
    return where.isEmpty() ? what : what + QLatin1Char(' ') + where;
}

QString problemText(const store::TableProblem& problem) { return ProblemWords::file(problem); }

QString problemText(const zaibatsu::SetupProblem& problem) { return ProblemWords::setup(problem); }

} // namespace presentation
