"""The portal is one ASGI application; `build_app` is its only entrance and holds no state outside what it returns."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from browser_copilot import __version__
from browser_copilot.browser.sockets import serve_websocket
from browser_copilot.portal import (
    docs_page,
    problems,
    routes_artifacts,
    routes_browser,
    routes_core,
    routes_events,
    routes_history,
    routes_jobs,
    routes_sessions,
    routes_tasks,
    routes_workflows,
)
from browser_copilot.portal.auth import TicketBook
from browser_copilot.portal.gate import Gate
from browser_copilot.portal.health import Health
from browser_copilot.portal.live import LiveBook
from browser_copilot.portal.panel_ticket import PanelTickets
from browser_copilot.portal.ports import PortalParts
from browser_copilot.portal.socket import serve_frontend

DESCRIPTION = (
    "Every route but /healthz and /login needs `Authorization: Bearer TOKEN` (the file `token` in the data directory) "
    "or the portal's cookie. Failures are {error, field, hint}; the errors of a specified union come with status 200."
)
TRY_LATER = 1013


def build_app(parts: PortalParts) -> FastAPI:
    """Routes, sockets and website on the given parts. `app.state.tickets` mints the login link that `up` prints."""
    app = FastAPI(
        title="Browser Copilot",
        version=__version__,
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.parts = parts
    app.state.tickets = TicketBook(parts.clock.now, PanelTickets(parts.link_secret, parts.clock.now).use)
    app.state.health = Health(parts)
    app.state.live = LiveBook(parts.runtime.events, parts.clock)
    problems.install(app)
    for module in (routes_core, routes_sessions, routes_events, routes_history, routes_tasks, routes_jobs):
        app.include_router(module.router, prefix="/api")
    for further in (routes_browser, routes_workflows, routes_artifacts):
        app.include_router(further.router, prefix="/api")
    app.include_router(routes_core.outside)
    add_docs(app)
    add_sockets(app)
    if parts.site.is_dir():
        app.mount("/", StaticFiles(directory=parts.site, html=True), name="site")
    tickets: TicketBook = app.state.tickets
    app.add_middleware(Gate, token=parts.token, hosts=parts.hosts, clock=parts.clock, use_ticket=tickets.use)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    yield
    book: LiveBook = app.state.live
    book.close_all()


def add_docs(app: FastAPI) -> None:
    @app.get("/docs", include_in_schema=False)
    async def get_docs(request: Request) -> HTMLResponse:
        schema: dict[str, Any] = request.app.openapi()
        return HTMLResponse(docs_page.render(schema))

    @app.get(docs_page.STYLE, include_in_schema=False)
    async def get_style() -> Response:
        return Response(docs_page.CSS, media_type="text/css")


def add_sockets(app: FastAPI) -> None:
    @app.websocket("/ws/browser")
    async def serve_browser(websocket: WebSocket) -> None:
        parts: PortalParts = websocket.app.state.parts
        if parts.link is None:
            await websocket.accept()
            await websocket.close(TRY_LATER, "this server drives no browser")
            return
        await serve_websocket(parts.link, websocket)

    @app.websocket("/ws/frontend")
    async def serve_frontends(websocket: WebSocket) -> None:
        state = websocket.app.state
        await serve_frontend(websocket, state.parts, state.tickets)
