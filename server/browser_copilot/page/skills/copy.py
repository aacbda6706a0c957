"""Copy a value from one place of the page to another: it is read where it stands, and never made up."""

from __future__ import annotations

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.fill_form import FillFormSkill, FillParams


class CopyParams(FillParams):
    """The fields that the value goes into; each entry says by its `source` where the value stands."""


class CopySkill(FillFormSkill):
    """Fill in a field with what another place of the page shows."""

    name = "copy"
    kinds = frozenset({"copy"})
    params = CopyParams
    about = "Copy a value that the page shows into a field."

    def read(self, intent: Intent) -> CopyParams | None:
        """Only entries that are looked up; a value that the goal gives is typed, not copied."""
        if not intent.entries or any(one.source is None for one in intent.entries):
            return None
        return CopyParams(entries=intent.entries, scope=intent.scope, which=intent.which)
