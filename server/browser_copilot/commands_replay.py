"""`replay`: what a task did, told again from the log; as a page; or pursued again against what was recorded."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from browser_copilot.errors import StoreError
from browser_copilot.options import AsJson, DataDir, ProfileName, run_async, tell
from browser_copilot.settings import Settings, read_settings

if TYPE_CHECKING:
    from browser_copilot.store.database import Database


def replay(
    task: Annotated[str, typer.Argument(help="The id of a task, a run or a session: its last task.")],
    *,
    html: Annotated[Path | None, typer.Option("--html", help="Write it as one page instead.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Decide it again; tell where decisions differ.")] = False,
    data_dir: DataDir = None,
    profile_name: ProfileName = None,
    as_json: AsJson = False,
) -> None:
    """Show what a task did, or check that it would be decided the same way now. No browser is touched."""
    settings = read_settings(data_dir=data_dir)
    raise typer.Exit(run_async(show_task(settings, task, html, (check, profile_name, as_json))))


async def show_task(settings: Settings, task_id: str, html: Path | None, how: tuple[bool, str | None, bool]) -> int:
    """Reads beside a server that runs; nothing is written but `html`."""
    from browser_copilot.runtime.recording import load_recording
    from browser_copilot.store.database import Database

    database = await Database.open(settings.database_url, lock=False)
    try:
        recording = await load_recording(database, await find_task(database, task_id))
        if html is not None:
            await write_page(settings, recording, html, how[2])
        if how[0]:
            return await tell_differences(settings, recording, how[1], how[2])
    finally:
        await database.close()
    if html is None:
        tell_events(recording, how[2])
    return 0


async def find_task(database: "Database", given: str) -> str:
    """The task that is meant: by its id, its run's, or as the last one of a session."""
    session = await database.records.get("session", given)
    run = await database.records.get("run", session.body["lastRunId"] or "" if session is not None else given)
    return str(run.body["task"]["id"]) if run is not None else given


def tell_events(recording: Any, as_json: bool) -> None:
    from browser_copilot.running import make_printer

    show = make_printer(as_json)
    for entry in recording.entries:
        show(entry)


async def write_page(settings: Settings, recording: Any, path: Path, as_json: bool) -> None:
    from browser_copilot.runtime.pictures import PictureStore
    from browser_copilot.runtime.ports import SystemClock
    from browser_copilot.runtime.replay_page import write_html

    try:
        await write_html(recording, PictureStore(settings.data_dir / "frames", SystemClock()), path)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror}") from error
    size = path.stat().st_size
    tell(f"{path}  {size:,} bytes", as_json, path=str(path), bytes=size)


async def tell_differences(settings: Settings, recording: Any, profile: str | None, as_json: bool) -> int:
    """1 when there are any. A model is not asked: it says again what was recorded."""
    from browser_copilot.named import build_workflows
    from browser_copilot.protocol.events import RunStarted
    from browser_copilot.runtime.replay import check_recording
    from browser_copilot.vault import open_vault
    from browser_copilot.voices import Voices

    begun = [entry.envelope.event for entry in recording.entries if entry.type == "RUN_STARTED"]
    recorded = next((event.profile for event in begun if isinstance(event, RunStarted)), None)
    voices = Voices(settings, open_vault(settings.data_dir).get_value)
    try:
        pursuer: Any = voices.find_replayer(profile or recorded or settings.profile, recording.thoughts)
        if recording.workflow is not None:
            book, _ = build_workflows(settings)
            pursuer = book.plan(recording.workflow, recording.notes["params"], pursuer).pursuer
        differences = await check_recording(recording, pursuer)
    finally:
        await voices.close()
    if as_json:
        print(json.dumps({"same": not differences, "differences": [str(one) for one in differences]}))
    else:
        print("\n".join(str(one) for one in differences) or "the same decisions")
    return 1 if differences else 0
