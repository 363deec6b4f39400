"""Python bots as programs: what they are told is enough to search."""

from __future__ import annotations

import io
import json

import pytest

from tatami import Match, known_games
from tatami.bots import protocol
from tatami.bots.author import Conversation, run
from tatami.bots.look import Look, look
from tatami.bots.names import bot
from tatami.core.errors import BadPosition, BadSetup
from tatami.core.events import Seen
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, stream
from tests.example.janken import JankenGame


@pytest.mark.parametrize("game", known_games())
def test_a_program_decides_as_at_the_table(game: str) -> None:
    """The same bot and random stream, once with a look and once with messages, through half a game."""
    match = Match(game, seats=find_game(game).meta.min_seats, seed="author")
    peasant, told = bot("peasant"), dict.fromkeys(range(match.seats), 0)
    programs = {seat: Conversation(peasant, stream("author")) for seat in told}
    rng = stream("author", "others")
    for number in range(60):
        if not match.to_act:
            break
        seat = match.to_act[0]
        seen = look(match, seat)
        hello = json.loads(protocol.line(protocol.hello(seen, 1.0)))
        assert programs[seat].answer(hello) == {"type": "ready"}
        asked = json.loads(protocol.line(protocol.decide(seen, number, told[seat])))
        told[seat] = len(seen.feed)
        programs[seat].rng = stream("author", number)
        said = programs[seat].answer(asked)
        assert said is not None
        # In a window a program does not know whether the others have moved, so it may imagine something else.
        assert said["code"] in seen.legal
        if not match.window:
            assert said["code"] == peasant(seen, stream("author", number))
        match.submit(seat, seen.legal[rng.below(len(seen.legal))])
    assert len(match) > 20


def test_run_answers_line_by_line() -> None:
    match = Match("tenno", seats=2, seed=1)
    seen = look(match, 0)
    lines = [protocol.line(each).decode() for each in (protocol.hello(seen, 1.0), protocol.decide(seen, 7, 0))]
    out = io.StringIO()

    def last(look: Look, rng: Rng) -> str:
        assert look.imagine(rng).legal(0) == [find_game("tenno").decode(code) for code in seen.legal]
        return look.legal[-1]

    run(last, [*lines, '{"type": "over", "reason": "prisoners"}'], out)
    ready, move = (json.loads(line) for line in out.getvalue().splitlines())
    assert ready == {"type": "ready"}
    assert move == {"type": "move", "id": 7, "code": seen.legal[-1]}


def test_what_cannot_have_been_seen_is_refused() -> None:
    match = Match("tenno", seats=2, seed=1, options={"first": "1"})
    match.submit(0, "set-123")
    game, rng = find_game("tenno"), stream(1)
    view, feed, options = match.view(0), match.feed(0), match.options
    assert game.view(game.imagine_from(view, feed, rng, options), 0) == view
    with pytest.raises(BadPosition, match="cannot follow"):
        game.imagine_from(view, [*feed, Seen("kept", {"seat": 1})], rng, options)
    with pytest.raises(BadPosition, match="not what these events lead to"):
        game.imagine_from(view, [], rng, options)
    with pytest.raises(BadPosition, match="spectator"):
        game.imagine_from(match.view(), [], rng, options)


def test_a_game_that_does_not_offer_it_says_so() -> None:
    class Reserved(JankenGame):
        imagines = False

    game = Reserved()
    with pytest.raises(BadSetup, match="does not offer it"):
        game.imagine_from(game.view(game.new(2, {"goal": "2"}), 0), [], stream(1))
