"""The grammar of 7 Ronin's codes (actions.py says what they mean)."""

from __future__ import annotations

from tatami.core.grammar import Form, plain
from tatami.games.seven_ronin.data import AREAS, PLACE_NAMES, RONIN_NAMES

RONIN = {"ronin": tuple(RONIN_NAMES)}
PLACE = {"place": tuple(PLACE_NAMES)}
AREA = {"area": tuple(PLACE_NAMES[:AREAS])}

FORMS = (
    Form("station", "{ronin}>{place}", RONIN | PLACE),
    Form("send", "+{place}", PLACE),
    *plain("musashi", "yumi"),
    Form("heal", "taiko-{ronin}", RONIN),
    Form("drive", "yobu-{area}", AREA),
    Form("drive-two", "yobu-{area}-2", AREA),
    Form("drive-both", "yobu-both"),
    Form("share", "tasuke-{count}", {"count": ("0", "1", "2", "3")}),
    Form("use", "use-{area}", AREA),
    Form("copy", "copy-{area}", AREA),
    Form("on", "on-{ronin}", RONIN),
    Form("take", "take-{area}", AREA),
    *plain("enough", "ready", "fight", "end"),
)
