// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/table_picture.h"

#include <QPainter>
#include <QTimer>

namespace ui {

TablePicture::TablePicture(const Look& look, const GameScreens& games, const QString& id, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_games(games),
      m_id(id)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(180);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void TablePicture::keep()
{
    m_picture = QPixmap(size() * devicePixelRatio());
    m_picture.setDevicePixelRatio(devicePixelRatio());
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    m_games.paintPicture(painter, m_look, rect(), m_id);
}

void TablePicture::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull()) {
        QTimer::singleShot(0, this, [this] {
            keep();
            update();
        });
        return;
    }
    if (m_picture.size() != size() * devicePixelRatio())
        keep();
    QPainter(this).drawPixmap(0, 0, m_picture);
}

} // namespace ui
