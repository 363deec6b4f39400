"""The service worker: each build has a cache of its own, and nothing of an old build outlives it."""

from __future__ import annotations

import itertools
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tatami.server.site import SITE
from tests.web.person import PATIENCE

KEPT = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
    [name, (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)])))"""
ASK_AGAIN = """async ([wanted, patience]) => {
    const end = performance.now() + patience;
    const kept = %s;
    for (;;) {
        const found = JSON.stringify(await kept());
        if (navigator.serviceWorker.controller && found === JSON.stringify(wanted)) return;
        if (performance.now() > end) throw new Error(found);
        await new Promise((next) => setTimeout(next, 20));
    }
}"""


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that asks browsers to check them each time, as the table server does."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@contextmanager
def files(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


MOMENTS = itertools.count(1_700_000_000, 60)


def build(folder: Path, name: str, asset: str) -> None:
    """Put a build there in place of the one before: the true worker, a page, and one file."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "assets").mkdir(parents=True)
    worker = (SITE / "sw.js").read_text("utf-8")
    (folder / "sw.js").write_text(re.sub(r'"shell-\w+"', f'"shell-{name}"', worker), "utf-8")
    script = "navigator.serviceWorker.register('/sw.js')"
    (folder / "index.html").write_text(
        f"<h1>{name}</h1><script src=/assets/{asset}></script><script>{script}</script>", "utf-8"
    )
    (folder / "assets" / asset).write_text(f"window.loaded = {asset!r}", "utf-8")
    # Browsers ask for what has changed since a certain second, and two builds may be made within one.
    made = next(MOMENTS)
    for path in folder.rglob("*"):
        os.utime(path, (made, made))


def test_each_build_is_named_in_its_worker() -> None:
    if not (SITE / "sw.js").exists():
        pytest.skip("the pages are not built; make web builds them")
    assert re.search(r'"shell-[0-9a-f]{12}"', (SITE / "sw.js").read_text("utf-8"))


def test_a_new_build_drops_what_the_old_one_kept(chromium: Browser, tmp_path: Path) -> None:
    if not (SITE / "sw.js").exists():
        pytest.skip("the pages are not built; make web builds them")
    site = tmp_path / "site"
    build(site, "one", "a-1.js")
    with files(site) as (address, server):
        page = chromium.new_page()

        def keeps(**caches: list[str]) -> None:
            wanted = {f"shell-{name}": paths for name, paths in caches.items()}
            page.evaluate(ASK_AGAIN % KEPT, [wanted, PATIENCE])

        page.goto(address)
        keeps(one=["/"])
        page.reload()
        keeps(one=["/", "/assets/a-1.js"])

        build(site, "two", "a-2.js")
        page.reload()
        # The new page is there at once, not only when the new worker is.
        assert page.inner_text("h1") == "two"
        assert page.evaluate("window.loaded") == "a-2.js"
        keeps(two=["/"])
        page.reload()
        keeps(two=["/", "/assets/a-2.js"])

        server.shutdown()
        server.server_close()
        page.reload()
        # Without a server the page of this build is shown, with its files.
        assert page.inner_text("h1") == "two"
        assert page.evaluate("window.loaded") == "a-2.js"
        page.context.close()
