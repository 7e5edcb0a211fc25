// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "rulebook/stemmer.h"

#include <libstemmer.h>

namespace rulebook {
namespace {

/// Bytes of a root that keeps its accent, which is all that tells French dé from de.
constexpr std::size_t shortest = 3;

const char* nameOf(Language language)
{
    switch (language) {
    case Language::English: return "english";
    case Language::Spanish: return "spanish";
    case Language::French: return "french";
    case Language::Russian: break;
    }
    return "russian";
}

} // namespace

void Stemmer::Closer::operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }

Stemmer::Stemmer(Language language) : m_stemmer(sb_stemmer_new(nameOf(language), "UTF_8")) { }

std::string Stemmer::root(const Word& word) const
{
    const auto* bytes = reinterpret_cast<const sb_symbol*>(word.lower.data());
    const sb_symbol* stem =
        m_stemmer ? sb_stemmer_stem(m_stemmer.get(), bytes, static_cast<int>(word.lower.size())) : nullptr;
    if (stem == nullptr) // no memory
        return word.folded;
    const std::string_view root(reinterpret_cast<const char*>(stem),
                                static_cast<std::size_t>(sb_stemmer_length(m_stemmer.get())));
    return root.size() <= shortest ? std::string(root) : folded(root);
}

} // namespace rulebook
