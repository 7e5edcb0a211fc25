// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/rulebook_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace presentation {
namespace {

constexpr const char* context = "presentation::RulebookWords";

/// What a drawing shows. Some stand in several entries.
struct Caption {
    const char* figure;
    const char* sentence;
};

constexpr std::array<Caption, 14> captions{{
    {"block-parts",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "1: name, 2: effect, 3: ICE, 4: space, 5: defence dice, 6: direction arrow, 7: bonus part.")},
    {"bonus-icon",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "Left: three bonus parts meet, a counter is placed. Right: the new block is turned another way, "
                       "one part is missing.")},
    {"copy-in-cache",
     QT_TRANSLATE_NOOP("presentation::RulebookWords", "The copy goes on top of the Cache and resolves first.")},
    {"delete-dice",
     QT_TRANSLATE_NOOP(
         "presentation::RulebookWords",
         "Corners mark the numbers that eliminate. Black dice protect. Dice on the space count with the pawn’s own.")},
    {"ice-levels",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "Three numbers of ICE, two, one, and Black ICE, where every other number costs the pawn.")},
    {"icebreak-fixed",
     QT_TRANSLATE_NOOP(
         "presentation::RulebookWords",
         "The fixed number joins those of the ICE, unless it is there already. A bot adds a number of its own.")},
    {"movement",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "Two of three movement actions are used. The third is lost: it goes to no other pawn.")},
    {"orientation",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "Two of the six turns fit: there a space of the new block meets a space of the pawn’s block.")},
    {"persistent-copy",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "The Token goes to slot 3: it is free and fits. Slot 2 takes another kind of Program.")},
    {"placement-invalid",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "Left: legal, for only the side towards the pawn’s block has to fit. Right: four placements "
                       "that are refused.")},
    {"placement-valid",
     QT_TRANSLATE_NOOP("presentation::RulebookWords",
                       "Ticks: cells at a side of the pawn’s block with a space. Cross: a cell at a wall.")},
    {"reveal-steps",
     QT_TRANSLATE_NOOP("presentation::RulebookWords", "The four steps: Reveal protocol, Enter protocol, tokens, DF.")},
    {"room-parts",
     QT_TRANSLATE_NOOP("presentation::RulebookWords", "The parts of a room card, numbered as in the text.")},
    {"turn-order",
     QT_TRANSLATE_NOOP("presentation::RulebookWords", "Your three phases; then the player on your left.")},
}};

bool holds(const char* topics, const QString& topic)
{
    return QString::fromLatin1(topics).split(QLatin1Char(' ')).contains(topic);
}

} // namespace

const QList<BookPart>& bookParts()
{
    static const QList<BookPart> parts{
        {"zaibatsu", "setup end", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Set-up and end")},
        {"zaibatsu", "turn", QT_TRANSLATE_NOOP("presentation::RulebookWords", "The turn")},
        {"zaibatsu", "blocks", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Information blocks")},
        {"zaibatsu", "movement", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Moving")},
        {"zaibatsu", "search", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Search")},
        {"zaibatsu", "bonus", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Bonus counters")},
        {"zaibatsu", "icebreaker", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Icebreaker")},
        {"zaibatsu", "control", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Control")},
        {"zaibatsu", "delete elimination", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Delete and Reboot")},
        {"zaibatsu", "pawns", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Pawns")},
        {"zaibatsu", "items bots malware block-cards bonus-cards",
         QT_TRANSLATE_NOOP("presentation::RulebookWords", "Items and cards")},
        {"zaibatsu", "second-edition", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Second edition")},
        {"zaibatsu", "components pictograms",
         QT_TRANSLATE_NOOP("presentation::RulebookWords", "Components and pictograms")},
        {"zaibatsu", "glossary", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Glossary")},
        {"zaibatsu", "disputes", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Frequent disputes")},
        {"infiltration", "facility", QT_TRANSLATE_NOOP("presentation::RulebookWords", "The facility")},
        {"infiltration", "room", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Parts of a room")},
        {"infiltration", "reveal", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Revealing a room")},
        {"infiltration", "protocols", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Protocols")},
        {"infiltration", "tokens", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Tokens and cards")},
        {"infiltration", "security", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Security and end")},
        {"infiltration", "agents", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Agents")},
        {"infiltration", "glossary", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Glossary")},
        {"infiltration", "disputes", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Frequent disputes")},
        {"neuroscape", "copying", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Copying")},
        {"neuroscape", "persistent", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Persistent copies")},
        {"neuroscape", "cache", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Copies in the Cache")},
        {"neuroscape", "characteristics", QT_TRANSLATE_NOOP("presentation::RulebookWords", "What a copy is like")},
        {"neuroscape", "resolving", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Resolving a copy")},
        {"neuroscape", "glossary", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Glossary")},
        {"neuroscape", "disputes", QT_TRANSLATE_NOOP("presentation::RulebookWords", "Frequent disputes")},
    };
    return parts;
}

RulebookWords::RulebookWords(Language language)
{
    if (language == Language::English)
        return; // the texts themselves are English
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(QStringLiteral(":/i18n/companion_") + languageCode(language)))
        m_translator = std::move(translator);
}

QString RulebookWords::say(const char* english) const
{
    const QString said = m_translator ? m_translator->translate(context, english) : QString();
    return said.isEmpty() ? QString::fromUtf8(english) : said;
}

QString RulebookWords::game(const QString& id)
{
    if (id == QLatin1String("neuroscape"))
        return QStringLiteral("NeuroScape");
    return id.left(1).toUpper() + id.mid(1);
}

QString RulebookWords::part(const QString& game, const QString& topic) const
{
    const auto found = std::ranges::find_if(
        bookParts(), [&](const BookPart& one) { return game == QLatin1String(one.game) && holds(one.topics, topic); });
    return found == bookParts().end() ? QString() : say(found->title);
}

QString RulebookWords::caption(const QString& figure) const
{
    const auto* const found =
        std::ranges::find_if(captions, [&](const Caption& one) { return figure == QLatin1String(one.figure); });
    return found == captions.end() ? QString() : say(found->sentence);
}

QString RulebookWords::printed(const QString& source) const
{
    static const QRegularExpression pages(QStringLiteral("\\bpp?\\. (?=\\d)"));
    static const QRegularExpression heading(QStringLiteral("“([^”]*)”"));
    QString place = source;
    place.replace(QLatin1String("páginas sobre bloques"),
                  say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "Spanish pages on placing blocks")));
    place.replace(QLatin1String("encyclopédie"),
                  say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "French encyclopaedia, part")));
    place.replace(pages, say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "p.")) + QChar(QChar::Nbsp));
    const QString quoted = say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "“%1”"));
    return place.replace(heading, QString(quoted).replace(QLatin1String("%1"), QLatin1String("\\1")));
}

} // namespace presentation
