"""The image and its neighbours, as far as one can judge without an engine; `make container-steps` does the rest."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tools import pins
from tools.container_steps import FILE, IGNORED, ROOT, stages, words

DEPLOY = ROOT / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")


def test_what_is_copied_is_there() -> None:
    names = {stage.name for stage in stages(FILE.read_text("utf-8"))}
    for stage in stages(FILE.read_text("utf-8")):
        for word, rest in stage.steps:
            if word != "COPY":
                continue
            *given, _ = rest.split()
            if given[0].startswith("--from="):
                assert given[0].removeprefix("--from=") in names
            else:
                assert all((ROOT / name).exists() for name in given), rest


def test_it_runs_without_rights_and_says_how_it_is() -> None:
    *_, last = stages(FILE.read_text("utf-8"))
    said = dict(last.steps)
    assert said["USER"] not in ("", "root", "0")
    assert "/healthz" in said["HEALTHCHECK"]
    line = [*words(said["ENTRYPOINT"]), *words(said["CMD"]), "--help"]
    done = subprocess.run([sys.executable, "-m", *line], capture_output=True, text=True)
    assert done.returncode == 0
    assert "--proxied" in done.stdout
    copied = [rest for word, rest in last.steps if word == "COPY"]
    assert copied == ["--from=package /opt/tatami /opt/tatami"], "no sources, no tools"


def test_what_was_built_here_does_not_get_into_the_image() -> None:
    assert {"**/*.so", ".venv", "src/tatami/server/site", "web/node_modules"} <= set(IGNORED.read_text().split())


def test_images_are_named_and_not_addressed() -> None:
    images = [stage.image for stage in stages(FILE.read_text("utf-8"))] + re.findall(r"image: (\S+)", COMPOSE)
    assert len(images) == 7
    for image in images:
        host, slash, _ = image.partition("/")
        assert not slash or not {".", ":"} & set(host), "where images come from is set at the machine"


def test_the_pins_of_the_image_are_those_of_the_project() -> None:
    needed = pins.needed("scale")
    assert {"starlette", "msgspec", "psycopg", "psycopg-binary", "redis"} <= needed
    assert not {"pytest", "mypy", "playwright", "numpy", "open-spiel"} & needed
    lines = pins.pins("scale").splitlines()
    everything = set((ROOT / "requirements.txt").read_text().splitlines())
    assert {line.removesuffix(" \\") for line in lines} <= {line.removesuffix(" \\") for line in everything}
    assert sum("==" in line for line in lines) == len(needed)


def test_nginx_is_told_everything_that_its_site_asks_for() -> None:
    asked = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / "nginx.conf.template").read_text()))
    proxy = COMPOSE.partition("  proxy:\n")[2]
    assert asked == set(re.findall(r"^      ([A-Z_0-9]+): ", proxy, re.M))
    address = re.search(r"ipv4_address: ([\d.]+)", proxy)
    assert address is not None
    assert f"TATAMI_PROXIES: {address[1]} " in COMPOSE, "nobody else is believed"
    for server in re.findall(r"SERVER_\d: ([\w-]+):8000", proxy):
        assert f"\n  {server}:\n    <<: *server\n" in COMPOSE


def test_a_wheel_brings_the_page_the_words_and_the_rules(tmp_path: Path) -> None:
    """By the project's own lists, without compiling: a whole wheel takes minutes."""
    command = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "TATAMI_PURE": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    built = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    site = ROOT / "src" / "tatami" / "server" / "site"
    for path in [*site.rglob("*"), *(ROOT / "src").rglob("*.ftl"), *(ROOT / "src").rglob("RULES*.md")]:
        assert path.is_dir() or str(path.relative_to(ROOT / "src")) in built
