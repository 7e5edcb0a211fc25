// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/window_player.h"

#include "app/companion.h"
#include "app/table_process.h"
#include "record/zaibatsu_codec.h"
#include "ui/zaibatsu/game_player.h"

#include <QJsonDocument>
#include <QPushButton>

#include <unistd.h>

namespace app_test {

namespace {

/// One line, written at once.
void tell(const QJsonObject& what)
{
    const QByteArray line = QJsonDocument(what).toJson(QJsonDocument::Compact) + '\n';
    for (qint64 done = 0; done < line.size();) {
        const ssize_t more =
            ::write(STDOUT_FILENO, line.constData() + done, static_cast<std::size_t>(line.size() - done));
        if (more <= 0)
            ::_exit(4);
        done += more;
    }
}

QJsonObject objectOf(const std::optional<QByteArray>& json)
{
    return QJsonDocument::fromJson(json.value_or(QByteArray())).object();
}

/// The table that Continue opens; null where there is no such button.
ui::ZaibatsuScreen* continued(ui::MainWindow& window)
{
    auto* button = window.findChild<QPushButton*>(QStringLiteral("continue"));
    if (!button || !button->isVisible())
        return nullptr;
    QTest::mouseClick(button, Qt::LeftButton);
    return qobject_cast<ui::ZaibatsuScreen*>(window.current());
}

/// Plays one command; what is wrong, or an empty text.
QString played(const support::ShownTable& shown, support::GamePlayer& player, const QByteArray& json)
{
    const auto command = record::readCommand(record::namesOf(shown.state()), json.toStdString());
    if (!command)
        return QStringLiteral("no command: ") + json;
    presentation::ZaibatsuTable& table = shown.screen.driver().table();
    const int before = table.entries();
    tell({{"try", before + 1}});
    const bool done = player.play(*command);
    for (int n = before + 1; n <= table.entries(); ++n)
        tell({{"kept", n}, {"command", objectOf(table.commandJson(n))}});
    tell({{"done", table.entries()}});
    return done && table.entries() > before ? QString() : player.fault() + QString::fromUtf8(json);
}

} // namespace

int playInWindow(QApplication& application, const QString& root, const QString& script)
{
    const auto folder = platform::dataFolderUnder(root);
    app::Companion companion(application, *folder);
    ui::MainWindow& window = companion.window();
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    ui::ZaibatsuScreen* screen = continued(window);
    if (!screen) {
        tell({{"fault", "nothing to continue"}});
        return 3;
    }
    const support::ShownTable shown{*screen};
    shown.settle();
    presentation::ZaibatsuTable& table = screen->driver().table();
    tell({{"open", table.entries()}, {"show", objectOf(table.showJson({}))}});
    support::MouseHand hand(shown);
    support::GamePlayer player(shown, hand);
    const QList<QByteArray> commands = bytesOf(script).split('\n');
    while (shown.state().turn.phase != zaibatsu::Phase::Over)
        if (const QString fault = played(shown, player, commands.value(table.entries())); !fault.isEmpty()) {
            window.grab().save(QStringLiteral("killed-window.png"));
            tell({{"fault", fault}});
            return 3;
        }
    tell({{"over", table.entries()}});
    return QApplication::exec(); // until it is killed
}

} // namespace app_test
