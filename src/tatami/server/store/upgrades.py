"""Bringing a database to the present form, from whatever form it has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from tatami.server.store.errors import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: Engine, prepare: Callable[[Connection], None]) -> None:
    """Run the migrations that are missing, in one transaction, which begins with `prepare`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        prepare(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if set(MigrationContext.configure(connection).get_current_heads()) - known:
            raise NewerDatabase
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
