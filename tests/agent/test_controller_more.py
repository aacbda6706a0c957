"""Goals over several pages and lists: search, shop, log in, ask, extract, upload, delete."""

import csv
import io
import re
from datetime import date
from pathlib import Path

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import SecretRef
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.outward import ask_for_missing
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.intents import Intent
from browser_copilot.page.sites import SiteHints, index_sites
from browser_copilot.page.skills.base import Binding
from browser_copilot.page.skills.checkout import CheckoutSkill
from browser_copilot.page.view import Control
from browser_copilot.protocol.events import TaskCompleted
from browser_copilot.protocol.page import Message
from browser_copilot.protocol.task import Task
from browser_copilot.protocol.tools import Cell, fail
from browser_copilot.runtime.chat import RunView
from browser_copilot.runtime.pursuit import tell_end
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import ORIGIN, Blank, FakeSite, Form, Listing, Page, Thing
from tests.agent.shop import NAV, login_shop, plain_shop


async def pursue(goal: str, site: FakeSite, desk: FakeDesk | None = None) -> tuple[Task, FakeDesk]:
    desk = desk or FakeDesk(site)
    return await Controller(Minds(), FixedClock()).pursue(new_task(goal), desk), desk


@pytest.mark.parametrize(
    ("goal", "answer"),
    [
        ("How much was last month's invoice?", "€51.00"),
        ("Which invoice is the newest?", "INV-2026-1011"),
        ("What is the status of the November invoice?", "Open"),
        ("How many invoices are there?", "24"),
        ("Which invoice was the cheapest?", "INV-2026-1011"),
        ("How much was the oldest invoice?", "€73.00"),
    ],
)
async def test_questions_are_answered_from_a_list_without_any_write(goal: str, answer: str, tmp_path: Path) -> None:
    site = FakeSite(plain_shop(), tmp_path)
    task, desk = await pursue(goal, site)
    writes = [one for one in desk.steps if one.tool == "dom.click" and "Download" in one.description]
    assert (task.answer, writes) == (answer, []), task.summary


async def test_a_question_is_answered_from_the_text_of_the_page(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Plan", text="Storage used: 61 of 100 GB\nTeam members: 4")}, tmp_path)
    task, _ = await pursue("How much storage is used?", site)
    assert task.answer is not None and "61" in task.answer, task.summary


async def test_what_a_page_does_not_say_is_not_made_up(tmp_path: Path) -> None:
    task, _ = await pursue(
        "What is the capital of France?", FakeSite({"/": Page("Shop", text="Hammers and nails")}, tmp_path)
    )
    assert (task.status, task.answer) == ("failed", None)


async def test_the_oldest_is_looked_for_on_all_pages(tmp_path: Path) -> None:
    task, _ = await pursue("Download the oldest invoice", FakeSite(plain_shop(), tmp_path))
    assert [one.name for one in tmp_path.iterdir()] == ["invoice-2024-12.pdf"], task.summary


async def test_a_list_is_extracted_from_all_its_pages(tmp_path: Path) -> None:
    task, _ = await pursue("Extract all invoices to invoices.csv", FakeSite(plain_shop(), tmp_path))
    rows = list(csv.reader(io.StringIO((tmp_path / "invoices.csv").read_text()))) if task.status == "succeeded" else []
    assert (len(rows), rows[0][:3]) == (25, ["Number", "Month", "Amount"]), task.summary
    assert re.findall(r"(\d+) items read", task.summary or "") == ["24"]


def members() -> dict[str, Page]:
    def ask(name: str) -> Thing:
        def confirm(site: FakeSite) -> None:
            site.pages["/team"] = team([one for one in names if one != name], f"{name} was deleted.")
            site.go("/team")

        def show(site: FakeSite) -> None:
            site.pages["/ask"] = Page(
                f"Delete {name}?", [Thing("Yes, delete", "button", does=confirm), Thing("Cancel", goes="/team")]
            )
            site.go("/ask")

        return Thing("Delete", "button", does=show)

    names = ["Ada Byron", "Grace Hopper", "Alan Turing"]

    def team(left: list[str], note: str = "") -> Page:
        rows = [
            ({"Name": Cell(type="text", text=one), "Role": Cell(type="text", text="Member")}, [ask(one)])
            for one in left
        ]
        return Page(
            "Team",
            list(NAV),
            lists=[Listing("Members", rows)],
            messages=[Message(kind="status", text=note)] if note else [],
        )

    return {**plain_shop(), "/team": team(names)}


async def test_the_named_member_is_deleted_and_no_other(tmp_path: Path) -> None:
    site = FakeSite(members(), tmp_path)
    task, _ = await pursue("Delete Grace Hopper from the team", site)
    left = [row["Name"].text for row, _ in site.pages["/team"].lists[0].rows]
    assert (task.status, left) == ("succeeded", ["Ada Byron", "Alan Turing"]), task.summary


async def test_every_click_of_a_deletion_is_of_high_risk(tmp_path: Path) -> None:
    _, desk = await pursue("Delete Grace Hopper from the team", FakeSite(members(), tmp_path))
    assert [one.risk for one in desk.steps if "elete" in one.description] == ["high", "high"]


async def test_a_refused_deletion_ends_the_task(tmp_path: Path) -> None:
    site = FakeSite(members(), tmp_path)
    desk = FakeDesk(site)
    desk.refuse_high = True
    task, _ = await pursue("Delete Grace Hopper from the team", site, desk)
    assert (task.status, len(site.pages["/team"].lists[0].rows)) == ("failed", 3)


async def test_log_in_as_somebody_uses_the_vaults_handle(tmp_path: Path) -> None:
    site = FakeSite(login_shop(), tmp_path, "/login")
    desk = FakeDesk(site)
    desk.secret = SecretRef("shop-ada", "ada", ORIGIN)
    task, _ = await pursue("Log in as ada", site, desk)
    assert ([one.args.get("secret") for one in desk.steps if one.tool == "dom.type"], task.status) == (
        [None, "shop-ada"],
        "succeeded",
    )


@pytest.mark.parametrize(
    ("title", "status"),
    [
        ("500 Internal Server Error", "failed"),
        ("Access denied", "failed"),
        ("", "failed"),
        ("Your orders", "succeeded"),
    ],
)
async def test_a_login_is_proven_by_a_page_and_by_no_error_page(title: str, status: str, tmp_path: Path) -> None:
    site = FakeSite(login_shop() | {"/in": Page(title)}, tmp_path, "/login")
    site.pages["/login"].forms[0].does = lambda site: site.go("/in")
    task, _ = await pursue('Log in with the username "ada" and the password "x1"', site)
    assert (task.status, site.effects) == (status, ["submit login"]), task.summary


@pytest.mark.parametrize("moves", [False, True])
async def test_a_click_without_a_visible_effect_is_told_as_such_and_not_as_verified(
    moves: bool, tmp_path: Path
) -> None:
    site = FakeSite(
        {"/": Page("P", [Thing("Refresh", "button", goes="/b" if moves else "")]), "/b": Page("B")}, tmp_path
    )
    site.still = True
    task, _ = await pursue("Click Refresh", site)
    ended = tell_end(task, 1, RunView())[0]
    assert isinstance(ended, TaskCompleted)
    assert (site.effects, "no effect was seen" in ended.summary, ended.verified is None) == (
        ["click Refresh"], not moves, not moves,
    )  # fmt: skip


def token_page(tmp_path: Path) -> FakeDesk:
    page = Page("Tokens", forms=[Form([Blank("Name"), Blank("Token")], "Save")])
    desk = FakeDesk(FakeSite({"/": page}, tmp_path))
    desk.secret = SecretRef("api", "", ORIGIN)
    return desk


@pytest.mark.parametrize(
    "goal", ["Type the secret api into the token field", 'Enter the secret "api" into the Token field',
             "Fill the token with the vault secret api"],
)  # fmt: skip
async def test_a_secret_that_the_goal_names_is_entered_by_its_handle(goal: str, tmp_path: Path) -> None:
    desk = token_page(tmp_path)
    task, _ = await pursue(goal, desk.site, desk)
    typed = [(one.args.get("secret"), one.args.get("text")) for one in desk.steps if one.tool == "dom.type"]
    assert (task.status, typed) == ("succeeded", [("api", None)]), task.summary


@pytest.mark.parametrize("goal", ["Type the secret nosuch into the token field", "Log in with the secret nosuch"])
async def test_a_handle_that_the_vault_does_not_know_is_refused_by_its_name(goal: str, tmp_path: Path) -> None:
    desk = token_page(tmp_path)
    desk.site.pages["/"].forms.append(login_shop()["/login"].forms[0])
    task, _ = await pursue(goal, desk.site, desk)
    assert (task.status, [one for one in desk.steps if one.tool == "dom.type"]) == ("failed", [])
    assert 'no secret "nosuch"' in (task.summary or "") and 'it has: "api"' in (task.summary or "")


async def test_the_words_of_a_quote_are_no_handle(tmp_path: Path) -> None:
    desk = token_page(tmp_path)
    await pursue('Enter "the secret garden" into the Name field', desk.site, desk)
    assert [one.args.get("text") for one in desk.steps] == ["the secret garden"]


@pytest.mark.parametrize(
    "goal",
    ["Send the secret api to Bob", 'Search for my secret "api"', "Filter the orders by the vault secret nosuch",
     "Book a table for 2 with name the secret api", "Add a user with username ada and password the secret api"],
)  # fmt: skip
async def test_a_secret_is_nowhere_but_in_a_field_and_a_login(goal: str, tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite({"/": Page("Mail", [], [Form([Blank("Search"), Blank("Name"), Blank("To")])])}, tmp_path))
    desk.secret = SecretRef("api", "", ORIGIN)
    task, _ = await pursue(goal, desk.site, desk)
    assert (task.status, desk.steps) == ("failed", []) and "only entered into a field" in (task.summary or "")


@pytest.mark.parametrize(("said", "typed"), [("the secret garden",) * 2, ('"the secret api"', "the secret api")])
async def test_words_that_sound_like_a_secret_are_searched_for(said: str, typed: str, tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite({"/": Page("Books", [], [Form([Blank("Search")], "Search")])}, tmp_path))
    desk.secret = SecretRef("api", "", ORIGIN)
    await pursue(f"Search for {said}", desk.site, desk)
    assert [one.args["text"] for one in desk.steps if "text" in one.args] == [typed]


async def test_a_login_uses_the_secret_that_the_goal_names(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite(login_shop(), tmp_path, "/login"))
    desk.secret, desk.more_secrets = SecretRef("shop-ada", "ada", ORIGIN), [SecretRef("shop-bob", "bob", ORIGIN)]
    task, _ = await pursue("Log in with the secret shop-bob", desk.site, desk)
    typed = [one.args.get("secret") or one.args.get("text") for one in desk.steps if one.tool == "dom.type"]
    assert (task.status, typed) == ("succeeded", ["bob", "shop-bob"]), task.summary


@pytest.mark.parametrize(
    ("goal", "answer", "used", "asked"),
    [
        ("Log in as bob", "", ["shop-bob"], 0),
        ("Log in", "bob", ["shop-bob"], 1),
        ("Log in", "eve", [], 1),
    ],
)
async def test_of_two_entries_of_the_vault_the_named_one_is_used_or_the_user_asked(
    tmp_path: Path, goal: str, answer: str, used: list[str], asked: int
) -> None:
    desk = FakeDesk(FakeSite(login_shop(), tmp_path, "/login"))
    desk.secret, desk.more_secrets = SecretRef("shop-ada", "ada", ORIGIN), [SecretRef("shop-bob", "bob", ORIGIN)]
    desk.answer = answer
    await pursue(goal, desk.site, desk)
    typed = [one.args["secret"] for one in desk.steps if "secret" in one.args]
    assert (typed, len([one for one in desk.questions if "As whom" in one])) == (used, asked)


def catalogue() -> dict[str, Page]:
    products = [("Claw hammer", 12.5), ("Saw", 9.99), ("Sledge hammer", 42.0)]
    rows = [
        (
            {"title": Cell(type="link", text=name), "price": Cell(type="money", text=f"€{price}", value=price)},
            [
                Thing(name),
                Thing(
                    "Add to cart", "button", kind="add_to_cart", does=lambda s, n=name: s.effects.append(f"cart {n}")
                ),
            ],
        )
        for name, price in products
    ]
    box = Form([Blank("Search products", "search")], "Search", lambda s: s.go("/found"), "search_products")
    address = Form([Blank("Full name"), Blank("City")], "Continue to payment", lambda s: s.go("/review"), "shipping")
    return {
        **plain_shop(),
        "/products": Page("Products", list(NAV), [box], [Listing("Products", rows)]),
        "/found": Page("Products", list(NAV), [box], [Listing("Products", rows[:1])]),
        "/": Page("Home", [*NAV, Thing("Cart (1)", goes="/cart", landmark="header")]),
        "/cart": Page("Cart", [*NAV, Thing("Proceed to checkout", goes="/checkout/address", kind="checkout")]),
        "/checkout/address": Page("Delivery address", list(NAV), [address]),
        "/review": Page(
            "Review your order", [*NAV, Thing("Place order", "button", kind="place_order", goes="/orders/1")]
        ),
        "/orders/1": Page("Thank you for your order", list(NAV)),
    }


async def test_the_cheapest_product_is_put_into_the_cart(tmp_path: Path) -> None:
    site = FakeSite(catalogue(), tmp_path)
    task, _ = await pursue("Add the cheapest product to the cart", site)
    assert "cart Saw" in site.effects and task.status == "succeeded", task.summary


async def test_a_search_uses_the_sites_own_box(tmp_path: Path) -> None:
    site = FakeSite(catalogue(), tmp_path, "/products")
    task, _ = await pursue("Search for claw hammer", site)
    assert (task.status, site.tabs[1]) == ("succeeded", "/found"), task.summary


async def test_checking_out_walks_to_the_order_and_only_that_is_of_high_risk(tmp_path: Path) -> None:
    site = FakeSite(catalogue(), tmp_path)
    task, desk = await pursue("Check out with full name Ada Byron and city London", site)
    high = [one.description for one in desk.steps if one.risk == "high"]
    assert (task.status, high, site.tabs[1]) == ("succeeded", ['Click "Place order"'], "/orders/1"), task.summary


async def test_a_file_is_uploaded_with_its_bytes(tmp_path: Path) -> None:
    (tmp_path / "report.pdf").write_bytes(b"%PDF")
    form = Form(
        [Blank("Document", "file")],
        "Upload",
        lambda s: s.pages["/"].messages.append(Message(kind="status", text="Received report.pdf")),
    )
    site = FakeSite({"/": Page("Upload", forms=[form])}, tmp_path)
    task, desk = await pursue("Upload report.pdf", site)
    assert (task.status, desk.steps[0].args["files"]) == (
        "succeeded",
        [{"name": "report.pdf", "mime": "application/pdf", "base64": "JVBERg=="}],
    ), task.summary


async def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Upload", forms=[Form([Blank("Document", "file")], "Upload")])}, tmp_path)
    task, _ = await pursue("Upload nothing.pdf", site)
    assert task.summary is not None and str(tmp_path / "nothing.pdf") in task.summary


async def test_something_is_created_through_its_form(tmp_path: Path) -> None:
    made: list[str] = []
    form = Form(
        [Blank("Username"), Blank("Password", "password")],
        "Save",
        lambda s: (made.append(s.page().forms[0].fields[0].value), s.go("/users"))[0],
    )
    pages = {
        "/": Page("Site administration", [Thing("Users", goes="/users"), Thing("Groups", goes="/groups")]),
        "/users": Page("Select user to change", [Thing("Add user", goes="/users/add")]),
        "/groups": Page("Groups"),
        "/users/add": Page("Add user", forms=[form]),
    }
    task, _ = await pursue("Add a user with username bob and password x1", FakeSite(pages, tmp_path))
    assert (task.status, made) == ("succeeded", ["bob"]), task.summary


async def test_an_objection_of_the_page_is_told_and_its_answer_entered(tmp_path: Path) -> None:
    field = Blank("Username")

    def save(site: FakeSite) -> None:
        if field.value == "taken":
            site.page().messages = [Message(kind="error", text="This name is taken.")]
            field.error = "This name is taken."
        else:
            site.go("/done")

    pages = {
        "/": Page("Add user", forms=[Form([field], "Save", save)]),
        "/done": Page("Done", messages=[Message(kind="status", text="User added")]),
    }
    site = FakeSite(pages, tmp_path)
    desk = FakeDesk(site)
    desk.answer = "free"
    task, _ = await pursue("Add a user with username taken", site, desk)
    assert (task.status, field.value, len(desk.questions)) == ("succeeded", "free", 1), task.summary


async def test_a_sort_control_is_used(tmp_path: Path) -> None:
    field = Blank("Sort by", "select", options=["Name", "Price: low to high", "Price: high to low"])
    site = FakeSite(
        {"/": Page("Products", forms=[Form([field], "Apply", lambda s: s.effects.append("sorted"))])}, tmp_path
    )
    task, _ = await pursue("Sort the products by price, highest first", site)
    assert (field.value, task.status) == ("Price: high to low", "succeeded"), task.summary


async def test_a_filter_box_is_used(tmp_path: Path) -> None:
    boxes = [Blank("Hand tools", "checkbox", checked=False), Blank("Safety", "checkbox", checked=False)]
    site = FakeSite({"/": Page("Products", forms=[Form(boxes, "Search", lambda s: s.go("/"), "filter")])}, tmp_path)
    task, _ = await pursue("Show only Safety", site)
    assert ([one.checked for one in boxes], task.status) == ([False, True], "succeeded"), task.summary


async def test_a_failure_before_dispatch_is_bound_anew(tmp_path: Path) -> None:
    site = FakeSite(plain_shop(), tmp_path)
    desk = FakeDesk(site)
    desk.fails['Click "Billing"'] = [fail("stale", "the page has changed")]
    task, _ = await pursue("Download last month's invoice", site, desk)
    assert task.status == "succeeded", task.summary


async def test_an_unknown_outcome_is_asked_about_and_never_repeated(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Send", "button")])}, tmp_path)
    desk = FakeDesk(site)
    desk.fails['Click "Send"'] = [fail("outcome_unknown", "the link was lost", dispatched=True)]
    task, _ = await pursue("Click Send", site, desk)
    assert (task.status, len(desk.steps), len(desk.questions)) == ("failed", 1, 1)


async def test_the_progress_never_goes_back_and_ends_at_one(tmp_path: Path) -> None:
    _, desk = await pursue("Download last month's invoice", FakeSite(plain_shop(), tmp_path))
    assert desk.progress_seen == sorted(desk.progress_seen) and desk.progress_seen[-1] == 1.0


async def test_a_goal_without_a_known_verb_fails_with_what_is_needed(tmp_path: Path) -> None:
    task, _ = await pursue("Frobnicate the widgets", FakeSite(plain_shop(), tmp_path))
    assert task.status == "failed" and "did not understand" in (task.summary or "")


async def test_a_label_that_is_not_there_fails_with_what_is_there(tmp_path: Path) -> None:
    task, _ = await pursue('Click the "Launch" button', FakeSite({"/": Page("P", [Thing("Save", "button")])}, tmp_path))
    assert task.status == "failed" and '"Save"' in (task.summary or "")


async def test_a_hint_for_the_site_is_followed(tmp_path: Path) -> None:
    hints = index_sites([SiteHints(origin=ORIGIN, pages={"invoice": "/billing/invoices"})])
    desk = FakeDesk(FakeSite(plain_shop(), tmp_path))
    task = await Controller(Minds(), FixedClock(), hints).pursue(new_task("Download last month's invoice"), desk)
    assert (task.status, [one.tool for one in desk.steps]) == ("succeeded", ["tabs.navigate", "dom.click"]), (
        task.summary
    )


async def test_a_control_that_undoes_is_no_way_to_do(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("P", [Thing("Close reply", "button"), Thing("Send reply", "button")])}, tmp_path)
    task, _ = await pursue("Click reply", site)
    assert site.effects == ["click Send reply"], task.summary


async def test_what_two_fields_of_one_name_lack_is_asked_for_once(tmp_path: Path) -> None:
    form = Form([Blank("Mobile", required=True), Blank("Mobile", required=True)], "Continue", purpose="shipping")
    desk = FakeDesk(FakeSite({"/checkout": Page("Checkout", forms=[form])}, tmp_path, start="/checkout"))
    desk.answer = "0171 555"
    await pursue("Check out", desk.site, desk)
    assert desk.questions == ['What shall I enter for "Mobile"?']
    assert [one.value for one in form.fields] == ["0171 555", "0171 555"]


async def test_what_is_still_missing_after_an_answer_is_not_asked_for_again(tmp_path: Path) -> None:
    desk = FakeDesk(FakeSite({"/": Page("Checkout")}, tmp_path))
    desk.answer = "0171 555"
    pursuit = Pursuit(new_task("Check out"), desk, FixedClock(), date(2026, 11, 21))
    lacking = Control(id="g0.0", label="Mobile", role="textbox", part="field", form_id="g0")
    chosen = Chosen(CheckoutSkill(), CheckoutSkill.params(), Binding({}, 0.9, values={"missing": [lacking]}))
    intent = Intent(kind="checkout", text="Check out")
    pursuit.move("plan")
    first = await ask_for_missing(pursuit, chosen, intent)
    assert (first is not None, await ask_for_missing(pursuit, chosen, intent)) == (True, None)
    assert len(desk.questions) == 1


async def test_a_kept_value_is_that_of_its_own_step_and_no_earlier_answer(tmp_path: Path) -> None:
    pages = {
        "/": Page("Parcel", [Thing("Settings", goes="/settings")], text="Price: €9.50\nTracking number: NX-4471"),
        "/settings": Page("Settings", forms=[Form([Blank("Key")])]),
    }
    goal = "Tell me the price. Copy the tracking number, go to the settings page and paste it into the key field"
    task, desk = await pursue(goal, FakeSite(pages, tmp_path))
    typed = [one.args.get("text") for one in desk.steps if one.tool == "dom.type"]
    assert (task.status, typed) == ("succeeded", ["NX-4471"])
