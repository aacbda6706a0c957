"""Ordinary pages, each for one kind of goal; what a page did for its visitor is told to the site and kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from e2e.site.server import Call, LocalSite, Reply, not_found

HERE = Path(__file__).parent / "html"
SCRIPT = "report.js"


class GoalSite(LocalSite):
    """`told` holds the last report of each page."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, dict[str, Any]] = {}

    def answer(self, call: Call) -> Reply:
        """Answer with a page or the script, or keep what a page tells."""
        head, _, name = call.path.strip("/").partition("/")
        if head == "told":
            self.told[name] = json.loads(call.body)
            return Reply(b"kept", content_type="text/plain")
        if call.path == f"/{SCRIPT}":
            return Reply((HERE / SCRIPT).read_bytes(), content_type="text/javascript; charset=utf-8")
        page = HERE / f"{Path(head).name}.html"
        return Reply(page.read_bytes()) if page.is_file() else not_found(call.path)
