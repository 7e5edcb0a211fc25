// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/figures_page.h"

#include "presentation/figures_words.h"

#include <algorithm>
#include <array>

namespace presentation {
namespace {

/// How a player's line is drawn on paper: `line` of the light theme in the look's tokens, dash, and the mark at its
/// end.
struct Pen {
    const char* colour;
    const char* dash;
    const char* mark; ///< about 0, 0, 8 in radius
};

constexpr std::array<Pen, 4> pens{{
    {"#BF2A17", "9 6", "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z"},
    {"#2450D8", "none", "M0 -9L9 7L-9 7Z"},
    {"#008265", "2 5", "M-7 -7H7V7H-7Z"},
    {"#8F6C00", "12 4 2 4", "M0 -9L9 0L0 9L-9 0Z"},
}};

/// Where turns and counters lie on the drawing.
struct Plot {
    static constexpr int left = 40;
    static constexpr int right = 520;
    static constexpr int top = 16;
    static constexpr int bottom = 236;
    int turns = 1;
    int most = 1;

    [[nodiscard]] double x(int turn) const { return left + double(right - left) * turn / turns; }
    [[nodiscard]] double y(int count) const { return bottom - double(bottom - top) * count / most; }
};

QString number(double value) { return QString::number(value, 'f', 1); }

const Pen& penOf(zaibatsu::Colour colour) { return pens[static_cast<std::size_t>(colour)]; }

QString grid(const Plot& plot)
{
    QString lines;
    for (int count = 0; count <= plot.most; count += 2)
        lines += QStringLiteral("<path d=\"M%1 %3H%2\" stroke=\"#D0D8E3\"/>"
                                "<text x=\"%4\" y=\"%5\" text-anchor=\"end\">%6</text>\n")
                     .arg(Plot::left)
                     .arg(Plot::right)
                     .arg(number(plot.y(count)))
                     .arg(Plot::left - 8)
                     .arg(number(plot.y(count) + 5))
                     .arg(count);
    const int step = std::max(1, (plot.turns + 9) / 10);
    for (int turn = 0; turn <= plot.turns; turn += step)
        lines += QStringLiteral("<text x=\"%1\" y=\"258\" text-anchor=\"middle\">%2</text>\n")
                     .arg(number(plot.x(turn)))
                     .arg(turn);
    return lines;
}

QString steps(const GameFigures& figures, std::size_t seat, const Plot& plot)
{
    QString path;
    for (const TurnCounters& turn : figures.counters) {
        const QString y = number(plot.y(turn.placed[seat]));
        path += path.isEmpty() ? QStringLiteral("M%1 %2").arg(number(plot.x(turn.turn)), y)
                               : QStringLiteral("H%1V%2").arg(number(plot.x(turn.turn)), y);
    }
    return path;
}

/// The heights of the names at the right, far enough apart to be read.
std::vector<double> nameHeights(const GameFigures& figures, const Plot& plot)
{
    std::vector<std::size_t> order(figures.players.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto& end = figures.counters.back().placed;
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return end[a] < end[b]; });
    std::vector<double> heights(order.size());
    double lowest = Plot::bottom + 24;
    for (const std::size_t seat : order)
        lowest = heights[seat] = std::min(plot.y(end[seat]), lowest - 24);
    return heights;
}

/// A column a player: words of heads stay whole on narrow paper.
QString playersTable(const GameFigures& figures)
{
    QString table = QStringLiteral("<table>\n<tr><th></th>");
    QList<QStringList> columns;
    for (const PlayerFigures& player : figures.players) {
        table += QStringLiteral("<th>%1</th>").arg(player.name.toHtmlEscaped());
        columns.append(FiguresWords::cells(player));
    }
    table += QStringLiteral("</tr>\n");
    const QStringList heads = FiguresWords::heads();
    for (qsizetype row = 0; row < heads.size(); ++row) {
        table += QStringLiteral("<tr><th>%1</th>").arg(heads[row].toHtmlEscaped());
        for (const QStringList& cells : columns)
            table += QStringLiteral("<td>%1</td>").arg(cells[row].toHtmlEscaped());
        table += QStringLiteral("</tr>\n");
    }
    return table + QStringLiteral("</table>\n");
}

} // namespace

QString countersSvg(const GameFigures& figures)
{
    Plot plot;
    plot.turns = std::max(1, figures.turns);
    for (const PlayerFigures& player : figures.players)
        plot.most = std::max(plot.most, player.total);
    QStringList lines;
    QString drawn = grid(plot);
    const std::vector<double> heights = nameHeights(figures, plot);
    for (std::size_t seat = 0; seat < figures.players.size(); ++seat) {
        const Pen& pen = penOf(figures.players[seat].colour);
        const QString colour = QLatin1String(pen.colour);
        lines.append(FiguresWords::line(figures, seat));
        drawn +=
            QStringLiteral("<path d=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"3\" stroke-dasharray=\"%3\"/>\n")
                .arg(steps(figures, seat, plot), colour, QLatin1String(pen.dash));
        drawn += QStringLiteral("<path d=\"%1\" fill=\"%2\" transform=\"translate(%3 %4)\"/>\n")
                     .arg(QLatin1String(pen.mark), colour, QString::number(Plot::right + 16), number(heights[seat]));
        drawn += QStringLiteral("<text x=\"%1\" y=\"%2\">%3</text>\n")
                     .arg(QString::number(Plot::right + 32), number(heights[seat] + 5),
                          QStringLiteral("%1 %2")
                              .arg(figures.players[seat].name, QString::number(figures.players[seat].placed))
                              .toHtmlEscaped());
    }
    return QStringLiteral("<svg viewBox=\"0 0 680 264\" role=\"img\" aria-label=\"%1\" font-family=\"sans-serif\" "
                          "font-size=\"15\" fill=\"#131A24\">\n%2</svg>\n")
        .arg(lines.join(QStringLiteral("; ")).toHtmlEscaped(), drawn);
}

QString figuresHtml(const GameFigures& figures, const QString& chart)
{
    if (figures.turns == 0)
        return {};
    QString page = QStringLiteral("<h2>%1</h2>\n<p>%2 %3.</p>\n<h3>%4</h3>\n%5<h3>%6</h3>\n")
                       .arg(FiguresWords::headline(figures).toHtmlEscaped(), FiguresWords::how(figures).toHtmlEscaped(),
                            FiguresWords::icons(figures).toHtmlEscaped(), FiguresWords::countersTitle().toHtmlEscaped(),
                            chart, FiguresWords::playersTitle().toHtmlEscaped());
    page += playersTable(figures);
    page += QStringLiteral("<h3>%1</h3>\n").arg(FiguresWords::diceTitle().toHtmlEscaped());
    for (const PlayerFigures& player : figures.players)
        page += QStringLiteral("<p>%1</p>\n").arg(FiguresWords::dice(player).toHtmlEscaped());
    return page;
}

} // namespace presentation
