"""What is given away: the archive of sources has all it needs, and a package without the page says so."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
from tools import compilation, page, release

from tatami.version import VERSION

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_archive_of_sources_has_all_that_building_needs(tmp_path: Path) -> None:
    code = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, capture_output=True, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    assert archive.name.startswith("tatami_games-")
    assert {*release.NEEDED, *compilation.hot_files()} - names - {"src/tatami/server/site/index.html"} == set()
    texts = [path for kind in ("*.ftl", "RULES*.md", "*.txt") for path in (ROOT / "src").rglob(kind)]
    assert {path.relative_to(ROOT).as_posix() for path in texts if "egg-info" not in str(path)} - names == set()
    assert not [name for name in names if name.endswith(".so") or name.startswith("tests/")]


@pytest.mark.parametrize("command", page.PACKAGES)
def test_a_package_without_the_page_says_so(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page.check(["setup.py", command], tmp_path)
    assert "THE PAGE IS NOT BUILT" in capsys.readouterr().err
    monkeypatch.setenv(page.REQUIRED, "required")
    with pytest.raises(SystemExit):
        page.check(["setup.py", command], tmp_path)
    page.check(["setup.py", "editable_wheel"], tmp_path)
    (tmp_path / "index.html").write_text("")
    capsys.readouterr()
    page.check(["setup.py", command], tmp_path)
    assert capsys.readouterr().err == ""


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {VERSION}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_games_of_others_depend_on_our_name() -> None:
    for example in ("koikoi", "sticks"):
        other = tomllib.loads((ROOT / "examples" / example / "pyproject.toml").read_text("utf-8"))
        assert other["project"]["dependencies"] == [PROJECT["project"]["name"]]


def test_the_server_needs_nothing_of_research() -> None:
    names = {line.split(">")[0].split("[")[0] for line in PROJECT["project"]["dependencies"]}
    research = {line.split(">")[0] for line in PROJECT["project"]["optional-dependencies"]["research"]}
    assert names & research == set()
