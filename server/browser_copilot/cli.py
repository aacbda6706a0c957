"""The command line. Exit codes: 0 succeeded, 1 failed, 2 usage, 3 needs the user, 130 cancelled."""

import asyncio
import contextlib
import getpass
import json
import os
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import typer

from browser_copilot import __version__, log
from browser_copilot.errors import CopilotError, LinkError, StoreError, UsageError
from browser_copilot.settings import Settings, read_settings

EXIT_FAILED, EXIT_USAGE, EXIT_CANCELLED = 1, 2, 130

cli = typer.Typer(help="A copilot in your own browser: state a goal, it plans and does it.", no_args_is_help=True)
secret = typer.Typer(help="Secrets that goals may use by name; values are never shown.", no_args_is_help=True)
extension = typer.Typer(help="The browser extension.", no_args_is_help=True)
cli.add_typer(secret, name="secret")
cli.add_typer(extension, name="extension")

DataDir = Annotated[Path | None, typer.Option("--data-dir", help="Where database, secrets and browser profile live.")]
Port = Annotated[int | None, typer.Option("--port", help="HTTP port; 0 takes a free one.")]
Headless = Annotated[bool | None, typer.Option("--headless/--headed", help="Run the managed browser without a window.")]
Allow = Annotated[list[str] | None, typer.Option("--allow", metavar="ORIGIN", help="An origin that may be acted on.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]
ProfileName = Annotated[str | None, typer.Option("--profile-name", help="The model profile; `skills` needs none.")]


def main() -> None:
    """The console script: expected failures become a clear line and an exit code."""
    try:
        code = cli(standalone_mode=False)
    except typer.Exit as error:
        code = error.exit_code
    except typer.Abort:
        code = EXIT_CANCELLED
    except (KeyboardInterrupt, asyncio.CancelledError):
        code = EXIT_CANCELLED
    except Exception as error:  # the command line is a boundary: no traceback for what we expect
        code = explain(error)
    sys.exit(code if isinstance(code, int) else 0)


def explain(error: Exception) -> int:
    """Print what is wrong and what to do; returns the exit code."""
    if isinstance(error, CopilotError):
        print(f"error: {error.text}" + (f"\n  {error.hint}" if error.hint else ""), file=sys.stderr)
        return EXIT_USAGE if isinstance(error, UsageError | StoreError | LinkError) else EXIT_FAILED
    if hasattr(error, "format_message"):  # click's own usage errors
        print(f"error: {error.format_message()}\n  see browser-copilot --help", file=sys.stderr)
        return EXIT_USAGE
    log.get("cli").exception("unexpected failure")
    print(f"error: unexpected: {type(error).__name__}: {error}", file=sys.stderr)
    return EXIT_FAILED


def run_async(work: Coroutine[Any, Any, int]) -> int:
    """Run to the end; SIGINT and SIGTERM cancel it once, politely."""

    async def supervise() -> int:
        task = asyncio.ensure_future(work)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, task.cancel)
        return await task

    return asyncio.run(supervise())


def check_url(url: str | None) -> str | None:
    """http and https only. Raises `UsageError`."""
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise UsageError(f"{url!r} is not a web address", field="url", hint="write http://... or https://...")
    return url


def check_origins(origins: list[str] | None) -> list[str]:
    """Exact origins. Raises `UsageError`."""
    from browser_copilot.runtime.actor import parse_origin

    exact = []
    for origin in origins or []:
        parsed = parse_origin(origin)
        if parsed is None:
            hint = "write scheme, host and port, like https://shop.example:8443"
            raise UsageError(f"{origin!r} is not an origin", field="allow", hint=hint)
        exact.append(parsed)
    return exact


@cli.command()
def run(
    goal: Annotated[str, typer.Argument(help="What to do, in plain words.")],
    url: Annotated[str | None, typer.Option("--url", help="The page to begin on.")] = None,
    headless: Headless = None,
    allow: Allow = None,
    approve: Annotated[str, typer.Option("--approve", help="ask, all or none.")] = "ask",
    working_directory: Annotated[Path | None, typer.Option("--working-directory", help="Where files go.")] = None,
    data_dir: DataDir = None,
    port: Port = None,
    profile_name: ProfileName = None,
    as_json: AsJson = False,
) -> None:
    """Carry out one goal, with live progress."""
    if approve not in ("ask", "all", "none"):
        raise UsageError(f"--approve {approve} is unknown", field="approve", hint="write ask, all or none")
    folder = working_directory.absolute() if working_directory else None
    settings = read_settings(
        data_dir=data_dir,
        port=0 if port is None else port,
        headless=headless,
        working_directory=folder,
        profile=profile_name,
    )
    origins = check_origins(allow)
    raise typer.Exit(run_async(run_goal(settings, goal, check_url(url), origins, (approve, as_json))))


async def run_goal(settings: Settings, goal: str, url: str | None, origins: list[str], how: tuple[str, bool]) -> int:
    """One goal in an app of its own."""
    from browser_copilot.app import open_app
    from browser_copilot.protocol.commands import SubmitPrompt
    from browser_copilot.running import Goal, GoalRun, ask_terminal, make_printer, print_result

    approve, as_json = how
    policy: Literal["ask", "all", "none"] = "all" if approve == "all" else "none" if approve == "none" else "ask"
    command = SubmitPrompt(text=goal, url=url, allow=origins, working_directory=str(settings.work_folder))
    async with open_app(settings, browser=True) as app:
        asking = None if as_json or policy != "ask" else ask_terminal()
        outcome = await GoalRun(app, Goal(command, policy, None, asking), make_printer(as_json)).pursue()
        print_result(outcome, as_json)
    return outcome.exit_code


@cli.command()
def up(
    headless: Headless = None,
    port: Port = None,
    data_dir: DataDir = None,
    allow: Allow = None,
    profile_name: Annotated[str | None, typer.Option("--profile", "--profile-name", help="The model profile.")] = None,
    url: Annotated[str | None, typer.Option("--url", help="The first page.")] = None,
    ready_file: Annotated[Path | None, typer.Option("--ready-file", help="Gets {url, token, pid} when ready.")] = None,
) -> None:
    """Start the server and a managed Chromium with the extension paired."""
    settings = read_settings(data_dir=data_dir, port=port, headless=headless, profile=profile_name)
    page = check_url(url) or "about:blank"
    raise typer.Exit(run_async(stay_up(settings, check_origins(allow), page, ready_file, with_browser=True)))


@cli.command()
def serve(
    port: Port = None,
    data_dir: DataDir = None,
    profile_name: Annotated[str | None, typer.Option("--profile", "--profile-name", help="The model profile.")] = None,
    ready_file: Annotated[Path | None, typer.Option("--ready-file", help="Gets {url, token, pid} when ready.")] = None,
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

    async with open_app(settings, browser=with_browser, start_url=page) as app:
        for origin in origins:
            await app.runtime.command(GrantOrigin(origin=origin))
        print(f"Browser Copilot {__version__} at {app.url}", flush=True)
        print(f"portal: {app.login_link()}", flush=True)
        if ready_file is not None:
            write_ready(ready_file, {"url": app.url, "token": app.token, "pid": os.getpid()})
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


def write_ready(path: Path, content: dict[str, Any]) -> None:
    """Private, and whole when it appears. Raises `StoreError`."""
    from browser_copilot.browser.pairing import write_private

    try:
        write_private(path, json.dumps(content))
    except OSError as error:
        raise StoreError(f"the ready file {path} cannot be written: {error.strerror}") from error


@cli.command()
def pair(data_dir: DataDir = None, port: Port = None) -> None:
    """Print the code to paste into the extension's panel."""
    from browser_copilot.app import make_pairing

    settings = read_settings(data_dir=data_dir, port=port)
    print(make_pairing(settings, settings.port).to_code())


@cli.command()
def schema(
    check: Annotated[bool, typer.Option("--check", help="Only say whether the files are fresh.")] = False,
) -> None:
    """Write shared-schema/ from the models (in a checkout)."""
    from browser_copilot.protocol import export

    raise typer.Exit(export.main(["--check"] if check else []))


@cli.command()
def version() -> None:
    """Print the version."""
    print(__version__)


@secret.command("set")
def secret_set(
    name: str,
    origin: Annotated[str, typer.Option("--origin", help="Where it may be typed.")],
    username: Annotated[str | None, typer.Option("--username", help="Whose it is.")] = None,
    data_dir: DataDir = None,
) -> None:
    """Store a secret; its value comes from the terminal without echo, or from standard input."""
    from browser_copilot.vault import open_vault

    value = getpass.getpass("Value: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n")
    entry = open_vault(read_settings(data_dir=data_dir).data_dir).add(name, value, origin, username)
    print(f"stored {entry.name} for {entry.origin}" + (f" ({entry.username})" if entry.username else ""))


@secret.command("list")
def secret_list(data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """List names, origins and user names."""
    from browser_copilot.vault import open_vault

    for entry in open_vault(read_settings(data_dir=data_dir).data_dir).entries():
        row = {"name": entry.name, "origin": entry.origin, "username": entry.username}
        print(json.dumps(row) if as_json else f"{entry.name}\t{entry.origin}\t{entry.username or ''}")


@secret.command("remove")
def secret_remove(name: str, data_dir: DataDir = None) -> None:
    """Forget a secret."""
    from browser_copilot.vault import open_vault

    if not open_vault(read_settings(data_dir=data_dir).data_dir).remove(name):
        raise UsageError(f"there is no secret {name}", field="name", hint="see: browser-copilot secret list")
    print(f"removed {name}")


@extension.command("path")
def extension_path() -> None:
    """Print the folder to load as an unpacked extension."""
    from browser_copilot.browser.profile import find_extension

    print(find_extension())
