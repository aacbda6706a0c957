"""The commands that start something: `run` one goal, `up` and `serve`."""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Annotated

import typer

from browser_copilot import __version__
from browser_copilot.options import (
    Allow,
    Approve,
    AsJson,
    DataDir,
    Headless,
    Policy,
    Port,
    ProfileName,
    ReadyFile,
    WorkingDirectory,
    check_origins,
    check_policy,
    check_url,
    run_async,
)
from browser_copilot.settings import Settings, read_settings

UpProfile = Annotated[str | None, typer.Option("--profile", "--profile-name", help="The model profile.")]


def run(
    goal: Annotated[str, typer.Argument(help="What to do, in plain words.")],
    *,
    url: Annotated[str | None, typer.Option("--url", help="The page to begin on.")] = None,
    headless: Headless = None,
    allow: Allow = None,
    approve: Approve = "ask",
    working_directory: WorkingDirectory = None,
    data_dir: DataDir = None,
    port: Port = None,
    profile_name: ProfileName = None,
    as_json: AsJson = False,
) -> None:
    """Carry out one goal, with live progress."""
    policy = check_policy(approve)
    folder = working_directory.absolute() if working_directory else None
    settings = read_settings(
        data_dir=data_dir,
        port=0 if port is None else port,
        headless=headless,
        working_directory=folder,
        profile=profile_name,
    )
    origins = check_origins(allow)
    raise typer.Exit(run_async(run_goal(settings, goal, check_url(url), origins, (policy, as_json))))


async def run_goal(settings: Settings, goal: str, url: str | None, origins: list[str], how: tuple[Policy, bool]) -> int:
    """One goal in an app of its own."""
    from browser_copilot.app import open_app
    from browser_copilot.protocol.commands import SubmitPrompt
    from browser_copilot.running import Goal, GoalRun, ask_terminal, make_printer, print_result

    policy, as_json = how
    command = SubmitPrompt(text=goal, url=url, allow=origins, working_directory=str(settings.work_folder))
    async with open_app(settings, browser=True) as app:
        asking = None if as_json or policy != "ask" else ask_terminal()
        outcome = await GoalRun(app, Goal(command, policy, None, asking), make_printer(as_json)).pursue()
        print_result(outcome, as_json)
    return outcome.exit_code


def up(
    *,
    headless: Headless = None,
    port: Port = None,
    data_dir: DataDir = None,
    allow: Allow = None,
    profile_name: UpProfile = None,
    url: Annotated[str | None, typer.Option("--url", help="The first page.")] = None,
    ready_file: ReadyFile = None,
) -> None:
    """Start the server and a managed Chromium with the extension paired."""
    settings = read_settings(data_dir=data_dir, port=port, headless=headless, profile=profile_name)
    page = check_url(url) or "about:blank"
    raise typer.Exit(run_async(stay_up(settings, check_origins(allow), page, ready_file, with_browser=True)))


def serve(
    *,
    port: Port = None,
    data_dir: DataDir = None,
    profile_name: UpProfile = None,
    ready_file: ReadyFile = None,
) -> None:
    """Start the server alone, for a browser that was paired by hand."""
    settings = read_settings(data_dir=data_dir, port=port, profile=profile_name)
    raise typer.Exit(run_async(stay_up(settings, [], "about:blank", ready_file, with_browser=False)))


async def stay_up(
    settings: Settings, origins: list[str], page: str, ready_file: Path | None, *, with_browser: bool
) -> int:
    """Serve until a signal, `api/stop`, or the end of the managed browser."""
    from browser_copilot.app import open_app
    from browser_copilot.protocol.commands import GrantOrigin
    from browser_copilot.serving import announce, serve_mailbox, write_json

    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(open_app(settings, browser=with_browser, start_url=page))
        for origin in origins:
            await app.runtime.command(GrantOrigin(origin=origin))
        stack.enter_context(announce(app))
        await stack.enter_async_context(serve_mailbox(app))
        print(f"Browser Copilot {__version__} at {app.url}", flush=True)
        print(f"portal: {app.login_link()}", flush=True)
        if ready_file is not None:
            write_json(ready_file, {"url": app.url, "token": app.token, "pid": os.getpid()})
        waits = {asyncio.ensure_future(app.stopping.wait())}
        if app.browser is not None:
            waits.add(asyncio.ensure_future(app.browser.wait()))  # type: ignore[arg-type]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            print("stopping", flush=True)
        finally:
            for wait in waits:
                wait.cancel()
    return 0
