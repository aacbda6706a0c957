"""Files leave only when an event recorded them, and only as plain files."""

import os
from pathlib import Path
from typing import Any

from tests.portal.rig import Rig


async def save(rig: Rig) -> tuple[str, dict[str, Any]]:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "save the figures")
    await rig.read_log(session, "ARTIFACT_SAVED")
    return session, (await rig.get(f"copilot/session/{session}/artifacts"))["artifacts"][0]


async def test_a_saved_file_is_listed(rig: Rig) -> None:
    _, row = await save(rig)
    assert (row["name"], row["kind"], row["bytes"]) == ("report ü.txt", "report", 7)


async def test_a_saved_file_is_fetched_under_its_name(rig: Rig) -> None:
    session, row = await save(rig)
    reply = await rig.client.get(f"/api/copilot/session/{session}/artifacts/{row['id']}")
    assert (reply.content, "report%20%C3%BC.txt" in reply.headers["content-disposition"]) == (b"figures", True)


async def test_a_file_of_another_session_is_not_found(rig: Rig) -> None:
    _, row = await save(rig)
    other = await rig.start()
    assert (await rig.client.get(f"/api/copilot/session/{other}/artifacts/{row['id']}")).status_code == 404


async def test_an_event_that_saved_nothing_is_no_file(rig: Rig) -> None:
    session, row = await save(rig)
    reply = await rig.client.get(f"/api/copilot/session/{session}/artifacts/{row['id'] - 1}")
    assert (reply.status_code, reply.json()["error"]) == (404, "ArtifactNotFound")


async def test_a_file_that_became_a_link_stays_here(rig: Rig) -> None:
    session, row = await save(rig)
    path = Path(row["path"])
    path.unlink()
    path.symlink_to("/etc/passwd")
    reply = await rig.client.get(f"/api/copilot/session/{session}/artifacts/{row['id']}")
    assert (reply.status_code, reply.json()["error"]) == (404, "ArtifactGone")


async def test_a_file_that_became_a_pipe_stays_here(rig: Rig) -> None:
    session, row = await save(rig)
    Path(row["path"]).unlink()
    os.mkfifo(row["path"])
    reply = await rig.client.get(f"/api/copilot/session/{session}/artifacts/{row['id']}")
    assert reply.status_code == 404


async def test_a_file_that_was_deleted_is_gone(rig: Rig) -> None:
    session, row = await save(rig)
    Path(row["path"]).unlink()
    assert (await rig.client.get(f"/api/copilot/session/{session}/artifacts/{row['id']}")).status_code == 404
