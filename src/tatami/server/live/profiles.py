"""Who may see the page of whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from tatami.server.domain.players import Player
from tatami.server.store.protocol import Store
from tatami.server.store.values import Account

Profile = Literal["everybody", "met", "nobody"]
"""Whom a person shows the own page: everybody, those they have played with, or nobody."""


def visible(store: Store, viewer: Player | None, owners: Iterable[Account]) -> set[str]:
    """Those of these people whose page, games and ratings somebody, or a stranger, may see. Asks the store."""
    return {owner.id for owner in owners if _may_see(store, viewer, owner)}


def _may_see(store: Store, viewer: Player | None, owner: Account) -> bool:
    """Everybody sees their own page; a guest's is seen by nobody else."""
    if viewer is not None and viewer.id == owner.id:
        return True
    if owner.login is None or owner.profile == "nobody":
        return False
    return owner.profile == "everybody" or (viewer is not None and store.accounts.met(viewer.id, owner.id))
