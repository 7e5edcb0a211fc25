// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/table_words.h"

namespace presentation {

QString TableWords::status(const session::Status& status)
{
    using enum session::Status::Code;
    switch (status.code) {
    case Saved: return {};
    case Unsaved:
        return tr("%n entry(s) could not be saved yet. Play on; the app keeps trying.", nullptr, status.unsaved);
    case ReadOnly: return tr("This table may only be read: nothing new is saved.");
    case ChangedElsewhere: return tr("Another program changed this table. It was loaded again.");
    }
    return {};
}

QString TableWords::refused(session::MoveRefused refused)
{
    switch (refused) {
    case session::MoveRefused::StepsMissing: return tr("There are not that many steps to go.");
    case session::MoveRefused::NoSuchEntry: return tr("There is no such entry.");
    case session::MoveRefused::Reloaded: return reloaded();
    }
    return {};
}

const char* TableWords::code(session::MoveRefused refused)
{
    switch (refused) {
    case session::MoveRefused::StepsMissing: return "steps-missing";
    case session::MoveRefused::NoSuchEntry: return "no-such-entry";
    case session::MoveRefused::Reloaded: return "reloaded";
    }
    return "";
}

QString TableWords::reloaded()
{
    return tr("Another program changed this table. It was loaded again; nothing was done.");
}

QString TableWords::unsaved() { return tr("This is done but could not be saved yet."); }

QString TableWords::undone(int head)
{
    return head == 0 ? tr("The table stands as before its first entry.")
                     : tr("The table stands as after entry %1.").arg(head);
}

QString TableWords::notInForce(int n) { return tr("Entry %1 is not in force. Choose one that is.").arg(n); }

QString TableWords::notCommand(const QString& why)
{
    return tr("This is no command. %1", "then a sentence saying why").arg(why);
}

QString TableWords::wordsOf(const char* verb)
{
    return tr("The words after %1 are not right.").arg(QString::fromLatin1(verb));
}

QString TableWords::diceNeeded(int count) { return tr("Enter %n die/dice.", nullptr, count); }

QString TableWords::acceptWord()
{
    return tr("Later entries that would be illegal can be dropped (drop) or kept (keep).");
}

QString TableWords::amendable(int changed, int illegal)
{
    return tr("%n later entry(s) would come out differently.", nullptr, changed) + QLatin1Char(' ')
        + tr("%n entry(s) would be illegal.", nullptr, illegal);
}

QString TableWords::amended(int n) { return tr("Entry %1 is fixed.").arg(n); }

QString TableWords::placement(int q, int r, int rotation, int icons)
{
    return tr("[%1, %2], turned %3: %n bonus icon(s)", nullptr, icons).arg(q).arg(r).arg(rotation);
}

} // namespace presentation
