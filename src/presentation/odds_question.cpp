// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/odds_question.h"

#include "dice/odds.h"
#include "record/answers.h"
#include "zaibatsu/odds.h"

#include <QCoreApplication>
#include <QLocale>

namespace presentation {

namespace {

/// Sentences about the words and the answer.
struct Said {
    Q_DECLARE_TR_FUNCTIONS(OddsQuestion)

public:
    static QString notFaces(const QString& option, const QString& typed)
    {
        return tr("%1 takes numbers from 1 to 6 with commas between them, not \"%2\".").arg(option, typed);
    }
    static QString notCount(const QString& option, const QString& typed)
    {
        return tr("%1 takes a whole number from 1 to %2, not \"%3\".").arg(option).arg(dice::mostDice).arg(typed);
    }
    static QString stranger(const QString& option) { return tr("This question takes no %1.").arg(option); }
    static QString missing(const QString& option) { return tr("%1 is missing.").arg(option); }
    static QString problem(zaibatsu::OddsProblem problem)
    {
        switch (problem) {
        case zaibatsu::OddsProblem::NoIce: return tr("Without ICE numbers there is nothing to break.");
        case zaibatsu::OddsProblem::TooFewDice: return tr("At least one die must be rolled.");
        case zaibatsu::OddsProblem::TooManyDice: return tr("At most %n dice can be counted.", nullptr, dice::mostDice);
        case zaibatsu::OddsProblem::TooManyPawns: return tr("These are too many pawns for one roll.");
        }
        return {};
    }
    static QString chance(const dice::Fraction& chance)
    {
        return tr("%1 in %2, %3 %")
            .arg(chance.num)
            .arg(chance.den)
            .arg(QLocale().toString(dice::approximate(chance) * 100.0, 'f', 1));
    }
    static QString icebreak(const QString& numbers, int dice, const QString& success, const QString& loss)
    {
        return tr("Success on %1 with %n dice: %2. The pawn is lost: %3.", nullptr, dice).arg(numbers, success, loss);
    }
    static QString eliminates(const QString& numbers, int dice, const QString& success)
    {
        return tr("Eliminates on %1 with %n dice: %2.", nullptr, dice).arg(numbers, success);
    }
    static QString noNumber() { return tr("no number"); }
};

QString listed(dice::FaceSet faces)
{
    QStringList numbers;
    for (int face = 1; face <= 6; ++face)
        if (faces.contains(face))
            numbers.append(QString::number(face));
    return numbers.isEmpty() ? Said::noNumber() : numbers.join(QStringLiteral(", "));
}

/// Reads options one after the other and keeps the first thing that is wrong.
class Question {
public:
    explicit Question(const QStringList& words) : m_words(words) { }

    /// All numbers behind every `option`; each is taken out of the words.
    [[nodiscard]] dice::FaceSet faces(const QString& option)
    {
        dice::FaceSet set;
        while (const auto typed = take(option))
            for (const QString& word : typed->split(QLatin1Char(',')))
                if (word.size() == 1 && word >= QLatin1String("1") && word <= QLatin1String("6"))
                    set.insert(word.toInt());
                else
                    wrong(Said::notFaces(option, *typed));
        return set;
    }
    [[nodiscard]] std::optional<int> count(const QString& option)
    {
        const auto typed = take(option);
        if (!typed)
            return std::nullopt;
        bool whole = false;
        const int number = typed->toInt(&whole);
        if (!whole || number < 1 || number > dice::mostDice)
            wrong(Said::notCount(option, *typed));
        return number;
    }
    [[nodiscard]] bool flag(const QString& option) { return m_words.removeAll(option) > 0; }
    void wrong(const QString& sentence)
    {
        if (m_wrong.isEmpty())
            m_wrong = sentence;
    }
    /// What is wrong, words left over included; empty when all is well.
    [[nodiscard]] QString trouble()
    {
        if (!m_words.isEmpty())
            wrong(Said::stranger(m_words.first()));
        return m_wrong;
    }
    [[nodiscard]] bool has(const QString& option) const { return m_words.contains(option); }

private:
    std::optional<QString> take(const QString& option)
    {
        const qsizetype at = m_words.indexOf(option);
        if (at < 0)
            return std::nullopt;
        QString value = m_words.value(at + 1);
        m_words.remove(at, std::min<qsizetype>(2, m_words.size() - at));
        return value;
    }

    QStringList m_words;
    QString m_wrong;
};

Answer bad(const QString& sentence)
{
    const auto json = record::encodeRefused("bad-question", sentence.toStdString());
    return {Answer::Kind::BadCommand, 0, QByteArray::fromStdString(json), sentence};
}

Answer good(const std::string& json, const QString& text)
{
    return {Answer::Kind::Done, 0, QByteArray::fromStdString(json), text};
}

Answer askIcebreak(Question question)
{
    if (!question.has(QStringLiteral("--ice")))
        return bad(Said::missing(QStringLiteral("--ice")));
    zaibatsu::IcebreakRoll roll;
    roll.ice = question.faces(QStringLiteral("--ice"));
    roll.fixed = question.faces(QStringLiteral("--fixed"));
    roll.dice = question.count(QStringLiteral("--dice")).value_or(1);
    roll.blackIce = question.flag(QStringLiteral("--black-ice"));
    roll.blackDie = question.flag(QStringLiteral("--black-die"));
    roll.owned = question.flag(QStringLiteral("--owned"));
    if (const QString trouble = question.trouble(); !trouble.isEmpty())
        return bad(trouble);
    const auto odds = zaibatsu::icebreakOdds(roll);
    if (!odds)
        return bad(Said::problem(odds.error()));
    return good(
        record::encodeOdds(*odds),
        Said::icebreak(listed(odds->numbers), odds->dice, Said::chance(odds->success), Said::chance(odds->losePawn)));
}

Answer askDelete(Question question)
{
    const auto skulls = question.count(QStringLiteral("--skulls"));
    zaibatsu::DefenceLayers layers;
    layers.own.unshielded = question.faces(QStringLiteral("--unshielded"));
    layers.own.shielded = question.faces(QStringLiteral("--shielded"));
    layers.space.unshielded = question.faces(QStringLiteral("--space-unshielded"));
    layers.space.shielded = question.faces(QStringLiteral("--space-shielded"));
    if (const QString trouble = question.trouble(); !trouble.isEmpty())
        return bad(trouble);
    if (!skulls)
        return bad(Said::missing(QStringLiteral("--skulls")));
    const auto odds = zaibatsu::deleteOdds(layers, *skulls, zaibatsu::ShieldedWins::WithinRank);
    if (!odds)
        return bad(Said::problem(odds.error()));
    return good(record::encodeOdds(*odds),
                Said::eliminates(listed(odds->numbers), odds->dice, Said::chance(odds->success)));
}

} // namespace

std::optional<Answer> askOdds(const QStringList& words)
{
    if (words.value(0) == QLatin1String("icebreak"))
        return askIcebreak(Question(words.mid(1)));
    if (words.value(0) == QLatin1String("delete"))
        return askDelete(Question(words.mid(1)));
    return std::nullopt;
}

} // namespace presentation
