"""The file door from the command line: serve the mailbox, submit to it, wait, and look at what is in it."""

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any
from uuid import uuid4

import typer

from browser_copilot.commands_run import Stay, stay_up
from browser_copilot.errors import LinkError, UsageError
from browser_copilot.options import (
    Allow,
    AsJson,
    DataDir,
    Headless,
    Param,
    Params,
    Port,
    ProfileName,
    ReadyFile,
    check_origins,
    print_rows,
    run_async,
    tell,
)
from browser_copilot.settings import Settings, read_settings

if TYPE_CHECKING:
    from browser_copilot.remote import Server

mailbox = typer.Typer(help="Requests and responses as files, in the data directory.", no_args_is_help=True)
Seconds = Annotated[float, typer.Option("--timeout", help="Seconds until waiting ends; the requests go on.")]
WAIT_SECONDS = 3_600.0
OPEN_MS = 10_000


@mailbox.command("serve")
def mailbox_serve(
    *,
    headless: Headless = None,
    port: Port = None,
    data_dir: DataDir = None,
    allow: Allow = None,
    profile_name: ProfileName = None,
    ready_file: ReadyFile = None,
    as_json: AsJson = False,
) -> None:
    """Make sure that one server answers the mailbox: the one that runs, or a new one.

    A new one takes the browser that was paired by hand, where that is open, else it launches one of its own.
    The exit code is 1 when the one that runs has no browser that is ready.
    """
    settings = read_settings(data_dir=data_dir, port=port, headless=headless, profile=profile_name)
    stay = Stay(check_origins(allow), "about:blank", ready_file, as_json, find=True)
    raise typer.Exit(run_async(ensure_served(settings, stay, Asked(port, headless))))


@dataclass(frozen=True)
class Asked:
    """The options that were given; None for those that were not."""

    port: int | None
    headless: bool | None


async def ensure_served(settings: Settings, stay: Stay, asked: Asked) -> int:
    """Raises `UsageError` for an option that does not fit the server that runs already."""
    from browser_copilot.remote import check_options, find_server

    server = await find_server(settings.data_dir)
    if server is not None:
        check_options(server, port=asked.port, headless=asked.headless)
        hop = server.health["hops"].get("browser", {})
        ready = bool(hop.get("ok", False)) or await reopen(server)
        lack = (
            "" if ready else f", but no browser is ready: {hop.get('reason', 'it does not answer')}; {hop.get('fix')}"
        )
        text = f"the server at {server.url} answers this mailbox already{lack}"
        tell(text, stay.as_json, url=server.url, started=False, ready=ready)
        return 0 if ready else 1
    return await stay_up(settings, stay)


async def reopen(server: "Server") -> bool:
    """Whether the server has its browser again: one that it manages and that was closed is opened by asking for it."""
    from browser_copilot.remote import Remote

    if server.headless is None:
        return False
    remote = Remote(server)
    call = {"name": "tabs.list", "id": f"open-{uuid4().hex[:12]}", "epoch": 1, "sessionId": "mailbox", "args": {}}
    try:
        await remote.post("/api/browser/tool", call | {"deadlineMs": OPEN_MS})
    except (LinkError, UsageError):
        return False
    finally:
        await remote.close()
    return True


def open_client(settings: Settings) -> Any:
    from browser_copilot.mailbox.client import Client
    from browser_copilot.mailbox.folders import MAILBOX, Folders
    from browser_copilot.runtime.ports import SystemClock

    return Client(Folders(settings.data_dir / MAILBOX).open(), SystemClock())


@mailbox.command("submit")
def mailbox_submit(
    command: Annotated[str, typer.Argument(help="A command, tool, workflow or job, such as SubmitPrompt.")],
    *,
    param: Param = None,
    params: Params = None,
    request_id: Annotated[str | None, typer.Option("--id", help="The request's id; made up when left out.")] = None,
    wait: Annotated[bool, typer.Option("--wait", help="Wait for the response, with up to three attempts.")] = False,
    when_ready: Annotated[bool, typer.Option("--when-ready", help="Wait until a browser is ready first.")] = False,
    timeout: Seconds = WAIT_SECONDS,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """Put a request into the mailbox and print its id."""
    from browser_copilot.forms import find_form, read_params
    from browser_copilot.named import build_workflows

    settings = read_settings(data_dir=data_dir)
    given = read_params(param, params, find_form(command, build_workflows(settings)[0]))
    client = open_client(settings)
    if when_ready:
        run_async(wait_until_ready(client, timeout, settings.cold_start_seconds))
    chosen = client.submit(command, given, request_id)
    if not wait:
        tell(chosen, as_json, requestId=chosen)
        return
    raise typer.Exit(run_async(wait_for(client, [chosen], timeout)))


@mailbox.command("wait")
def mailbox_wait(
    request_ids: Annotated[list[str], typer.Argument(help="What submit printed.")],
    *,
    timeout: Seconds = WAIT_SECONDS,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """Wait for responses, with up to three attempts each, and print them, each a line of JSON in any case."""
    del as_json
    client = open_client(read_settings(data_dir=data_dir))
    client.rebuild()
    unknown = [one for one in request_ids if one not in client.states]
    if unknown:
        raise LinkError(f"there is no request {unknown[0]}", hint="see: browser-copilot mailbox status")
    raise typer.Exit(run_async(wait_for(client, request_ids, timeout)))


async def wait_until_ready(client: Any, timeout_s: float, cold_start_s: float) -> int:
    """Raises `NotInTime`."""
    await client.wait_ready(timeout_s, cold_start_s)
    return 0


async def wait_for(client: Any, request_ids: list[str], timeout_s: float) -> int:
    """0 when all succeeded. Raises `LinkError` for a response that somebody deleted meanwhile."""
    states = await client.wait(request_ids, timeout_s)
    for request_id in request_ids:
        response = await asyncio.to_thread(client.response, request_id)
        if response is None:
            hint = "wait for it again: a server that runs gives it again"
            raise LinkError(f"the response of {request_id} was deleted before it was read", hint=hint)
        print(json.dumps(response, ensure_ascii=False), flush=True)
    return 0 if all(state.name == "SUCCESS" for state in states.values()) else 1


@mailbox.command("status")
def mailbox_status(*, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """The state of every request."""
    states = open_client(read_settings(data_dir=data_dir)).rebuild()
    rows = [{"requestId": one, "state": state.name, "attempt": state.attempt or None} for one, state in states.items()]
    print_rows(rows, ("requestId", "state", "attempt"), as_json)
