"""Short orders about one page: what a person would do with mouse and keys, on pages in memory."""

from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.minds import Minds
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Cell
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import Blank, FakeSite, Form, Listing, Page, Thing


async def pursue(goal: str, page: Page, folder: Path) -> tuple[Task, FakeSite, FakeDesk]:
    site = FakeSite({"/": page}, folder)
    desk = FakeDesk(site)
    task = await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk)
    return task, site, desk


def buttons(*labels: str) -> Page:
    return Page("Page", [Thing(one, "button") for one in labels])


@pytest.mark.parametrize(
    ("goal", "labels", "clicked"),
    [
        ('Click on the "Okay" button.', ("Cancel", "Okay", "No"), ["Okay"]),
        ("Click button ONE, then click button TWO.", ("TWO", "ONE"), ["ONE", "TWO"]),
        ("Click the button.", ("Click Me!",), ["Click Me!"]),
        ("Click the 2nd button", ("A", "B", "C"), ["B"]),
        ("Press the Send button", ("Cancel", "Send"), ["Send"]),
        ('Close the dialog box by clicking the "x".', ("OK", "x"), ["x"]),
        ('Click the button in the dialog box labeled "Cancel".', ("OK", "Cancel"), ["Cancel"]),
        ("Close the dialog", ("Close", "Help"), ["Close"]),
        ("Click submit", ("Reset", "Submit"), ["Submit"]),
    ],
)
async def test_buttons_are_clicked_by_label_and_place(
    goal: str, labels: tuple[str, ...], clicked: list[str], tmp_path: Path
) -> None:
    task, site, _ = await pursue(goal, buttons(*labels), tmp_path)
    assert site.effects == [f"click {one}" for one in clicked], task.summary


async def test_boxes_are_checked_and_the_form_is_submitted(tmp_path: Path) -> None:
    boxes = [Blank(one, "checkbox", checked=False) for one in ("ab", "cd", "ef", "gh")]
    task, site, _ = await pursue("Select cd, gh and click Submit.", Page("P", forms=[Form(boxes)]), tmp_path)
    assert ([one.label for one in boxes if one.checked], site.effects) == (["cd", "gh"], ["submit "]), task.summary


async def test_nothing_is_checked_when_nothing_is_to_be_selected(tmp_path: Path) -> None:
    boxes = [Blank(one, "checkbox", checked=False) for one in ("ab", "cd")]
    task, site, _ = await pursue("Select nothing and click Submit.", Page("P", forms=[Form(boxes)]), tmp_path)
    assert site.effects == ["submit "], task.summary


async def test_an_option_of_a_list_is_chosen(tmp_path: Path) -> None:
    field = Blank("", "select", options=["Angola", "Bangladesh", "Chad"])
    task, _, _ = await pursue(
        "Select Bangladesh from the list and click Submit.", Page("P", forms=[Form([field])]), tmp_path
    )
    assert field.value == "Bangladesh", task.summary


async def test_several_options_of_a_list_are_chosen_at_once(tmp_path: Path) -> None:
    field = Blank("", "multiselect", options=["Ada", "Bo", "Cy"])
    task, _, _ = await pursue(
        "Select Ada, Cy from the scroll list and click Submit.", Page("P", forms=[Form([field])]), tmp_path
    )
    assert field.value == '["Ada", "Cy"]', task.summary


@pytest.mark.parametrize(
    ("goal", "fields", "values"),
    [
        ("Enter 10/12/2012 as the date and hit submit.", [("Date", "date")], ["2012-10-12"]),
        ("Enter 2:43 PM as the time and press submit.", [("", "time")], ["14:43"]),
        (
            'Enter the password "AB12" into both text fields and press submit.',
            [("Password", "password"), ("Verify", "password")],
            ["AB12"] * 2,
        ),
        (
            'Set the username to "u1" and the password to "p2"',
            [("Username", "text"), ("Password", "password")],
            ["u1", "p2"],
        ),
        ("Select -3 with the spinner and hit Submit.", [("", "spinbutton")], ["-3"]),
        ("Use the slider to select 32", [("", "range")], ["32"]),
        ('Type "Gertha" into the text field, then submit', [("", "text")], ["Gertha"]),
        (
            "Fill in the form with first name Ada, last name Lovelace and city London",
            [("City", "text"), ("First name", "text"), ("Last name", "text")],
            ["London", "Ada", "Lovelace"],
        ),
        ("Set the quantity to 3 and submit", [("Quantity", "number")], ["3"]),
        ("Select Germany as the country and click Submit", [("Country", "select")], ["Germany"]),
    ],
)
async def test_fields_are_filled(goal: str, fields: list[tuple[str, str]], values: list[str], tmp_path: Path) -> None:
    blanks = [Blank(label, kind, options=["France", "Germany"] if kind == "select" else []) for label, kind in fields]
    task, _, _ = await pursue(goal, Page("P", forms=[Form(blanks, "Login" if "login" in goal else "Submit")]), tmp_path)
    assert ([one.value for one in blanks], task.status) == (values, "succeeded"), task.summary


async def test_a_forbidden_submit_is_not_done(tmp_path: Path) -> None:
    page = Page("P", forms=[Form([Blank("Name")])])
    task, site, _ = await pursue("Fill in the form with name Ada but do not submit it", page, tmp_path)
    assert (task.status, site.effects) == ("succeeded", []), task.summary


async def test_a_text_is_copied_from_one_field_to_another(tmp_path: Path) -> None:
    source, target = Blank("", "textarea", "some words here"), Blank("", "text")
    page = Page("P", forms=[Form([source, target])])
    task, _, _ = await pursue(
        "Copy the text in the textarea below, paste it into the textbox and press Submit.", page, tmp_path
    )
    assert target.value == "some words here", task.summary


async def test_the_nth_word_of_a_paragraph_is_typed(tmp_path: Path) -> None:
    field = Blank("", "text")
    page = Page("P", forms=[Form([field])], text="Lorem ipsum, dolor sit amet.")
    task, _, _ = await pursue(
        'Find the 3rd word in the paragraph, type that into the textbox and press "Submit".', page, tmp_path
    )
    assert field.value == "dolor", task.summary


async def test_a_sum_is_solved(tmp_path: Path) -> None:
    field = Blank("", "text")
    page = Page("P", forms=[Form([field])], text="8 - 3 =")
    task, _, _ = await pursue(
        "Solve the math problem and type your answer into the textbox. Press submit when done.", page, tmp_path
    )
    assert field.value == "5", task.summary


async def test_tabs_are_opened_until_the_link_is_found(tmp_path: Path) -> None:
    links = [Thing("lorem", hidden=True), Thing("dolor", hidden=True)]
    tabs = [
        Thing(f"Tab #{n}", "tab", selected=False, does=lambda s, o=one: setattr(o, "hidden", False))
        for n, one in enumerate(links, 1)
    ]
    task, site, _ = await pursue(
        'Switch between the tabs to find and click on the link "dolor".', Page("P", [*tabs, *links]), tmp_path
    )
    assert site.effects[-1] == "click dolor", task.summary


async def test_a_section_is_expanded_before_what_it_holds_is_clicked(tmp_path: Path) -> None:
    section = Thing("Section #1", "tab", expanded=False, shows=[Thing("Submit", "button", hidden=True)])
    task, site, _ = await pursue("Expand the section below and click submit.", Page("P", [section]), tmp_path)
    assert site.effects == ["click Section #1", "click Submit"], task.summary


def inbox() -> Page:
    def open_mail(name: str) -> Thing:
        return Thing(name, "link", does=lambda site: site.pages.update({"/": mail(name)}))

    def row(name: str) -> tuple[dict[str, Cell], list[Thing]]:
        cells = {"from": Cell(type="text", text=name), "subject": Cell(type="text", text=f"About {name}")}
        return cells, [open_mail(name), Thing("trash", "button"), Thing("star", "button")]

    return Page("Inbox", lists=[Listing("emails", [row(one) for one in ("Ann", "Trixi", "Bob")])])


def mail(name: str) -> Page:
    form = Form([Blank("To"), Blank("Message", "textarea")], "Send", lambda s: s.pages.update({"/": inbox()}))
    return Page(
        "Mail",
        [
            Thing("Reply", "button", does=lambda s: s.pages.update({"/": Page("Reply", forms=[form])})),
            Thing("Forward", "button", does=lambda s: s.pages.update({"/": Page("Forward", forms=[form])})),
        ],
        text=f"From {name}",
    )


@pytest.mark.parametrize(
    ("goal", "effects"),
    [
        (
            'Find the email by Trixi and reply to them with the text "Ok, then.".',
            ["click Trixi", "click Reply", "submit "],
        ),
        ("Find the email by Bob and forward that email to Ann.", ["click Bob", "click Forward", "submit "]),
        ("Find the email by Bob and click the star icon to mark it as important.", ["click star"]),
        ("Find the email by Bob and click the trash icon to delete it.", ["click trash"]),
        ("Delete the email by Bob", ["click trash"]),
    ],
)
async def test_mails_are_found_and_answered(goal: str, effects: list[str], tmp_path: Path) -> None:
    task, site, _ = await pursue(goal, inbox(), tmp_path)
    assert site.effects == effects, task.summary


async def test_deleting_is_always_of_high_risk(tmp_path: Path) -> None:
    _, _, desk = await pursue("Delete the email by Bob", inbox(), tmp_path)
    assert [one.risk for one in desk.steps] == ["high"]


async def test_the_nth_result_is_clicked(tmp_path: Path) -> None:
    rows = [({"title": Cell(type="link", text=f"R{n}")}, [Thing(f"R{n}")]) for n in range(1, 6)]
    page = Page("P", lists=[Listing("results", rows)])  # type: ignore[arg-type]
    task, site, _ = await pursue("Find and click the 4th search result.", page, tmp_path)
    assert site.effects == ["click R4"], task.summary


async def test_a_nested_menu_is_walked_by_its_path(tmp_path: Path) -> None:
    inner = Thing("Cy", "menuitem", hidden=True)
    middle = Thing("Bo", "menuitem", expanded=False, shows=[inner], hidden=True)
    page = Page("P", [Thing("Ada", "menuitem", expanded=False, shows=[middle])])
    task, site, _ = await pursue("Select Ada > Bo > Cy", page, tmp_path)
    assert site.effects[-1] == "click Cy", task.summary


async def test_a_button_is_pressed_until_the_number_fits(tmp_path: Path) -> None:
    numbers = iter(["3", "2", "9", "1"])
    page = Page("P", [], forms=[])
    page.things = [
        Thing("Generate", "button", does=lambda s: setattr(page, "text", next(numbers))),
        Thing("Submit", "button"),
    ]
    task, site, _ = await pursue("Generate a number greater than 5, then press submit.", page, tmp_path)
    assert site.effects == ["click Generate"] * 3 + ["click Submit"], task.summary
