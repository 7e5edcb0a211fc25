// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/face_toggles.h"

#include "ui/kit/glyphs.h"
#include "ui/kit/paint.h"
#include "ui/kit/text_block.h"
#include "ui/zaibatsu/face_words.h"

namespace ui {

namespace {

/// A round toggle of 52; the picture depends on whether it is on.
class RoundToggle : public QAbstractButton {
public:
    enum class Of : std::uint8_t { Side, Corner };
    RoundToggle(const Look& look, Of of, QWidget* parent) : QAbstractButton(parent), m_look(look), m_of(of)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
    }
    [[nodiscard]] QSize sizeHint() const override { return {56, 56}; } // no text in it: it need not grow

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF circle = QRectF(rect()).adjusted(3, 3, -3, -3);
        const bool corner = m_of == Of::Corner;
        const Ink on = corner ? Ink::Bonus : Ink::Possible;
        QPen edge(m_look.ink(isChecked() ? on : Ink::Outline), isChecked() ? 2.5 : 2);
        if (corner && !isChecked())
            edge.setDashPattern({2, 2});
        painter.setPen(edge);
        painter.setBrush(m_look.ink(isChecked() ? (corner ? Ink::BonusDim : Ink::PossibleDim) : Ink::Card));
        painter.drawEllipse(circle);
        paintGlyph(painter, circle.center());
        if (showsFocus(*this))
            paintFocusRing(painter, m_look, rect(), height() / 2.0);
    }

private:
    void paintGlyph(QPainter& painter, QPointF centre)
    {
        const double half = 11;
        const QRectF box(centre.x() - half, centre.y() - half, 2 * half, 2 * half);
        if (m_of == Of::Corner && isChecked())
            return paintBonusCoin(painter, m_look, centre, 1.3 * half);
        const QString icon = m_of == Of::Corner ? QStringLiteral("plus")
            : isChecked()                       ? QStringLiteral("check")
                                                : QStringLiteral("minus");
        const Ink ink = isChecked() ? Ink::Possible : m_of == Of::Corner ? Ink::Text : Ink::TextSecondary;
        paintIcon(painter, m_look, icon, box, m_look.ink(ink));
    }

    const Look& m_look;
    Of m_of;
};

/// A cell of two pictures: a side's sign, or an icon where there is none, over how it is open.
struct WayLook {
    QString sign;
    QString icon; ///< in place of a sign
    QString open; ///< the icon below
    Ink ink;
    bool border = false; ///< a line between the two: the edge of the block
};
PictureToggle* twoPictures(const Look& look, const QString& words, const WayLook& way)
{
    const auto picture = [&look, way](QPainter& painter, const QRectF& box, bool) {
        const double half = box.height() / 2;
        const auto square = [&](double top) { return QRectF(box.center().x() - half / 2, top, half, half); };
        if (!way.icon.isEmpty())
            paintIcon(painter, look, way.icon, square(box.top()), look.ink(way.ink));
        else
            drawText(painter, textBlock(look, Style::Chip, way.sign), QRectF(box.left(), box.top(), box.width(), half),
                     look.ink(way.ink), Qt::AlignCenter);
        if (way.border) {
            painter.setPen(QPen(look.ink(Ink::Outline), 2));
            painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
        }
        paintIcon(painter, look, way.open, square(box.center().y()), look.ink(way.ink));
    };
    return new PictureToggle(look, words, picture);
}

} // namespace

QAbstractButton* makeSideToggle(const Look& look, QWidget* parent)
{
    return new RoundToggle(look, RoundToggle::Of::Side, parent);
}
QAbstractButton* makeCornerToggle(const Look& look, QWidget* parent)
{
    return new RoundToggle(look, RoundToggle::Of::Corner, parent);
}

PictureToggle* makeWayToggle(const Look& look, int position, Joint joint)
{
    const QString sign = positionSign(position);
    const Ink ink = joint == Joint::None ? Ink::TextSecondary : Ink::Text;
    PictureToggle* toggle =
        twoPictures(look, wayWords(position, joint),
                    {sign, sign.isEmpty() ? QStringLiteral("hexagon") : QString(), jointIcon(joint), ink});
    toggle->setText(sign);
    toggle->setChecked(joint != Joint::None);
    toggle->setDashed(joint == Joint::None);
    return toggle;
}

PictureToggle* makeBorderToggle(const Look& look, int side, zaibatsu::BorderArrow arrow)
{
    const bool any = arrow != zaibatsu::BorderArrow::None;
    PictureToggle* toggle =
        twoPictures(look, borderWords(side, arrow),
                    {positionSign(side), {}, arrowIcon(arrow), any ? Ink::Text : Ink::TextSecondary, true});
    toggle->setChecked(any);
    return toggle;
}

} // namespace ui
