"""Going on with an incomplete run from its last checkpoint, or letting it go; and beginning a named workflow."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser_copilot.errors import UsageError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime import chat
from browser_copilot.runtime.desk import Keeper
from browser_copilot.runtime.journal import find_job_id, read_said
from browser_copilot.runtime.measures import PARTS, Spent, add_up
from browser_copilot.runtime.ports import Pursuer, World
from browser_copilot.runtime.quoted import tell_goal_apart
from browser_copilot.runtime.recovery import CUT, FINAL, OPEN, catch_up
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.run import RESUME_AT, TAB
from browser_copilot.runtime.states import MOVES
from browser_copilot.store.database import Database
from browser_copilot.store.records import Record

if TYPE_CHECKING:
    from browser_copilot.runtime.actor import SessionActor
    from browser_copilot.runtime.course import Course

FLUSH_SECONDS = 2.0


def find_pursuer(world: World, profile: str, notes: dict[str, Any]) -> Pursuer:
    """The controller; or the workflow that the notes of an earlier run name."""
    controller = world.find_pursuer(profile)
    if "workflow" not in notes or world.workflows is None:
        return controller
    return world.workflows.resume(notes, controller)


async def recall(course: "Course", database: Database) -> None:
    """After a restart: what was left unfinished in the session last can be gone on with by `Resume`."""
    last = course.state.last_run_id
    record = await database.records.get("run", last) if last is not None else None
    if record is not None and find_job_id(record) is None and record.status in (*CUT, *OPEN):
        course.run_state = "FAILED" if record.status == "failed" else "STOPPED"
        course.view = chat.RunView(goal=record.body["task"]["goal"], state=course.run_state)
        await _tie(course, database, record)


async def _tie(course: "Course", database: Database, record: Record) -> None:
    """What waited behind a run that a crash cut off is kept with it, as a stop would have done."""
    left = [one for one in course.agenda.take_out() if one["taskId"] != record.body["task"]["id"]]
    if left:
        body = {**record.body, "queue": [*record.body.get("queue", []), *left]}
        await database.records.put(Record("run", record.id, body, record.session_id, record.status))


def close_left(actor: "SessionActor | None") -> None:
    """Begin to close what an exploration left open that the server's end cut off, unless the session is at work."""
    if actor is not None and actor.course.active is None:
        actor.course.close_children()


async def recover(course: "Course", world: World, database: Database, asked: c.RecoverRun) -> Reply:
    """Without `attended` whoever was there when it came to rest still is."""
    run_id = asked.run_id
    record = await database.records.get("run", run_id)
    if record is None or record.session_id != course.state.id or record.status in FINAL:
        return refuse("expired", f"{run_id} is not an incomplete run of this session")
    task = Task.from_wire(record.body["task"])
    if course.active is None:
        spent = await _find_spent(database, run_id, task.id)
    if course.active is not None:  # also one that began meanwhile
        return refuse("task_active", chat.refuse_goal(course.view))
    course.close_children()
    if asked.decision == "discard":
        return await _discard(course, database, run_id, task)
    if course.run_state == "IDLE":
        course.run_state = "STOPPED"
    course.emit(e.RunResumed(), run_id, task.id)
    notes = {name: value for name, value in record.body.get("notes", {}).items() if name != RESUME_AT}
    if asked.attended is not None:
        notes["attended"] = asked.attended
    await course.agenda.put_back(record.body.get("queue", []))
    tab = course.state.tabs[-1] if course.state.tabs else None
    place = tab, notes.get("url") if tab is None else None
    reply = course.begin(task.model_copy(update={"status": "created"}), run_id, place, (None, notes))
    if isinstance(reply, c.CommandAccepted):
        _look_back(course, database, spent)
    return reply


async def _find_spent(database: Database, run_id: str, task_id: str) -> Spent:
    with suppress(TimeoutError):  # a log that cannot be written now holds nobody up
        async with asyncio.timeout(FLUSH_SECONDS):
            await database.events.flush()
    told = [entry.envelope for entry in await database.events.read_task(task_id, PARTS)]
    return add_up([one for one in told if one.run_id == run_id])


def _look_back(course: "Course", database: Database, spent: Spent) -> None:
    """Let the run that begins find out first what was done before the restart; what it spent then counts with it."""
    if course.active is not None:
        course.active.catch_up = partial(catch_up, database, kept=course.active.run.notes.get(TAB))
        course.active.started -= spent.ms / 1000
        course.view.tokens, course.view.cost = spent.tokens, spent.cost


async def _discard(course: "Course", database: Database, run_id: str, task: Task) -> Reply:
    keeper = Keeper(database.records, course.state.id, run_id, course.state.working_directory, "")
    keeper.task = task.model_copy(update={"status": "cancelled"})
    await keeper.save("discarded")
    if (course.run_state, "discard") in MOVES:
        course.move("discard")
    course.say(f"“{task.goal}” is discarded.")
    return course.accept()


async def start_workflow(
    course: "Course", world: World, command: c.RunWorkflow, notes: Mapping[str, Any] | None = None
) -> Reply:
    """Begin a named workflow. A parameter that does not fit is refused by its name. `notes` are kept with the run."""
    if world.workflows is None:
        return refuse("unknown", "this server has no workflows")
    try:
        controller = world.find_pursuer(course.state.profile)
        planned = world.workflows.plan(command.name, command.params, controller)
    except UsageError as error:
        return refuse("unknown" if error.field == "name" else "bad_argument", str(error))
    if command.working_directory is not None and not Path(command.working_directory).is_absolute():
        return refuse("bad_argument", f"workingDirectory: {command.working_directory} is not an absolute path")
    if course.active is not None and not course.active.gate.closed:
        return refuse("task_active", chat.refuse_goal(course.view))
    if command.working_directory is not None:
        course.state.working_directory = Path(command.working_directory)
    for origin in planned.allow:
        await course.grant(origin)
    noted = {**planned.notes, **(notes or {})} | ({"attended": True} if command.attended else {})
    said = read_said(noted)
    course.state.remember("user", tell_goal_apart(planned.goal, said.texts).own if said else planned.goal)
    return await course.start(
        planned.goal,
        tab_id=command.tab_id,
        url=command.url or planned.url,
        pursuer=planned.pursuer,
        notes=noted,
    )
