// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/search_words.h"

namespace presentation {

QString searchFolded(const QString& text)
{
    constexpr QChar breve(0x0306);
    constexpr QChar cyrillicI(0x0438);
    QString folded;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.unicode() == 0x0153)
            folded += QLatin1String("oe");
        else if (c.unicode() == 0x00E6)
            folded += QLatin1String("ae");
        else if (c.unicode() == 0x00DF)
            folded += QLatin1String("ss");
        else if (c == breve && folded.endsWith(cyrillicI))
            folded.back() = QChar(0x0439);
        else if (!c.isMark())
            folded += c;
    }
    return folded;
}

} // namespace presentation
