"""A skill takes a control only where the page says that it belongs to what the goal names."""

from typing import Any

import pytest

from browser_copilot.page.intent import read_goal
from browser_copilot.page.skills import find_skills
from browser_copilot.page.skills.base import Binding, Evidence, Match, Outcome, Read, Wants
from browser_copilot.page.skills.delete import DeleteParams, DeleteSkill
from browser_copilot.page.skills.passage import ReplaceSkill
from browser_copilot.page.skills.rename import RenameParams, RenameSkill
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import (
    MiniAction,
    MiniDialog,
    MiniField,
    MiniForm,
    MiniPCD,
    PCDActionDetail,
    Truncated,
)
from browser_copilot.protocol.selector import ByRole
from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Cell, ExtractResult, Item, ItemControl, ReadPassage, ReadResult
from tests.page.saying import TODAY


def page(*actions: MiniAction, heading: str = "", **parts: Any) -> MiniPCD:
    """A page of these actions."""
    empty: dict[str, Any] = {"messages": [], "forms": [], "collections": [], "frames": [], "landmarks": ["main"]}
    fixed = {"url": "https://site.test/", "origin": "https://site.test", "login_state": "unknown", "ts": 1}
    return MiniPCD.model_validate(
        {
            **fixed,
            **empty,
            "title": heading,
            "document_id": "d1",
            "headings": [heading] if heading else [],
            "actions": list(actions),
            "truncated": Truncated(actions=0, forms=0, collections=0),
            **parts,
        }
    )


def button(key: str, label: str, context: str = "", **parts: Any) -> MiniAction:
    return MiniAction(id=key, label=label, role=parts.pop("role", "button"), context=context or None, **parts)


def matched(goal: str, name: str, mini: MiniPCD) -> list[tuple[str, ...]]:
    """What the skill of that name would ask details of, for each way that it sees."""
    intent = read_goal(goal, TODAY).intents[0]
    skill = next((one for one in find_skills(intent) if one.name == name), None)
    params = skill.read(intent) if skill else None
    return [one.requested_ids for one in skill.match(mini, params)] if skill and params else []


@pytest.mark.parametrize(
    ("goal", "mini"),
    [
        (
            "Select Yes for the newsletter",
            page(button("a1", "Yes"), button("a2", "No"), heading="Close account"),
        ),
        (
            "Select Yes for the newsletter",
            page(button("a1", "Yes", "Leave the newsletter?"), button("a2", "No", "Leave the newsletter?")),
        ),
        ("Choose Berlin for the arrival city", page(button("a1", "Berlin", "Departure city"), button("a2", "Bonn"))),
        ("Choose Berlin for the arrival city", page(button("a1", "Berlin", "News"), heading="Arrival city")),
    ],
)
def test_a_value_for_a_field_that_the_page_does_not_have_is_chosen_nowhere_else(goal: str, mini: MiniPCD) -> None:
    assert matched(goal, "choose", mini) == []


@pytest.mark.parametrize("goal", ["Choose Berlin for the arrival city", "Choose Berlin as the arrival city"])
def test_a_value_is_chosen_in_the_group_that_is_called_like_the_field(goal: str) -> None:
    mini = page(button("a1", "Berlin", "Departure city"), button("a2", "Berlin", "Arrival city"))
    assert matched(goal, "choose", mini) == [("a2",)]


@pytest.mark.parametrize(
    ("actions", "ways"),
    [
        ([button("a1", "Buy milk", role="link", href="https://site.test/1"), button("a2", "Delete Buy milk")], []),
        ([button("a1", "Delete Buy milk", role="checkbox"), button("a2", "Edit Buy milk", role="checkbox")], []),
        ([button("a1", "Buy milk", role="checkbox", state={"checked": True})], []),
        ([button("a1", "Edit Buy milk"), button("a2", "Buy milk", role="checkbox")], [("a2",)]),
    ],
)
def test_an_item_is_marked_only_by_the_box_of_its_very_name(actions: list[MiniAction], ways: list[tuple[str]]) -> None:
    assert matched("Mark 'Buy milk' as done", "click_item", page(*actions)) == ways


PROJECT = MiniForm(
    id="g1", field_summaries=[MiniField(id="g1.0", label="Name", type="text", value="Alpha")], label="Project"
)
EMPTY = MiniForm(id="g1", field_summaries=[MiniField(id="g1.0", label="New name", type="text")])
CITY = MiniForm(id="g1", field_summaries=[MiniField(id="g1.0", label="City", type="text", value="Alpha")])


@pytest.mark.parametrize(
    "mini",
    [
        page(button("a1", "Rename"), heading="Project Gamma"),
        page(button("a1", "Rename"), heading="Alpha 2"),
        page(button("a1", "Rename", "Alpha"), button("a2", "Rename", "Alpha")),
        page(button("a1", "Delete Alpha"), heading="Projects"),
        page(forms=[EMPTY], dialog=MiniDialog(label="New folder", role="dialog")),
        page(forms=[EMPTY], dialog=MiniDialog(label="Gamma", role="dialog"), heading="Alpha"),
        page(forms=[CITY]),
    ],
)
def test_what_is_not_of_the_old_name_is_never_renamed(mini: MiniPCD) -> None:
    assert matched("Rename Alpha to Beta", "rename", mini) == []


@pytest.mark.parametrize(
    ("mini", "way"),
    [
        (page(button("a1", "Rename"), heading="Project Alpha"), "a1"),
        (page(button("a1", "Rename", "Gamma"), button("a2", "Rename", "Alpha · 12 files")), "a2"),
        (
            page(button("a1", "Actions", "Alpha", state={"expanded": True}), button("a2", "Rename", role="menuitem")),
            "a2",
        ),
        (page(button("a1", "Alpha"), heading="Projects"), "a1"),
        (page(forms=[PROJECT]), "g1.0"),
        (page(forms=[EMPTY], dialog=MiniDialog(label="Rename Alpha", role="dialog")), "g1.0"),
    ],
)
def test_a_rename_goes_by_what_is_of_the_old_name(mini: MiniPCD, way: str) -> None:
    assert matched("Rename Alpha to Beta", "rename", mini) == [(way,)]


ALPHA = RenameParams(old="Alpha", new="Beta")
NAME = PCDActionDetail(
    id="g1.0",
    part="field",
    label="Name",
    role="textbox",
    type="text",
    selector=ByRole(role="textbox", name="Name"),
    alt_selectors=[],
    fingerprint="f",
)


@pytest.mark.parametrize(
    ("mini", "keep"),
    [
        (page(button("a1", "Submit order"), button("a2", "Save"), forms=[PROJECT]), ""),
        (page(button("a1", "Save", "Address"), button("a2", "Save", "Project"), forms=[PROJECT]), "a2"),
        (page(button("a1", "Save"), forms=[PROJECT.model_copy(update={"submit_label": "Save name"})]), "g1.submit"),
        (page(forms=[PROJECT.model_copy(update={"submit_label": "Submit order"})]), ""),
    ],
)
def test_only_the_field_s_own_button_keeps_a_new_name(mini: MiniPCD, keep: str) -> None:
    evidence = Evidence(mini, TODAY, Match(("g1.0",), 0.9), {"g1.0": NAME})
    bound = RenameSkill().bind(evidence, ALPHA)
    if isinstance(bound, Wants):
        assert bound.ids == (keep,)
    else:
        assert (bound is not None and sorted(bound.slots), keep) == (["field"], "")


@pytest.mark.parametrize(
    ("after", "proved"),
    [
        (page(heading="Basket"), False),
        (page(forms=[PROJECT], heading="Project Alpha"), False),
        (page(button("a1", "Beta"), heading="Projects"), True),
        (page(heading="Project Beta"), True),
    ],
)
def test_a_rename_is_proved_by_the_new_name_on_the_page(after: MiniPCD, proved: bool) -> None:
    outcome = Outcome(page(forms=[PROJECT], heading="Project"), after, [], Binding({}, 0.9))
    assert bool(RenameSkill().effects(ALPHA)[0](outcome)) is proved


@pytest.mark.parametrize(
    ("labels", "deletes"),
    [
        (["×2", "✗ Failed"], None),
        (["✗ Failed", "Remove"], "i1"),
        (["×2", "×"], "i1"),
        (["✗ Failed", "× Build"], "i1"),
    ],
)
def test_a_cross_deletes_an_item_only_bare_or_before_its_name(labels: list[str], deletes: str | None) -> None:
    controls = [ItemControl(id=f"i{place}", label=one, role="button") for place, one in enumerate(labels)]
    item = Item(index=0, fields={"name": Cell(type="text", text="Build")}, controls=controls)
    match = Match((), 0.9, (Read("c1", "dom.extract", {}),))
    evidence = Evidence(
        page(), TODAY, match, {}, {"c1": ExtractResult(collection_id="c1", items=[item], truncated=False)}
    )
    bound = DeleteSkill().bind(evidence, DeleteParams(which=Which(words=("Build",))))
    assert bound == (Wants(ids=(deletes,)) if deletes else None)


@pytest.mark.parametrize(
    ("goal", "label", "found"),
    [
        ("Delete Build", "✗ Failed", []),
        ("Delete Build", "×", []),
        ("Delete Build", "× Build", [("a1",)]),
    ],
)
def test_a_cross_of_a_page_deletes_only_what_it_names(goal: str, label: str, found: list[tuple[str]]) -> None:
    assert matched(goal, "delete", page(button("a1", label), heading="Build")) == found


@pytest.mark.parametrize(
    ("type", "goal", "typed"),
    [
        ("textarea", "Replace 'tea' with 'milk' in the notes", ("Buy milk", True)),
        ("editor", "Replace 'tea' with 'milk' in the notes", None),
        ("textbox", "Add 'and milk' to the beginning of the notes", None),
        ("editor", "Add 'and milk' to the end of the notes", (" and milk", False)),
        ("textarea", "Add 'and milk' to the end of the notes", ("Buy tea and milk", True)),
    ],
)
def test_a_text_with_formats_is_added_to_and_never_written_again(
    type: str, goal: str, typed: tuple[str, bool] | None
) -> None:
    skill = ReplaceSkill()
    params = skill.read(read_goal(goal, TODAY).intents[0])
    field = MiniField(id="g1.0", label="Notes", type=type, value="Buy tea")
    mini = page(forms=[MiniForm(id="g1", field_summaries=[field])])
    assert params is not None
    matches = skill.match(mini, params)
    assert bool(matches) is (typed is not None)
    if matches:
        text = ReadResult(passages=[ReadPassage(text="Buy tea")], truncated=False)
        bound = skill.bind(Evidence(mini, TODAY, matches[0], {"g1.0": NAME}, {"own g1.0": text}), params)
        assert isinstance(bound, Binding)
        step = skill.plan(bound, params)[0]
        assert isinstance(step, ToolStep) and (step.args["text"], step.args["replace"]) == typed
