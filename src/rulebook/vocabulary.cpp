// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/vocabulary.h"

#include "rulebook/distance.h"

#include <algorithm>

namespace rulebook {
namespace {

using sqlite::Result;
using sqlite::Statement;

constexpr std::size_t fewestLettersToRepair = 4;
constexpr std::size_t lettersWithOneSlip = 5;
/// Behind every text that begins with what stands before it.
constexpr std::string_view afterAll = "\xf4\x8f\xbf\xbf";
/// Roots that do not begin as a word's forms do; more would come from a beginning that says too little.
constexpr std::size_t mostOtherRoots = 8;
/// All four, as bits.
constexpr unsigned everyLanguage = 0b1111;

void addRoot(Understood& understood, std::string_view root)
{
    if (std::find(understood.roots.begin(), understood.roots.end(), root) == understood.roots.end())
        understood.roots.emplace_back(root);
}

bool nobodyKnows(const ForEach<Understood>& understood)
{
    return std::all_of(understood.begin(), understood.end(), [](const Understood& each) { return each.unknown(); });
}

} // namespace

Vocabulary::Vocabulary(sqlite::Database& database)
    : m_database(database),
      m_stemmers{Stemmer(Language::English), Stemmer(Language::Spanish), Stemmer(Language::French),
                 Stemmer(Language::Russian)}
{
}

Result<ForEach<Understood>> Vocabulary::understood(const Word& word, Language shown, bool typing)
{
    auto found = byForm(word.folded, &word);
    if (!found)
        return found;
    const bool known = !nobodyKnows(*found);
    for (const Language language : languages)
        if (found->at(placeOf(language)).unknown() && (language == shown || !known))
            if (auto added = addByStem(word, language, found->at(placeOf(language))); !added)
                return base::failure(added.error());
    if (typing && !known)
        if (auto added = addBeginnings(word.folded, *found); !added)
            return base::failure(added.error());
    if (nobodyKnows(*found))
        return nearest(word.folded, everyLanguage);
    Understood& here = found->at(placeOf(shown));
    const bool begun =
        std::any_of(found->begin(), found->end(), [](const Understood& each) { return !each.beginning.empty(); });
    if (known || begun || !here.unknown())
        return found;
    auto near = nearest(word.folded, 1U << placeOf(shown));
    if (!near)
        return near;
    here = std::move(near->at(placeOf(shown)));
    return found;
}

Result<Statement*> Vocabulary::ready(std::optional<Statement>& query, const char* sql)
{
    if (!query) {
        auto made = m_database.prepare(sql);
        if (!made)
            return base::failure(made.error());
        query = std::move(*made);
    }
    query->reset();
    return &*query;
}

Result<ForEach<Understood>> Vocabulary::byForm(const std::string& form, const Word* typed)
{
    const auto prepared = ready(m_byForm, "SELECT language, root, stem, common FROM form WHERE form = ?");
    if (!prepared)
        return base::failure(prepared.error());
    Statement* query = *prepared;
    if (auto bound = query->bind(1, std::string_view(form)); !bound)
        return base::failure(bound.error());
    // With its accent a word says more than without: dés is not des.
    const bool accented = typed != nullptr && typed->lower != typed->folded;
    ForEach<Understood> found;
    ForEach<bool> own{};
    for (;;) {
        const auto row = query->step();
        if (!row)
            return base::failure(row.error());
        if (!*row)
            break;
        const auto place = static_cast<std::size_t>(query->integer(0).value_or(0));
        const bool same = accented && query->text(2) == m_stemmers.at(place).root(*typed);
        if (same && !own.at(place))
            found.at(place) = {};
        else if (!same && own.at(place))
            continue;
        own.at(place) = same;
        addRoot(found.at(place), query->text(1).value_or(std::string_view()));
        found.at(place).common |= query->integer(3) == 1;
    }
    if (std::find(own.begin(), own.end(), true) != own.end())
        for (std::size_t place = 0; place < found.size(); ++place)
            if (!own.at(place))
                found.at(place) = {};
    return found;
}

Result<void> Vocabulary::addByStem(const Word& word, Language language, Understood& understood)
{
    const auto prepared = ready(m_byStem, "SELECT root, common FROM form WHERE stem = ? AND language = ?");
    if (!prepared)
        return base::failure(prepared.error());
    Statement* query = *prepared;
    if (auto bound = query->bind(1, std::string_view(stemmer(language).root(word))); !bound)
        return bound;
    if (auto bound = query->bind(2, static_cast<std::int64_t>(placeOf(language))); !bound)
        return bound;
    for (auto row = query->step(); !row || *row; row = query->step()) {
        if (!row)
            return base::failure(row.error());
        addRoot(understood, query->text(0).value_or(std::string_view()));
        understood.common |= query->integer(1) == 1;
    }
    return {};
}

Result<void> Vocabulary::addBeginnings(const std::string& beginning, ForEach<Understood>& understood)
{
    const auto prepared = ready(m_byBeginning, "SELECT language, root, stem FROM form WHERE form > ? AND form < ?");
    if (!prepared)
        return base::failure(prepared.error());
    Statement* query = *prepared;
    if (auto bound = query->bind(1, std::string_view(beginning)); !bound)
        return bound;
    if (auto bound = query->bind(2, std::string_view(beginning + std::string(afterAll))); !bound)
        return bound;
    ForEach<Understood> meanings; // of players' words: only where no word of the texts begins so
    for (auto row = query->step(); !row || *row; row = query->step()) {
        if (!row)
            return base::failure(row.error());
        const auto place = static_cast<std::size_t>(query->integer(0).value_or(0));
        const std::string_view root = query->text(1).value_or(std::string_view());
        const bool own = root == query->text(2);
        Understood& each = own ? understood.at(place) : meanings.at(place);
        if (own)
            each.beginning = beginning;
        if (!root.starts_with(beginning) && each.roots.size() < mostOtherRoots)
            addRoot(each, root);
    }
    for (std::size_t place = 0; place < understood.size(); ++place)
        if (understood.at(place).unknown())
            understood.at(place) = std::move(meanings.at(place));
    return {};
}

Result<ForEach<Understood>> Vocabulary::nearest(const std::string& form, unsigned within)
{
    const std::u16string letters = lettersOf(form);
    if (letters.size() < fewestLettersToRepair)
        return ForEach<Understood>{};
    if (auto loaded = loadForms(); !loaded)
        return base::failure(loaded.error());
    const std::uint64_t shape = shapeOf(letters);
    int most = letters.size() <= lettersWithOneSlip ? 1 : 2;
    std::vector<const Form*> best;
    for (const Form& each : m_forms) {
        if ((each.languages & within) == 0 || leastDistance(shape, each.shape) > most)
            continue;
        const int apart = distance(letters, each.letters, most);
        if (apart < most)
            best.clear();
        if (apart <= most)
            best.push_back(&each);
        most = std::min(most, apart);
    }
    ForEach<Understood> found;
    for (const Form* each : best) {
        const auto meant = byForm(each->form, nullptr);
        if (!meant)
            return meant;
        for (std::size_t place = 0; place < found.size(); ++place) {
            if ((within >> place & 1U) == 0)
                continue;
            for (const std::string& root : meant->at(place).roots) {
                addRoot(found.at(place), root);
                found.at(place).guessed = true;
            }
        }
    }
    return found;
}

Result<void> Vocabulary::loadForms()
{
    if (!m_forms.empty())
        return {};
    auto query =
        m_database.prepare("SELECT form, SUM(DISTINCT 1 << language) FROM form WHERE common = 0 GROUP BY form");
    if (!query)
        return base::failure(query.error());
    std::vector<Form> forms;
    for (;;) {
        const auto row = query->step();
        if (!row)
            return base::failure(row.error());
        if (!*row)
            break;
        const std::string_view form = query->text(0).value_or(std::string_view());
        std::u16string letters = lettersOf(form);
        const std::uint64_t shape = shapeOf(letters);
        const auto known = static_cast<unsigned>(query->integer(1).value_or(0));
        forms.push_back({std::move(letters), shape, std::string(form), known});
    }
    m_forms = std::move(forms);
    return {};
}

} // namespace rulebook
