"""What a person sees instead of JSON where the website cannot be shown: one heading, one sentence, nothing to load."""

from html import escape

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse

HEAD = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Browser Copilot</title>'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
    "</head>"
)


def is_for_people(headers: Headers, path: str) -> bool:
    """A browser's address bar asks for HTML; what is under `/api` is for programs, whoever asks."""
    return "text/html" in headers.get("accept", "") and not path.startswith("/api/")


def make_page(heading: str, text: str, status: int, *, way_back: bool = True) -> HTMLResponse:
    """A page with that heading and sentence; `way_back` leads to the portal."""
    back = '<p><a href="/">Open the portal</a></p>' if way_back else ""
    body = f"<body><main><h1>{escape(heading)}</h1><p>{escape(text)}</p>{back}</main></body></html>"
    return HTMLResponse(HEAD + body, status)
