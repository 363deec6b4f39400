"""All laws from positions that random games rarely reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tatami.games.seven_ronin import SevenRoninGame
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.testing.laws import Walk

NEAR: dict[str, Any] = {"kabe": "field3", "taiko": "inn", "tasuke": "inn", "hayai": "burial", "yumi": "well"}

RARE: dict[str, dict[str, Any]] = {
    "a supply of one": {"stage": "areas", "ninja": {"watchtower": 1, "granary": 2}, "ronin": NEAR, "supply": 1},
    "arrows through the inn": {
        "stage": "areas",
        "ninja": {"watchtower": 1, "inn": 1},
        "ronin": {"kabe": "burial", "tasuke": "burial", "yumi": {"at": "field3", "wounds": 2}},
        "supply": 1,
    },
    "everything occupied": {
        "stage": "areas",
        "round": 4,
        "ninja": dict.fromkeys(["inn", "burial", "shrine", "well", "pen", "passage", "field2", "field3"], 2),
        "ronin": {"kabe": "watchtower", "tasuke": "watchtower", "yumi": {"at": "granary", "wounds": 2}},
    },
    "an ambush": {
        "stage": "ambush",
        "ninja": {"passage": 1, "well": 2},
        "ronin": {"kabe": "well", "tasuke": "well"},
        "used": ["passage"],
    },
    "held and desecrated": {
        "round": 3,
        "ronin": {
            "tasuke": {"at": "inn", "held": True, "muted": True},
            "kabe": {"at": "inn", "held": True},
            "hayai": {"muted": True, "wounds": 4},
        },
        "ninja": {"green": 4, "well": 3},
    },
    "a last stand": {
        "round": 7,
        "ronin": {
            "tasuke": {"wounds": 2},
            "yumi": {"wounds": 2},
            **dict.fromkeys(["hayai", "kabe", "musashi", "taiko", "yobu"], "fallen"),
        },
        "ninja": {"green": 1, "well": 1},
        "reserve": 2,
    },
}


@pytest.mark.parametrize("edition", ["grey_fox", "first"])
@pytest.mark.parametrize("rare", RARE)
def test_the_laws_hold(rare: str, edition: str) -> None:
    class FromThere(SevenRoninGame):
        """7 Ronin that begins at the position."""

        def new(self, seats: int, options: Mapping[str, str]) -> SevenRonin:
            return self.from_json({"game": "seven_ronin", "edition": edition, **RARE[rare]})

    seen = set()
    for seed in range(4):
        walk = Walk(FromThere(), 2, {}, f"{rare}/{seed}", thorough=1.0)
        while walk.state.to_act() and len(walk.moves) < 30:
            seen.add(FromThere().view(walk.state, walk.state.to_act()[0]).stage)  # type: ignore[arg-type]
            walk.step()
    if rare in ("a supply of one", "arrows through the inn") and edition == "grey_fox":
        assert "arrows" in seen
