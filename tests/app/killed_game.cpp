// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/killed_game.h"

#include "platform/data_folder.h"
#include "ui/shell/preferences.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QThread>

#include <algorithm>

namespace app_test {

namespace {

constexpr int longestWait = 60'000; // milliseconds

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }
QByteArray lineOf(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n'; }

/// The commands of a table file, oldest first.
QList<QJsonObject> commandsIn(const QString& file)
{
    const QString out = file + QStringLiteral(".jsonl");
    QFile::remove(out);
    QList<QJsonObject> commands;
    if (run({"export", file, out}).status != 0)
        return commands;
    for (const QByteArray& line : bytesOf(out).split('\n'))
        if (const QJsonObject entry = objectOf(line); entry.contains("command"))
            commands.append(entry.value("command").toObject());
    return commands;
}

/// The commands of a recorded game, those that its rules refuse among them, one a line.
QByteArray commandsOf(const QByteArray& game)
{
    QByteArray lines;
    for (const QByteArray& line : game.split('\n'))
        if (const QJsonObject command = objectOf(line).value("do").toObject(); !command.isEmpty())
            lines += lineOf(command);
    return lines;
}

/// Whether the window sent it by itself.
bool automatic(const QJsonObject& command) { return command.value("auto").toBool(); }

} // namespace

KilledGame::KilledGame(const QString& folder, const QString& name)
    : m_root(folder + QStringLiteral("/device")),
      m_reference(folder + QStringLiteral("/reference.zbt")),
      m_script(folder + QStringLiteral("/script.jsonl"))
{
    make(name);
}

void KilledGame::make(const QString& name)
{
    const auto data = platform::dataFolderUnder(m_root);
    ui::Preferences wishes;
    wishes.reducedMotion = true; // the time belongs to the table
    if (!data || !ui::savePreferences(data->settingsFile, wishes)) {
        m_fault = QStringLiteral("no data folder");
        return;
    }
    m_table = data->tables + QStringLiteral("/The game.zbt");
    const QByteArray game = bytesOf(QStringLiteral(ZC_SOURCE_DIR "/tests/golden/a-full-game-of-%1.jsonl").arg(name));
    QStringList words{QStringLiteral("--seed"), QStringLiteral("7")};
    for (const auto& word : objectOf(game.left(game.indexOf('\n'))).value("new").toArray())
        words << word.toString();
    const QString whole = m_script + QStringLiteral(".zbt");
    for (const QString& file : {m_table, m_reference, whole})
        if (app_test::run(QStringList{"new", file} + words).status != 0)
            m_fault = QStringLiteral("no table");
    app_test::run({"do", whole, "-", "--keep-going"}, commandsOf(game));
    const QList<QJsonObject> script = commandsIn(whole); // those that the rules accept
    QByteArray lines;
    for (const QJsonObject& command : script)
        lines += lineOf(command);
    writeBytes(m_script, lines);
    // The starting rolls and the faces are there when the window is opened first.
    if (app_test::run({"do", m_table, "-"}, lineOf(script.value(0)) + lineOf(script.value(1))).status != 0)
        m_fault = QStringLiteral("the game does not begin");
    m_accepted = commandsIn(m_table);
    follow(m_accepted);
}

void KilledGame::startAndKill(QRandomGenerator& random)
{
    Moment moment;
    moment.opening = random.bounded(8) == 0;
    moment.actions = random.bounded(3);
    moment.atTap = random.bounded(4) != 0;
    moment.microseconds = random.bounded(moment.opening ? 500'000 : 60'000);
    run(moment);
}

void KilledGame::startAndLook()
{
    if (m_over)
        return;
    run({0, false, false, 0});
}

void KilledGame::run(const Moment& moment)
{
    m_heard.clear();
    m_kept.clear();
    m_actions = 0;
    m_trying = m_unkept = m_shown = false;
    QProcess window;
    window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    window.start(QCoreApplication::applicationFilePath(), {"--play", m_root, m_script});
    if (!window.waitForStarted())
        m_fault = QStringLiteral("the window does not start");
    waitFor(window, moment);
    QThread::usleep(static_cast<unsigned long>(moment.microseconds));
    window.kill();
    window.waitForFinished();
    m_heard += window.readAllStandardOutput();
    heedAll();
    if (m_fault.isEmpty())
        readBack();
}

void KilledGame::waitFor(QProcess& window, const Moment& moment)
{
    const auto reached = [&] {
        const bool enough = m_shown && m_actions >= moment.actions && (m_trying || !moment.atTap);
        return moment.opening || enough || m_over || !m_fault.isEmpty();
    };
    while (!reached()) {
        if (!window.waitForReadyRead(longestWait) && window.bytesAvailable() == 0)
            m_fault = QStringLiteral("the window tells nothing");
        m_heard += window.readAllStandardOutput();
        heedAll();
    }
}

void KilledGame::heedAll()
{
    for (qsizetype end = m_heard.indexOf('\n'); end >= 0; end = m_heard.indexOf('\n')) {
        heed(objectOf(m_heard.left(end)));
        m_heard.remove(0, end + 1);
    }
}

void KilledGame::heed(const QJsonObject& told)
{
    if (told.contains("fault"))
        m_fault = told.value("fault").toString();
    if (told.contains("open"))
        compare(told);
    if (told.contains("try"))
        m_trying = m_unkept = true;
    if (told.contains("kept")) {
        m_kept.append(told.value("command").toObject());
        m_unkept = m_unkept && automatic(m_kept.last());
    }
    if (told.contains("done")) {
        m_trying = m_unkept = false;
        ++m_actions;
    }
    m_over = m_over || told.contains("over");
}

void KilledGame::compare(const QJsonObject& told)
{
    m_shown = true;
    ++m_opened;
    const QJsonObject commanded = show(m_reference);
    if (told.value("open").toInt() != m_accepted.size())
        m_fault =
            QStringLiteral("Continue shows %1 of %2 entries").arg(told.value("open").toInt()).arg(m_accepted.size());
    else if (commanded.isEmpty() || told.value("show").toObject() != commanded)
        m_fault =
            QStringLiteral("Continue shows another table:\n%1the command line has:\n%2")
                .arg(QString::fromUtf8(lineOf(told.value("show").toObject())), QString::fromUtf8(lineOf(commanded)));
}

void KilledGame::readBack()
{
    const QList<QJsonObject> now = commandsIn(m_table);
    const QList<QJsonObject> expected = m_accepted + m_kept;
    for (qsizetype i = 0; i < expected.size(); ++i)
        if (now.value(i) != expected.at(i)) {
            m_fault = QStringLiteral("entry %1 of %2 accepted ones is lost or another: %3, not %4")
                          .arg(i + 1)
                          .arg(expected.size())
                          .arg(QString::fromUtf8(lineOf(now.value(i))), QString::fromUtf8(lineOf(expected.at(i))));
            return;
        }
    const QList<QJsonObject> beyond = now.mid(expected.size());
    const auto made = std::count_if(beyond.begin(), beyond.end(), [](const auto& each) { return !automatic(each); });
    if ((!m_trying && !beyond.isEmpty()) || made > (m_unkept ? 1 : 0))
        m_fault = QStringLiteral("%1 entries that nobody made, the last: %2")
                      .arg(beyond.size())
                      .arg(QString::fromUtf8(lineOf(beyond.last())));
    m_written += static_cast<int>(beyond.size());
    follow(now.mid(m_accepted.size()));
    m_accepted = now;
}

void KilledGame::follow(const QList<QJsonObject>& commands)
{
    QByteArray lines;
    for (QJsonObject command : commands) {
        command.remove("auto"); // what the window says of itself
        lines += lineOf(command);
    }
    if (!lines.isEmpty() && app_test::run({"do", m_reference, "-"}, lines).status != 0)
        m_fault = QStringLiteral("the command line refuses what the window accepted: ") + QString::fromUtf8(lines);
}

} // namespace app_test
