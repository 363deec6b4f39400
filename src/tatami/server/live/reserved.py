"""Names that nobody can have: they would be taken for a bot, in any language, or for the house."""

from __future__ import annotations

from functools import cache

from tatami.bots.names import BOTS, LEVEL_NAMES
from tatami.core.words import LANGUAGES
from tatami.server.domain.dolls import NAMES
from tatami.server.domain.names import skeleton
from tatami.server.show.words import doll_in, server_words

OFFICES = (
    *("tatami", "admin", "administrator", "moderator", "mod", "host", "owner", "root", "system", "server", "staff"),
    *("support", "bot", "gospodarz", "właściciel", "obsługa", "pomoc", "serwer"),
    *("адмін", "адміністратор", "модератор", "господар", "власник", "система", "сервер", "підтримка", "бот"),
)
"""Who is called like this seems to speak for the house."""


@cache
def reserved() -> frozenset[str]:
    """The skeletons of such names."""
    names = [*OFFICES, *BOTS]
    for lang in LANGUAGES:
        words = server_words(lang)
        for level in LEVEL_NAMES:
            names.append(words.say(f"bot-{level}"))
        names += [doll_in(name, lang) for name in NAMES]
    return frozenset(skeleton(name) for name in names)
