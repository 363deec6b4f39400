"""How a game ended: its sentence, what decided it, and every player's figures."""

from __future__ import annotations

from tatami.core import account
from tatami.core.outcome import Outcome
from tatami.core.words import GameWords
from tatami.server import wire
from tatami.server.domain.table import Table
from tatami.server.show.words import ending_text, game_words, names_in, reason_text


def outcome_of(table: Table) -> Outcome | None:
    """The result; of a game that somebody gave up, or whose time ran out, without figures. None where nobody won."""
    end, match = table.ending, table.match
    if end is None or match is None:
        return None
    return match.outcome or Outcome(end.reason, tuple(end.returns))


def ending(table: Table, lang: str | None) -> wire.Ending | None:
    """How the game ended, in words for whoever reads; the same for everybody at the table."""
    end, outcome = table.ending, outcome_of(table)
    if end is None or outcome is None:
        return None
    return wire.Ending(
        reason=end.reason,
        winners=end.winners,
        returns=end.returns,
        figures=end.figures,
        text="" if lang is None else ending_text(table, end, lang),
        why="" if lang is None else reason_text(table, end, lang),
        account=[] if lang is None else _account(table, outcome, lang),
    )


def _account(table: Table, outcome: Outcome, lang: str) -> list[wire.Tally]:
    """The figures as a spectator may know them."""
    match = table.match
    assert match is not None
    words = game_words(match.game, lang, names_in(table, lang))
    return [_tally(tally, words) for tally in match.game.account(match.view(None), outcome)]


def _tally(tally: account.Tally, words: GameWords) -> wire.Tally:
    return wire.Tally(
        columns=[
            wire.TallyColumn(title=words.figure(column.id), step=column.step, verdict=column.verdict)
            for column in tally.columns
        ],
        rows=[
            wire.TallyRow(
                cells=[wire.TallyCell(text=_text(cell, words), leads=cell.leads) for cell in row.cells],
                seat=row.seat,
                rank=row.rank,
                title=words.figure(row.id, **words.facts(row.facts)) if row.id else "",
                decided=row.decided,
            )
            for row in tally.rows
        ],
        notes=[words.figure(note.id, **words.facts(note.facts)) for note in tally.notes],
    )


def _text(cell: account.Cell, words: GameWords) -> str:
    if cell.word:
        return words.figure(cell.word)
    if cell.value is None:
        return ""
    return str(cell.value) if cell.of is None else f"{cell.value} / {cell.of}"
