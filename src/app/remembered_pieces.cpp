// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/remembered_pieces.h"

#include "presentation/problems.h"
#include "store/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace app {

namespace {

/// Words of this file.
struct Memory {
    Q_DECLARE_TR_FUNCTIONS(Memory)
};

constexpr qint64 largest = 8 << 20; // of a catalogue

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

QByteArray emptyCatalogue() { return QByteArray::fromStdString(catalogue::writePieces({}, {})); }

/// The whole text or nothing; the reason if it could not be written.
QString write(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
    if (!whole)
        file.cancelWriting();
    return whole && file.commit() ? QString() : file.errorString();
}

std::optional<QByteArray> readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.read(largest + 1)) : std::nullopt;
}

zaibatsu::Settings settingsOf(zaibatsu::Edition edition)
{
    zaibatsu::Settings settings;
    settings.edition = edition;
    return settings;
}

bool accepted(const zaibatsu::State& state, const zaibatsu::SetCatalogue& pieces)
{
    zaibatsu::Command command;
    command.action = pieces;
    const auto decided = zaibatsu::Game::decide(state, command);
    return std::holds_alternative<base::Accepted<zaibatsu::Game>>(decided);
}

} // namespace

QString RememberedPieces::fileOf(zaibatsu::Edition edition) const
{
    return m_folder
        + (edition == zaibatsu::Edition::First2011 ? QStringLiteral("/first-2011.json")
                                                   : QStringLiteral("/second-2017.json"));
}

QByteArray RememberedPieces::textOf(const zaibatsu::Settings& settings)
{
    const QString path = fileOf(settings.edition);
    const auto text = readAll(path);
    if (!text)
        return emptyCatalogue();
    if (catalogue::readPieces(viewOf(*text), *catalogue::namesFor(settings)))
        return *text;
    const auto aside = store::freeName(std::filesystem::path((path + QStringLiteral(".damaged")).toStdU16String()));
    const QString kept = QString::fromStdU16String(aside.u16string());
    if (QFile::rename(path, kept))
        m_notice = Memory::tr("What this device remembered of your pieces cannot be read. The file is kept as %1.")
                       .arg(QDir::toNativeSeparators(kept));
    return emptyCatalogue();
}

std::optional<catalogue::KnownPieces> RememberedPieces::known(const zaibatsu::Settings& settings)
{
    auto read = catalogue::readKnown(viewOf(textOf(settings)), *catalogue::namesFor(settings));
    if (!read || catalogue::countOf(read->pieces) == 0)
        return std::nullopt;
    return std::move(*read);
}

void RememberedPieces::learnFrom(presentation::ZaibatsuTable& table)
{
    using Change = session::Change<zaibatsu::Game>;
    QObject::connect(&table, &presentation::ZaibatsuTable::noticed, &table, [this](const Change& change) {
        const bool entered = change.kind == Change::Kind::Advanced || change.kind == Change::Kind::Amended;
        if (entered && change.before && change.before->components != change.after->components)
            learn(*change.before, *change.after);
    });
}

void RememberedPieces::learn(const zaibatsu::State& before, const zaibatsu::State& after)
{
    const catalogue::Pieces taught = catalogue::taughtBy(*before.components, *after.components);
    if (catalogue::countOf(taught) == 0)
        return;
    const QByteArray old = textOf(*after.settings);
    const auto whole = catalogue::joined(viewOf(old), catalogue::writePieces(taught, record::namesOf(after)),
                                         *catalogue::namesFor(*after.settings));
    if (!whole) // the table itself has the face; only later tables will ask again
        return qWarning("what was entered does not fit to what is remembered: %s", whole.error().front().where.c_str());
    const QString trouble = write(fileOf(after.settings->edition), QByteArray::fromStdString(*whole));
    if (!trouble.isEmpty())
        qWarning("what was entered could not be remembered: %s", qPrintable(trouble));
}

std::optional<zaibatsu::SetCatalogue> RememberedPieces::offerFor(const zaibatsu::State& state)
{
    const auto remembered = catalogue::readKnown(viewOf(textOf(*state.settings)), record::namesOf(state));
    if (!remembered)
        return std::nullopt;
    zaibatsu::SetCatalogue offer = catalogue::unknownTo(*state.components, remembered->pieces);
    if (!accepted(state, offer)) { // each alone: what the table cannot take now is left out
        std::erase_if(offer.blocks, [&](const auto& one) { return !accepted(state, {{one}, {}, {}}); });
        std::erase_if(offer.cards, [&](const auto& one) { return !accepted(state, {{}, {one}, {}}); });
        std::erase_if(offer.pawns, [&](const auto& one) { return !accepted(state, {{}, {}, {one}}); });
    }
    if (catalogue::countOf(offer) == 0 || !accepted(state, offer))
        return std::nullopt;
    return offer;
}

base::Result<int, QStringList> RememberedPieces::takeIn(const QString& path, zaibatsu::Edition edition)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(QStringList{file.errorString()});
    const QByteArray text = file.read(largest + 1);
    const zaibatsu::Settings settings = settingsOf(edition);
    const auto names = catalogue::namesFor(settings);
    const auto told = [](const catalogue::Problems& problems) {
        QStringList texts;
        for (const record::ReadProblem& problem : problems)
            texts << presentation::problemText(problem);
        return base::failure(texts);
    };
    const auto read = catalogue::readKnown(viewOf(text), *names);
    if (!read)
        return told(read.error());
    const catalogue::Pieces pieces = catalogue::withoutSamples(read->pieces);
    const QByteArray old = textOf(settings);
    const auto whole = catalogue::joined(viewOf(old), catalogue::writePieces(pieces, read->names), *names);
    if (!whole)
        return told(whole.error());
    Before before{fileOf(edition), readAll(fileOf(edition))};
    const QString trouble = write(before.path, QByteArray::fromStdString(*whole));
    if (!trouble.isEmpty())
        return base::failure(QStringList{trouble});
    m_before = std::move(before);
    return static_cast<int>(catalogue::countOf(pieces));
}

QString RememberedPieces::takeBack()
{
    const auto before = std::exchange(m_before, std::nullopt);
    return before ? write(before->path, before->bytes.value_or(emptyCatalogue())) : QString();
}

QString RememberedPieces::writeTo(const QString& path, zaibatsu::Edition edition)
{
    return write(path, textOf(settingsOf(edition)));
}

} // namespace app
