"""The browser itself: one tool call and its result, the tabs, the pictures that events name."""

import asyncio
import re
from typing import Any
from uuid import uuid4

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import TypeAdapter

from browser_copilot.portal.ports import PortalParts
from browser_copilot.portal.problems import Problem
from browser_copilot.portal.requests import Parts, answer, json_body, read_json
from browser_copilot.protocol.tools import Call, NoArgs, TabsList, ToolCall

router = APIRouter(tags=["Browser"])
TOOL_CALL: TypeAdapter[Call] = TypeAdapter(ToolCall)
TABS_MS = 5_000
HASH = re.compile(r"[0-9A-Za-z_-]{8,64}")


@router.post("/browser/tool", summary="A ToolCall, its ToolResult", openapi_extra=json_body(ToolCall))
async def call_tool(request: Request, parts: Parts) -> JSONResponse:
    """The call belongs to a session of its own and carries no approval, so what needs one is refused by the guard.

    A repeated id gets the result of the first call."""
    call = await read_json(request, TOOL_CALL)
    session_id = f"door-{call.session_id}"[:128]
    bound = call.model_copy(update={"session_id": session_id, "epoch": 0, "task_id": None, "grant": None})
    calling = asyncio.ensure_future(parts.browser.call(bound))
    return answer((await asyncio.shield(calling)).to_wire())


@router.get("/browser/tabs", summary="The tabs of the browser")
async def list_tabs(parts: Parts) -> JSONResponse:
    call = TabsList(id=f"tabs-{uuid4().hex[:12]}", epoch=0, session_id="door-tabs", deadline_ms=TABS_MS, args=NoArgs())
    result = await parts.browser.call(call)
    if not result.ok:
        return JSONResponse({"error": result.code, "field": None, "hint": result.error}, 409)
    return answer({"tabs": result.data})


@router.get("/frames/{hash}", summary="A frame by the hash that BROWSER_FRAME names")
async def get_frame(hash: str, parts: Parts) -> Response:
    return await answer_picture(hash, parts)


@router.get("/thumbnails/{hash}", summary="A step's thumbnail by its hash")
async def get_thumbnail(hash: str, parts: Parts) -> Response:
    return await answer_picture(hash, parts)


async def answer_picture(hash: str, parts: PortalParts) -> Response:
    picture = await parts.pictures.find(hash) if parts.pictures and HASH.fullmatch(hash) else None
    if picture is None:
        raise Problem(404, "PictureNotFound", "no picture of that hash is kept; old frames are deleted", "hash")
    headers: dict[str, Any] = {"cache-control": "private, max-age=31536000, immutable"}
    return Response(picture.data, media_type=picture.mime, headers=headers)
