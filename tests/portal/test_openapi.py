"""Whatever is sent, the server does not break: generated requests over the whole OpenAPI document."""

import asyncio
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import Failure, FailureGroup

from browser_copilot.browser.fake import FakeBrowser
from browser_copilot.protocol.tools import Call, Failed, Ok, fail
from tests.portal.rig import BEARER, Rig, StillClock, make_rig, serve

EXAMPLES = 25
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
QUICK = settings(
    max_examples=EXAMPLES,
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


def send_generated(schema: Any, base_url: str, session: str) -> tuple[int, list[str]]:
    """How many requests were sent, and what of the answers was a failure of the server."""
    broken: list[str] = []
    sent = 0
    for operation in schema.get_all_operations():
        case_of = operation.ok().as_strategy()

        @QUICK
        @given(case=case_of)
        def send(case: Any) -> None:
            nonlocal sent
            if sent % 2 and "session_id" in (case.path_parameters or {}):
                case.path_parameters["session_id"] = session
            reply = case.call(base_url=base_url, headers=BEARER, timeout=60)
            sent += 1
            try:
                case.validate_response(reply, checks=CHECKS)
            except (Failure, FailureGroup) as failure:
                broken.append(f"{case.method} {case.formatted_path}: {reply.status_code} {failure}")

        send()
    return sent, broken


async def test_no_generated_request_breaks_the_server(tmp_path: Path) -> None:
    async with make_rig(tmp_path, HastyBrowser()) as rig:
        answer_at_once(rig)
        session = await rig.start()
        async with serve(rig.app) as port:
            base_url = f"http://127.0.0.1:{port}"
            schema = schemathesis.openapi.from_dict(rig.app.openapi())
            sent, broken = await asyncio.to_thread(send_generated, schema, base_url, session)
    assert (broken, sent >= 100) == ([], True)


def answer_at_once(rig: Rig) -> None:
    """`live` times out at once."""
    rig.clock.sleep = HastyClock().sleep  # type: ignore[method-assign]


async def test_the_document_names_every_operation(rig: Rig) -> None:
    operations = [op for path in rig.app.openapi()["paths"].values() for op in path.values()]
    assert [op["operationId"] for op in operations if not op.get("summary")] == []
