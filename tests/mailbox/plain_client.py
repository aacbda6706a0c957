"""A client written from Specification 002 alone, with nothing but the standard library.

python plain_client.py MAILBOX COMMAND COUNT: submits COUNT requests, retries three times, prints the final states.
"""

import json
import shutil
import sys
import time
from pathlib import Path


def main(root: Path, command: str, count: int) -> None:
    requests, responses, failed = root / "requests", root / "responses", root / "failed"
    states = {f"request-{number}": ("NEW", 0) for number in range(count)}
    for name in states:
        content = {"request_id": name, "command": command, "params": {"text": name}}
        (requests / f"{name}.json").write_text(json.dumps(content))  # not even renamed into place
        states[name] = ("POLLING", 1)
    ends = time.monotonic() + 80
    while any(state == "POLLING" for state, _ in states.values()) and time.monotonic() < ends:
        for name, (state, attempt) in states.items():
            path = responses / f"{name}.json"
            if state != "POLLING" or not path.exists():
                continue
            response = json.loads(path.read_text())
            if response["status"] == "success":
                states[name] = ("SUCCESS", attempt)
            elif attempt >= 3:
                shutil.copy(path, failed / path.name)
                states[name] = ("GAVE_UP", attempt)
            else:
                path.unlink()
                states[name] = ("POLLING", attempt + 1)
        time.sleep(0.01)
    print(json.dumps(states))


main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
