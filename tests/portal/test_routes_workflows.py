"""Workflows are listed with their forms and run by name."""

from typing import Any

import pytest

from browser_copilot.protocol.commands import CommandAccepted, RunWorkflow
from tests.portal.rig import Rig


async def test_workflows_are_listed_with_their_parameters(rig: Rig) -> None:
    found = (await rig.get("workflows"))["workflows"]
    assert [(flow["name"], flow["parameters"]["type"]) for flow in found] == [("download_invoice", "object")]


async def test_a_workflow_is_run_as_a_command_in_its_session(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Any] = []

    async def take(command: Any, session_id: str | None = None) -> CommandAccepted:
        taken.append((command, session_id))
        return CommandAccepted(session_id=session_id or "s")

    session = await rig.start()
    monkeypatch.setattr(rig.runtime, "command", take)
    order = {"params": {"month": "May"}, "sessionId": session}
    await rig.client.post("/api/workflows/download_invoice/run", json=order)
    assert taken == [(RunWorkflow(name="download_invoice", params={"month": "May"}), session)]


@pytest.mark.parametrize(
    ("name", "order", "status"),
    [
        ("nothing", {}, 404),
        ("download_invoice", {"sessionId": "nobody"}, 404),
        ("download_invoice", {"params": 1}, 400),
        ("download_invoice", {"more": 1}, 400),
    ],
)
async def test_a_workflow_is_not_run(rig: Rig, name: str, order: Any, status: int) -> None:
    assert (await rig.client.post(f"/api/workflows/{name}/run", json=order)).status_code == status
