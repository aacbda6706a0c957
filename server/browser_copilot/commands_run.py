"""The commands that start something: `run` one goal, `up` and `serve`."""

import asyncio
import os
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
    tell,
)
from browser_copilot.settings import Settings, read_settings

if TYPE_CHECKING:
    from browser_copilot.remote import Server
    from browser_copilot.running import HasRuntime

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
    """Carry out one goal, with live progress: in the server of the data directory if one runs, else by itself."""
    policy = check_policy(approve)
    folder = working_directory.absolute() if working_directory else None
    settings = read_settings(
        data_dir=data_dir,
        port=0 if port is None else port,
        headless=headless,
        working_directory=folder,
        profile=profile_name,
    )
    wish = Wish(goal, check_url(url), check_origins(allow), policy, as_json, port, headless, folder, profile_name)
    raise typer.Exit(run_async(run_goal(settings, wish)))


@dataclass(frozen=True)
class Wish:
    """What `run` was asked, with the options that were given; None for those that were not."""

    goal: str
    url: str | None
    origins: list[str]
    policy: Policy
    as_json: bool
    port: int | None = None
    headless: bool | None = None
    folder: Path | None = None
    profile: str | None = None


async def run_goal(settings: Settings, wish: Wish) -> int:
    """In the server of the data directory when it answers; else in an app of its own."""
    from browser_copilot.remote import find_server

    server = await find_server(settings.data_dir)
    if server is not None:
        return await run_there(server, wish)
    from browser_copilot.app import open_app

    async with open_app(settings, browser=True) as app:
        return await follow_goal(app, wish, str(settings.work_folder), None)


async def run_there(server: "Server", wish: Wish) -> int:
    """In a session of its own. Raises `UsageError` for an option that the server cannot follow."""
    from browser_copilot.commands_work import switch_model
    from browser_copilot.remote import Remote, RemoteApp, RemoteRuntime, check_browser, check_options

    check_options(server, port=wish.port, headless=wish.headless)
    check_browser(server)
    remote = Remote(server)
    try:
        runtime = RemoteRuntime(remote)
        session_id = (await runtime.new_session()).id
        if wish.profile is not None:
            await switch_model(runtime, wish.profile, session_id)
        folder = str(wish.folder) if wish.folder is not None else None
        return await follow_goal(RemoteApp(runtime), wish, folder, session_id)
    finally:
        await remote.close()


async def follow_goal(app: "HasRuntime", wish: Wish, folder: str | None, session_id: str | None) -> int:
    """Submit the goal and follow its run to the end. Returns the exit code."""
    from browser_copilot.attending import find_terminal
    from browser_copilot.protocol.commands import SubmitPrompt
    from browser_copilot.running import Goal, GoalRun, make_printer, print_result

    asking = None if wish.as_json or wish.policy != "ask" else find_terminal()
    attended = True if asking is not None else None
    command = SubmitPrompt(
        text=wish.goal, url=wish.url, allow=wish.origins, working_directory=folder, attended=attended
    )
    goal = Goal(command, wish.policy, session_id, asking)
    outcome = await GoalRun(app, goal, make_printer(wish.as_json)).pursue()
    print_result(outcome, wish.as_json)
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
    as_json: AsJson = False,
) -> None:
    """Start the server and a managed Chromium with the extension paired."""
    settings = read_settings(data_dir=data_dir, port=port, headless=headless, profile=profile_name)
    stay = Stay(check_origins(allow), check_url(url) or "about:blank", ready_file, as_json)
    raise typer.Exit(run_async(stay_up(settings, stay)))


def serve(
    *,
    port: Port = None,
    data_dir: DataDir = None,
    profile_name: UpProfile = None,
    ready_file: ReadyFile = None,
    as_json: AsJson = False,
) -> None:
    """Start the server alone, for a browser that was paired by hand."""
    settings = read_settings(data_dir=data_dir, port=port, profile=profile_name)
    raise typer.Exit(run_async(stay_up(settings, Stay([], None, ready_file, as_json))))


@dataclass(frozen=True)
class Stay:
    """How a server stays: origins allowed from the start, the managed browser's first page (None: no browser).

    `find`: a browser that the user paired does, where it comes back.
    """

    origins: list[str]
    page: str | None
    ready_file: Path | None
    as_json: bool
    find: bool = False


async def stay_up(settings: Settings, stay: Stay) -> int:
    """Serve until a signal or `api/stop`; the managed browser may come and go."""
    from browser_copilot.app import open_app
    from browser_copilot.commands_work import ask_about
    from browser_copilot.mailbox.folders import MAILBOX
    from browser_copilot.protocol.commands import GrantOrigin
    from browser_copilot.serving import announce, judge_beside, serve_mailbox, write_json

    async with AsyncExitStack() as stack:
        app = await stack.enter_async_context(
            open_app(settings, browser=stay.page is not None, start_url=stay.page or "about:blank", find=stay.find)
        )
        for origin in stay.origins:
            await app.runtime.command(GrantOrigin(origin=origin))
        stack.enter_context(announce(app))
        await stack.enter_async_context(serve_mailbox(app))
        await stack.enter_async_context(judge_beside(settings.data_dir / MAILBOX))
        portal = app.login_link()
        text = f"Browser Copilot {__version__} at {app.url}\nportal: {portal}"
        tell(text, stay.as_json, url=app.url, portal=portal, pid=os.getpid(), version=__version__)
        for run in await app.runtime.incomplete():
            if run.reason == "interrupted":
                tell(ask_about(run.to_wire()), stay.as_json, unfinished=run.to_wire())
        if stay.ready_file is not None:
            write_json(stay.ready_file, {"url": app.url, "token": app.token, "pid": os.getpid()})
        if app.browser is not None:
            app.browser.ended.append(partial(tell_end, as_json=stay.as_json))
        try:
            await app.stopping.wait()
        except asyncio.CancelledError:
            tell("stopping", stay.as_json, stopping=True)
    return 0


def tell_end(why: str, as_json: bool) -> None:
    """The browser is gone; the server is not."""
    from browser_copilot.browser.keeper import AGAIN

    tell(f"{why}; {AGAIN}", as_json, browser=False, reason=why)
