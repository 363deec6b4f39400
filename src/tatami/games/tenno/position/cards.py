"""Cards as a position in JSON names them: by what is printed in their corners."""

from __future__ import annotations

from tatami.games.tenno.data import FACES
from tatami.games.tenno.perspective import cards
from tatami.kit.document import Document


def faces(bits: int) -> list[str]:
    """The cards of a bit set, ascending."""
    return [FACES[card] for card in cards(bits)]


def read_cards(document: Document, value: object, field: str) -> int:
    """A list of different cards as a bit set."""
    bits = 0
    for face in document.as_list(value, field):
        card = document.as_choice(face, field, FACES)
        if bits >> card & 1:
            raise document.wrong("twice", field=field, card=face)
        bits |= 1 << card
    return bits
