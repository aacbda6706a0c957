"""What people ask of a shop, in their own words; the judge is what the shop remembers, or what it shows.

Every goal starts on the home page: finding the page that a goal is about is part of it.
"""

import csv
from pathlib import Path

import pytest

from browser_copilot.protocol import events as e
from e2e.site.billing import BillingSite
from e2e.site.billing.invoices import list_invoices
from e2e.site.billing.shop import PRODUCTS
from e2e.world import Run, World

CONTACT = "Fill in the contact form with name Ada, email ada@example.com and message 'Hello'"


def last_path(run: Run, site: BillingSite) -> str:
    """Where the last action of a run led."""
    return [str(event.url) for event in run.of(e.ActionDone) if event.url][-1].removeprefix(site.url.rstrip("/"))


def test_a_product_is_searched_and_opened(world: World, site: BillingSite) -> None:
    run = world.run("Search for hammer and open it", site.url)
    assert last_path(run, site) == "/products/claw-hammer", run.explain()


def test_the_cheapest_of_a_category_goes_into_the_cart(world: World, site: BillingSite) -> None:
    cheapest = min((one for one in PRODUCTS if one.category == "Hand tools"), key=lambda one: one.cents)
    run = world.run("Add the cheapest hand tool to the cart", site.url)
    assert site.state.cart == {cheapest.sku: 1}, run.explain()


def test_a_message_is_sent(world: World, site: BillingSite) -> None:
    run = world.run(f"{CONTACT} and send it", site.url)
    sent = [(one["name"], one["email"], one["message"]) for one in site.state.messages]
    assert sent == [("Ada", "ada@example.com", "Hello")], run.explain()


@pytest.mark.parametrize("rest", [". Do not send it.", ", but don't submit the form", " without sending it"])
def test_a_form_that_must_not_be_sent_is_only_filled(world: World, site: BillingSite, rest: str) -> None:
    run = world.run(CONTACT + rest, site.url)
    assert (site.ledger.writes(), run.outcome.status) == ([], "succeeded"), run.explain()


def test_the_last_order_is_the_newest(world: World, site: BillingSite) -> None:
    run = world.run("What is the total of my last order?", site.url)
    assert run.outcome.answer == "€88.40", run.explain()


def test_an_amount_is_answered(world: World, site: BillingSite) -> None:
    run = world.run("How much was last month's invoice?", site.url)
    assert run.outcome.answer == list_invoices(site.today, site.variant)[1].amount, run.explain()


def test_the_extreme_of_all_pages_is_answered(world: World, site: BillingSite) -> None:
    dearest = max(list_invoices(site.today, site.variant), key=lambda one: one.cents)
    run = world.run("Which invoice is the most expensive?", site.url)
    assert run.outcome.answer == dearest.number, run.explain()


def test_a_count_is_answered(world: World, site: BillingSite) -> None:
    run = world.run("How many people are on the team?", site.url)
    assert run.outcome.answer == str(len(site.state.members)), run.explain()


def test_a_persons_address_is_answered(world: World, site: BillingSite) -> None:
    run = world.run("What is Grace Hopper's email?", site.url)
    assert run.outcome.answer == "grace@northwind.example", run.explain()


def test_all_pages_of_a_list_become_a_file(world: World, site: BillingSite) -> None:
    run = world.run("Extract all invoices to CSV", site.url)
    with Path(run.outcome.artifacts[0]).open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    numbers = [cell for row in rows[1:] for cell in row if cell.startswith("INV-")]
    assert numbers == [one.number for one in list_invoices(site.today, site.variant)], run.explain()


def test_an_invoice_is_opened_by_its_month(world: World, site: BillingSite) -> None:
    run = world.run("Open the invoice of last month", site.url)
    wanted = list_invoices(site.today, site.variant)[1]
    assert last_path(run, site) == f"{site.variant.list_path}/{wanted.key}", run.explain()


@pytest.mark.parametrize(
    ("goal", "query"),
    [
        ("Sort the products by price", "sort=price"),
        ("Sort the products by price, highest first", "sort=price-desc"),
        ("Go to the second page of products", "page=2"),
    ],
)
def test_a_list_is_arranged(world: World, site: BillingSite, goal: str, query: str) -> None:
    run = world.run(goal, site.url)
    assert query in last_path(run, site).partition("?")[2].split("&"), run.explain()


def test_a_list_is_narrowed_by_a_price(world: World, site: BillingSite) -> None:
    wanted = {one.name for one in PRODUCTS if one.cents < 5000}
    run = world.run("Show only products under 50", site.url)
    assert set((run.outcome.answer or "").split(", ")) == wanted, run.explain()


def test_a_setting_is_turned_off_and_saved(world: World, site: BillingSite) -> None:
    run = world.run("Turn off the newsletter and save", site.url)
    assert site.state.settings.get("language") == ["en"] and "newsletter" not in site.state.settings, run.explain()


def test_a_file_is_uploaded(world: World, site: BillingSite, tmp_path: Path) -> None:
    (tmp_path / "contract.txt").write_bytes(b"We agree.")
    session = world.new_session(tmp_path)
    run = world.run("Upload contract.txt", site.url, session_id=session)
    assert [(one.filename, one.content) for one in site.state.uploads] == [("contract.txt", b"We agree.")], (
        run.explain()
    )


def test_a_member_is_deleted_when_it_is_approved(world: World, site: BillingSite) -> None:
    run = world.run("Delete Alan Turing from the team", site.url)
    assert site.state.deleted == ["Alan Turing"], run.explain()


def test_a_member_stays_when_it_is_denied(world: World, site: BillingSite) -> None:
    run = world.run("Delete Alan Turing from the team", site.url, approve="none")
    assert (site.state.deleted, run.outcome.status) == ([], "failed"), run.explain()


def test_somebody_who_is_not_there_is_not_deleted(world: World, site: BillingSite) -> None:
    run = world.run("Delete Tom Okafor from the team", site.url)
    assert (site.ledger.writes(), run.outcome.status) == ([], "failed"), run.explain()


@pytest.mark.parametrize("site", ["login"], indirect=True)
def test_a_login_uses_the_vault(world: World, site: BillingSite) -> None:
    world.app.vault.add("ada", "correct horse", site.url.rstrip("/"), "ada")
    run = world.run("Log in as ada", site.url)
    assert (run.outcome.status, len(site.state.sessions)) == ("succeeded", 1), run.explain()


@pytest.mark.parametrize("site", ["login"], indirect=True)
def test_a_wrong_password_is_reported(world: World, site: BillingSite) -> None:
    world.app.vault.add("ada", "wrong", site.url.rstrip("/"), "ada")
    run = world.run("Log in as ada", site.url)
    assert "Wrong username or password" in (run.outcome.summary or ""), run.explain()


PURCHASE = "Buy the claw hammer with name Ada, street Main 1, postcode 1000, city Lisbon and country Portugal"


@pytest.mark.parametrize(("answer", "orders"), [("y", 1), ("n", 0)])
def test_what_is_bought_is_what_the_user_said_to_the_order_itself(
    world: World, site: BillingSite, answer: str, orders: int
) -> None:
    asked: list[e.NeedsApproval] = []

    def hear(event: e.Event) -> None:
        asked.extend([event] if isinstance(event, e.NeedsApproval) else [])

    def answer_user(question: str) -> str:
        if question.startswith("Your answer"):
            return "PayPal"  # how to pay, which the goal leaves open
        return answer if "Place order" in asked[-1].to_json() else "y"

    run = world.run(PURCHASE, site.url, approve="ask", on_event=hear, ask_user=answer_user)
    placed = [one for one in site.ledger.writes() if one.path == "/checkout/place-order"]
    assert (len(site.state.orders), len(placed)) == (orders, orders), run.explain()
    assert "Place order" in asked[-1].to_json(), run.explain()
