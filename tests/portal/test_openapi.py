"""Whatever is sent, the server does not break: generated requests over the whole OpenAPI document."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import Failure, FailureGroup

from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.protocol.tools import Call, Failed, Ok, fail
from tests.portal.rig import BEARER, PATIENCE, Rig, StillClock, make_rig, serve

EXAMPLES = {GenerationMode.POSITIVE: 12, GenerationMode.NEGATIVE: 6}
NEED_MORE = {
    "DELETE /api/copilot/approvals/remembered/{grant_id}",
    "GET /api/browser/tabs",
    "GET /api/copilot/job/{job_id}/live",
    "GET /api/copilot/job/{job_id}/live/{token}",
    "GET /api/copilot/session/{session_id}/artifacts/{id}",
    "GET /api/copilot/session/{session_id}/live",
    "GET /api/copilot/session/{session_id}/live/{token}",
    "GET /login",
    "POST /api/browser/tool",
    "POST /api/copilot/task/{task_id}/stop",
    "POST /api/workflows/{name}/run",
}
"""These may answer each request with an error: they need a browser, or something that happened before."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
QUICK = settings(
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)


class HastyBrowser(FakeBrowser):
    """Answers at once, whatever the deadline: these requests are about the door."""

    async def call(self, call: Call, secrets: Any = None) -> Ok | Failed:
        if call.session_id == "door-health":
            return Ok(data=[])
        return fail("unsupported", "not here")


class HastyClock(StillClock):
    async def sleep(self, seconds: float) -> None:
        return


class Maker:
    """Makes real things for a request to be about, each of them new."""

    def __init__(self, base_url: str, folder: Path) -> None:
        self._client = httpx.Client(base_url=f"{base_url}/api/copilot/", headers=BEARER, timeout=PATIENCE)
        self._folder = str(folder)
        self._makers: dict[str, Callable[[], str]] = {
            "session_id": self._make_session,
            "task_id": self._make_task,
            "job_id": lambda: self._post("job/start/short", f"{self._folder}\nx")["jobId"],
            "model_id": lambda: "skills",
            "task_name": lambda: "look",
            "job_name": lambda: "short",
            "hash": lambda: "a" * 32,
        }
        self._bodies: dict[str, Any] = {
            "/api/copilot/session/start/{model_id}": self._folder,
            "/api/copilot/job/start/{job_name}": f"{self._folder}\nx",
            "/api/copilot/session/{session_id}/command": {"type": "SetApprovalPolicy", "policy": "none"},
            "/api/copilot/command": {"type": "SessionNew"},
        }

    def close(self) -> None:
        self._client.close()

    def make_real(self, case: Any, body: bool) -> None:
        for name in (case.path_parameters or {}).keys() & self._makers.keys():
            case.path_parameters[name] = self._makers[name]()
        if body and case.path in self._bodies:
            case.body = self._bodies[case.path]

    def _post(self, path: str, body: str) -> dict[str, str]:
        made: dict[str, str] = self._client.post(path, content=body).json()
        return made

    def _make_session(self) -> str:
        return self._post("session/start/skills", self._folder)["sessionId"]

    def _make_task(self) -> str:
        return self._post(f"task/start/look/session/{self._make_session()}", "x")["taskId"]


class Sender:
    """`broken` are failures of the server; `fine` are the routes that did what they are for at least once."""

    def __init__(self, base_url: str, maker: Maker) -> None:
        self._base_url, self._maker = base_url, maker
        self.broken: list[str] = []
        self.fine: set[str] = set()
        self.sent: Counter[GenerationMode] = Counter()

    def send_all(self, operation: Any, mode: GenerationMode) -> None:
        """Generated requests of one route; none where nothing of it can be wrong."""
        if mode is GenerationMode.NEGATIVE and not (len(operation.body) or len(operation.query)):
            return

        @settings(QUICK, max_examples=EXAMPLES[mode])
        @given(case=operation.as_strategy(generation_mode=mode))
        def send(case: Any) -> None:
            self._send(case, mode)

        with suppress(Unsatisfiable):
            send()

    def _send(self, case: Any, mode: GenerationMode) -> None:
        number = self.sent[mode]
        if number % 4:
            self._maker.make_real(case, mode is GenerationMode.POSITIVE and number % 2 == 1)
        if isinstance(case.body, dict) and case.body.get("type") == "Shutdown":
            return
        reply = case.call(base_url=self._base_url, headers=BEARER, timeout=PATIENCE)
        self.sent[mode] += 1
        if 200 <= reply.status_code < 300 and b'"error":' not in reply.content:
            self.fine.add(case.operation.label)
        try:
            case.validate_response(reply, checks=CHECKS)
        except (Failure, FailureGroup) as failure:
            self.broken.append(f"{case.method} {case.formatted_path}: {reply.status_code} {failure}")


def send_generated(schema: Any, base_url: str, folder: Path) -> tuple[Sender, set[str]]:
    """What was sent and answered, and all routes there are; `/api/stop` comes last."""
    operations = sorted((one.ok() for one in schema.get_all_operations()), key=lambda one: one.path == "/api/stop")
    maker = Maker(base_url, folder)
    sender = Sender(base_url, maker)
    for operation in operations:
        for mode in EXAMPLES:
            sender.send_all(operation, mode)
    maker.close()
    return sender, {one.label for one in operations}


async def test_no_generated_request_breaks_the_server(tmp_path: Path) -> None:
    async with make_rig(tmp_path, HastyBrowser()) as rig:
        answer_at_once(rig)
        async with serve(rig.app) as port:
            base_url = f"http://127.0.0.1:{port}"
            schema = schemathesis.openapi.from_dict(rig.app.openapi())
            sender, routes = await asyncio.to_thread(send_generated, schema, base_url, rig.folder)
    assert sender.broken == []
    assert routes - sender.fine - NEED_MORE == set()
    assert (sender.sent[GenerationMode.POSITIVE] >= 300, sender.sent[GenerationMode.NEGATIVE] >= 60) == (True, True)


def answer_at_once(rig: Rig) -> None:
    """`live` times out at once."""
    rig.clock.sleep = HastyClock().sleep  # type: ignore[method-assign]


async def test_the_document_names_every_operation(rig: Rig) -> None:
    operations = [op for path in rig.app.openapi()["paths"].values() for op in path.values()]
    assert [op["operationId"] for op in operations if not op.get("summary")] == []
