"""Samurai Spirit in words: prompts, actions, the log and the table, from views and events alone."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any, Self

from tatami.core.outcome import Outcome
from tatami.core.sheet import Sheet
from tatami.core.stage import helps
from tatami.core.words import GameWords, Meaning, Piece, capital, remembered
from tatami.games.samurai_spirit import actions, stage
from tatami.games.samurai_spirit.data import (
    ANIMAL_KIAI,
    ANIMALS,
    FAMILY_BONUSES,
    FARM_PENALTIES,
    FLAME,
    GOROBEI,
    HEIHACHI,
    HUMAN_KIAI,
    KANBEI,
    KINDS,
    KYUZO,
    LEVELS,
    NAMES,
    PENALTIES,
    PENALTY_ONE,
    PENALTY_TWO,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
)
from tatami.games.samurai_spirit.meaning import meaning
from tatami.games.samurai_spirit.screen import draw
from tatami.games.samurai_spirit.view import Board, SamuraiSpiritView

FOLDER = Path(__file__).parent

RULES_AT = helps(stage.ROWS)
SAMURAI_FACTS = ("samurai", "to", "of")
BY_SAMURAI = (
    (actions.CHOOSE, "choose"),
    (actions.TAKE, "take"),
    (actions.SUPPORT, "support"),
    (actions.HAND, "hand"),
    (actions.HEAL, "heal"),
    (actions.TOKEN, "token"),
    (actions.STRIP, "strip"),
    (actions.MOVE, "move"),
    (actions.GIVE, "give"),
    (actions.DEAL, "deal"),
    (actions.HURT, "hurt"),
    (actions.CURE, "cure"),
)
"""The actions that name one of the seven samurai."""


class SamuraiSpiritWords(GameWords):
    """The voice of Samurai Spirit in one language."""

    leads = True
    own: int | None = None
    """The samurai whom the reader leads; None where there are several, which need their names."""
    piece_ids = (
        *("raiders", "intruders", "discard", "barricade", "farm", "family", "round", "track", "kiai", "left", "right"),
        *SYMBOLS,
        *("flame", "wound", "token", "spare", "passed"),
        *KINDS,
        *("fight", "support", "pass"),
        *("penalty-" + name.replace("_", "-") for name in PENALTIES[1:]),
    )

    def __init__(self, lang: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, FOLDER, names)

    def seeing(self, view: SamuraiSpiritView) -> Self:
        told = copy(self)
        led = [board.samurai for board in view.boards if board.seat == self.reader]
        told.own = led[0] if len(led) == 1 else None
        return told

    def you(self, facts: dict[str, Any]) -> str:
        """A samurai acts for the player who leads it."""
        named = super().you(facts)
        if named != "none" or self.own is None:
            return named
        return next((key for key in SAMURAI_FACTS if facts.get(key) == self.own), "none")

    # --- names --------------------------------------------------------------------------------------------------------

    def samurai(self, samurai: int) -> str:
        return self.say(f"samurai-{NAMES[samurai].lower()}")

    def led(self, board: Board) -> str:
        """A samurai with the player who leads it."""
        if board.samurai is None:
            return self.player(board.seat)
        return self.say("led", samurai=self.samurai(board.samurai), player=self.player(board.seat))

    def talent(self, samurai: int) -> str:
        return self.say(f"talent-{NAMES[samurai].lower()}")

    def symbol(self, symbol: int) -> str:
        return self.say(f"symbol-{SYMBOLS[symbol]}")

    def penalty(self, penalty: int) -> str:
        return self.say("penalty-" + PENALTIES[penalty].replace("_", "-"))

    @remembered
    def penalties(self, card: int) -> str:
        """The penalties of a card, in words."""
        kinds = [int(kind) for kind in (PENALTY_ONE[card], PENALTY_TWO[card]) if kind]
        return " + ".join(self.penalty(kind) for kind in kinds) or self.penalty(0)

    @remembered
    def card(self, card: int) -> str:
        """A card with all that is printed on it."""
        return f"{int(STRENGTH[card])} [{self.printed(card)}]"

    @remembered
    def printed(self, card: int) -> str:
        """What is printed on a card beside its strength."""
        marks = [self.symbol(int(SYMBOL[card])) if SYMBOL[card] >= 0 else self.say("symbol-none")]
        if FLAME[card]:
            marks.append(self.say("flame"))
        kinds = [int(kind) for kind in (PENALTY_ONE[card], PENALTY_TWO[card]) if kind]
        marks += [self.penalty(kind) for kind in kinds]
        return ", ".join(marks)

    @remembered
    def short(self, card: int) -> str:
        """A card in a few characters: strength, the symbol's letter, a star for flames."""
        letter = self.say(f"letter-{SYMBOLS[SYMBOL[card]]}") if SYMBOL[card] >= 0 else "-"
        return f"{int(STRENGTH[card])}{letter}{'*' if FLAME[card] else ''}"

    def fact(self, key: str, value: Any) -> object:
        if key in SAMURAI_FACTS:
            return self.samurai(value)
        if key == "seat":
            return self.player(value)
        if key == "card":
            return self.card(value)
        if key == "cards":
            return ", ".join(self.card(card) for card in value)
        if key == "symbol":
            return self.symbol(value)
        if key == "penalty":
            return self.penalty(value)
        if key == "farm":
            return self.say(f"farm-{FARM_PENALTIES[value]}")
        if key == "family":
            return self.say(f"family-{FAMILY_BONUSES[value]}")
        if key == "stage":
            return self.say(f"stage-{value}")
        return value

    # --- the pieces ---------------------------------------------------------------------------------------------------

    def pieces(self) -> list[Piece]:
        """The seven samurai, each with the talent and the kiai of both sides, then everything else."""
        found = [Piece(name.lower(), self.samurai(each), self._abilities(each)) for each, name in enumerate(NAMES)]
        for each, name in enumerate(NAMES):
            found.append(Piece(f"talent-{name.lower()}", self.samurai(each), capital(self.talent(each))))
            for side in (False, True):
                id = f"kiai-{name.lower()}-{'animal' if side else 'human'}"
                found.append(Piece(id, self.side(each, side), capital(self.effect(each, side))))
        return found + super().pieces()

    def side(self, samurai: int, animal: bool) -> str:
        """What the board shows: the human or the animal."""
        return self.say(f"animal-{ANIMALS[samurai]}") if animal else self.say("human")

    def _abilities(self, samurai: int) -> str:
        return self.say(
            "talent-and-kiai",
            talent=self.talent(samurai),
            human=int(HUMAN_KIAI[samurai]),
            effect=self.effect(samurai, False),
            animal=self.side(samurai, True),
            stronger=int(ANIMAL_KIAI[samurai]),
            more=self.effect(samurai, True),
        )

    def meaning(self, seen: Any, view: SamuraiSpiritView) -> Meaning | None:
        return meaning(seen, view, self)

    # --- the question -------------------------------------------------------------------------------------------------

    def prompt(self, view: SamuraiSpiritView) -> str:
        facts: dict[str, object] = {}
        if view.decider is not None:
            board = view.boards[view.decider]
            own = view.seat is not None and view.seat == board.seat
            facts = {
                "own": "yes" if own else "no",
                "who": self.samurai(board.samurai) if own and board.samurai is not None else self.led(board),
                "sum": board.sum,
                "value": board.kiai,
                "card": "" if view.card is None else self.card(view.card),
                "penalties": " + ".join(self.penalty(each) for each in view.penalties),
                "choice": self._penalty_choice(view, board),
                "support": "yes" if self._may_support(view, board) else "no",
                "what": "token" if self._kiai_of(view) == KYUZO else "card",
                "of": "" if view.picked is None else self.samurai(view.picked),
                "effect": "" if board.samurai is None else self.effect(board.samurai, board.animal),
                "number": len(view.ordered) + 1,
                "raiders": view.raiders,
            }
        return self.say(f"prompt-{view.stage}", **facts)

    def _penalty_choice(self, view: SamuraiSpiritView, board: Board) -> str:
        """Whether a talent can ignore the penalties, whether there are two to be ordered, or both."""
        if len(set(view.penalties)) < 2:
            return "ignore"
        talent = KANBEI if board.line and STRENGTH[board.line[-1]] & 1 else GOROBEI
        ignored = talent in (board.samurai, *board.tokens) and "talent" not in view.bans
        return "both" if ignored else "order"

    def _may_support(self, view: SamuraiSpiritView, board: Board) -> bool:
        others = any(not other.passed for other in view.boards if other is not board)
        return others and board.samurai in board.tokens and "support" not in view.bans

    def _kiai_of(self, view: SamuraiSpiritView) -> int | None:
        """Whose kiai is being resolved."""
        return None if view.kiai is None else view.boards[view.kiai].samurai

    def effect(self, samurai: int, animal: bool) -> str:
        """What the kiai of that side does."""
        return self.say(f"kiai-{NAMES[samurai].lower()}-{'animal' if animal else 'human'}")

    # --- the answers --------------------------------------------------------------------------------------------------

    def action(self, action: int, view: SamuraiSpiritView) -> str:
        for base, verb in BY_SAMURAI:
            if base <= action < base + len(NAMES):
                return self._by_samurai(verb, action - base, view)
        if actions.FIRST <= action < actions.TAKE:
            return self.say("action-first", number=action - actions.FIRST + 1)
        if actions.SUFFER < action < actions.LOSE:
            several = len(set(view.penalties)) > 1
            return self.say(
                "action-suffer" if several else "action-suffer-only", penalty=self.penalty(action - actions.SUFFER)
            )
        if actions.LOSE <= action < actions.FIGHT:
            return self.say("action-lose", symbol=self.symbol(action - actions.LOSE))
        if action == actions.ATTACK or action == actions.DEFEND:
            return self._play(action, view)
        if action == actions.USE:
            return self._use(view)
        if actions.TOP <= action < actions.CARD:
            return self.say("action-top", card=self.card(action - actions.TOP))
        if actions.CARD <= action < actions.DEEPER:
            return self.say("action-card", card=self.card(action - actions.CARD))
        if actions.BACK <= action < actions.FARM:
            return self.say("action-back", card=self.card(action - actions.BACK))
        if actions.FARM <= action < actions.FAMILY:
            return self.say("action-farm", farm=self.fact("farm", action - actions.FARM))
        if actions.FAMILY <= action < actions.HURT:
            return self.say("action-family", family=self.fact("family", action - actions.FAMILY))
        return self.say(f"action-{actions.CODES[action]}")

    def _by_samurai(self, verb: str, samurai: int, view: SamuraiSpiritView) -> str:
        facts: dict[str, object] = {"samurai": self.samurai(samurai)}
        if verb in ("choose", "take"):
            facts["talent"] = self.talent(samurai)
        if verb == "choose":
            facts |= {"human": int(HUMAN_KIAI[samurai]), "animal": int(ANIMAL_KIAI[samurai])}
        if verb in ("strip", "move"):
            facts |= self._last_card(samurai, view)
        if verb == "token" and self._animal(view) and view.barricades < view.most_barricades:
            verb = "token-build"
        return self.say(f"action-{verb}", **facts)

    def _last_card(self, samurai: int, view: SamuraiSpiritView) -> dict[str, object]:
        """The last card of a line, and the penalty that comes to light without it."""
        line = next((board.line for board in view.boards if board.samurai == samurai), ())
        harmless = len(line) < 2 or not PENALTY_ONE[line[-2]]
        return {
            "card": self.card(line[-1]) if line else "?",
            "next": self.say("next-penalty-none")
            if harmless
            else self.say("next-penalty", penalties=self.penalties(line[-2])),
        }

    def _play(self, action: int, view: SamuraiSpiritView) -> str:
        if view.card is None or view.decider is None:
            return self.say("action-attack-plain" if action == actions.ATTACK else "action-defend-plain")
        if action == actions.DEFEND:
            return self.say("action-defend", symbol=self.symbol(int(SYMBOL[view.card])))
        board = view.boards[view.decider]
        total = board.sum + int(STRENGTH[view.card])
        reach = "kiai" if total == board.kiai else "below"
        if total > board.kiai:
            reach = "over" if view.barricades else "farm" if view.farms > 1 else "last"
        return self.say("action-attack", sum=total, value=board.kiai, reach=reach)

    def _use(self, view: SamuraiSpiritView) -> str:
        """Human Heihachi can only build; an animal may do more than that."""
        if self._kiai_of(view) not in (HEIHACHI, KYUZO):
            return self.say("action-use")
        return self.say("action-build-only" if self._animal(view) else "action-build")

    def _animal(self, view: SamuraiSpiritView) -> bool:
        return view.kiai is not None and view.boards[view.kiai].animal

    # --- the end, the rules, the table --------------------------------------------------------------------------------

    def outcome(self, outcome: Outcome) -> str:
        return self.say(f"outcome-{outcome.reason}", **self.reasons(outcome))

    def reasons(self, outcome: Outcome) -> dict[str, object]:
        facts: dict[str, object] = {name: values[0] for name, values in outcome.figures.items()}
        level = outcome.figures["level"][0]
        facts["level"] = self.say(f"level-{LEVELS[level]}")
        if "score" in facts:
            facts["score"] = f"{facts['score']}{'+' * level}"
        if "fallen" in facts:
            facts["fallen"] = self.samurai(outcome.figures["fallen"][0])
        return facts

    def rules_at(self, view: SamuraiSpiritView) -> tuple[str, ...]:
        return RULES_AT[view.stage]

    def sheet(self, view: SamuraiSpiritView) -> Sheet:
        return draw(view, self)
