// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "presentation/table.h"
#include "ui/kit/containers.h"

class QVBoxLayout;

namespace ui {

class Button;

/// One entry of the log: look at the table then, undo to here, or put it right. Nothing changes before its preview is
/// accepted.
class FixPanel : public Panel {
    Q_OBJECT
public:
    /// What was begun and not accepted yet.
    struct Draft {
        QByteArray proposed; ///< what the command would become; empty: as it is
        bool rawOpen = false;
        QString typed;       ///< what stands in the field of text now
    };
    FixPanel(const Look& look, presentation::Table& table, const presentation::LogLine& line, Draft draft, bool narrow,
             QWidget* parent = nullptr);

    [[nodiscard]] int entry() const { return m_line.n; }
    [[nodiscard]] const Draft& draft() const { return m_draft; }

signals:
    void closeRequested();
    void lookRequested(int n);
    void ruleRequested(const QString& id);
    void done(const presentation::Answer& answer, const QString& text);

private:
    void fill();
    [[nodiscard]] QWidget* head();
    [[nodiscard]] QWidget* ways();
    [[nodiscard]] QWidget* diceEditor();
    [[nodiscard]] QWidget* dieRow(qsizetype index);
    [[nodiscard]] QWidget* textEditor(const QString& field, const QString& name);
    [[nodiscard]] QWidget* rawButton();
    [[nodiscard]] QWidget* rawEditor();
    void addPreview(QVBoxLayout& into);
    void addIllegal(QVBoxLayout& into, const QByteArray& json);
    [[nodiscard]] QWidget* foot();
    /// Two ways on: what is not legal any more is dropped or kept.
    [[nodiscard]] QWidget* wayFoot();
    [[nodiscard]] Button* leaveButton();
    [[nodiscard]] const QByteArray& commandNow() const
    {
        return m_draft.proposed.isEmpty() ? m_command : m_draft.proposed;
    }
    void propose(const QByteArray& command);
    void accept(const QString& how);

    const Look& m_look;
    presentation::Table& m_table;
    presentation::LogLine m_line;
    bool m_narrow; ///< six faces of a die fit in one line of a phone
    QByteArray m_command; ///< as it was given
    Draft m_draft;
    QList<int> m_dice;
    std::optional<presentation::Answer> m_preview;
    int m_illegal = 0;
    QWidget* m_inside = nullptr;
};

} // namespace ui
