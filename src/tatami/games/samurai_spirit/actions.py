"""Every action of Samurai Spirit as a number and as a short code. `kyuzo` stands for any samurai, `M1-05` for any card.

choose-kyuzo      lead Kyuzo                         use            the kiai's effect (or only its barricade)
take-kyuzo        use an absent samurai's token      skip           no (further) effect
ready             no more of them                    heal-kyuzo     remove his wound token
ignore            a talent ignores the penalty       token-kyuzo    move his support token (then: to whom)
suffer-wound      apply this penalty first           move-kyuzo     move the last card of his line (then: to whom)
lose-hat          discard the card with the hat      give-kyuzo     give the token or card to him
fight pass        the actions of a turn              strip-kyuzo    discard the last card of his line
support-kyuzo     lend him the own support token     top-M1-05      this card goes next, from the top down
attack defend     play the card right or left        again stop     Kikuchiyo's second fight
hand-kyuzo        hand the card on                   discard        Kyuzo's talent
redraw            Katsushiro's talent

Chance: deal-kyuzo, first-2 (the second samurai begins), card-M1-05 (is drawn or revealed), deeper (it is none of the
cards that were shuffled back), back-M1-05 (is shuffled back), farm-wound, family-heal, hurt-kyuzo, cure-kyuzo.
"""

from __future__ import annotations

from typing import Final

from tatami.games.samurai_spirit.data import (
    CARD_IDS,
    FAMILY_BONUSES,
    FARM_PENALTIES,
    MAX_TEAM,
    NAMES,
    PENALTIES,
    SYMBOLS,
)

DEAL: Final = 0
CHOOSE: Final = 7
FIRST: Final = 14
TAKE: Final = 21
READY: Final = 28
IGNORE: Final = 29
SUFFER: Final = 29
"""Plus the penalty's number, from 1."""
LOSE: Final = 41
FIGHT: Final = 44
SUPPORT: Final = 45
PASS: Final = 52
ATTACK: Final = 53
DEFEND: Final = 54
HAND: Final = 55
DISCARD: Final = 62
REDRAW: Final = 63
AGAIN: Final = 64
STOP: Final = 65
USE: Final = 66
SKIP: Final = 67
HEAL: Final = 68
TOKEN: Final = 75
STRIP: Final = 82
MOVE: Final = 89
GIVE: Final = 96
TOP: Final = 103
CARD: Final = 169
DEEPER: Final = 235
BACK: Final = 236
FARM: Final = 302
FAMILY: Final = 306
HURT: Final = 309
CURE: Final = 316


def _codes() -> list[str]:
    samurai = [name.lower() for name in NAMES]
    codes = [f"deal-{name}" for name in samurai]
    codes += [f"choose-{name}" for name in samurai]
    codes += [f"first-{place + 1}" for place in range(MAX_TEAM)]
    codes += [f"take-{name}" for name in samurai]
    codes += ["ready", "ignore"]
    codes += ["suffer-" + name.replace("_", "-") for name in PENALTIES[1:]]
    codes += [f"lose-{symbol}" for symbol in SYMBOLS]
    codes += ["fight", *(f"support-{name}" for name in samurai), "pass"]
    codes += ["attack", "defend", *(f"hand-{name}" for name in samurai), "discard", "redraw"]
    codes += ["again", "stop", "use", "skip"]
    for verb in ("heal", "token", "strip", "move", "give"):
        codes += [f"{verb}-{name}" for name in samurai]
    codes += [f"top-{card}" for card in CARD_IDS]
    codes += [*(f"card-{card}" for card in CARD_IDS), "deeper"]
    codes += [f"back-{card}" for card in CARD_IDS]
    codes += [f"farm-{penalty}" for penalty in FARM_PENALTIES]
    codes += [f"family-{bonus}" for bonus in FAMILY_BONUSES]
    codes += [f"hurt-{name}" for name in samurai]
    codes += [f"cure-{name}" for name in samurai]
    return codes


CODES: Final = tuple(_codes())
