"""What the commands of the command line share: option types, checks of input, the way work is run, JSON lines."""

import asyncio
import contextlib
import json
import signal
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import typer

from browser_copilot.errors import UsageError
from browser_copilot.visible import make_visible

Policy = Literal["ask", "all", "none"]
DataDir = Annotated[Path | None, typer.Option("--data-dir", help="Where database, secrets and browser profile live.")]
Port = Annotated[int | None, typer.Option("--port", help="HTTP port; 0 takes a free one.")]
Headless = Annotated[bool | None, typer.Option("--headless/--headed", help="Run the managed browser without a window.")]
Allow = Annotated[
    list[str] | None,
    typer.Option("--allow", metavar="ORIGIN", help="An origin that may be acted on, again for each."),
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]
ProfileName = Annotated[str | None, typer.Option("--profile-name", help="The model profile; `skills` needs none.")]
POLICIES: tuple[Policy, ...] = ("ask", "all", "none")
Approve = Annotated[
    str,
    typer.Option("--approve", help="ask, all or none.", autocompletion=lambda: list(POLICIES)),
]
JobId = Annotated[str, typer.Argument(help="The job's id, such as job-4799; see: browser-copilot job list.")]
SecretName = Annotated[str, typer.Argument(help="The secret's name; see: browser-copilot secret list.")]
WorkingDirectory = Annotated[Path | None, typer.Option("--working-directory", help="Where files go.")]
Param = Annotated[list[str] | None, typer.Option("--param", metavar="NAME=VALUE", help="A parameter, again for each.")]
Params = Annotated[str | None, typer.Option("--params", metavar="JSON", help="All parameters as a JSON object.")]
ReadyFile = Annotated[Path | None, typer.Option("--ready-file", help="Gets {url, token, pid} when ready.")]


def run_async(work: Coroutine[Any, Any, int]) -> int:
    """Run to the end; SIGINT and SIGTERM cancel it once, politely."""

    async def supervise() -> int:
        task = asyncio.ensure_future(work)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, task.cancel)
        return await task

    return asyncio.run(supervise())


def check_url(url: str | None) -> str | None:
    """http and https only. Raises `UsageError`."""
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise UsageError(f"{url!r} is not a web address", field="url", hint="write http://... or https://...")
    return url


def check_origins(origins: list[str] | None) -> list[str]:
    """Exact origins. Raises `UsageError`."""
    from browser_copilot.runtime.origins import parse_origin

    exact = []
    for origin in origins or []:
        parsed = parse_origin(origin)
        if parsed is None:
            hint = "write scheme, host and port, like https://shop.example:8443"
            raise UsageError(f"{origin!r} is not an origin", field="allow", hint=hint)
        exact.append(parsed)
    return exact


def check_policy(approve: str) -> Policy:
    """Raises `UsageError`."""
    policies: dict[str, Policy] = {"ask": "ask", "all": "all", "none": "none"}
    if approve not in policies:
        raise UsageError(f"--approve {approve} is unknown", field="approve", hint="write ask, all or none")
    return policies[approve]


def print_rows(rows: Sequence[dict[str, Any]], columns: Sequence[str], as_json: bool) -> None:
    """A line for each row: JSON, or the columns with tabs between them."""
    for row in rows:
        shown = [str(row.get(column) if row.get(column) is not None else "") for column in columns]
        print(json.dumps(row, ensure_ascii=False) if as_json else make_visible("\t".join(shown).rstrip()), flush=True)


def warn(text: str, as_json: bool, **row: Any) -> None:
    """What is noted beside the result: one line on standard error."""
    print(json.dumps(row, ensure_ascii=False) if as_json else make_visible(text), file=sys.stderr, flush=True)


def tell(text: str, as_json: bool, **row: Any) -> None:
    """One line at once: the text for people, or the row as JSON."""
    print(json.dumps(row, ensure_ascii=False) if as_json else make_visible(text), flush=True)
