// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players entered of their tiles, cards and pawn cards: one catalogue file an edition, for every later table.
#pragma once

#include "catalogue/known_pieces.h"
#include "presentation/zaibatsu_table.h"

namespace app {

/// The memory of a device. Nothing that was entered is lost: new pieces are laid over the old ones, field by field,
/// and a file that cannot be read is kept aside.
class RememberedPieces {
public:
    explicit RememberedPieces(QString folder) : m_folder(std::move(folder)) { }

    /// What is remembered for tables of these settings; nothing where there is none.
    [[nodiscard]] std::optional<catalogue::KnownPieces> known(const zaibatsu::Settings& settings);
    /// From now on remembers what is entered at this table. Samples are not remembered. This outlives the table.
    void learnFrom(presentation::ZaibatsuTable& table);
    /// What is remembered and unknown at this table, as far as the rules let it be entered now; nothing else.
    [[nodiscard]] std::optional<zaibatsu::SetCatalogue> offerFor(const zaibatsu::State& state);

    /// Lays a catalogue file over what is remembered; how many pieces it has, or what is wrong with it.
    [[nodiscard]] base::Result<int, QStringList> takeIn(const QString& path, zaibatsu::Edition edition);
    /// Puts back what was remembered before the last takeIn; the reason if that fails.
    [[nodiscard]] QString takeBack();
    /// Writes all that is remembered into a file; the reason if that fails.
    [[nodiscard]] QString writeTo(const QString& path, zaibatsu::Edition edition);

    /// What a player has to be told of the files, once; empty if nothing.
    [[nodiscard]] QString takeNotice() { return std::exchange(m_notice, {}); }

private:
    [[nodiscard]] QString fileOf(zaibatsu::Edition edition) const;
    /// The remembered text, or that of an empty catalogue. A damaged file is kept aside and told.
    [[nodiscard]] QByteArray textOf(const zaibatsu::Settings& settings);
    void learn(const zaibatsu::State& before, const zaibatsu::State& after);

    /// A file as it was before a takeIn.
    struct Before {
        QString path;
        std::optional<QByteArray> bytes;
    };
    QString m_folder;
    QString m_notice;
    std::optional<Before> m_before;
};

} // namespace app
