"""What every gate may use."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.server.gates.limits import Limits
from tatami.server.live.books import Bookkeeper
from tatami.server.live.daily import Daily
from tatami.server.live.hall import Hall
from tatami.server.live.players import Players
from tatami.server.live.post import Post
from tatami.server.live.postman import Postman
from tatami.server.live.reviews import Reviews
from tatami.server.settings import Settings


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    hall: Hall
    players: Players
    reviews: Reviews
    limits: Limits
    secure: bool
    """Whether people reach the server over HTTPS only."""
    books: Bookkeeper
    """Results and ratings."""
    post: Post
    """Takes letters."""
    daily: Daily
    """The deals of the day."""
    postman: Postman
    """Tells people who are not at the table."""
