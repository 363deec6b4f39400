"""The client's files: built by Vite into `site/`, served with their own names for ever and the page for every path."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from tatami.server.gates.http import openapi

SITE = Path(__file__).parent / "site"
NOT_BUILT = "The page is not built. From a clone: make web. The API is at /api, described at /openapi.json.\n"


class Assets(StaticFiles):
    """Files whose names carry their hash: a browser need never ask again."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """Any other path: a file at the top of the site, or the page itself."""
    path = request.path_params.get("path", "")
    if path.startswith("api/"):
        raise HTTPException(404)
    if "/" not in path and not path.startswith(".") and path in _top():
        return FileResponse(SITE / path, headers={"Cache-Control": "no-cache"})
    index = SITE / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 404)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _top() -> set[str]:
    """The files at the top of the site. Asking for a name outright would also ask the disk for impossible ones."""
    return {each.name for each in SITE.iterdir() if each.is_file()} if SITE.is_dir() else set()


async def description(request: Request) -> Response:
    return Response(openapi.document(), media_type="application/json")


async def described(request: Request) -> Response:
    return HTMLResponse(openapi.page())


def routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [Route("/openapi.json", description), Route("/api", described)]
    if (SITE / "assets").is_dir():
        found.append(Mount("/assets", Assets(directory=SITE / "assets")))
    found.append(Route("/{path:path}", page))
    return found
