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
    const auto picture = [&look, sign, joint](QPainter& painter, const QRectF& box, bool) {
        const Ink ink = joint == Joint::None ? Ink::TextSecondary : Ink::Text;
        const double half = box.height() / 2;
        const auto square = [&](double top) { return QRectF(box.center().x() - half / 2, top, half, half); };
        if (sign.isEmpty())
            paintIcon(painter, look, QStringLiteral("hexagon"), square(box.top()), look.ink(ink));
        else
            drawText(painter, textBlock(look, Style::Chip, sign), QRectF(box.left(), box.top(), box.width(), half),
                     look.ink(ink), Qt::AlignCenter);
        paintIcon(painter, look, jointIcon(joint), square(box.center().y()), look.ink(ink));
    };
    auto* toggle = new PictureToggle(look, wayWords(position, joint), picture);
    toggle->setText(sign);
    toggle->setChecked(joint != Joint::None);
    toggle->setDashed(joint == Joint::None);
    return toggle;
}

} // namespace ui
