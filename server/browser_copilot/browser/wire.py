"""A text message is one frame or it is malformed. Pure: bytes and depth are checked before anything is built."""

import json
import re
from collections.abc import Mapping

from pydantic import TypeAdapter, ValidationError

from browser_copilot.errors import LinkError
from browser_copilot.protocol import frames
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.frames import Frame
from browser_copilot.protocol.limits import MAX_FRAME_BYTES, MAX_JSON_DEPTH

FRAME: TypeAdapter[Wire] = TypeAdapter(Frame)
_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKETS = re.compile(r"[{}\[\]]")

CLOSE_NORMAL = 1000
CLOSE_MALFORMED = 1008
CLOSE_TOO_BIG = 1009
CLOSE_REPLACED = 4001
CLOSE_SILENT = 4002
CLOSE_REFUSED = 4003
CLOSE_TOO_SLOW = 4004


class Malformed(LinkError):
    """The other side sent what is no frame; `close_code` is how the connection ends.

    `call_id` is there when it was the answer to a call: then only that call is spoilt, and the connection goes on.
    """

    def __init__(self, text: str, close_code: int = CLOSE_MALFORMED, call_id: str | None = None) -> None:
        super().__init__(text, code="bad_argument")
        self.close_code = close_code
        self.call_id = call_id


def read_frame(text: str) -> Wire:
    """Parse one message. Raises `Malformed`, whose text quotes no values (they could be secrets)."""
    check_size(text)
    check_depth(text)
    try:
        return FRAME.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "the frame"
        raise Malformed(f"malformed frame: {where}: {first['msg']}", call_id=_find_call_id(text)) from None


def _find_call_id(text: str) -> str | None:
    frame = _load(text)
    call_id = frame.get("id") if frame.get("type") == "result" else None
    return call_id if isinstance(call_id, str) else None


def _load(text: str) -> dict[str, object]:
    """The frame as JSON, empty when it is no JSON object."""
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def check_size(text: str) -> None:
    """Raises `Malformed` beyond 1 MiB of UTF-8."""
    if len(text) * 4 > MAX_FRAME_BYTES and len(text.encode(errors="replace")) > MAX_FRAME_BYTES:
        raise Malformed(f"a frame is larger than {MAX_FRAME_BYTES} bytes", CLOSE_TOO_BIG)


def check_depth(text: str) -> None:
    """Raises `Malformed` beyond 64 levels of nesting; text that is not JSON passes here and fails later."""
    if text.count("{") + text.count("[") <= MAX_JSON_DEPTH:
        return
    depth = 0
    for bracket in _BRACKETS.finditer(_STRINGS.sub("", text)):
        depth += 1 if bracket.group() in "{[" else -1
        if depth > MAX_JSON_DEPTH:
            raise Malformed(f"a frame is nested deeper than {MAX_JSON_DEPTH} levels")


def find_kind(text: str) -> str:
    """The type of a frame that we wrote; it stands first."""
    return text[9 : text.find('"', 9)]


def cut_reason(text: str) -> str:
    """A close reason: at most 123 bytes (RFC 6455, section 5.5)."""
    return text.encode()[:123].decode(errors="ignore")


def write_call(call: Wire, secrets: Mapping[str, str] | None, origins: Mapping[str, str] | None) -> frames.CallFrame:
    return frames.CallFrame.model_construct(
        call=call,  # type: ignore[arg-type]
        secrets=dict(secrets) if secrets else None,
        secret_origins=dict(origins) if origins else None,
    )


def find_version(text: str) -> int | None:
    """The protocol version a hello names, read before all else so that an old extension is told what is wrong."""
    check_size(text)
    check_depth(text)
    hello = _load(text)
    version = hello.get("protocolVersion") if hello.get("type") == "hello" else None
    return version if type(version) is int else None
