"""The text of a page holds what its summary holds, in about a third of the bytes."""

from pathlib import Path

from browser_copilot.agent.render import find_own_tabs, fingerprint_page, render_page, render_tabs
from browser_copilot.protocol.limits import MAX_HEADINGS
from browser_copilot.protocol.page import (
    ControlState,
    Message,
    MiniAction,
    MiniCollection,
    MiniDialog,
    MiniField,
    MiniForm,
    MiniFrame,
    MiniPCD,
    Truncated,
)
from browser_copilot.protocol.tools import TabInfo
from tests.agent.fake_site import FakeSite
from tests.agent.shop import plain_shop

FULL = MiniPCD(
    url="https://shop.test/x",
    origin="https://shop.test",
    title="Profile",
    login_state="in",
    ts=5,
    document_id="d1",
    landmarks=["main", "nav"],
    headings=["Profile", "Address"],
    messages=[Message(kind="error", text="Name is missing")],
    dialog=MiniDialog(label="Sure?", role="alertdialog"),
    actions=[
        MiniAction(
            id=f"a{n}",
            label=f"Entry {n}",
            role="link",
            landmark="nav",
            above_fold=True,
            cluster_id="k1",
            href=f"/entry/{n}",
            state=ControlState(expanded=False),
        )
        for n in range(20)
    ],
    forms=[
        MiniForm(
            id="g1",
            purpose="profile",
            label="You",
            landmark="main",
            field_summaries=[
                MiniField(id="g1.0", name="name", label="Name", type="text", required=True, error="Name is missing"),
                MiniField(id="g1.1", name="pw", label="Password", type="password", filled=True),
                MiniField(id="g1.2", name="c", label="City", type="select", options=["Bonn", "Ulm"], value="Ulm"),
                MiniField(id="g1.3", name="n", label="News", type="checkbox", checked=True),
            ],
            submit_label="Save",
        )
    ],
    collections=[MiniCollection(id="c1", name="Invoices", item_fields=["Month", "Amount"], approx_count=8)],
    frames=[MiniFrame(frame_path=["0"], origin="https://ads.test", readable=False)],
    truncated=Truncated(actions=12, forms=0, collections=0),
)


def test_a_page_takes_less_than_half_of_its_json(tmp_path: Path) -> None:
    assert len(render_page(FULL)) < 0.45 * len(FULL.to_json())


def test_everything_that_can_be_acted_on_is_there() -> None:
    text = render_page(FULL)
    ids = [*(one.id for one in FULL.actions), "g1.0", "g1.1", "g1.2", "g1.3", "g1.submit", "c1"]
    assert not [one for one in ids if f"\n{one} " not in text and f" {one} " not in text]


def test_what_matters_of_a_field_is_told() -> None:
    lines = render_page(FULL).splitlines()
    assert 'g1.0 text "Name" required ! Name is missing' in lines


def test_a_secret_is_only_said_to_be_filled() -> None:
    assert 'g1.1 password "Password" (filled)' in render_page(FULL).splitlines()


def test_options_and_value_of_a_select_are_told() -> None:
    assert 'g1.2 select "City" [Bonn / Ulm] = "Ulm"' in render_page(FULL).splitlines()


def test_what_the_only_row_of_a_list_says_is_told() -> None:
    orders = FULL.collections[0].model_copy(update={"approx_count": 1, "row": "May · 12 €"})
    text = render_page(FULL.model_copy(update={"collections": [orders]}))
    assert 'list c1 "Invoices" 1 rows; columns: Month, Amount; says: May · 12 €' in text.splitlines()


def test_what_was_left_out_is_told() -> None:
    assert render_page(FULL).endswith("left out: 12 controls (pcd_query finds them)")


def test_frames_that_were_left_out_are_told() -> None:
    less = FULL.model_copy(update={"truncated": Truncated(actions=0, forms=0, collections=0, frames=170)})
    assert render_page(less).endswith("left out: 170 frames (pcd_query finds them)")


def test_a_dialog_of_a_frame_is_said_to_cover_that_frame_alone() -> None:
    asked = FULL.model_copy(update={"dialog": MiniDialog(label="Cookies", role="dialog", frame_path=["1", "0"])})
    assert 'open dialog "Cookies" (in frame 1.0: of that frame only what' in render_page(asked)


def test_a_covered_control_is_told_as_covered() -> None:
    covered = FULL.actions[0].model_copy(update={"covered": True})
    told = render_page(FULL.model_copy(update={"actions": [covered, *FULL.actions[1:]]})).splitlines()
    assert [line.endswith("(covered)") for line in told if line.startswith(f"{covered.id} ")] == [True]


def test_a_covered_field_is_told_as_covered() -> None:
    [form] = FULL.forms
    covered = form.field_summaries[0].model_copy(update={"covered": True})
    fields = [covered, *form.field_summaries[1:]]
    told = render_page(FULL.model_copy(update={"forms": [form.model_copy(update={"field_summaries": fields})]}))
    assert [line.split()[0] for line in told.splitlines() if "(covered)" in line] == [covered.id]


def test_a_message_and_a_dialog_are_told() -> None:
    text = render_page(FULL)
    assert "! error: Name is missing" in text and 'open alertdialog "Sure?"' in text


def test_a_fingerprint_does_not_see_time_and_ids(tmp_path: Path) -> None:
    later = FULL.model_copy(update={"ts": 9, "document_id": "d2"})
    assert fingerprint_page(later) == fingerprint_page(FULL)


def test_a_fingerprint_sees_a_state(tmp_path: Path) -> None:
    first = FULL.actions[0].model_copy(update={"state": ControlState(expanded=True)})
    assert fingerprint_page(FULL.model_copy(update={"actions": [first]})) != fingerprint_page(
        FULL.model_copy(update={"actions": FULL.actions[:1]})
    )


def test_pages_of_a_shop_differ(tmp_path: Path) -> None:
    site = FakeSite(plain_shop(), tmp_path)
    first = fingerprint_page(site.summary())
    site.go("/billing")
    assert fingerprint_page(site.summary()) != first


def tab(number: int, session: str | None, opener: int | None = None) -> TabInfo:
    return TabInfo(
        tab_id=number,
        url=f"https://x.test/{number}",
        title=f"T{number}",
        active=False,
        status="complete",
        session_id=session,
        opener_tab_id=opener,
    )


def test_tabs_of_others_are_not_shown() -> None:
    found = find_own_tabs([tab(1, "s1"), tab(2, "other"), tab(3, None), tab(4, None, opener=1)], 1, "s1")
    assert [one.tab_id for one in found] == [1, 4]


def test_the_current_tab_is_marked() -> None:
    assert render_tabs(find_own_tabs([tab(1, "s1"), tab(2, "s1")], 2, "s1"), 2).startswith("* tab 2")


def test_a_forms_own_button_is_told_once() -> None:
    button = MiniAction(id="a99", label="Save", role="button", kind="save")
    lines = render_page(FULL.model_copy(update={"actions": [button]})).splitlines()
    assert [one for one in lines if '"Save"' in one] == ['g1.submit button "Save" =save']


def test_two_buttons_of_one_name_are_both_told() -> None:
    buttons = [MiniAction(id=f"a{n}", label="Save", role="button") for n in range(2)]
    lines = render_page(FULL.model_copy(update={"actions": buttons})).splitlines()
    assert len([one for one in lines if '"Save"' in one]) == 3


def test_that_there_may_be_more_headings_is_told() -> None:
    lines = render_page(FULL.model_copy(update={"headings": [f"Part {n}" for n in range(MAX_HEADINGS)]})).splitlines()
    assert lines[1].endswith("; …") and "…" not in render_page(FULL).splitlines()[1]
