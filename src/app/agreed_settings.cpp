// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/agreed_settings.h"

#include "catalogue/catalogue.h"
#include "presentation/problems.h"

#include <QCoreApplication>
#include <QFile>

namespace app {

namespace {

using cli::Trouble;

/// Sentences about the words behind `new`.
struct Said {
    Q_DECLARE_TR_FUNCTIONS(NewTableWords)

public:
    static QString game(const QString& typed)
    {
        return tr("There is no game \"%1\" here; there is zaibatsu.").arg(typed);
    }
    static QString player(const QString& typed)
    {
        return tr("A player is written NAME:COLOUR with the colour red, blue, green or yellow, not \"%1\".").arg(typed);
    }
    static QString edition(const QString& typed)
    {
        return tr("The edition is first-2011 or second-2017, not \"%1\".").arg(typed);
    }
    static QString track(const QString& typed)
    {
        return tr("--track takes all, control or scores, not \"%1\".").arg(typed);
    }
    static QString houseRule(const QString& typed)
    {
        return tr("A house rule is written A-009=off or A-009=on, not \"%1\".").arg(typed);
    }
    static QString minutes(const QString& typed)
    {
        return tr("--time-limit takes minutes as a whole number, not \"%1\".").arg(typed);
    }
    static QString seed(const QString& typed)
    {
        return tr("--seed takes a whole number of 0 or more, not \"%1\".").arg(typed);
    }
    static QString unreadable(const QString& file, const QString& why)
    {
        return tr("\"%1\" cannot be read: %2.").arg(file, why);
    }
    static QString catalogue(const QString& file, int more, const QString& first)
    {
        return more == 0 ? tr("\"%1\" is no catalogue: %2").arg(file, first)
                         : tr("\"%1\" is no catalogue: %2 (and %n more problems)", nullptr, more).arg(file, first);
    }
};

tl::unexpected<Trouble> wrong(const QString& sentence)
{
    return base::failure(Trouble{cli::Status::WrongUsage, QStringLiteral("wrong-usage"), sentence});
}

/// A file that is named and is none: told as any other file that cannot be read.
tl::unexpected<Trouble> unreadable(const char* code, const QString& sentence)
{
    return base::failure(Trouble{cli::Status::Unreadable, QString::fromLatin1(code), sentence});
}

std::optional<zaibatsu::Colour> colourOf(const QString& word)
{
    static const QStringList words{QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("green"),
                                   QStringLiteral("yellow")};
    const auto at = words.indexOf(word);
    return at < 0 ? std::nullopt : std::optional(zaibatsu::allColours[static_cast<std::size_t>(at)]);
}

cli::Result<void> takePlayers(const QStringList& typed, zaibatsu::Settings& settings)
{
    for (const QString& player : typed) {
        const qsizetype colon = player.lastIndexOf(QLatin1Char(':'));
        const auto colour = colon < 0 ? std::nullopt : colourOf(player.mid(colon + 1));
        if (!colour)
            return wrong(Said::player(player));
        settings.seats.push_back({player.left(colon).trimmed().toStdString(), *colour});
    }
    return {};
}

cli::Result<void> takeHouseRules(const QStringList& typed, zaibatsu::Settings& settings)
{
    for (const QString& word : typed) {
        const bool on = word.endsWith(QLatin1String("=on"));
        const bool known =
            word.size() >= 8 && (on || word.endsWith(QLatin1String("=off"))) && word.startsWith(QLatin1String("A-"));
        bool number = false;
        const ushort ruling = word.mid(2, word.indexOf(QLatin1Char('=')) - 2).toUShort(&number);
        const zaibatsu::RuleId id{'A', ruling};
        if (!known || !number || zaibatsu::toString(id) != word.left(word.indexOf(QLatin1Char('='))).toStdString())
            return wrong(Said::houseRule(word));
        settings.switches[id] = on;
    }
    return {};
}

cli::Result<void> takeChoices(const cli::Agreed& agreed, NewZaibatsu& made)
{
    if (agreed.edition == QLatin1String("second-2017"))
        made.settings.edition = zaibatsu::Edition::Second2017;
    else if (!agreed.edition.isEmpty() && agreed.edition != QLatin1String("first-2011"))
        return wrong(Said::edition(agreed.edition));
    if (agreed.track == QLatin1String("control"))
        made.settings.track = zaibatsu::Track::Control;
    else if (agreed.track == QLatin1String("scores"))
        made.settings.track = zaibatsu::Track::Scores;
    else if (!agreed.track.isEmpty() && agreed.track != QLatin1String("all"))
        return wrong(Said::track(agreed.track));
    bool number = true;
    if (!agreed.timeLimit.isEmpty())
        made.settings.timeLimit = agreed.timeLimit.toInt(&number);
    if (!number)
        return wrong(Said::minutes(agreed.timeLimit));
    made.seed = agreed.seed.isEmpty() ? newSeed() : agreed.seed.toULongLong(&number);
    return number ? cli::Result<void>{} : wrong(Said::seed(agreed.seed));
}

cli::Result<void> takeCatalogue(const QString& path, NewZaibatsu& made)
{
    if (path.isEmpty())
        return {};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable("unreadable", Said::unreadable(path, file.errorString()));
    const QByteArray text = file.read(static_cast<qint64>(record::largestFile));
    auto pieces = catalogue::readPieces(std::string_view(text.constData(), static_cast<std::size_t>(text.size())),
                                        *catalogue::namesFor(made.settings));
    if (!pieces) {
        const auto& problems = pieces.error();
        return unreadable(
            "bad-catalogue",
            Said::catalogue(path, static_cast<int>(problems.size()) - 1, presentation::problemText(problems.front())));
    }
    made.pieces = std::move(*pieces);
    return {};
}

} // namespace

cli::Result<NewZaibatsu> agreedZaibatsu(const cli::Agreed& agreed)
{
    if (agreed.game != QLatin1String("zaibatsu"))
        return wrong(Said::game(agreed.game));
    NewZaibatsu made;
    if (auto taken = takePlayers(agreed.players, made.settings); !taken)
        return base::failure(std::move(taken.error()));
    if (auto taken = takeChoices(agreed, made); !taken)
        return base::failure(std::move(taken.error()));
    if (auto taken = takeHouseRules(agreed.houseRules, made.settings); !taken)
        return base::failure(std::move(taken.error()));
    if (auto taken = takeCatalogue(agreed.catalogue, made); !taken)
        return base::failure(std::move(taken.error()));
    return made;
}

} // namespace app
