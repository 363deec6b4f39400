"""Deprecated: the former name of `tatami.bots.knowledge`."""

from __future__ import annotations

from tatami.bots.knowledge import PLAIN, Knowledge, Prospect
from tatami.bots.knowledge import OnProgress as Watch
from tatami.bots.knowledge import knowledge_of as craft
from tatami.core.deprecation import deprecated

deprecated("tatami.bots.craft", "tatami.bots.knowledge")

Craft = Knowledge

__all__ = ["PLAIN", "Craft", "Prospect", "Watch", "craft"]
