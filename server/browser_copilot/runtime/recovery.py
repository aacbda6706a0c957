"""What was done, or sent, after the last checkpoint: from the step records and the intent log."""

from browser_copilot.protocol.task import StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import Call, fail
from browser_copilot.store.database import Database

FINAL = frozenset({"done", "discarded", "cancelled"})
OPEN = ("running", "stopped", "failed")


async def add_unseen(database: Database, task: Task) -> Task:
    """The task with the steps that its checkpoint does not know, and the writes whose outcome is unknown."""
    known = {record.id for record in task.history}
    kept = await database.records.find("step", statuses=[task.id], limit=1_000)
    steps = [StepRecord.from_wire(record.body["record"]) for record in kept]
    unseen = sorted((step for step in steps if step.id not in known), key=lambda step: step.ts)
    for intent in await database.intents.of_task(task.id):
        if intent.result is None:
            unseen.append(describe_unknown(intent.call, intent.recorded_ms))
    return task.model_copy(update={"history": [*task.history, *unseen]})


def describe_unknown(call: Call, recorded_ms: int) -> StepRecord:
    """A write that was committed and may have been done."""
    wire = call.to_wire()
    args = {name: value for name, value in wire["args"].items() if name != "tabId"}
    step = ToolStep(tool=wire["name"], args=args, target=wire.get("target"), description="sent before the restart")
    result = fail("outcome_unknown", "it is not known whether this was done", dispatched=True)
    return StepRecord(id=f"unknown-{call.id}"[:128], step=step, result=result, ts=recorded_ms, status="error")
