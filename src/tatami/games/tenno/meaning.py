"""What an event of Tenno means to whoever reads of it: a card lost or won, a card that is known now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.core.events import Seen
from tatami.core.words import Meaning
from tatami.games.tenno.data import STRENGTHS

if TYPE_CHECKING:
    from tatami.games.tenno.words import TennoWords


def meaning(seen: Seen, words: TennoWords) -> Meaning | None:
    """The meaning to the words' reader, by what that seat saw."""
    you, facts = words.you(seen.data), words.facts(seen.data)
    match seen.kind, you:
        case "captured", "defender":
            return Meaning(words.say("means-captured", **facts, worth=_worth(seen, "met")), good=False)
        case "seized", "defender":
            return Meaning(words.say("means-seized", **facts, worth=_worth(seen, "card")), good=True)
        case "repelled", "defender":
            return Meaning(words.say("means-repelled", **facts), good=True)
        case "looked", "attacker":
            return Meaning(words.say("means-looked", **facts), good=False)
    return None


def _worth(seen: Seen, key: str) -> int:
    card = seen.data[key]
    assert isinstance(card, int)
    return STRENGTHS[card]
