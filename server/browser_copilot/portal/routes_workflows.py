"""Named workflows: their forms, and a run by name."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import Field, TypeAdapter

from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import JsonBody, Parts, answer, read_json
from browser_copilot.portal.routes_sessions import refuse
from browser_copilot.portal.shapes import WorkflowRows, says
from browser_copilot.protocol.base import Id, Json, TabId, Url, Wire
from browser_copilot.protocol.commands import CommandAccepted, RunWorkflow

router = APIRouter(tags=["Workflows"])


class WorkflowOrder(Wire):
    """`session_id` absent: in a new session."""

    params: Annotated[dict[str, Json], Field(default_factory=dict)]
    session_id: Id | None = None
    tab_id: TabId | None = None
    url: Url | None = None


ORDER: TypeAdapter[WorkflowOrder] = TypeAdapter(WorkflowOrder)


@router.get(
    "/workflows",
    **says(WorkflowRows),
    summary="The named workflows, each with the JSON Schema of its parameters",
)
async def list_workflows(parts: Parts) -> dict[str, Any]:
    listing = parts.workflows.listing() if parts.workflows else []
    shown = [
        {"name": flow.name, "title": flow.title, "description": flow.description, "parameters": flow.parameters}
        for flow in listing
    ]
    return {"workflows": shown}


@router.post(
    "/workflows/{name}/run",
    **says(CommandAccepted),
    summary="Run a workflow",
    openapi_extra=JsonBody(WorkflowOrder),
)
async def run_workflow(name: str, request: Request, parts: Parts) -> JSONResponse:
    order = await read_json(request, ORDER)
    if parts.workflows is None or name not in {flow.name for flow in parts.workflows.listing()}:
        raise Problem(404, "WorkflowNotFound", "GET /api/workflows lists those that are", "name")
    session_id = order.session_id
    if session_id is None:
        session_id = (await parts.runtime.new_session()).id
    elif parts.runtime.session(session_id) is None:
        raise Problem(404, "SessionNotFound", "there is no open session of that id", "sessionId")
    command = RunWorkflow(name=name, params=order.params, tab_id=order.tab_id, url=order.url)
    reply = await parts.runtime.command(command, session_id)
    return answer(reply) if isinstance(reply, CommandAccepted) else refuse(reply)
