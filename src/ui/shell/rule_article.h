// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// An entry of the rulebook as controls. Screen and sheet put the parts together, each in its way.
#pragma once

#include "presentation/rule_book.h"
#include "ui/kit/text_block.h"

#include <QList>

#include <functional>

class QPagedPaintDevice;
class QWidget;

namespace ui {

/// The letters that stand out, as the kit marks them.
[[nodiscard]] QList<TextMark> textMarks(const presentation::SpannedText& text, TextMark::Kind kind);

/// Makes the parts of one entry.
class RuleArticleParts {
public:
    /// `open` is asked for another entry.
    RuleArticleParts(const Look& look, presentation::RuleArticle article, std::function<void(const QString& id)> open);

    [[nodiscard]] const presentation::RuleArticle& article() const { return m_article; }
    [[nodiscard]] QWidget* title() const;
    [[nodiscard]] QWidget* body() const;
    [[nodiscard]] QWidget* figure() const; ///< with its caption; null where there is none
    [[nodiscard]] QWidget* see() const;    ///< null where there is none
    [[nodiscard]] QWidget* printed() const;
    /// Title, body, figure, see-also and where it is printed, one below the other.
    [[nodiscard]] QWidget* whole() const;

private:
    const Look& m_look;
    presentation::RuleArticle m_article;
    std::function<void(const QString&)> m_open;
};

/// The drawing of that name as it is kept, roles and all; empty where there is none.
[[nodiscard]] QByteArray ruleFigure(const QString& name);

/// Prints the entry in dark letters on white, its drawing in the light theme.
void printArticle(QPagedPaintDevice& device, const Look& look, const presentation::RuleArticle& article);

} // namespace ui
