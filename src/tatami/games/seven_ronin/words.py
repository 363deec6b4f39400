"""7 Ronin in words: prompts, actions, the log and the table, from views and events alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tatami.core.sheet import Sheet
from tatami.core.stage import helps
from tatami.core.words import GameWords, Meaning
from tatami.games.seven_ronin import actions, stage
from tatami.games.seven_ronin.data import (
    AREAS,
    ATTACKER,
    DEFENDER,
    GREEN,
    HAYAI,
    KABE,
    PLACE_NAMES,
    PLACES,
    RONIN_NAMES,
    WATCHTOWER,
)
from tatami.games.seven_ronin.meaning import meaning
from tatami.games.seven_ronin.screen import draw
from tatami.games.seven_ronin.view import RoninView

FOLDER = Path(__file__).parent

HELPS = helps(stage.ROWS)
PLAN_RULES = {
    ATTACKER: ("R2.2", "R2.3", "R2.4", "R2.5", "R2.6"),
    DEFENDER: ("R2.7", "R2.8", "R2.9"),
    None: (),
}
"""What besides the stage's own paragraphs matters to who plans."""
SHEET = (
    *("R3.1", "R3.2", "R3.4", "R3.5", "R3.6", "R3.7", "R3.8"),
    *("R5.2", "R5.3", "R5.4", "R5.5", "R5.6", "R5.7", "R5.8", "R5.9", "R5.10"),
)
"""What every ronin and every area can do: who plans needs it at hand."""

RONIN_FACTS = ("ronin", "asked", "partner")
PLACE_FACTS = ("area", "to", "last")


class RoninWords(GameWords):
    """The voice of 7 Ronin in one language."""

    piece_ids = (
        *RONIN_NAMES,
        *PLACE_NAMES,
        *("ninja", "reserve", "supply", "wound", "threat", "minimum", "limit", "hunger", "track", "occupied"),
        *("held", "muted", "attacker", "defender"),
    )

    def __init__(self, lang: str, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, FOLDER, names)

    def place(self, place: int) -> str:
        return self.say(f"place-{PLACE_NAMES[place]}")

    def ronin(self, ronin: int) -> str:
        return self.say(f"ronin-{RONIN_NAMES[ronin]}")

    def fact(self, key: str, value: Any) -> object:
        if key == "seat":
            return self.player(value)
        if key in RONIN_FACTS:
            return self.ronin(value)
        if key in PLACE_FACTS:
            return self.place(value)
        if key == "areas":
            return ", ".join(self.place(area) for area in value) or "none"
        if key in ("held", "muted"):
            return ", ".join(self.ronin(ronin) for ronin in value) or "none"
        if key == "sent":
            sent = [f"{self.place(place)} {count}" for place, count in enumerate(value) if count]
            return ", ".join(sent) or "none"
        if key == "posts":
            return ", ".join(
                f"{self.ronin(ronin)} – {self.place(place)}" for ronin, place in enumerate(value) if place >= 0
            )
        if key == "stage":
            return self.say(f"stage-{value}")
        return value

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        """Besides the ronin who are held, how many they are: Polish and Ukrainian verbs follow it."""
        held = {"holding": len(facts["held"])} if "held" in facts else {}
        return super().facts(facts) | held

    def you(self, facts: dict[str, Any]) -> str:
        """Which side reads: sentences of both sides' pieces say whose they are."""
        return "none" if self.reader is None else "attacker" if self.reader == ATTACKER else "defender"

    def meaning(self, seen: Any, view: RoninView) -> Meaning | None:
        return meaning(seen, view, self)

    # --- what is asked ------------------------------------------------------------------------------------------------

    def prompt(self, view: RoninView) -> str:
        if view.stage == "plan":
            return self._prompt_plan(view)
        decides = DEFENDER if view.stage == "abilities" or view.sharing is not None else ATTACKER
        who: dict[str, Any] = {"seat": self.player(decides), "own": "yes" if view.seat == decides else "no"}
        if view.stage == "areas":
            return self.say("prompt-areas", **who, count=view.conquests)
        if view.stage == "target" and view.tool is not None:
            return self.say(f"prompt-target-{PLACE_NAMES[view.tool]}")
        if view.stage in ("take", "send"):
            first = "none" if view.first is None else self.place(view.first)
            return self.say(f"prompt-{view.stage}", first=first)
        if view.sharing is not None:
            facts = {"area": view.sharing.area, "partner": view.sharing.partner, "count": view.sharing.markers}
            return self.say(f"prompt-{view.stage}", **who, **self.facts(facts))
        return self.say(f"prompt-{view.stage}", **who)

    def _prompt_plan(self, view: RoninView) -> str:
        if view.ready:
            return self.say("prompt-plan-ready")
        if view.attack is not None and view.reserve == 0:
            return self.say("prompt-plan-empty")
        if view.attack is not None:
            return self.say(
                "prompt-plan-attacker",
                need=view.attack.need,
                threat=view.threat[view.round - 1],
                bonus=view.green,
            )
        if view.defence is None:
            return self.say("prompt-plan-watch", round=view.round)
        if view.defence.asked is None:
            return self.say("prompt-plan-check")
        asked = view.defence.asked
        lost = view.ronin[asked].muted and asked != KABE
        power = self.say("power-lost" if lost else f"power-{RONIN_NAMES[asked]}")
        return self.say("prompt-plan-defender", ronin=self.ronin(asked), power=power)

    def rules_at(self, view: RoninView) -> tuple[str, ...]:
        paragraphs = HELPS[view.stage]
        if view.stage == "plan":
            return (*paragraphs[:1], *PLAN_RULES[view.seat], *paragraphs[1:], *SHEET)
        return paragraphs

    # --- what may be answered -----------------------------------------------------------------------------------------

    def action(self, action: int, view: RoninView) -> str:
        if action < actions.PLACE:
            ronin, place = divmod(action - actions.STATION, PLACES)
            kind = "ride" if ronin == HAYAI and view.stage == "abilities" else "station"
            return self.say(f"action-{kind}", ronin=self.ronin(ronin), area=self.place(place))
        if action < actions.STRIKE:
            return self.say("action-place", area=self.place(action - actions.PLACE))
        if action in (actions.STRIKE, actions.SHOOT):
            return self.say(f"action-{actions.CODES[action]}")
        if action < actions.DRIVE:
            return self.say("action-heal", ronin=self.ronin(action - actions.HEAL))
        if action < actions.SHARE:
            return self._drive(action, view)
        if action < actions.USE:
            return self._share(action - actions.SHARE, view)
        if action < actions.COPY:
            return self._use("use", action - actions.USE)
        if action < actions.ON:
            return self._use("copy", action - actions.COPY, shifted=view.edition == "grey_fox")
        if action < actions.TAKE:
            return self.say("action-on", ronin=self.ronin(action - actions.ON))
        if action < actions.ENOUGH:
            return self.say("action-take", area=self.place(action - actions.TAKE))
        return self.say(f"action-{actions.CODES[action]}")

    def _use(self, kind: str, area: int, shifted: bool = False) -> str:
        """`shifted`: the Inn, copying the Watchtower, hits its own neighbours (R5.3)."""
        name = PLACE_NAMES[area]
        effect = self.say("short-watchtower-inn" if shifted and area == WATCHTOWER else f"short-{name}")
        return self.say(f"action-{kind}", area=self.place(area), effect=effect)

    def _drive(self, action: int, view: RoninView) -> str:
        if action < actions.DRIVE_BOTH:
            two, area = divmod(action - actions.DRIVE, AREAS)
            return self.say("action-drive", count=two + 1, area=self.place(area))
        here = view.ronin[RONIN_NAMES.index("yobu")].at
        if here is None or here == GREEN:
            return self.say("action-drive-both", areas="?")
        return self.say("action-drive-both", areas=self.fact("areas", view.areas[here].neighbours))

    def _share(self, tasuke: int, view: RoninView) -> str:
        if view.sharing is None:
            return self.say("action-share", tasuke=tasuke, other=0, partner="?")
        other = view.sharing.markers - tasuke
        return self.say("action-share", tasuke=tasuke, other=other, partner=self.ronin(view.sharing.partner))

    def sheet(self, view: RoninView) -> Sheet:
        return draw(view, self)
