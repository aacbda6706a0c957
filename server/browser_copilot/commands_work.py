"""The commands for workflows and sessions; in the server that runs, else in an app of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from browser_copilot.errors import UsageError
from browser_copilot.options import (
    Allow,
    Approve,
    AsJson,
    DataDir,
    Headless,
    Param,
    Params,
    Policy,
    ProfileName,
    WorkingDirectory,
    check_origins,
    check_policy,
    print_rows,
    run_async,
    warn,
)
from browser_copilot.protocol import commands as c
from browser_copilot.settings import Settings, read_settings

workflow = typer.Typer(help="Named workflows.", no_args_is_help=True)
session = typer.Typer(help="Sessions, and what was left unfinished in them.", no_args_is_help=True)


@dataclass(frozen=True)
class Desk:
    """Where work is done: `app` has a runtime, here or in the server; `remote` is the server, if it is one."""

    app: Any
    remote: Any = None

    def require_browser(self) -> None:
        """Raises `LinkError` when the server has none to work with."""
        from browser_copilot.remote import check_browser

        if self.remote is not None:
            check_browser(self.remote.server)


@dataclass(frozen=True)
class How:
    """How a command is carried out and told. `headless` and `profile` are None where they were not asked for."""

    policy: Policy
    as_json: bool
    headless: bool | None = None
    profile: str | None = None


@asynccontextmanager
async def open_desk(settings: Settings, *, browser: bool, headless: bool | None = None) -> AsyncIterator[Desk]:
    """The server of the data directory when it answers, else an app of our own. `headless` is None when not asked for.

    Raises `UsageError` for what that server cannot do.
    """
    from browser_copilot.remote import Remote, RemoteApp, RemoteRuntime, check_options, find_server

    server = await find_server(settings.data_dir)
    if server is not None:
        check_options(server, headless=headless)
        remote = Remote(server)
        try:
            yield Desk(RemoteApp(RemoteRuntime(remote)), remote)
        finally:
            await remote.close()
        return
    from browser_copilot.app import open_app

    async with open_app(settings, browser=browser) as app:
        yield Desk(app)


async def pursue(desk: Desk, command: c.Command, session_id: str | None, how: How) -> int:
    """Follow one command to the end of its run."""
    from browser_copilot.attending import find_terminal
    from browser_copilot.running import Goal, GoalRun, make_printer, print_result

    asking = None if how.as_json or how.policy != "ask" else find_terminal()
    if asking is not None and isinstance(command, c.RunWorkflow | c.RecoverRun):
        command = command.model_copy(update={"attended": True})
    goal = Goal(command, how.policy, session_id, asking)
    outcome = await GoalRun(desk.app, goal, make_printer(how.as_json)).pursue()
    print_result(outcome, how.as_json)
    return outcome.exit_code


def complete_name(ctx: typer.Context) -> list[str]:
    """For the shell: the workflows that can be run."""
    from browser_copilot.named import build_workflows

    return [one.name for one in build_workflows(read_settings(data_dir=ctx.params.get("data_dir")))[0].listing()]


@workflow.command("list")
def workflow_list(*, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """List the workflows, those that ship and those of the data directory."""
    from browser_copilot.named import build_workflows

    book, problems = build_workflows(read_settings(data_dir=data_dir))
    rows = [
        {"name": one.name, "title": one.title, "description": one.description, "parameters": one.parameters}
        for one in book.listing()
    ]
    print_rows(rows, ("name", "description"), as_json)
    for problem in problems:
        name = problem.path.name
        warn(f"left out: {name}: {problem.reason}", as_json, leftOut=name, reason=problem.reason)


@workflow.command("run")
def workflow_run(
    name: Annotated[
        str,
        typer.Argument(help="The workflow's name; see: browser-copilot workflow list.", autocompletion=complete_name),
    ],
    *,
    param: Param = None,
    params: Params = None,
    allow: Allow = None,
    approve: Approve = "ask",
    working_directory: WorkingDirectory = None,
    headless: Headless = None,
    data_dir: DataDir = None,
    profile_name: ProfileName = None,
    as_json: AsJson = False,
) -> None:
    """Run a workflow, with live progress."""
    from browser_copilot.forms import read_params
    from browser_copilot.named import build_workflows

    folder = working_directory.absolute() if working_directory else None
    settings = read_settings(
        data_dir=data_dir, port=0, headless=headless, profile=profile_name, working_directory=folder
    )
    book = build_workflows(settings)[0]
    given = read_params(param, params, book.get(name).parameters.model_json_schema())
    book.read(name, given)
    command = c.RunWorkflow(name=name, params=given, working_directory=str(folder) if folder else None)
    how = How(check_policy(approve), as_json, headless, profile_name)
    raise typer.Exit(run_async(run_workflow(settings, command, check_origins(allow), how)))


async def run_workflow(settings: Settings, command: c.RunWorkflow, origins: list[str], how: How) -> int:
    async with open_desk(settings, browser=True, headless=how.headless) as desk:
        desk.require_browser()
        session_id = (await desk.app.runtime.new_session()).id
        if desk.remote is not None and how.profile is not None:
            await switch_model(desk.app.runtime, how.profile, session_id)
        for origin in origins:
            await desk.app.runtime.command(c.GrantOrigin(origin=origin), session_id)
        return await pursue(desk, command, session_id, how)


async def switch_model(runtime: Any, profile: str, session_id: str) -> None:
    """Raises `UsageError`."""
    reply = await runtime.command(c.SwitchModel(profile=profile), session_id)
    if isinstance(reply, c.CommandRefused):
        raise UsageError(reply.error, field="profile-name", hint="see the profiles of copilot.toml")


@session.command("list")
def session_list(
    *,
    text: Annotated[str | None, typer.Option("--text", help="Only those that mention it.")] = None,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """List the sessions, newest change first, with what is unfinished in them."""
    raise typer.Exit(run_async(list_sessions(read_settings(data_dir=data_dir, port=0), text, as_json)))


async def list_sessions(settings: Settings, text: str | None, as_json: bool) -> int:
    async with open_desk(settings, browser=False) as desk:
        rows = await find_sessions(desk, text)
        runs = await find_runs(desk)
        open_runs = {run["sessionId"]: run["goal"] for run in runs}
        shown = [{**row, "unfinished": open_runs.get(row["sessionId"])} for row in rows]
        print_rows(shown, ("sessionId", "state", "title", "unfinished"), as_json)
        ask_about_jobs(runs, as_json)
    return 0


async def find_sessions(desk: Desk, text: str | None) -> list[dict[str, Any]]:
    if desk.remote is not None:
        query = {"text": text} if text else {}
        found: list[dict[str, Any]] = (await desk.remote.get("/api/copilot/session", limit=200, **query))["sessions"]
        return found
    from browser_copilot.runtime import history

    records = await history.find_sessions(desk.app.runtime.records, text, 200)
    return [{"sessionId": one.id, "state": one.status, "title": one.body["title"]} for one in records]


async def find_runs(desk: Desk) -> list[dict[str, Any]]:
    """The runs that can be gone on with."""
    if desk.remote is not None:
        found: list[dict[str, Any]] = (await desk.remote.get("/api/recovery"))["runs"]
        return found
    return [run.to_wire() for run in await desk.app.runtime.incomplete()]


def ask_about_jobs(runs: list[dict[str, Any]], as_json: bool) -> None:
    """A job belongs to no session that is listed: each that waits has a line of its own."""
    for run in runs:
        if run["kind"] == "job":
            warn(ask_about(run), as_json, unfinished=run)


def ask_about(run: dict[str, Any]) -> str:
    """The question “Resume or discard?” for a terminal, with the commands that answer it."""
    named = run["runId"] if run["kind"] == "job" else run["sessionId"]
    command = f"browser-copilot {'job' if run['kind'] == 'job' else 'session'}"
    facts = [f"unfinished: {run['goal']}"]
    facts += [run["unknownOutcome"]] if run["unknownOutcome"] else []
    facts += [f"it waited for you: {run['waitingFor']}"] if run["waitingFor"] else []
    return f"{'; '.join(facts)}. Resume or discard it: {command} resume {named}, or {command} discard {named}"


@session.command("resume")
def session_resume(
    session_id: Annotated[str | None, typer.Argument(help="The session; the last one when it is left out.")] = None,
    *,
    approve: Approve = "ask",
    headless: Headless = None,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """Open a session again, and go on with what was left unfinished in it."""
    settings = read_settings(data_dir=data_dir, port=0, headless=headless)
    raise typer.Exit(run_async(resume_session(settings, session_id, How(check_policy(approve), as_json, headless))))


async def resume_session(settings: Settings, session_id: str | None, how: How) -> int:
    async with open_desk(settings, browser=True, headless=how.headless) as desk:
        opened, unfinished = await open_session(desk, session_id)
        if not unfinished:
            print_rows([{"sessionId": opened, "unfinished": None}], ("sessionId",), how.as_json)
            return 0
        desk.require_browser()
        if desk.remote is not None:
            await desk.app.runtime.events.look_ahead()
        command = c.RecoverRun(run_id=unfinished[0]["runId"], decision="resume")
        return await pursue(desk, command, opened, how)


async def open_session(desk: Desk, session_id: str | None) -> tuple[str, list[dict[str, Any]]]:
    """The session, or the last one, and what is unfinished in it, newest first. Raises `UsageError`."""
    asked: c.Command = c.SessionResume(session_id=session_id) if session_id else c.SessionResumeLast()
    reply = await desk.app.runtime.command(asked)
    if isinstance(reply, c.CommandRefused):
        raise UsageError(reply.error, field="session_id", hint="see: browser-copilot session list")
    own = [run for run in await find_runs(desk) if run["sessionId"] == reply.session_id]
    return str(reply.session_id), [run for run in own if run["kind"] == "task"]


@session.command("discard")
def session_discard(
    session_id: Annotated[str | None, typer.Argument(help="The session; the last one when it is left out.")] = None,
    *,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """Let go of what was left unfinished in a session."""
    raise typer.Exit(run_async(discard_session(read_settings(data_dir=data_dir, port=0), session_id, as_json)))


async def discard_session(settings: Settings, session_id: str | None, as_json: bool) -> int:
    """1 when something is not discarded."""
    async with open_desk(settings, browser=False) as desk:
        opened, unfinished = await open_session(desk, session_id)
        rows = []
        for run in unfinished:
            reply = await desk.app.runtime.command(c.RecoverRun(run_id=run["runId"], decision="discard"), opened)
            refused = reply.error if isinstance(reply, c.CommandRefused) else None
            rows.append({"sessionId": opened, "discarded": run["goal"], "error": refused})
        print_rows(rows or [{"sessionId": opened, "discarded": None}], ("sessionId", "discarded", "error"), as_json)
    return 1 if any(row["error"] for row in rows) else 0
