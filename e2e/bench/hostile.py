"""Pages that are too big, too deep or misleading: the ceiling holds, the bytes repeat, the wanted control is found."""

import json
import re
from dataclasses import dataclass
from typing import Any

from browser_copilot.protocol.page import MiniPCD
from e2e.bench.keys import TOP, fits
from e2e.bench.lab import Lab, Refused
from e2e.bench.perception import PCD_BYTES
from e2e.bench.table import Goal, render_goals, render_table, share
from e2e.site.hostile import HOSTILE
from e2e.site.pages.site import PageSite

UNREPEATABLE = frozenset({"restless"})  # writes the time into its labels
OWN = ("ts", "documentId", "url")  # of this document, not of the page


@dataclass
class Ordeal:
    """One hostile page; `same` is None where the page itself is never the same."""

    milliseconds: float
    size: int
    found: bool
    same: bool | None
    trouble: str = ""


def bench_hostile(lab: Lab, site: PageSite) -> None:
    """Each page twice."""
    every = {name: suffer(lab, site, name) for name in HOSTILE}
    words = {True: "yes", False: "NO", None: "-"}
    rows = [
        (name, one.milliseconds, one.size, words[0 < one.size <= PCD_BYTES], words[one.same],
         one.trouble or words[one.found])
        for name, one in every.items()
    ]  # fmt: skip
    heads = ("page", "first ms", "bytes", "<= 8,192", "same again", "wanted in top 5")
    print(render_table("Hostile pages", heads, rows))
    fit = sum(0 < one.size <= PCD_BYTES for one in every.values())
    same = [one.same for one in every.values() if one.same is not None]
    found = sum(one.found for one in every.values())
    print(render_goals(f"Over {len(every)} hostile pages", [
        Goal("at most 8,192 bytes", share(fit, len(every)), "100 %", fit == len(every)),
        Goal("the same page gives the same bytes", share(sum(same), len(same)), "100 %", all(same)),
        Goal("wanted control in the top five of pcd.query", share(found, len(every)), "100 %", found == len(every)),
    ]))  # fmt: skip


def suffer(lab: Lab, site: PageSite, name: str) -> Ordeal:
    """Summary, query, and the summary of a second tab with the same page."""
    address, wanted = f"{site.origin}/hostile/{name}", HOSTILE[name].wanted
    try:
        with lab.open(address) as (_, tab):
            milliseconds, data = lab.time("getMiniPCD", {"tabId": tab})
            size = len(MiniPCD.from_wire(data).to_json().encode())
            hits = lab.ask("pcd.query", {"tabId": tab, "text": wanted.query, "topK": TOP})
        found = any(fits(hit["label"], wanted.name) for hit in hits)
        same = None
        if name not in UNREPEATABLE:
            with lab.open(address) as (_, tab):
                same = page_alone(lab.ask("getMiniPCD", {"tabId": tab})) == page_alone(data)
    except Refused as problem:
        return Ordeal(float("nan"), 0, False, False, str(problem)[:60])
    return Ordeal(milliseconds, size, found, same)


def page_alone(data: dict[str, Any]) -> str:
    """A summary without what belongs to its document, as text."""
    return re.sub(r"bench=\d+", "", json.dumps({key: value for key, value in data.items() if key not in OWN}))
