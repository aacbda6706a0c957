"""The browser itself: one tool call and its result, the tabs, the pictures that events name."""

import asyncio
import re
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import TypeAdapter

from browser_copilot.portal.health import list_tabs_for
from browser_copilot.portal.ports import PortalParts
from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import JsonBody, Parts, answer, read_json
from browser_copilot.portal.shapes import FAILS_IN_JSON, TabRows, says
from browser_copilot.protocol.tools import Call, Failed, Ok, ToolCall
from browser_copilot.runtime.calls import mask_result

router = APIRouter(tags=["Browser"])
TOOL_CALL: TypeAdapter[Call] = TypeAdapter(ToolCall)
TABS_MS = 5_000
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/jpeg": {}}}, **FAILS_IN_JSON}
HASH = re.compile(r"[0-9A-Za-z_-]{8,64}")


@router.post(
    "/browser/tool", **says(Ok, Failed), summary="A ToolCall, its ToolResult", openapi_extra=JsonBody(ToolCall)
)
async def call_tool(request: Request, parts: Parts) -> JSONResponse:
    """The call belongs to a session of its own and carries no approval, so what needs one is refused by the guard.

    A repeated id gets the result of the first call. A managed browser that was closed is opened again."""
    call = await read_json(request, TOOL_CALL)
    session_id = f"door-{call.session_id}"[:128]
    own = {"session_id": session_id, "epoch": parts.browser.get_fence(session_id), "task_id": None, "grant": None}
    bound = call.model_copy(update=own)
    await parts.browser.awaken()
    calling = asyncio.ensure_future(parts.browser.call(bound))
    result = await asyncio.shield(calling)
    name = str(call.name)  # type: ignore[attr-defined]
    return answer(mask_result(name, result, parts.runtime.world.redact).to_wire())


@router.get("/browser/tabs", **says(TabRows), summary="The tabs of the browser")
async def list_tabs(parts: Parts) -> JSONResponse:
    result = await parts.browser.call(list_tabs_for(parts.browser, "tabs", TABS_MS))
    if not result.ok:
        return JSONResponse({"error": result.code, "field": None, "hint": result.error}, 409)
    return answer({"tabs": result.data})


@router.get(
    "/frames/{hash}", responses=PICTURE, response_class=Response, summary="A frame by the hash that BROWSER_FRAME names"
)
async def get_frame(hash: str, parts: Parts) -> Response:
    return await answer_picture(hash, parts)


@router.get("/thumbnails/{hash}", responses=PICTURE, response_class=Response, summary="A step's thumbnail by its hash")
async def get_thumbnail(hash: str, parts: Parts) -> Response:
    return await answer_picture(hash, parts)


async def answer_picture(hash: str, parts: PortalParts) -> Response:
    picture = await parts.pictures.find(hash) if parts.pictures and HASH.fullmatch(hash) else None
    if picture is None:
        raise Problem(404, "PictureNotFound", "no picture of that hash is kept; old frames are deleted", "hash")
    headers: dict[str, Any] = {"cache-control": "private, max-age=31536000, immutable"}
    return Response(picture.data, media_type=picture.mime, headers=headers)
