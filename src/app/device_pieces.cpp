// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the device remembers of pieces, as the settings show it.
#include "app/device_tables.h"
#include "store/files.h"

namespace app {

namespace {

zaibatsu::Edition editionOf(bool second)
{
    return second ? zaibatsu::Edition::Second2017 : zaibatsu::Edition::First2011;
}

} // namespace

int DeviceTables::rememberedPieces(bool secondEdition)
{
    zaibatsu::Settings settings;
    settings.edition = editionOf(secondEdition);
    const auto known = m_remembered.known(settings);
    return known ? static_cast<int>(catalogue::countOf(known->pieces)) : 0;
}

QString DeviceTables::exportPieces(bool secondEdition, QString& path)
{
    const char* name = secondEdition ? "zaibatsu-second-edition.json" : "zaibatsu-first-edition.json";
    const auto wanted = std::filesystem::path(m_folder.exports.toStdU16String()) / name;
    path = QString::fromStdU16String(store::freeName(wanted).u16string());
    return m_remembered.writeTo(path, editionOf(secondEdition));
}

ui::TakenPieces DeviceTables::importPieces(bool secondEdition, const QString& path)
{
    const auto taken = m_remembered.takeIn(path, editionOf(secondEdition));
    return taken ? ui::TakenPieces{*taken, {}} : ui::TakenPieces{0, taken.error()};
}

} // namespace app
