"""What people at a table ask of each other: consent during a game, and another game after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

What = Literal["undo", "abandon", "pause", "resume", "stand-in"]
"""What needs the consent of others."""
How = Literal["agreed", "refused", "withdrawn", "overtaken"]
"""What became of a proposal."""


@dataclass
class Proposal:
    """Something that others have to agree to."""

    number: int
    what: What
    by: int
    player: str
    """Who asked."""
    waiting: set[str]
    """The people who have yet to agree."""
    moves: int
    """undo: so many moves would be left."""
    about: int | None
    """stand-in: whose seat."""
    at: int
    agreed: set[str] = field(default_factory=set)
    """Those who said yes; until everybody has, they may think better of it."""


@dataclass(frozen=True)
class Settled:
    """What became of a proposal."""

    number: int
    what: What
    by: int
    how: How
    seat: int | None = None
    """Who refused."""
    word: str = ""
    """What they said with it."""


@dataclass
class RematchVotes:
    """Who wants to play again, in the order in which they said so, and who does not."""

    rotate: bool
    same: bool = False
    """Whether the same deal is wanted once more, with the seats swapped."""
    wanted: list[str] = field(default_factory=list)
    declined: set[str] = field(default_factory=set)

    def say(self, player: str, yes: bool) -> None:
        """What this person says now counts; whoever takes a yes back has declined nothing."""
        if yes:
            self.declined.discard(player)
            if player not in self.wanted:
                self.wanted.append(player)
        elif player in self.wanted:
            self.wanted.remove(player)
        else:
            self.declined.add(player)
