"""`browser-copilot run` in a process of its own, forked from one that has imported everything."""

import json
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from typing import Any

import httpx

from browser_copilot.commands_run import Wish, run_there
from browser_copilot.options import run_async
from browser_copilot.remote import Server
from e2e.bench.breaks import PressSite
from e2e.bench.serving import ForkedServer


def run_goal(url: str, token: str, page: str, origin: str, out: Connection) -> None:
    """What the command does once it has found a server that runs already; its lines go to `out`."""
    sys.stdout = os.fdopen(os.dup(out.fileno()), "w")
    server = Server(url, token, httpx.get(f"{url}/healthz").json())
    sys.exit(run_async(run_there(server, Wish("press on", page, [origin], "all", as_json=True))))


class Runner:
    """Begun when it is made."""

    def __init__(self, server: ForkedServer, site: PressSite) -> None:
        context = multiprocessing.get_context("forkserver")
        ours, theirs = context.Pipe(duplex=False)
        args = (f"http://127.0.0.1:{server.port}", server.token, site.url, site.origin, theirs)
        self._process = context.Process(target=run_goal, args=args, daemon=True)
        self._process.start()
        theirs.close()
        self._lines = os.fdopen(os.dup(ours.fileno()), "r")
        ours.close()

    def read_session(self) -> str:
        return str(self._read()["session_id"])

    def interrupt(self) -> None:
        """Ctrl-C; returns once the result was read. Raises `AssertionError` when that is no cancellation."""
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGINT)
        said = self._read()
        while "status" not in said:
            said = self._read()
        assert said["status"] == "cancelled", said
        self._lines.close()

    def _read(self) -> dict[str, Any]:
        line = self._lines.readline()
        assert line, f"it ended with {self._process.exitcode}"
        return dict(json.loads(line))
