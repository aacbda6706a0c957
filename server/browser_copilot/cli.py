"""The command line. Exit codes: 0 succeeded, 1 failed, 2 usage, 3 needs the user, 130 cancelled."""

import asyncio
import gc
import json
import sys
from typing import Annotated

import typer

from browser_copilot import __version__, commands_keep, commands_replay, commands_run, log
from browser_copilot.commands_job import job
from browser_copilot.commands_mailbox import mailbox
from browser_copilot.commands_work import session, workflow
from browser_copilot.errors import CopilotError, LinkError, StoreError, UsageError
from browser_copilot.options import AsJson, DataDir, Port, ProfileName, run_async, tell, warn
from browser_copilot.settings import Settings, read_settings

NEW_OBJECTS = 50_000
"""So many before garbage is looked for: a fifth of a start would go into looking through classes that stay."""
EXIT_FAILED, EXIT_USAGE, EXIT_CANCELLED = 1, 2, 130

cli = typer.Typer(
    help="A copilot in your own browser: state a goal, it plans and does it.",
    epilog="Exit codes: 0 succeeded, 1 failed, 2 usage, 3 needs the user, 130 cancelled.",
    no_args_is_help=True,
)
cli.command()(commands_run.run)
cli.command()(commands_run.up)
cli.command()(commands_run.serve)
cli.command()(commands_replay.replay)
cli.command()(commands_keep.pair)
cli.command()(commands_keep.login)
cli.command()(commands_keep.logout)
cli.add_typer(workflow, name="workflow")
cli.add_typer(job, name="job")
cli.add_typer(session, name="session")
cli.add_typer(mailbox, name="mailbox")
cli.add_typer(commands_keep.secret, name="secret")
cli.add_typer(commands_keep.extension, name="extension")


def main() -> None:
    """The console script: expected failures become a clear line and an exit code."""
    gc.set_threshold(NEW_OBJECTS)
    try:
        code = cli(prog_name="browser-copilot", standalone_mode=False)
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
    """Print what is wrong and what to do, as JSON where `--json` was given; returns the exit code."""
    if isinstance(error, CopilotError):
        text = f"error: {error.text}" + (f"\n  {error.hint}" if error.hint else "")
        row = {"error": error.text, "field": getattr(error, "field", None), "hint": error.hint}
        warn(text, "--json" in sys.argv, **row)
        return EXIT_USAGE if isinstance(error, UsageError | StoreError | LinkError) else EXIT_FAILED
    if hasattr(error, "format_message"):  # click's own usage errors
        context = getattr(error, "ctx", None)
        words = context.command_path.split()[1:] if context is not None else []
        hint = f"see: {' '.join(['browser-copilot', *words, '--help'])}"
        return explain(UsageError(error.format_message(), hint=hint))
    log.configure_once()  # never the library's own tracebacks: they show the values of variables
    log.get("cli").exception("unexpected failure")
    text = f"unexpected: {type(error).__name__}: {error}"
    hint = "a defect of the copilot; the lines of its log above say more"
    warn(f"error: {text}", "--json" in sys.argv, error=text, field=None, hint=hint)
    return EXIT_FAILED


@cli.command()
def doctor(
    data_dir: DataDir = None, port: Port = None, profile_name: ProfileName = None, as_json: AsJson = False
) -> None:
    """Look at each hop between a goal and a page, and say how to mend what is broken."""
    settings = read_settings(data_dir=data_dir, port=port, profile=profile_name)
    raise typer.Exit(run_async(diagnose(settings, as_json)))


async def diagnose(settings: Settings, as_json: bool) -> int:
    from browser_copilot.doctor import examine, show

    hops = await examine(settings)
    for hop in hops:
        print(hop.to_json() if as_json else show(hop))
    return EXIT_FAILED if any(hop.ok is False for hop in hops) else 0


@cli.command()
def schema(
    check: Annotated[bool, typer.Option("--check", help="Only say whether the files are fresh.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write shared-schema/ from the models (in a checkout)."""
    from browser_copilot.protocol import export

    if not export.TARGET.is_dir():
        raise UsageError("this installation is no checkout", hint="run it where shared-schema/ is")
    code = export.main(["--check"] if check else [])
    tell("fresh" if code == 0 else "stale", as_json, fresh=code == 0)
    raise typer.Exit(code)


@cli.command()
def version(as_json: AsJson = False) -> None:
    """Print the version."""
    print(json.dumps({"version": __version__}) if as_json else __version__)
