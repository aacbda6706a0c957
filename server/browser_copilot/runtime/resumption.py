"""Going on with an incomplete run from its last checkpoint, or letting it go; and beginning a named workflow."""

from typing import TYPE_CHECKING

from browser_copilot.errors import UsageError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime import chat
from browser_copilot.runtime.desk import Keeper
from browser_copilot.runtime.ports import World
from browser_copilot.runtime.recovery import FINAL, add_unseen
from browser_copilot.runtime.replies import Reply, refuse
from browser_copilot.runtime.states import MOVES
from browser_copilot.store.database import Database

if TYPE_CHECKING:
    from browser_copilot.runtime.course import Course


async def recover(course: "Course", database: Database, run_id: str, decision: str) -> Reply:
    """`decision`: resume or discard."""
    record = await database.records.get("run", run_id)
    if record is None or record.session_id != course.state.id or record.status in FINAL:
        return refuse("expired", f"{run_id} is not an incomplete run of this session")
    if course.active is not None:
        return refuse("task_active", chat.refuse_goal(course.view))
    task = Task.from_wire(record.body["task"])
    if decision == "discard":
        return await _discard(course, database, run_id, task)
    if course.run_state == "IDLE":
        course.run_state = "STOPPED"
    course.emit(e.RunResumed())
    task = await add_unseen(database, task.model_copy(update={"status": "created"}))
    place = (course.state.tabs[-1] if course.state.tabs else None, None)
    return course.begin(task, run_id, place, (None, dict(record.body.get("notes", {}))))


async def _discard(course: "Course", database: Database, run_id: str, task: Task) -> Reply:
    keeper = Keeper(database.records, course.state.id, run_id, course.state.working_directory, "")
    keeper.task = task.model_copy(update={"status": "cancelled"})
    await keeper.save("discarded")
    if (course.run_state, "discard") in MOVES:
        course.move("discard")
    course.say(f"“{task.goal}” is discarded.")
    return course.accept()


async def start_workflow(course: "Course", world: World, command: c.RunWorkflow) -> Reply:
    """Begin a named workflow. A parameter that does not fit is refused by its name."""
    if world.workflows is None:
        return refuse("unknown", "this server has no workflows")
    try:
        controller = world.find_pursuer(course.state.profile)
        planned = world.workflows.plan(command.name, command.params, controller)
    except UsageError as error:
        return refuse("unknown" if error.field == "name" else "bad_argument", str(error))
    if course.active is not None and not course.active.gate.closed:
        return refuse("task_active", chat.refuse_goal(course.view))
    for origin in planned.allow:
        await course.grant(origin)
    course.state.remember("user", planned.goal)
    return await course.start(
        planned.goal,
        tab_id=command.tab_id,
        url=command.url or planned.url,
        pursuer=planned.pursuer,
        notes=planned.notes,
    )
