"""Whose turn it is to be thought for: people first, the same share for everybody, and nobody waits for ever."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.server.live.queue import BY_TURNS, FairQueue, Urgency


@dataclass
class Wish:
    whose: str
    urgency: Urgency
    number: int = 0
    waiting: bool = False


def line(*wishes: tuple[str, Urgency]) -> tuple[FairQueue[Wish], list[Wish]]:
    """A queue in which these stand, in this order."""
    waiting: FairQueue[Wish] = FairQueue()
    there = [Wish(*each) for each in wishes]
    for each in there:
        waiting.add(each)
    return waiting, there


def turns(waiting: FairQueue[Wish], most: int = 1000) -> list[str]:
    """Whose turn it is, one after the other."""
    found: list[str] = []
    while len(found) < most and (wish := waiting.take(lambda whose: True)) is not None:
        found.append(wish.whose)
    return found


def test_everybody_gets_the_same_share_however_much_one_asks_for() -> None:
    waiting, _ = line(*[("eve", Urgency.PRESENT)] * 60, *[("ala", Urgency.PRESENT)] * 3, ("bo", Urgency.PRESENT))
    assert turns(waiting, 7) == ["eve", "ala", "bo", "eve", "ala", "eve", "ala"]
    assert turns(waiting) == ["eve"] * 57


def test_a_newcomer_is_next() -> None:
    waiting, _ = line(*[("eve", Urgency.PRESENT)] * 60)
    turns(waiting, 10)
    waiting.add(Wish("ala", Urgency.PRESENT))
    assert turns(waiting, 2) == ["ala", "eve"]


def test_people_who_wait_come_first_and_the_rest_in_their_order() -> None:
    for number, (sooner, later) in enumerate(zip(list(Urgency), list(Urgency)[1:], strict=False)):
        waiting, _ = line(("later", later), ("sooner", sooner))
        assert turns(waiting) == ["sooner", "later"], number


def test_what_is_not_urgent_gets_a_turn_in_so_many() -> None:
    waiting, _ = line(*[("ala", Urgency.PRESENT)] * 20, *[("bo", Urgency.REVIEW)] * 2)
    found = turns(waiting)
    assert [turn for turn, whose in enumerate(found, 1) if whose == "bo"] == [BY_TURNS, 2 * BY_TURNS]


def test_of_ones_own_the_urgent_is_first() -> None:
    waiting, (hint, move) = line(("ala", Urgency.HINT), ("ala", Urgency.ABSENT))
    assert waiting.take(lambda whose: True) is move
    assert waiting.take(lambda whose: True) is hint


def test_who_may_not_yet_is_passed_over() -> None:
    waiting, (first, second) = line(("eve", Urgency.PRESENT), ("ala", Urgency.SHOW))
    assert waiting.take(lambda whose: whose != "eve") is second
    assert waiting.take(lambda whose: whose != "eve") is None
    assert waiting
    assert waiting.take(lambda whose: True) is first
    assert not waiting


def test_what_has_become_urgent_moves_up_and_is_taken_once() -> None:
    waiting, (first, second) = line(("ala", Urgency.ABSENT), ("bo", Urgency.ABSENT))
    waiting.hurry(second, Urgency.PRESENT)
    waiting.hurry(second, Urgency.ABSENT)
    waiting.hurry(second, Urgency.PRESENT)
    assert [waiting.take(lambda whose: True) for _ in range(3)] == [second, first, None]


def test_what_was_given_up_is_never_taken_and_what_failed_is_next_again() -> None:
    waiting, (first, second, third) = line(*[("ala", Urgency.PRESENT)] * 3)
    second.waiting = False
    assert waiting.take(lambda whose: True) is first
    waiting.put_back(first)
    assert [waiting.take(lambda whose: True) for _ in range(3)] == [first, third, None]
