"""Words: Project Fluent catalogues, and the sentences of a game.

Rules know no language; they give events, refusals and outcomes as values. A `GameWords` turns them into sentences from
views and events alone, so it cannot give away what a seat may not know.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, Concatenate, Literal, ParamSpec, Self, TypeVar, get_args

from tatami.core.account import Moment
from tatami.core.catalogue import catalogue
from tatami.core.events import Seen
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.sheet import MOST_WIDE, Sheet, plain
from tatami.core.view import View

Lang = Literal["en", "pl", "uk"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
"""The languages that everything is told in. The one list: types, tests and the page take it from here."""
CORE_TEXT = Path(__file__).parent / "text"


def capital(sentence: str) -> str:
    """The sentence with a capital first letter: it may begin with a name from a catalogue."""
    return sentence[:1].upper() + sentence[1:]


class Words:
    """The messages of some catalogue folders in one language."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        self.lang = lang
        self._catalogue = catalogue(lang, tuple(folders))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._catalogue.has(message)

    def say(self, message: str, **args: object) -> str:
        """The sentence, with its arguments filled in; a missing message or argument is a defect and raises."""
        known = self._catalogue
        sentence = known.sentences.get(message) or known.sentence(message)
        return sentence.say(args)


W = TypeVar("W", bound=Words)
P = ParamSpec("P")


def remembered(method: Callable[Concatenate[W, P], str]) -> Callable[Concatenate[W, P], str]:
    """For what is put together of several messages and depends on the language and the arguments, but on no names."""

    @wraps(method)
    def found(words: W, /, *args: P.args, **more: P.kwargs) -> str:
        known = words._catalogue
        key = (method, *args)
        text = known.remembered.get(key)
        return known.remember(key, method(words, *args, **more)) if text is None else text

    return found


def core_words(lang: str) -> Words:
    """The messages that every game shares."""
    return Words(lang, (CORE_TEXT,))


def game_catalogue(lang: str, folder: Path) -> Words:
    """The messages of one game package, and those that every game shares."""
    return Words(lang, (CORE_TEXT, folder / "text"))


@dataclass(frozen=True)
class Piece:
    """A piece, card, place or ability: what it is called and what it does."""

    id: str
    name: str
    text: str


@dataclass(frozen=True)
class Meaning:
    """What an event means to the seat that reads of it, in one short sentence."""

    text: str
    good: bool


class GameWords(Words, ABC):
    """The sentences of a game in one language, for players of these names."""

    player_facts: tuple[str, ...] = ("seat",)
    """The facts of events that name a player: of whoever reads, a sentence says "you"."""
    reader: int | None = None
    """The seat whose eyes read; None reads everybody's name."""
    leads: bool = False
    """Whether players lead pieces that do things for them, so that a view must say which are the reader's."""
    piece_ids: tuple[str, ...] = ()
    """What the help has an entry for: `piece-<id>` is the name of a piece, `piece-<id>-text` explains it."""

    def __init__(self, lang: str, folder: Path, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, (CORE_TEXT, folder / "text"))
        self.folder = folder
        self.names = names

    def told_to(self, reader: int | None) -> Self:
        """The same words for one seat, which they call "you"."""
        if reader == self.reader:
            return self
        told = copy(self)
        told.reader = reader
        return told

    def seeing(self, view: Any) -> Self:
        """The same words, which call what the reader leads in this view "you" too; a game that `leads` overrides it."""
        return self

    # --- what each game implements ------------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, view: Any) -> str:
        """The prompt of the viewing seat: what to decide, or who is being waited for."""

    @abstractmethod
    def action(self, action: int, view: Any) -> str:
        """Describes an action of the viewing seat; no two legal actions read alike."""

    @abstractmethod
    def fact(self, key: str, value: Any) -> object:
        """One fact of an event or refusal as its sentence needs it, such as a card's name for its number."""

    @abstractmethod
    def sheet(self, view: Any) -> Sheet:
        """The table as text, for terminals and for screen readers."""

    @abstractmethod
    def rules_at(self, view: Any) -> tuple[str, ...]:
        """The numbers of the paragraphs of RULES.md that matter for the present decision."""

    # --- what all games share -----------------------------------------------------------------------------------------

    def board(self, view: Any, wide: int = MOST_WIDE) -> str:
        """The table as monospaced text; `wide` is the width for items in columns, in characters."""
        return plain(self.sheet(view), wide)

    def title(self) -> str:
        """The name of the game."""
        return self.say("title")

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def players(self, seats: Sequence[int]) -> str:
        """The names of players, separated by commas."""
        return ", ".join(self.player(seat) for seat in seats)

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        """Facts as the arguments of a message; `you` says which of them is the reader."""
        return {"you": self.you(facts)} | {key: self.fact(key, value) for key, value in facts.items()}

    def you(self, facts: dict[str, Any]) -> str:
        """The fact that is the reader, or "none"."""
        if self.reader is None:
            return "none"
        return next((key for key in self.player_facts if facts.get(key) == self.reader), "none")

    def event(self, seen: Seen) -> str:
        """An event as one sentence of the log."""
        return capital(self.say(f"event-{seen.kind}", **self.facts(seen.data)))

    def meaning(self, seen: Seen, view: Any) -> Meaning | None:
        """What an event that has just happened means to the reader, by what that seat saw and now may know.

        None where it means nothing in particular, which is most of the time; games with something to say override it.
        """
        return None

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as one sentence, with the number of the rule."""
        facts = self.facts({key: value for key, value in refusal.facts.items() if key != "seats"})
        if "seats" in refusal.facts:
            facts["seats"] = self.players(refusal.facts["seats"])  # type: ignore[arg-type]
        sentence = self.say(f"refusal-{refusal.code}", **facts)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, in one sentence."""
        figures = {name: self._scored(values, len(outcome.returns)) for name, values in outcome.figures.items()}
        return self.say(f"outcome-{outcome.reason}", winners=self.players(outcome.winners), **figures)

    def reason(self, outcome: Outcome) -> str:
        """Why it ended so, in one sentence without figures; where a game has none, the sentence of its outcome."""
        message = f"reason-{outcome.reason}"
        return self.say(message, **self.reasons(outcome)) if self.has(message) else self.outcome(outcome)

    def reasons(self, outcome: Outcome) -> dict[str, object]:
        """What the sentence of a reason may mention: the figures of which there is one."""
        return {name: values[0] for name, values in outcome.figures.items() if len(values) == 1}

    def figure(self, id: str, **facts: object) -> str:
        """A title or remark of an account; a game that does not name a figure has its id read as words."""
        message = f"account-{id}"
        return capital(self.say(message, **facts) if self.has(message) else id.replace("-", " ").replace("_", " "))

    def moment(self, moment: Moment) -> str:
        """When a moment of the game was."""
        return capital(self.say(f"moment-{moment.title}", **self.facts(moment.facts))) if moment.title else ""

    def _scored(self, values: tuple[int, ...], seats: int) -> str:
        """A figure of the outcome: with names where there is one for each player."""
        if len(values) == 1 or len(values) != seats:
            return " : ".join(str(value) for value in values)
        return ", ".join(f"{self.player(seat)} ({value})" for seat, value in enumerate(values))

    def rules(self) -> dict[str, str]:
        """The paragraphs of the game's rules by number, in this language."""
        return paragraphs(self.folder, self.lang)

    def pieces(self) -> list[Piece]:
        """Every piece with what it does."""
        return [Piece(id, self.say(f"piece-{id}"), self.say(f"piece-{id}-text")) for id in self.piece_ids]

    def places(self) -> dict[str, str]:
        """What the places of the board are called, by the ids that the page gives them; none: codes say it all."""
        return {}

    def stage(self, view: View) -> str:
        """The name of the present stage."""
        return self.say(f"stage-{view.stage}")


PARAGRAPH = re.compile(r"^\*\*(R\d+\.\d+)\*\* (.+?)(?=\n\n|\Z)", re.M | re.S)


@lru_cache(maxsize=64)
def paragraphs(folder: Path, lang: str) -> dict[str, str]:
    """The numbered paragraphs of RULES.md (RULES.pl.md, RULES.uk.md) in order."""
    path = folder / (f"RULES.{lang}.md" if lang != "en" else "RULES.md")
    text = (path if path.exists() else folder / "RULES.md").read_text("utf-8")
    return {number: " ".join(body.split()) for number, body in PARAGRAPH.findall(text)}
