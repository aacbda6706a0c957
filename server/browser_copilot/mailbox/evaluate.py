"""How good a successful response is, judged by what can be checked; a process of its own, no part of the exchange.

`python -m browser_copilot.mailbox.evaluate FOLDER` writes `eval/ID.json` for each success that has none; a server that
stays up runs it with `--watch`.
"""

import argparse
import asyncio
import os
import stat
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from browser_copilot.errors import CopilotError
from browser_copilot.mailbox.folders import BadFile, Document, Folders, Request
from browser_copilot.runtime.ports import Clock, SystemClock

WATCH_S = 2.0
FEW_STEPS = 25
Check = Callable[[Request, Document], str | None]
"""What is wrong; None when nothing is."""


def check_data(_request: Request, data: Document) -> str | None:
    return None if data else "the data is empty"


def check_whole(_request: Request, data: Document) -> str | None:
    return "data was left out because there was too much of it" if "omitted" in data else None


def check_status(_request: Request, data: Document) -> str | None:
    status = data.get("status", "succeeded")
    return None if status == "succeeded" else f"the task is {status}"


def check_words(_request: Request, data: Document) -> str | None:
    """A task says what it did."""
    if "runId" not in data:
        return None
    return None if str(data.get("summary", "")).strip() else "there is no summary"


def check_files(_request: Request, data: Document) -> str | None:
    """Every file that is named is there, with as many bytes as was said."""
    for artifact in data.get("artifacts", []):
        path = Path(str(artifact.get("path", "")))
        size = find_size(path)
        if size is None:
            return f"{path.name} is not there"
        if size != artifact.get("bytes") or size == 0:
            return f"{path.name} has {size} bytes, not {artifact.get('bytes')}"
    return None


def find_size(path: Path) -> int | None:
    """Bytes; None for what is no file, or is one no longer."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_size if stat.S_ISREG(state.st_mode) else None


def check_effort(_request: Request, data: Document) -> str | None:
    steps = data.get("steps", 0)
    return f"it took {steps} steps" if isinstance(steps, int) and steps > FEW_STEPS else None


CHECKS: dict[str, Check] = {
    "data": check_data,
    "whole": check_whole,
    "status": check_status,
    "summary": check_words,
    "files": check_files,
    "effort": check_effort,
}


def judge(request: Request, response: Document) -> Document:
    """`score` is the part of the checks that are passed, 0 to 1."""
    given: Any = response.get("data")
    data: Document = given if isinstance(given, dict) else {}
    rows = {name: check(request, data) for name, check in CHECKS.items()}
    passed = sum(problem is None for problem in rows.values())
    return {
        "request_id": request.request_id,
        "command": request.command,
        "attempt_id": response.get("attempt_id"),
        "score": round(passed / len(rows), 3),
        "checks": {name: problem or "ok" for name, problem in rows.items()},
    }


def evaluate(folders: Folders, report: Callable[[Document], None]) -> int:
    """Judge what is not judged yet; returns how many there were."""
    count = 0
    for request_id in folders.ids("responses"):
        if folders.has("eval", request_id):
            continue
        try:
            request = folders.read_request(request_id)
            response = folders.read("responses", request_id)
        except BadFile:
            continue
        if request is None or response is None or response.get("status") != "success":
            continue
        verdict = judge(request, response)
        folders.write("eval", request_id, verdict)
        report(verdict)
        count += 1
    return count


async def watch(
    folders: Folders,
    report: Callable[[Document], None],
    clock: Clock,
    interval_s: float = WATCH_S,
    is_over: Callable[[], bool] = lambda: False,
) -> None:
    """Judge as responses come, until cancelled or over. A folder that did not change costs one `stat` a look.

    What cannot be read or written now is judged at a later look."""
    seen: int | None = None
    trouble = ""
    while not is_over():
        changed = folders.changed_ns("responses")
        try:
            if changed != seen:
                evaluate(folders, report)
            seen, trouble = changed, ""
        except (CopilotError, OSError) as error:
            if trouble != str(error):
                print(f"error: {error}", file=sys.stderr, flush=True)
            trouble = str(error)
        await clock.sleep(interval_s)


def show(verdict: Document) -> None:
    problems = [f"{name}: {text}" for name, text in verdict["checks"].items() if text != "ok"]
    print(f"{verdict['score']:.2f}  {verdict['request_id']}  {'; '.join(problems)}".rstrip(), flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="browser_copilot.mailbox.evaluate", description="Judge successful responses.")
    parser.add_argument("folder", type=Path, help="the mailbox, such as DATA_DIR/mailbox")
    parser.add_argument("--watch", action="store_true", help="go on as responses come")
    parser.add_argument("--parent", type=int, help="end with this process, which started this one")
    options = parser.parse_args(arguments)
    try:
        folders = Folders(options.folder).open()
        if options.watch:
            is_over = lambda: options.parent is not None and os.getppid() != options.parent  # noqa: E731
            asyncio.run(watch(folders, show, SystemClock(), is_over=is_over))
        else:
            evaluate(folders, show)
    except CopilotError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
