// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What QML shows and C++ paints: blocks, marks, pawns, icons, dice. Each is kept as an image until it changes.
#pragma once

#include "ui/kit/glyphs.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/board_tokens.h"
#include "ui/zaibatsu/card_look.h"

#include <QQuickPaintedItem>

namespace ui {

/// Repaints when the look changes.
class PaintedItem : public QQuickPaintedItem {
    Q_OBJECT
    Q_PROPERTY(QObject* tokens READ tokens WRITE setTokens NOTIFY tokensChanged)

public:
    explicit PaintedItem(QQuickItem* parent = nullptr);
    [[nodiscard]] QObject* tokens() const { return m_tokens; }
    void setTokens(QObject* tokens);

    void paint(QPainter* painter) final;

signals:
    void tokensChanged();

protected:
    /// The origin is the item's middle.
    virtual void paintAbout(QPainter& painter, const Look& look) = 0;

private:
    BoardTokens* m_tokens = nullptr;
};

/// A block, or a mark over one.
class BlockItem : public PaintedItem {
    Q_OBJECT
    Q_PROPERTY(QVariant look READ look WRITE setLook NOTIFY lookChanged)
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY lookChanged)
    Q_PROPERTY(int turns MEMBER m_turns NOTIFY lookChanged)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY lookChanged)

public:
    explicit BlockItem(QQuickItem* parent = nullptr);
    [[nodiscard]] QVariant look() const { return QVariant::fromValue(m_look); }
    void setLook(const QVariant& look);

signals:
    void lookChanged();

protected:
    void paintAbout(QPainter& painter, const Look& look) override;

private:
    BlockLook m_look;
    int m_mark = 0;
    int m_turns = 0;
    qreal m_unit = 96;
};

/// A placed card.
class CardItem : public PaintedItem {
    Q_OBJECT
    Q_PROPERTY(QVariant look READ look WRITE setLook NOTIFY lookChanged)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY lookChanged)

public:
    explicit CardItem(QQuickItem* parent = nullptr);
    [[nodiscard]] QVariant look() const { return QVariant::fromValue(m_look); }
    void setLook(const QVariant& look);

signals:
    void lookChanged();

protected:
    void paintAbout(QPainter& painter, const Look& look) override;

private:
    CardLook m_look;
    qreal m_unit = 96;
};

/// A pawn's token.
class PawnItem : public PaintedItem {
    Q_OBJECT
    Q_PROPERTY(QString pawn MEMBER m_pawn NOTIFY lookChanged)
    Q_PROPERTY(int owner MEMBER m_owner NOTIFY lookChanged)
    Q_PROPERTY(int standing MEMBER m_standing NOTIFY lookChanged)
    Q_PROPERTY(int together MEMBER m_together NOTIFY lookChanged)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY lookChanged)

public:
    explicit PawnItem(QQuickItem* parent = nullptr);

signals:
    void lookChanged();

protected:
    void paintAbout(QPainter& painter, const Look& look) override;

private:
    QString m_pawn;
    int m_owner = 0;
    int m_standing = 0;
    int m_together = 1;
    qreal m_unit = 96;
};

/// A bonus icon where three parts meet.
class BonusItem : public PaintedItem {
    Q_OBJECT
    Q_PROPERTY(bool counter MEMBER m_counter NOTIFY lookChanged)
    Q_PROPERTY(bool forming MEMBER m_forming NOTIFY lookChanged)
    Q_PROPERTY(int wonBy MEMBER m_wonBy NOTIFY lookChanged)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY lookChanged)

public:
    explicit BonusItem(QQuickItem* parent = nullptr);

signals:
    void lookChanged();

protected:
    void paintAbout(QPainter& painter, const Look& look) override;

private:
    bool m_counter = true;
    bool m_forming = false;
    int m_wonBy = -1;
    qreal m_unit = 96;
};

/// A die as large as the item.
class DieItem : public PaintedItem {
    Q_OBJECT
    Q_PROPERTY(int value MEMBER m_value NOTIFY lookChanged)
    Q_PROPERTY(bool black MEMBER m_black NOTIFY lookChanged)
    Q_PROPERTY(bool hit MEMBER m_hit NOTIFY lookChanged)

public:
    explicit DieItem(QQuickItem* parent = nullptr);

signals:
    void lookChanged();

protected:
    void paintAbout(QPainter& painter, const Look& look) override;

private:
    int m_value = 0;
    bool m_black = false;
    bool m_hit = false;
};

/// A glyph of the look in one of its inks.
class GlyphItem : public PaintedItem {
    Q_OBJECT
    Q_PROPERTY(QString glyph MEMBER m_glyph NOTIFY lookChanged)
    Q_PROPERTY(QColor colour MEMBER m_colour NOTIFY lookChanged)

public:
    explicit GlyphItem(QQuickItem* parent = nullptr);

signals:
    void lookChanged();

protected:
    void paintAbout(QPainter& painter, const Look& look) override;

private:
    QString m_glyph;
    QColor m_colour;
};

/// Makes the items known to QML as `Zaibatsu.Painted`; call before a QML file is loaded.
void registerPaintedItems();

} // namespace ui
