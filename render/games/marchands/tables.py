"""The tables printed on the board: prices, arrivals, and the ladder of ranks."""

from __future__ import annotations

from render.boxes import Box
from render.colour import ink_on, mix
from render.fonts import Face
from render.games.marchands.facts import Arrivals, Prices, Status
from render.games.marchands.goods import token
from render.games.marchands.words import good_word
from render.panels import ring
from render.pen import Pen
from render.picture import Style
from render.seats import shield


def paint_prices(pen: Pen, box: Box, prices: Prices, style: Style) -> None:
    """Draw the price table: per good its name, its level, and both prices."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    head, body = box.inset(6, 7).cut_top(34, 3)
    buy, sell = head._replace(right=head.right - 4).cut_right(90, 8)
    pen.text(texts("marchands-board-buy"), buy, Face.LABEL, 26, theme.faint, "right", 26)
    pen.text(texts("marchands-board-sell"), sell, Face.LABEL, 26, theme.faint, "right", 26)
    for (good, level), row in zip(prices.levels, body.rows(len(prices.levels), 3), strict=True):
        low, high = prices.ladder[level]
        pen.rect(row, theme.quiet, None, 0, 6)
        mark, rest = row.inset(3, 2).cut_left(30, 4)
        pen.place(token(good, 30, theme), mark)
        words, selling = rest.cut_right(57, 9)
        words, buying = words.cut_right(43, 4)
        name, track = words.cut_top(28)
        pen.text(good_word(good, texts), name, Face.LABEL, 26, theme.ink, "left", 26)
        for step, pip in enumerate(track.inset(0, 1).columns(len(prices.ladder), 3)):
            pen.rect(pip.centred(pip.width, 5), theme.accent if step <= level else theme.edge)
        pen.text(str(low), buying, Face.FIGURE, 26, theme.faint, "right")
        pen.text(str(high), selling, Face.FIGURE, 27, theme.ink, "right")
        if good in prices.fresh:
            ring(pen, row, theme)


def paint_arrivals(pen: Pen, box: Box, arrivals: Arrivals, style: Style) -> None:
    """Draw the ladder of arrivals with the price of a step up, the end marked."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    head, body = box.inset(10, 8).cut_top(68, 4)
    lines = head.rows(2)
    count = texts("marchands-board-arrived", arrived=arrivals.arrived, end=arrivals.end)
    reached = min(arrivals.arrived, len(arrivals.costs) - 1)
    price = texts("marchands-board-step-costs", cost=str(arrivals.cost))
    pen.text(count, lines[0], Face.LABEL, 28, theme.ink, "centre", 26)
    pen.text(price, lines[1], Face.LABEL, 28, theme.accent, "centre", 26)
    for step, (cell, cost) in enumerate(zip(body.grid(3, 3, 4), arrivals.costs, strict=True)):
        here = step == reached
        fill = theme.accent if here else theme.quiet
        ink = theme.on_accent if here else theme.ink
        pen.rect(cell, fill, theme.gold if step == arrivals.end else theme.edge,
                 4 if step == arrivals.end else 1.4, 8)  # fmt: skip
        upper, lower = cell.inset(8, 5).rows(2)
        pen.text(str(step), upper, Face.LABEL, 26, mix(fill, ink, 0.75))
        pen.text(str(cost), lower, Face.FIGURE, 28, ink, "right")
        if here and arrivals.fresh:
            ring(pen, cell, theme)


def paint_status(pen: Pen, box: Box, status: Status, style: Style) -> None:
    """Draw the ladder of ranks as a stair: name, upkeep, and the arms that stand on each rung."""
    theme = style.theme
    rungs = len(status.upkeep)
    wide = box.width > 1300
    least = 96 if wide else 88
    rise = (box.height - least) / (rungs - 1)
    above = Box.at(box.left + 4, box.top, box.width * 2 // 5, round(rise * (7 if wide else 6)))
    words = style.texts("marchands-board-status")
    pen.text(words, above, Face.LABEL, style.letter, ink_on(theme.page), "left", style.least)
    for rung, (plot, cost) in enumerate(zip(box.columns(rungs, 2), status.upkeep, strict=True)):
        top = round(box.bottom - least - rise * rung)
        step = plot._replace(top=top)
        pen.rect(step, theme.panel, theme.edge, 2, 6)
        standing = [seat for seat, at in enumerate(status.rungs) if at == rung]
        _rung(pen, step, rung, cost, standing, status, style)


def _rung(
    pen: Pen, step: Box, rung: int, cost: int, standing: list[int], status: Status, style: Style
) -> None:
    theme = style.theme
    name, rest = step.inset(4, 3).cut_top(30)
    wide = step.width > 130
    words = style.texts(f"marchands-rank-{rung}") if wide else f"−{cost}" if cost else "0"
    pen.text(words, name, Face.LABEL, 24 if wide else 28, theme.ink, "centre", style.least)
    stand, foot = rest.cut_bottom(28 if wide else 0)
    if wide:
        pen.text(f"−{cost}" if cost else "0", foot, Face.FIGURE, 26, theme.faint, "centre")
    square = len(standing) > 3 and not wide
    cells = stand.grid(2, 2) if square else stand.columns(len(standing) or 1)
    size = min(36, cells[0].width - 2, cells[0].height)
    for seat, cell in zip(standing, cells, strict=False):
        mark = cell.centred(size, size)
        pen.stamp(shield(seat, size, style), mark[:2])
        if seat in status.fresh:
            ring(pen, mark.inset(-4), theme)
