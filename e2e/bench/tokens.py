"""What one step of a model costs: the page's text, the tools' definitions, what a past step leaves, and all of it."""

import tempfile
from datetime import timedelta
from pathlib import Path

from browser_copilot.agent.context import count_tokens, count_tool_tokens
from browser_copilot.agent.render import render_page
from browser_copilot.agent.report import render_record, tell
from browser_copilot.agent.toolset import make_definitions
from browser_copilot.protocol.commands import SwitchModel
from browser_copilot.protocol.events import ContextUsed
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import StepRecord
from e2e.bench.lab import Lab
from e2e.bench.table import median, percentile, render_table
from e2e.site.billing import BillingSite
from e2e.site.pages.site import PAGES, PageSite
from e2e.world import World
from tests.agent.reader import GOAL, InvoiceReader
from tests.model.endpoint import ModelEndpoint

CHARS_PER_TOKEN = 4


def bench_tokens(lab: Lab, site: PageSite) -> None:
    """Estimated as the context budget does: four characters a token."""
    pages, snapshots = [], []
    for name in PAGES:
        with lab.open(site.address(name)) as (page, tab):
            text = render_page(MiniPCD.from_wire(lab.ask("getMiniPCD", {"tabId": tab})))
            pages.append(len(text) / CHARS_PER_TOKEN)
            snapshots.append(len(page.locator("body").aria_snapshot()) / CHARS_PER_TOKEN)
    kept, calls = measure_history(lab)
    requests, asked = measure_model()
    rows = [
        ("definitions of all tools and skills", count_tool_tokens(make_definitions()), "-"),
        ("text of a page", round(median(pages)), round(percentile(pages, 0.95))),
        ("what a past step leaves in the history", round(median(kept)), round(percentile(kept, 0.95))),
        ("a whole request of the goal, done by a model", round(median(requests)), round(percentile(requests, 0.95))),
        ("model calls of the goal, done by skills", calls, "-"),
        ("model calls of the goal, done by a model", asked, "-"),
        ("aria_snapshot() of the same pages", round(median(snapshots)), round(percentile(snapshots, 0.95))),
    ]
    print(render_table(f"Tokens of one step, estimated ({len(pages)} pages)", ("part", "p50", "p95"), rows))


def measure_history(lab: Lab) -> tuple[list[float], int]:
    """Tokens of each step's result as a model would read it, over one goal; and the model calls that it took."""
    with BillingSite() as site:
        run = lab.world.run(GOAL, site.url)
    found = lab.world.wait(lab.world.app.database.records.find("step", session_id=run.session_id))
    steps = [StepRecord.from_wire(record.body["record"]) for record in found]
    messages = [tell(step.id, *render_record(step), site.origin) for step in steps]
    return [float(count_tokens(message)) for message in messages], run.outcome.model_calls


def measure_model() -> tuple[list[float], int]:
    """Tokens of each request, and how many there were, when a reader behind an endpoint does the goal alone."""
    with tempfile.TemporaryDirectory(prefix="copilot-bench-") as folder, ModelEndpoint() as endpoint:
        profile = {"base_url": endpoint.base_url, "model": "m", "skills": False}
        with World(Path(folder), profiles={"reader": profile}) as world, BillingSite() as site:
            endpoint.default = InvoiceReader(f"{site.today.replace(day=1) - timedelta(days=1):%B %Y}")
            session = world.new_session()
            world.command(SwitchModel(profile="reader"), session)
            run = world.run(GOAL, site.url, session_id=session)
    if run.outcome.status != "succeeded":
        raise RuntimeError(run.explain())
    return [float(one.used) for one in run.of(ContextUsed)], run.outcome.model_calls
