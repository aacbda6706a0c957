"""What one step of a model costs: the page's text, the definitions of the tools, and what a past step leaves behind."""

from browser_copilot.agent.context import count_tokens, count_tool_tokens
from browser_copilot.agent.render import render_page
from browser_copilot.agent.report import render_record, tell
from browser_copilot.agent.toolset import make_definitions
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import StepRecord
from e2e.bench.lab import Lab
from e2e.bench.table import median, percentile, render_table
from e2e.site.billing import BillingSite
from e2e.site.pages.site import PAGES, PageSite

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
    rows = [
        ("definitions of all tools and skills", count_tool_tokens(make_definitions()), "-"),
        ("text of a page", round(median(pages)), round(percentile(pages, 0.95))),
        ("what a past step leaves in the history", round(median(kept)), round(percentile(kept, 0.95))),
        ("model calls of the goal, done by skills", calls, "-"),
        ("aria_snapshot() of the same pages", round(median(snapshots)), round(percentile(snapshots, 0.95))),
    ]
    print(render_table(f"Tokens of one step, estimated ({len(pages)} pages)", ("part", "p50", "p95"), rows))


def measure_history(lab: Lab) -> tuple[list[float], int]:
    """Tokens of each step's result as a model would read it, over one goal; and the model calls that it took."""
    with BillingSite() as site:
        run = lab.world.run("Download last month's invoice", site.url)
    found = lab.world.wait(lab.world.app.database.records.find("step", session_id=run.session_id))
    steps = [StepRecord.from_wire(record.body["record"]) for record in found]
    messages = [tell(step.id, *render_record(step), site.origin) for step in steps]
    return [float(count_tokens(message)) for message in messages], run.outcome.model_calls
