"""Every skill says what it needs, finds it, binds it, plans it and proves it: none lacks a part."""

from typing import Any

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills import SKILLS, find_skills
from browser_copilot.page.skills.base import Params, Skill
from browser_copilot.page.words import VERBS
from tests.page.saying import TODAY

NAMES = {one.name: one for one in SKILLS}
PARTS = ("read", "match", "bind", "plan")

# What a user may ask for, and the skill that must know how.
WANTED = [
    ("Log in as ada", "login"),
    ("Search for shoes", "search"),
    ("Enter Ada as the name", "fill_form"),
    ("Go to the next page", "paginate"),
    ("Go to Billing", "navigate_menu"),
    ("Check out", "checkout"),
    ("Click Save", "click"),
    ("Select red and green", "choose"),
    ("Select 5 with the slider", "slider"),
    ("Choose 17 March 2027 in the calendar", "calendar"),
    ("Tick all boxes", "choose_every"),
    ("How much was the last invoice?", "read"),
    ("Extract all invoices to CSV", "extract"),
    ("Download the newest invoice", "download"),
    ("Upload report.pdf", "upload"),
    ("Sort the products by price", "sort"),
    ("Show only Hand tools", "filter"),
    ("Delete Grace Hopper from the team", "delete"),
    ("Copy what stands for Country into the box", "copy"),
]


@pytest.mark.parametrize(("goal", "name"), WANTED, ids=[name for _, name in WANTED])
def test_a_wish_finds_its_skill_with_its_parameters_and_effects(goal: str, name: str) -> None:
    intent = read_goal(goal, TODAY).intents[0]
    skill = next((one for one in find_skills(intent) if one.name == name), None)
    assert skill is not None, [one.name for one in find_skills(intent)]
    params = skill.read(intent)
    assert isinstance(params, skill.params)
    assert len(skill.effects(params)) > 0


@pytest.mark.parametrize("skill", SKILLS, ids=list(NAMES))
def test_a_skill_has_all_its_parts_and_parameters_of_its_own(skill: Skill[Any]) -> None:
    assert [one for one in PARTS if getattr(type(skill), one) is getattr(Skill, one)] == []
    assert issubclass(skill.params, Params)
    assert skill.params is not Params
    assert skill.about
    assert [one.name for one in SKILLS if one.params is skill.params] == [skill.name]


@pytest.mark.parametrize("skill", SKILLS, ids=list(NAMES))
def test_the_parameters_of_a_skill_are_strict_and_do_not_change(skill: Skill[Any]) -> None:
    assert (skill.params.model_config.get("extra"), skill.params.model_config.get("frozen")) == ("forbid", True)


def test_every_kind_of_verb_has_a_skill() -> None:
    kinds = {kind for _, kind in VERBS}
    assert {kind for kind in kinds if not find_skills(Intent(kind=kind, text="x"))} == set()
