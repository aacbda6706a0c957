"""Closing everything in the middle of a run loses nothing: the panel asks, and the run goes on."""

from pathlib import Path

from e2e.side_panel import beside
from e2e.site.billing import BillingSite
from e2e.world import World


def test_a_run_goes_on_after_the_server_was_started_again(tmp_path: Path, site: BillingSite) -> None:
    with World(tmp_path, debugging=True) as first, beside(first) as panel:
        panel.begin(site.url)
        panel.say("Delete Grace Hopper from the team")
        panel.button("Allow once").wait_for()
    with World(tmp_path, debugging=True) as second, beside(second) as panel:
        panel.tab.goto(site.url)
        panel.tab.bring_to_front()
        panel.see("An interrupted run")
        panel.button("Resume").click()
        for target in ('Click "Delete"', 'Click "Yes, delete"'):
            panel.page.locator("section.approval").filter(has_text=target).wait_for()
            panel.button("Allow once").click()
        panel.see_state("Done")
    assert site.state.deleted == ["Grace Hopper"]
