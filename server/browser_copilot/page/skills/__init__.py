"""The skills, each in a file of its own; which one is used is decided by what the page offers."""

from __future__ import annotations

from typing import Any

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import Skill
from browser_copilot.page.skills.book import BookSkill
from browser_copilot.page.skills.calendar import CalendarSkill
from browser_copilot.page.skills.checkout import CheckoutSkill
from browser_copilot.page.skills.choose import ChooseSkill
from browser_copilot.page.skills.choose_every import EveryChoiceSkill
from browser_copilot.page.skills.choose_item import ItemChoiceSkill
from browser_copilot.page.skills.click import ClickSkill
from browser_copilot.page.skills.click_item import ItemClickSkill
from browser_copilot.page.skills.click_text import ClickTextSkill
from browser_copilot.page.skills.compose import ComposeSkill
from browser_copilot.page.skills.copy import CopySkill
from browser_copilot.page.skills.delete import DeleteSkill
from browser_copilot.page.skills.download import DownloadSkill
from browser_copilot.page.skills.drag import DragSkill
from browser_copilot.page.skills.drawn import CountDrawnSkill
from browser_copilot.page.skills.extract import ExtractSkill
from browser_copilot.page.skills.fill_form import FillFormSkill
from browser_copilot.page.skills.in_item import InItemSkill
from browser_copilot.page.skills.keep import KeepSkill
from browser_copilot.page.skills.keys import HoverSkill, PressSkill
from browser_copilot.page.skills.login import LoginSkill
from browser_copilot.page.skills.menu_choice import MenuChoiceSkill
from browser_copilot.page.skills.navigate_menu import NavigateMenuSkill
from browser_copilot.page.skills.odd_clicks import ClickUntilSkill, MenuPathSkill
from browser_copilot.page.skills.paginate import PaginateSkill
from browser_copilot.page.skills.passage import FormatSkill, ReplaceSkill
from browser_copilot.page.skills.read import ReadSkill
from browser_copilot.page.skills.rename import RenameSkill
from browser_copilot.page.skills.rename_in_place import RenameInPlaceSkill
from browser_copilot.page.skills.reveal import RevealSkill
from browser_copilot.page.skills.search import SearchSkill
from browser_copilot.page.skills.slider import SliderSkill
from browser_copilot.page.skills.sort_filter import FilterSkill, SortSkill
from browser_copilot.page.skills.stepper import StepperSkill
from browser_copilot.page.skills.transfer import TransferSkill
from browser_copilot.page.skills.upload import UploadSkill
from browser_copilot.page.skills.wait_scroll import ScrollSkill, WaitSkill
from browser_copilot.page.skills.watch import WatchSkill

LOGIN = LoginSkill()
NAVIGATE = NavigateMenuSkill()
PAGINATE = PaginateSkill()
REVEAL = RevealSkill()
CALENDAR = CalendarSkill()
IN_ITEM = InItemSkill()
CLICK = ClickSkill()
DELETE = DeleteSkill()
ITEM_CLICK = ItemClickSkill()
SEARCH = SearchSkill()
CLICK_TEXT = ClickTextSkill()
MENU_CHOICE = MenuChoiceSkill()
SKILLS: tuple[Skill[Any], ...] = (
    LOGIN, SEARCH, FillFormSkill(), CopySkill(), PAGINATE, NAVIGATE, CheckoutSkill(), CLICK, CLICK_TEXT, ITEM_CLICK, MenuPathSkill(),
    ClickUntilSkill(), ChooseSkill(), EveryChoiceSkill(), ItemChoiceSkill(), ReadSkill(), ExtractSkill(), DownloadSkill(), UploadSkill(), SortSkill(), FilterSkill(),
    DELETE, ComposeSkill(), REVEAL, SliderSkill(), WaitSkill(), ScrollSkill(), PressSkill(), HoverSkill(), BookSkill(), CALENDAR, IN_ITEM, StepperSkill(), DragSkill(), WatchSkill(),
    FormatSkill(), ReplaceSkill(), RenameSkill(), RenameInPlaceSkill(), KeepSkill(), CountDrawnSkill(), TransferSkill(),
)  # fmt: skip


def find_skills(intent: Intent) -> list[Skill[Any]]:
    """The skills that an intent may use: a value that the page tells only those that look it up."""
    pointed = any(one.source is not None for one in intent.entries)
    return [one for one in SKILLS if intent.kind in one.kinds and (one.looks_up or not pointed)]
