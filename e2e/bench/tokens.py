"""What one step of a model costs: the page's text, the definitions of the tools, and what a past step leaves behind."""

from browser_copilot.agent.context import count_tool_tokens
from browser_copilot.agent.render import render_page
from browser_copilot.agent.toolset import make_definitions
from browser_copilot.protocol.page import MiniPCD
from e2e.bench.lab import Lab
from e2e.bench.table import median, percentile, render_table
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
    rows = [
        ("definitions of all tools and skills", count_tool_tokens(make_definitions()), "-"),
        ("text of a page", round(median(pages)), round(percentile(pages, 0.95))),
        ("aria_snapshot() of the same pages", round(median(snapshots)), round(percentile(snapshots, 0.95))),
    ]
    print(render_table(f"Tokens of one step, estimated ({len(pages)} pages)", ("part", "p50", "p95"), rows))
