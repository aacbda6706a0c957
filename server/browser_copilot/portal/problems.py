"""Every failure leaves as `{error, field, hint}`: what is wrong, where, and what to do."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from browser_copilot import log
from browser_copilot.errors import CopilotError, LinkError, StoreError, UsageError
from browser_copilot.portal.plain_page import is_for_people, make_page

NAMES = {
    400: "BadRequest",
    401: "Unauthorized",
    403: "Forbidden",
    404: "NotFound",
    405: "MethodNotAllowed",
    408: "RequestTimeout",
    409: "Conflict",
    413: "BodyTooLarge",
    500: "InternalError",
    503: "Unavailable",
}


HEADINGS = {401: "This link does not open the portal any more", 404: "There is no such page"}


class Problem(HTTPException):
    """A request that cannot be answered. `error` is a name for programs, `hint` a text for people."""

    def __init__(self, status: int, error: str, hint: str, field: str | None = None) -> None:
        super().__init__(status, hint)
        self.error = error
        self.field = field


def describe(error: str, hint: str, field: str | None = None) -> dict[str, Any]:
    return {"error": error, "field": field, "hint": hint}


async def answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    name = error.error if isinstance(error, Problem) else NAMES.get(error.status_code, "Error")
    field = error.field if isinstance(error, Problem) else None
    hint = str(error.detail)
    if not isinstance(error, Problem) and error.status_code == 404:
        hint = "there is no such address; /docs lists those that are"
    if is_for_people(request.headers, request.url.path):
        return make_page(HEADINGS.get(error.status_code, "That did not work"), hint, error.status_code)
    return JSONResponse(describe(name, hint, field), error.status_code, headers=error.headers)


async def answer_validation(_request: Request, error: Exception) -> Response:
    """The first thing that is wrong with the input, without quoting the input."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"])
    return JSONResponse(describe("BadRequest", str(first["msg"]), field), 400)


async def answer_copilot(_request: Request, error: Exception) -> Response:
    assert isinstance(error, CopilotError)
    if isinstance(error, UsageError):
        return JSONResponse(describe("BadRequest", str(error), error.field), 400)
    if isinstance(error, StoreError | LinkError):
        return JSONResponse(describe("Unavailable", str(error)), 503)
    return JSONResponse(describe("Failed", str(error)), 502)


async def answer_defect(request: Request, error: Exception) -> Response:
    log.get("portal").error("a request failed", path=request.url.path, error=repr(error))
    return JSONResponse(describe("InternalError", "a defect of the server; its log says more"), 500)


def install(app: FastAPI) -> None:
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(RequestValidationError, answer_validation)
    app.add_exception_handler(CopilotError, answer_copilot)
    app.add_exception_handler(500, answer_defect)
