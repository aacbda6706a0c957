"""The skills, each in a file of its own; which one is used is decided by what the page offers."""

from __future__ import annotations

from typing import Any

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import Skill
from browser_copilot.page.skills.click import ClickSkill, ItemClickSkill
from browser_copilot.page.skills.download import DownloadSkill
from browser_copilot.page.skills.login import LoginSkill
from browser_copilot.page.skills.navigate_menu import NavigateMenuSkill
from browser_copilot.page.skills.paginate import PaginateSkill
from browser_copilot.page.skills.reveal import RevealSkill

LOGIN = LoginSkill()
NAVIGATE = NavigateMenuSkill()
PAGINATE = PaginateSkill()
REVEAL = RevealSkill()
CLICK = ClickSkill()
SKILLS: tuple[Skill[Any], ...] = (LOGIN, NAVIGATE, PAGINATE, REVEAL, DownloadSkill(), CLICK, ItemClickSkill())


def find_skills(intent: Intent) -> list[Skill[Any]]:
    """The skills that an intent may use."""
    return [one for one in SKILLS if intent.kind in one.kinds]
