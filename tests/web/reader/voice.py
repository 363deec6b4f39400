"""What a screen reader says: a voice that writes instead of sounding, and how to listen to it."""

from __future__ import annotations

import os
import time
from pathlib import Path

SPEED = 60
"""Letters a second: a practised listener's pace, about four times as fast as people talk."""

SCRIPT = """#!/bin/sh
text=$(cat)
printf 'BEGIN %s\\n' "$(printf %s "$text" | tr '\\n' ' ')" >> {log}
sleep "$(printf %s "$text" | wc -m | awk '{{ print $1 / {speed} }}')"
printf 'END\\n' >> {log}
"""
MODULE = """GenericExecuteSynth "printf %s '$DATA' | {script}"
GenericCmdDependency "sh"
GenericLanguage "en" "en" "utf-8"
GenericDefaultCharset "utf-8"
GenericMaxChunkLength 5000
GenericDelimiters ""
AddVoice "en" "MALE1" "log"
"""
SETTINGS = """AudioOutputMethod "alsa"
AddModule "log" "sd_generic" "log.conf"
DefaultModule "log"
DefaultLanguage "en"
DefaultPunctuationMode "none"
DisableAutoSpawn
"""


class Voice:
    """The log of a voice: each utterance, and whether it was cut short."""

    def __init__(self, home: Path) -> None:
        self._log = home / "spoken"
        self._log.touch()
        self._read = 0
        folder = home / ".config" / "speech-dispatcher"
        (folder / "modules").mkdir(parents=True)
        script = home / "voice"
        script.write_text(SCRIPT.format(log=self._log, speed=SPEED), "utf-8")
        os.chmod(script, 0o755)
        (folder / "speechd.conf").write_text(SETTINGS, "utf-8")
        (folder / "modules" / "log.conf").write_text(MODULE.format(script=script), "utf-8")
        # The dispatcher does not start without a device to sound on.
        (home / ".asoundrc").write_text("pcm.!default { type null }\nctl.!default { type null }\n", "utf-8")

    def listen(self, silence: float = 1.5, longest: float = 40) -> list[str]:
        """Wait for silence, and what was said since the last time; `…` ends what was cut short."""
        end = time.monotonic() + longest
        size, still = -1, time.monotonic()
        while time.monotonic() < min(end, still + silence):
            time.sleep(0.1)
            lines = self._log.read_text("utf-8").splitlines()
            speaks = bool(lines) and lines[-1].startswith("BEGIN")
            if len(lines) != size or speaks:
                # Who was cut short never ends, so that a voice is only waited for as long as it can speak.
                if len(lines) != size or time.monotonic() - still < len(lines[-1]) / SPEED:
                    still = time.monotonic() if len(lines) != size else still
                size = len(lines)
        lines = self._log.read_text("utf-8").splitlines()
        fresh, self._read = lines[self._read :], len(lines)
        said: list[str] = []
        for at, line in enumerate(fresh):
            if line.startswith("BEGIN "):
                whole = at + 1 < len(fresh) and fresh[at + 1] == "END"
                said.append(line[6:].strip() + ("" if whole else " …"))
        return said
