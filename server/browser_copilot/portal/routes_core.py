"""The server itself: config, test, stop and models of Specification 003, health, and the way in."""

from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from browser_copilot.portal.auth import COOKIE_SECONDS, TicketBook, cookie_name, make_cookie
from browser_copilot.portal.health import Health
from browser_copilot.portal.live import LiveBook
from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import Parts, act, answer, end_server
from browser_copilot.portal.shapes import FAILS_IN_JSON, HealthState, Hello, Models, Nothing, RepoRoot, Ticket, says
from browser_copilot.protocol.commands import Shutdown

WELCOME = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Browser Copilot</title>"
    '<meta http-equiv=refresh content="0; url=/"><p><a href="/">Open the portal</a></p></html>'
)

HEALTH: dict[int | str, dict[str, Any]] = {200: {"model": HealthState}, 503: {"model": HealthState}}

router = APIRouter()
outside = APIRouter()


def find_repo_root(start: Path) -> Path | None:
    """The nearest folder upwards that holds `.git`."""
    return next((folder for folder in (start, *start.parents) if (folder / ".git").exists()), None)


@router.get("/config", tags=["Server"], **says(RepoRoot), summary="Where the repository is")
async def get_config(parts: Parts) -> dict[str, Any]:
    root = parts.repo_root or find_repo_root(Path(__file__).resolve().parent)
    if root is None:
        raise Problem(404, "RepoRootNotFound", "the server does not run from a repository")
    return {"repoRoot": str(root)}


@router.get("/test", tags=["Server"], **says(Hello), summary="Says hello")
async def get_test() -> dict[str, str]:
    return {"message": "Hello, world!"}


@act(router, "/stop", tags=["Server"], **says(Nothing), summary="Stop all sessions and the server")
async def stop(request: Request, parts: Parts) -> Response:
    book: LiveBook = request.app.state.live
    await book.stop_runs()
    await parts.runtime.command(Shutdown())
    return answer({}, background=end_server(request))


@router.get("/copilot/models", tags=["Server"], **says(Models), summary="Model profiles")
async def get_models(parts: Parts) -> dict[str, Any]:
    found = parts.profiles.all()
    return {"models": [{"name": info.name, "id": info.id, "multiplier": info.multiplier} for info in found]}


@router.post(
    "/ticket", tags=["Server"], **says(Ticket), summary="A ticket for /login or /ws/frontend, good for one use"
)
async def mint_ticket(request: Request) -> dict[str, Any]:
    book: TicketBook = request.app.state.tickets
    ticket = book.mint()
    link = f"{request.url.scheme}://{request.headers['host']}/login?ticket={ticket.value}"
    return {"ticket": ticket.value, "url": link, "expiresMs": ticket.expires_ms}


@outside.get("/healthz", tags=["Server"], responses=HEALTH, summary="The state of each hop; 503 when one is broken")
async def get_health(request: Request) -> JSONResponse:
    health: Health = request.app.state.health
    state = await health.check()
    return JSONResponse(state, 200 if state["ok"] else 503)


@outside.get(
    "/login",
    tags=["Server"],
    responses=FAILS_IN_JSON,
    summary="Give a ticket, get the cookie",
    response_class=HTMLResponse,
)
async def login(request: Request, parts: Parts, ticket: str = "") -> Response:
    """The page leads on by itself, so that the strict cookie goes along even when the link came from elsewhere."""
    book: TicketBook = request.app.state.tickets
    if not book.use_minted(ticket):
        hint = (
            "this login link was used already or is too old; run `browser-copilot up` or POST /api/ticket for another"
        )
        raise Problem(401, "TicketExpired", hint, "ticket")
    response = HTMLResponse(WELCOME)
    server = request.scope.get("server") or ("", 80)
    response.set_cookie(
        cookie_name(int(server[1] or 80)),
        make_cookie(parts.token, parts.clock.now()),
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
    )
    return response
