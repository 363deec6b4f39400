"""The errors, as one small tree. Every error is a code with arguments; its sentence is in core/text.

TatamiError
├── UnknownGame       no game of that id
├── BadSetup          seats or options the game does not know
├── BadSeat           a seat that is not at this table
├── BadCode           not an action of this game at all
├── IllegalMove       an action of this game, but not now: carries the Refusal and what would be legal
├── UndoRefused       what was done cannot be taken back
├── BadRecord         a record that cannot be read or replayed
│   └── WrongVersion  a record made by other rules
├── BadPosition       a position that cannot arise
└── Forfeit           a program at a seat has broken the protocol, and so lost the game
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tatami.core.refusal import Refusal

Say = Callable[[str, Refusal], str]
"""Words a refusal in a language."""
LONGEST_FACT = 200
"""Characters of a fact that a sentence shows: input may be of any length."""


class TatamiError(Exception):
    """The base of all errors. Whatever raises one has changed nothing."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def sentence(self, lang: str = "en") -> str:
        """What was wrong, where, and what would be right."""
        from tatami.core.words import core_words

        facts = {
            key: fact.sentence(lang) if isinstance(fact, TatamiError) else _short(fact)
            for key, fact in self.facts.items()
        }
        if "game" in facts and not isinstance(self, UnknownGame):
            facts["game"] = _title(str(facts["game"]), lang)
        return core_words(lang).say(f"error-{self.code}", **facts)

    def __str__(self) -> str:
        return self.sentence()


def _short(fact: object) -> object:
    return fact[:LONGEST_FACT] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def _title(game: str, lang: str) -> str:
    """The title of a game; its id if the game is not installed."""
    from tatami.core.registry import game as find_game

    try:
        return find_game(game).words(lang).title()
    except UnknownGame:
        return game


class UnknownGame(TatamiError, LookupError):
    """No game of that id is known."""


class BadSetup(TatamiError, ValueError):
    """Seats or options that the game does not have."""


class BadSeat(TatamiError, ValueError):
    """A seat that is not at this table."""


class BadCode(TatamiError, ValueError):
    """Not an action of this game."""


class IllegalMove(TatamiError, ValueError):
    """An action that the rules forbid now: the Refusal, the codes that are legal, and how to word it."""

    def __init__(self, refusal: Refusal, say: Say, legal: Sequence[str]) -> None:
        super().__init__(refusal.code, **refusal.facts)
        self.refusal = refusal
        self.legal = tuple(legal)
        self._say = say

    def sentence(self, lang: str = "en") -> str:
        return self._say(lang, self.refusal)


class UndoRefused(TatamiError, ValueError):
    """The move belongs to an earlier era: something was revealed since, or the decision is over."""


class BadRecord(TatamiError, ValueError):
    """A record that cannot be read or does not follow the rules."""


class WrongVersion(BadRecord):
    """A record made by another version of the rules."""


class Forfeit(TatamiError):
    """A program at a seat did not answer in time, or not as the protocol says."""


class BadPosition(TatamiError, ValueError):
    """A position that cannot arise. Its sentence is `position-<code>` in the game's own catalogue."""

    def __init__(self, code: str, folder: Path, **facts: object) -> None:
        super().__init__(code, **facts)
        self.folder = folder

    def sentence(self, lang: str = "en") -> str:
        from tatami.core.words import game_catalogue

        return game_catalogue(lang, self.folder).say(f"position-{self.code}", **self.facts)
