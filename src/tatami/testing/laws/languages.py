"""The game in words."""

from __future__ import annotations

from tatami.core.game import AnyGame
from tatami.core.state import CHANCE
from tatami.core.words import LANGUAGES
from tatami.testing.laws.law import Breaches
from tatami.testing.laws.moments import SPECTATOR, Here, Step


def there(game: AnyGame) -> Breaches:
    """Rules and catalogue exist in every language."""
    for lang in LANGUAGES:
        rules = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
        for path in (game.folder / rules, game.folder / "text" / f"{lang}.ftl"):
            if not path.exists():
                yield f"{path.name} is missing"


def readable(here: Here) -> Breaches:
    """Whoever looks has a prompt, a board and rules at hand, and legal actions that read differently."""
    words = here.words[here.rng.below(len(here.words))]
    known = words.rules()
    for seat in [*here.state.to_act(), here.rng.below(here.seats), SPECTATOR]:
        if seat == CHANCE:
            continue
        view = here.game.view(here.state, seat)
        if not words.prompt(view) or not words.board(view):
            yield f"{words.lang}: nothing to read"
        if not all(each in known for each in words.rules_at(view)):
            yield f"{words.lang}: a rule is missing"
        texts = [words.action(action, view) for action in ([] if seat is None else here.state.legal(seat))]
        if not all(texts):
            yield f"{words.lang}: an action has no description"
        if len(set(texts)) != len(texts):
            yield f"{words.lang}: two actions read alike: {texts}"


def told(move: Step) -> Breaches:
    """Every event says something to everybody who notices it."""
    words = move.here.words[move.here.rng.below(len(move.here.words))]
    for event in move.events:
        for observer in [*range(move.here.seats), SPECTATOR]:
            seen = event.seen_by(observer)
            if seen is not None and not words.event(seen):
                yield f"{words.lang}: {event.kind} says nothing"


def ending(here: Here) -> Breaches:
    """The outcome is told in every language."""
    outcome = here.state.outcome()
    for words in here.words:
        if outcome is not None and not words.outcome(outcome):
            yield f"{words.lang}: the outcome says nothing"
