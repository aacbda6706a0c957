"""What the user changes in a session while it rests or works: policy, model, grants, the length of its conversation."""

from browser_copilot.errors import CopilotError
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.runtime.course import Course
from browser_copilot.runtime.origins import parse_origin
from browser_copilot.runtime.ports import World
from browser_copilot.runtime.replies import Reply, refuse

BAD_ORIGIN = "origin: write scheme, host and port, like https://shop.example:8443"


async def set_policy(course: Course, command: c.SetApprovalPolicy) -> Reply:
    try:
        course.approvals.set_policy(command.policy, command.until_ms)
    except ValueError as error:
        return refuse("bad_argument", str(error))
    course.state.policy, course.state.until_ms = command.policy, command.until_ms or 0
    await course.save()
    course.emit(e.WarningRaised(code="approval_policy", message=f"approvals: {command.policy}"))
    return course.accept()


async def switch_model(course: Course, world: World, command: c.SwitchModel) -> Reply:
    if course.active is not None:
        return refuse("task_active", "the model cannot be switched while a task runs; stop it first")
    try:
        world.find_pursuer(command.profile)
    except CopilotError as error:
        return refuse("bad_argument", str(error))
    course.state.profile = command.profile
    course.emit(e.ModelSwitched(profile=command.profile))
    await course.save()
    return course.accept()


async def compact(course: Course, _command: c.SessionCompact) -> Reply:
    removed = course.state.compact()
    await course.save()
    course.emit(e.SessionCompacted(removed=removed, kept=len(course.state.conversation)))
    course.emit(e.WarningRaised(code="compacted", message=f"{removed} older messages became a summary"))
    return course.accept()


async def grant(course: Course, world: World, command: c.GrantOrigin) -> Reply:
    origin = parse_origin(command.origin)
    if origin is None:
        return refuse("bad_argument", BAD_ORIGIN)
    until = command.until_ms
    if until is not None and until <= world.clock.now() * 1000:
        return refuse("bad_argument", "untilMs must be a time in the future (Unix milliseconds)")
    await course.grants.change(GrantedOrigin(origin=origin, expires_ms=until), not command.remove)
    return course.accept()


async def withdraw_grant(course: Course, command: c.WithdrawGrant) -> Reply:
    if not await course.approvals.remembered.withdraw(command.grant_id):
        return refuse("expired", f"there is no remembered grant {command.grant_id}")
    return course.accept()
