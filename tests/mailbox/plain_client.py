"""A client written from Specification 002 alone, with nothing but the standard library; it may be killed at any time.

python plain_client.py MAILBOX PREFIX COUNT REQUEST...: submits PREFIX-0 to PREFIX-COUNT, the requests in turn, retries
three times and prints the final states. Begun anew, it takes its states from the folders. REQUEST is a JSON object of
`command` and `params`, in which NAME stands for the request's id.
"""

import json
import shutil
import sys
import time
from pathlib import Path
from typing import Any

RETRIES = 3
PATIENCE_S = 600


def load(path: Path) -> dict[str, Any] | None:
    """None when it is not there, or not whole: whoever wrote it was killed."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return None
    return found if isinstance(found, dict) else None


class Client:
    """One state for each request: NEW, POLLING with its attempt, SUCCESS, GAVE_UP."""

    def __init__(self, root: Path, asked: dict[str, str]) -> None:
        self.requests, self.responses, self.failed = root / "requests", root / "responses", root / "failed"
        self.states = {name: self.begin(name, one) for name, one in asked.items()}

    def begin(self, name: str, asked: str) -> tuple[str, int]:
        if load(self.failed / f"{name}.json") is not None:
            return ("GAVE_UP", RETRIES)
        request = self.requests / f"{name}.json"
        if load(request) is None:
            content = {"request_id": name, **json.loads(asked.replace("NAME", name))}
            request.write_text(json.dumps(content), "utf-8")  # not even renamed into place
        return ("POLLING", 1)

    def look(self, name: str) -> tuple[str, int]:
        state, attempt = self.states[name]
        path = self.responses / f"{name}.json"
        response = load(path) if state == "POLLING" else None
        if response is None:
            return (state, attempt)
        if response["status"] == "success":
            return ("SUCCESS", attempt)
        if attempt >= RETRIES:
            shutil.copy(path, self.failed / path.name)
            return ("GAVE_UP", attempt)
        path.unlink()
        return ("POLLING", attempt + 1)

    def wait(self) -> None:
        ends = time.monotonic() + PATIENCE_S
        while any(state == "POLLING" for state, _ in self.states.values()):
            assert time.monotonic() < ends, "some requests were never answered"
            self.states = {name: self.look(name) for name in self.states}
            time.sleep(0.1)


if __name__ == "__main__":
    prefix, given = sys.argv[2], sys.argv[4:]
    client = Client(Path(sys.argv[1]), {f"{prefix}-{one}": given[one % len(given)] for one in range(int(sys.argv[3]))})
    client.wait()
    print(json.dumps(client.states))
