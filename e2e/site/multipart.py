"""A multipart form is read with the standard library's mail parser (RFC 7578 is mail, after all)."""

from __future__ import annotations

from dataclasses import dataclass
from email import policy
from email.parser import BytesParser


@dataclass(frozen=True)
class Part:
    """One field. `filename` is empty when the field is not a file."""

    name: str
    filename: str
    content: bytes


def read_multipart(content_type: str, body: bytes) -> list[Part]:
    """Return the fields of a multipart/form-data body, in order; none when it is of another type."""
    if not content_type.lower().startswith("multipart/form-data"):
        return []
    head = f"Content-Type: {content_type}\r\nMIME-Version: 1.0\r\n\r\n".encode()
    message = BytesParser(policy=policy.HTTP).parsebytes(head + body)
    parts = []
    for part in message.iter_parts():
        name = part.get_param("name", header="content-disposition") or ""
        payload = part.get_payload(decode=True)
        content = payload if isinstance(payload, bytes) else b""
        parts.append(Part(str(name), part.get_filename() or "", content))
    return parts
