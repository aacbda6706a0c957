"""How routes read what they are sent and answer: plain text bodies, JSON bodies, and who may act by GET."""

import json
from collections.abc import Callable, ItemsView
from functools import cache
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.background import BackgroundTask

from browser_copilot.portal.live import LiveBook
from browser_copilot.portal.ports import PortalParts
from browser_copilot.portal.problems import Problem

T = TypeVar("T")
TEXT_BODY: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
}
"""OpenAPI of a route whose body is plain text."""


def find_parts(request: Request) -> PortalParts:
    parts = request.app.state.parts
    assert isinstance(parts, PortalParts)
    return parts


Parts = Annotated[PortalParts, Depends(find_parts)]


async def read_text(request: Request) -> str:
    """The body as text: UTF-8, or one JSON string when it says that it is JSON."""
    body = await request.body()
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(400, "BadRequest", "the body is not UTF-8 text", "body") from None
    if "json" in request.headers.get("content-type", ""):
        value = json.loads(text) if text else ""
        if not isinstance(value, str):
            raise Problem(400, "BadRequest", "the body must be plain text, or one JSON string", "body")
        text = value
    return text


Text = Annotated[str, Depends(read_text)]


async def read_json(request: Request, shape: TypeAdapter[T]) -> T:
    """The body in that shape. Raises `Problem` that names the field and quotes nothing."""
    body = await request.body()
    try:
        return shape.validate_json(body)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "body"
        raise Problem(400, "BadRequest", str(first["msg"]), where) from None


class JsonBody(dict[str, Any]):
    """OpenAPI of a route that reads its JSON body with `read_json`; worked out when the document is asked for, as it
    takes a twentieth of a start."""

    def __init__(self, shape: Any) -> None:
        super().__init__(requestBody={})
        self._shape = shape

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return _describe_body(self._shape).items()


@cache
def _describe_body(shape: Any) -> dict[str, Any]:
    schema = TypeAdapter(shape).json_schema(by_alias=True)
    schema.pop("discriminator", None)
    inline = _inline(schema, schema.get("$defs", {}), 0)
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": inline}}}}


def _inline(node: Any, definitions: dict[str, Any], depth: int) -> Any:
    """A schema without `$ref`, because OpenAPI resolves references against the whole document."""
    if isinstance(node, list):
        return [_inline(item, definitions, depth) for item in node]
    if not isinstance(node, dict):
        return node
    name = str(node.get("$ref", "")).removeprefix("#/$defs/")
    if name in definitions:
        return {} if depth > 6 else _inline(definitions[name], definitions, depth + 1)
    kept = {key: value for key, value in node.items() if key not in ("$defs", "discriminator")}
    return {key: _inline(value, definitions, depth) for key, value in kept.items()}


def answer(
    value: BaseModel | dict[str, Any], status: int = 200, background: BackgroundTask | None = None
) -> JSONResponse:
    """JSON in camelCase without absent fields; `background` runs after the answer has gone out."""
    content = value.model_dump(mode="json", by_alias=True, exclude_none=True) if isinstance(value, BaseModel) else value
    return JSONResponse(content, status, background=background)


def end_server(request: Request) -> BackgroundTask:
    """Answer those who wait, then have the server shut down."""

    async def end() -> None:
        book: LiveBook = request.app.state.live
        book.close_all()
        find_parts(request).shutdown()

    return BackgroundTask(end)


def require_deliberate(request: Request) -> None:
    """003 does not name methods, so programs may act by GET; a browser, whose cookie goes along unasked, may not."""
    if request.method == "GET" and request.scope["state"]["means"] != "bearer":
        raise Problem(405, "MethodNotAllowed", "from a browser, use POST for what changes something")


def act(router: APIRouter, path: str, **options: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a route that changes something: POST, and GET for programs that hold the token."""

    def register(handler: Callable[..., Any]) -> Callable[..., Any]:
        deliberate = [Depends(require_deliberate)]
        router.add_api_route(path, handler, methods=["POST"], **options)
        router.add_api_route(path, handler, methods=["GET"], include_in_schema=False, dependencies=deliberate)
        return handler

    return register
