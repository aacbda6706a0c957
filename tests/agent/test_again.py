"""What a model sent is not sent again by it, in whatever way; what the page refused, or the user wants, is."""

from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.again import wants_again
from browser_copilot.protocol.page import Message
from browser_copilot.protocol.tools import fail
from tests.agent.fake_desk import new_task
from tests.agent.fake_site import Blank, FakeSite, Form, Listing, Page, Thing
from tests.agent.test_planner import Bench, calls

STOP = calls(("give_up", {"reason": "enough"}))
WAYS = [("dom.click", {"id": "g0.submit"}), ("dom.submit", {"id": "g0"}), ("dom.press", {"id": "g0.0", "key": "Enter"})]
WRITE = ("dom.type", {"id": "g0.0", "text": "Hello"})


def contact(folder: Path, **page: Any) -> FakeSite:
    """A form that shows nothing when it is sent."""
    return FakeSite({"/": Page("Contact", [], [Form([Blank("Message")], "Send")], **page)}, folder)


async def send(
    folder: Path, *plans: Any, goal: str = "Frob it", answer: str = "", site: FakeSite | None = None
) -> Bench:
    bench = Bench([*(calls(*one) for one in plans), STOP], site or contact(folder))
    bench.desk.answer = answer
    await bench.pursue(goal)
    return bench


def count_sent(bench: Bench) -> int:
    return sum(one.tool in ("dom.click", "dom.submit", "dom.press") for one in bench.desk.steps)


@pytest.mark.parametrize("first", WAYS)
@pytest.mark.parametrize("second", WAYS)
async def test_a_form_is_sent_once_in_whatever_way(first: Any, second: Any, tmp_path: Path) -> None:
    bench = await send(tmp_path, [WRITE, first], [second])
    assert count_sent(bench) == 1 and "not done twice" in bench.results()[2]


@pytest.mark.parametrize("code", ["ignored", "outcome_unknown"])
async def test_what_may_have_been_sent_unseen_is_not_sent_again(code: Any, tmp_path: Path) -> None:
    bench = Bench([calls(WRITE, WAYS[0]), calls(WAYS[2]), STOP], contact(tmp_path))
    bench.desk.fails_at[2] = fail(code, "no effect was seen", dispatched=True)
    await bench.pursue("Frob it")
    assert count_sent(bench) == 1


async def test_nor_twice_in_one_plan(tmp_path: Path) -> None:
    assert count_sent(await send(tmp_path, [WRITE, WAYS[0], WAYS[1]])) == 1


async def test_typing_the_same_again_makes_no_other_message(tmp_path: Path) -> None:
    assert count_sent(await send(tmp_path, [WRITE, WAYS[0]], [WRITE, WAYS[0]])) == 1


async def test_another_message_is_sent(tmp_path: Path) -> None:
    other = ("dom.type", {"id": "g0.0", "text": "Bye"})
    assert count_sent(await send(tmp_path, [WRITE, WAYS[0]], [other, WAYS[0]])) == 2


async def test_what_the_page_refused_is_sent_again(tmp_path: Path) -> None:
    site = contact(tmp_path)

    def refuse(site: FakeSite) -> None:
        site.pages["/"].messages = [Message(kind="error", text="Try again in a moment")]

    site.pages["/"].forms[0].does = refuse
    assert count_sent(await send(tmp_path, [WRITE, WAYS[0]], [WAYS[0]], site=site)) == 2


@pytest.mark.parametrize("goal", ["Send it twice", "Send the message 3 times", "Send it, then send it again"])
async def test_a_goal_may_ask_for_repetition(goal: str, tmp_path: Path) -> None:
    assert count_sent(await send(tmp_path, [WRITE, WAYS[0]], [WAYS[0]], goal=goal)) == 2


@pytest.mark.parametrize(
    ("question", "answer", "sent"),
    [
        ("Nothing is shown. Shall I send it again?", "yes", 2),
        ("Nothing is shown. What now?", "send it once more", 2),
        ("Nothing is shown. Shall I send it again?", "no", 1),
        ("Which colour?", "yes", 1),
    ],
)
async def test_so_may_the_user(question: str, answer: str, sent: int, tmp_path: Path) -> None:
    ask = ("ask_user", {"question": question})
    assert count_sent(await send(tmp_path, [WRITE, WAYS[0]], [ask], [WAYS[0]], answer=answer)) == sent


async def resend(first: Bench, folder: Path, *plan: Any) -> Bench:
    """A model takes over where another one, or a skill, left the task."""
    second = Bench([calls(*plan), STOP], contact(folder))
    task = new_task("Frob it").model_copy(update={"history": first.desk.saved[-1].history})
    await second.planner.pursue(task, second.desk, second.desk.site.summary(), "no skill fits")
    return second


async def test_what_was_sent_before_a_model_took_over_is_not_sent_by_it(tmp_path: Path) -> None:
    first = await send(tmp_path, [WRITE, WAYS[0]])
    assert count_sent(await resend(first, tmp_path, WAYS[0])) == 0
    assert count_sent(await resend(first, tmp_path, WRITE, WAYS[1])) == 0


async def test_with_other_entries_it_is_another_sending(tmp_path: Path) -> None:
    first = await send(tmp_path, [WRITE, WAYS[0]])
    assert count_sent(await resend(first, tmp_path, ("dom.type", {"id": "g0.0", "text": "Bye"}), WAYS[0])) == 1


async def test_each_row_has_its_own_button(tmp_path: Path) -> None:
    rows = [({}, [Thing("Delete", "button")]) for _ in range(2)]
    site = FakeSite({"/": Page("Team", lists=[Listing("Team", rows)])}, tmp_path)
    plans = [[("dom.click", {"id": "c0.0.0"})], [("dom.click", {"id": "c0.1.0"})], [("dom.click", {"id": "c0.1.0"})]]
    assert count_sent(await send(tmp_path, *plans, site=site)) == 2


async def test_what_ends_nothing_may_be_done_again(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Count", [Thing("More", "button")])}, tmp_path)
    more = [("dom.click", {"id": "a0"})]
    assert count_sent(await send(tmp_path, more, more, site=site)) == 2


async def test_the_same_words_on_the_next_page_are_another_act(tmp_path: Path) -> None:
    forms = [Form([Blank("Message")], "Send", lambda site: site.go("/sure"))]
    pages = {"/": Page("Contact", [], forms), "/sure": Page("Are you sure?", [], [Form([Blank("Message")], "Send")])}
    assert count_sent(await send(tmp_path, [WRITE, WAYS[0]], [WAYS[0]], site=FakeSite(pages, tmp_path))) == 2


@pytest.mark.parametrize(
    "text", ["Buy the hammer", "Fill in all fields and send it", "Write to Ann and Bob", "Order 2 mugs"]
)
def test_an_ordinary_goal_asks_for_no_repetition(text: str) -> None:
    assert not wants_again(text)
