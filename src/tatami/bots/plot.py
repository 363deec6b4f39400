"""Standings as an SVG bar chart with intervals."""

from __future__ import annotations

from html import escape

from tatami.bots.arena import Standing

WIDE, ROW, LEFT, TOP = 640, 34, 130, 44
INK, BAR, PAPER, QUIET = "#22252b", "#27406b", "#f3ead7", "#8c8578"


def bars(title: str, standings: list[Standing]) -> str:
    """A bar for the score of every bot, 0 to 100 %, with its interval."""
    tall = TOP + ROW * len(standings) + 34
    span = WIDE - LEFT - 80
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDE}" height="{tall}" fill="{PAPER}"/>',
        f'<text x="16" y="26" font-size="17" fill="{INK}">{escape(title)}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        x = LEFT + span * share / 100
        lines.append(f'<path d="M{x:.1f} {TOP}V{tall - 30}" stroke="{QUIET}" stroke-width="0.6"/>')
        lines.append(f'<text x="{x:.1f}" y="{tall - 12}" text-anchor="middle" fill="{QUIET}">{share} %</text>')
    for row, standing in enumerate(standings):
        y = TOP + ROW * row + ROW / 2
        low, high = LEFT + span * standing.low, LEFT + span * standing.high
        lines += [
            f'<text x="{LEFT - 10}" y="{y + 5}" text-anchor="end" fill="{INK}">{escape(standing.name)}</text>',
            f'<rect x="{LEFT}" y="{y - 9}" width="{span * standing.score:.1f}" height="18" fill="{BAR}"/>',
            f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10" stroke="{INK}"'
            ' stroke-width="2" fill="none"/>',
            f'<text x="{WIDE - 62}" y="{y + 5}" fill="{INK}">{standing.score:.1%}</text>',
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"
