"""Examples for the rules of 7 Ronin: a fight at the Field, the Watchtower's arrows, and five areas."""

from __future__ import annotations

from typing import Any

from tatami.core.example import Example

POSTS = {
    "hayai": "burial",
    "kabe": "inn",
    "musashi": "field3",
    "taiko": "granary",
    "tasuke": "pen",
    "yobu": "passage",
    "yumi": "field2",
}


def village(stage: str, ninja: dict[str, int], **more: Any) -> dict[str, Any]:
    """The village in round 4, with the ronin at their posts; `more` says of some of them something else."""
    return {"game": "seven_ronin", "round": 4, "stage": stage, "ninja": ninja, "ronin": POSTS | more}


EXAMPLES = (
    Example(
        "strike",
        village("abilities", {"field3": 3, "well": 1}),
        moves=((1, ("musashi",)), (1, ("fight",))),
        viewer=1,
        shows=("field3", "well", "musashi"),
        tells=("struck", "clashed", "wounded", "occupied"),
    ),
    Example(
        "arrows",
        village("areas", {"watchtower": 1, "well": 1}),
        moves=((0, ("use-watchtower",)),),
        shows=("field3", "watchtower", "inn", "musashi", "kabe"),
        tells=("arrows", "wounded"),
    ),
    Example(
        "fields",
        village(
            "abilities",
            {"field2": 3, "field3": 3, "well": 1, "shrine": 1},
            musashi="watchtower",
            yumi={"at": "field2", "wounds": 2},
        ),
        moves=((1, ("fight",)), (0, ("end",))),
        shows=("field2", "field3", "well", "shrine", "yumi"),
        tells=("wounded", "fell", "occupied", "counted"),
    ),
)
