"""The Scout only looks."""

from pathlib import Path

import pytest

from browser_copilot.agent.scout import NotReadOnly, Scout
from browser_copilot.protocol.tools import EFFECTS
from tests.agent.fake_desk import FakeDesk
from tests.agent.fake_site import FakeSite, Page, Thing

READS = {"getMiniPCD", "pcd.query", "getDetails", "capture.candidates"}


def desk(tmp_path: Path, *labels: str) -> FakeDesk:
    return FakeDesk(FakeSite({"/": Page("P", [Thing(one, "button") for one in labels])}, tmp_path))


@pytest.mark.parametrize("tool", sorted(set(EFFECTS) - READS))
async def test_any_other_tool_raises(tool: str, tmp_path: Path) -> None:
    with pytest.raises(NotReadOnly):
        await Scout(desk(tmp_path, "A")).look(tool, {})


async def test_at_most_five_candidates_are_proposed_best_first(tmp_path: Path) -> None:
    site = desk(tmp_path, *(f"Invoice {n}" for n in range(9)), "Invoice")
    bundle = await Scout(site).find("Invoice", await site.look("getMiniPCD", {}))
    assert (len(bundle.candidates), bundle.candidates[0].label, len(bundle.fallbacks)) == (5, "Invoice", 5)


async def test_a_candidate_has_selector_risk_and_reason(tmp_path: Path) -> None:
    site = desk(tmp_path, "Delete account")
    best = (await Scout(site).find("Delete account", await site.look("getMiniPCD", {}))).candidates[0]
    assert (best.risk, best.detail.selector.kind, bool(best.why)) == ("high", "role", True)


async def test_what_is_not_there_gives_no_candidates(tmp_path: Path) -> None:
    site = desk(tmp_path, "Save")
    assert (await Scout(site).find("Zebra crossing", await site.look("getMiniPCD", {}))).candidates == []
