"""What Tatami's bots know of Tenno: the expert."""

from __future__ import annotations

from tatami.bots.craft import Craft
from tatami.bots.tenno.expert import TennoExpert

CRAFT = Craft(TennoExpert())
