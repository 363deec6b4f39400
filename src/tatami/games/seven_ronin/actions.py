"""Every action of 7 Ronin as a number and as a short code.

kabe>well       Kabe goes to the Well (also Hayai's ride)    use-well      use the Well's ability
+well           one ninja goes to the Well                   copy-well     use it through the Inn
ready           the plan is made                             on-kabe       aim the ability at Kabe
musashi, yumi   use that ability                             take-well     one ninja from the Well to the reserve
taiko-kabe      Taiko heals Kabe                             enough        no second marker
yobu-well-2     Yobu drives 2 ninja to the Well              end           no more abilities
yobu-both       Yobu drives one ninja to each neighbour      fight         on to the wounds
tasuke-2        Tasuke takes 2 of the wounds
"""

from __future__ import annotations

from typing import Final

from tatami.games.seven_ronin.data import AREAS, PLACE_NAMES, RONIN_NAMES

STATION: Final = 0
"""STATION + ronin * 11 + place."""
PLACE: Final = 77
STRIKE: Final = 88
SHOOT: Final = 89
HEAL: Final = 90
DRIVE: Final = 97
"""DRIVE + area: one ninja; DRIVE_TWO + area: two."""
DRIVE_TWO: Final = 107
DRIVE_BOTH: Final = 117
SHARE: Final = 118
USE: Final = 122
COPY: Final = 132
ON: Final = 142
TAKE: Final = 149
ENOUGH: Final = 159
READY: Final = 160
FIGHT: Final = 161
END: Final = 162


def _codes() -> list[str]:
    areas = PLACE_NAMES[:AREAS]
    codes = [f"{ronin}>{place}" for ronin in RONIN_NAMES for place in PLACE_NAMES]
    codes += [f"+{place}" for place in PLACE_NAMES]
    codes += ["musashi", "yumi"]
    codes += [f"taiko-{ronin}" for ronin in RONIN_NAMES]
    codes += [f"yobu-{area}" for area in areas]
    codes += [f"yobu-{area}-2" for area in areas]
    codes += ["yobu-both"]
    codes += [f"tasuke-{count}" for count in range(4)]
    codes += [f"use-{area}" for area in areas]
    codes += [f"copy-{area}" for area in areas]
    codes += [f"on-{ronin}" for ronin in RONIN_NAMES]
    codes += [f"take-{area}" for area in areas]
    codes += ["enough", "ready", "fight", "end"]
    return codes


CODES: Final = tuple(_codes())
