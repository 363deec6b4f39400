"""`tatami wire`."""

from __future__ import annotations

import json
from pathlib import Path

from tatami.cli.common import CommandError, Lang, voice_in
from tatami.server.wire import generated


def wire(
    write: Path | None = None,
    check: Path | None = None,
    lang: Lang = "en",
) -> None:
    """The JSON Schema of every message; or the client's generated files, written or checked."""
    voice = voice_in(lang)
    if write is not None:
        for path in generated.write(write):
            print(path)
    elif check is not None:
        stale = [
            name
            for name, text in generated.files().items()
            if not (check / name).exists() or (check / name).read_text("utf-8") != text
        ]
        if stale:
            raise CommandError(voice.say("wire-stale", files=", ".join(stale), folder=str(check)))
    else:
        print(json.dumps(generated.schema(), indent=1))
