"""A scripted model pursues goals on sites in memory; what it claims counts only when the page or a file shows it."""

import json
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.controller import Controller
from browser_copilot.agent.desk import TaskStopped, ToolFailed
from browser_copilot.agent.minds import Minds
from browser_copilot.agent.planner import ModelPlanner
from browser_copilot.agent.turns import Voice
from browser_copilot.errors import ModelError
from browser_copilot.model.chat import ChatRequest
from browser_copilot.model.profiles import Profile
from browser_copilot.model.scripted import ScriptedModel
from browser_copilot.protocol import events as e
from browser_copilot.protocol.page import Message
from browser_copilot.protocol.task import StepRecord, Task, ToolStep
from browser_copilot.protocol.tools import fail
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import Blank, FakeSite, Form, Page, Thing
from tests.agent.shop import NAV, plain_shop

GOAL = "Download last month's invoice"
PROFILE = Profile(name="test", api="scripted", script=Path("unused.json"), context_tokens=32_000)


def find(request: ChatRequest, label: str) -> str:
    """The id of a thing, read as a model reads it: from the snapshot, else from the last result."""
    texts = [one.content or "" for one in reversed(request.messages)]
    return next(
        line.split()[0]
        for text in texts
        for line in text.splitlines()
        if f'"{label}"' in line and not line.startswith("form")
    )


def calls(*wanted: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    return {"tool_calls": [{"name": name, "arguments": args} for name, args in wanted]}


def click(label: str) -> Any:
    return lambda request: calls(("dom.click", {"id": find(request, label)}))


def click_in_row(request: ChatRequest) -> dict[str, Any]:
    """The control of October's row, as the last result lists it."""
    rows = next(one.content or "" for one in reversed(request.messages) if one.role == "tool").splitlines()
    row = next(one for one in rows if "October 2026" in one)
    control = next(part for part in row.split("; ")[1:] if "Download" in part)
    return calls(("dom.click", {"id": control.split()[0]}))


def read_list(request: ChatRequest) -> dict[str, Any]:
    return calls(("dom.extract", {"collectionId": "c0", "controls": True}))


DONE = calls(("done", {"answer": "invoice-2026-10.pdf", "evidence": "invoice-2026-10.pdf"}))
WAY = [click("Billing"), click("Invoices"), read_list, click_in_row, DONE]


class Bench:
    """One planner on one site, with the skills switched off."""

    def __init__(self, replies: list[Any], site: FakeSite, **profile: Any) -> None:
        self.model = ScriptedModel(replies)
        self.desk = FakeDesk(site)
        voice = Voice(self.model, PROFILE.model_copy(update=profile))
        self.planner = ModelPlanner(voice, FixedClock(), skills=False)

    async def pursue(self, goal: str = GOAL) -> Task:
        return await self.planner.pursue(new_task(goal), self.desk, self.desk.site.summary(), "no skill fits")

    def results(self) -> list[str]:
        return [one.content or "" for one in self.planner.conversation.messages if one.role == "tool"]

    def of(self, kind: type) -> list[Any]:
        return [one for one in self.desk.events if isinstance(one, kind)]


def shop(folder: Path, **pages: Page) -> FakeSite:
    return FakeSite({**plain_shop(), **{f"/{name}": page for name, page in pages.items()}}, folder)


async def test_last_months_invoice_is_downloaded(tmp_path: Path) -> None:
    bench = Bench(WAY, shop(tmp_path))
    task = await bench.pursue()
    found = (task.status, task.answer, [one.name for one in tmp_path.iterdir()], task.model_calls)
    assert found == ("succeeded", found[1], ["invoice-2026-10.pdf"], 5), task.summary


async def test_the_file_is_among_the_artifacts(tmp_path: Path) -> None:
    task = await Bench(WAY, shop(tmp_path)).pursue()
    assert [Path(one.path).name for one in task.artifacts] == ["invoice-2026-10.pdf"]


async def test_the_summary_names_the_file_as_the_proof(tmp_path: Path) -> None:
    task = await Bench(WAY, shop(tmp_path)).pursue()
    assert task.summary == "the file invoice-2026-10.pdf is there"


async def test_done_without_the_file_is_not_accepted(tmp_path: Path) -> None:
    task = await Bench([DONE, calls(("give_up", {"reason": "no way"}))], shop(tmp_path)).pursue()
    assert (task.status, task.summary) == ("failed", "the model gave up: no way")


async def test_done_with_words_that_the_page_does_not_show_is_not_accepted(tmp_path: Path) -> None:
    bench = Bench([calls(("done", {"answer": "42", "evidence": "Total: 42"}))], shop(tmp_path))
    await bench.pursue("Find the total of my orders")
    assert bench.results()[0].startswith("not accepted: ")


async def test_done_is_accepted_with_words_of_the_page(tmp_path: Path) -> None:
    site = shop(tmp_path)
    site.pages["/"].text = "Your total is 42.00 EUR"
    task = await Bench([calls(("done", {"answer": "42", "evidence": "total is 42.00"}))], site).pursue("Frob the total")
    assert (task.status, task.answer) == ("succeeded", "42"), task.summary


async def test_an_asked_change_is_not_done_before_a_step_was_carried_out(tmp_path: Path) -> None:
    bench = Bench([calls(("done", {"answer": "ok", "evidence": "Billing"}))], shop(tmp_path))
    await bench.pursue('Click "Billing"')
    assert "no step" in bench.results()[0]


async def test_a_click_that_showed_nothing_is_not_proved_by_what_was_there_before(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Reports", [Thing("Publish")])}, tmp_path)
    claim = ("done", {"answer": "ok", "evidence": "Publish"})
    bench = Bench([lambda request: calls(("dom.click", {"id": find(request, "Publish")}), claim)], site)
    await bench.pursue("Frob the reports")
    assert "before anything was done" in bench.results()[1]


async def test_an_address_may_be_written_as_the_page_writes_it(tmp_path: Path) -> None:
    bench = Bench([calls(("tabs.navigate", {"url": "/billing"}))], shop(tmp_path))
    await bench.pursue()
    assert [one.args["url"] for one in bench.desk.steps] == ["https://shop.test/billing"]


async def test_a_value_that_is_as_given_is_not_told_again(tmp_path: Path) -> None:
    site = FakeSite({"/": Page("Profile", [], [Form([Blank("Name")], "Save")])}, tmp_path)
    bench = Bench([lambda request: calls(("dom.type", {"id": find(request, "Name"), "text": "Ada"}))], site)
    await bench.pursue("Frob my name")
    assert bench.results() == ["done"]


async def test_a_plan_of_several_steps_is_one_turn(tmp_path: Path) -> None:
    form = Form([Blank("Name"), Blank("City")], "Save", lambda site: site.go("/saved"))
    site = shop(tmp_path, form=Page("Profile", [], [form]), saved=Page("Profile saved"))
    site.tabs[1] = "/form"

    def plan(request: ChatRequest) -> dict[str, Any]:
        return calls(
            ("dom.type", {"id": find(request, "Name"), "text": "Ada"}),
            ("dom.type", {"id": find(request, "City"), "text": "London"}),
            ("dom.click", {"id": find(request, "Save")}),
            ("done", {"answer": "saved", "evidence": "Profile saved"}),
        )

    task = await Bench([plan, calls(("done", {"answer": "saved", "evidence": "Profile saved"}))], site).pursue(
        "Enter Ada as name and London as city and save"
    )
    assert (task.status, task.model_calls, len(task.history)) == ("succeeded", 2, 3), task.summary


async def test_what_stands_after_a_new_page_in_a_plan_is_not_carried_out(tmp_path: Path) -> None:
    site = shop(tmp_path)

    def plan(request: ChatRequest) -> dict[str, Any]:
        return calls(
            ("dom.click", {"id": find(request, "Billing")}),
            ("dom.click", {"id": find(request, "Orders")}),
        )

    bench = Bench([plan, calls(("give_up", {"reason": "enough"}))], site)
    await bench.pursue()
    assert (site.visits, bench.results()[1].startswith("not carried out: ")) == (["/", "/billing"], True)


async def test_an_unknown_tool_is_sent_back_once(tmp_path: Path) -> None:
    bench = Bench([calls(("dom.explode", {})), *WAY], shop(tmp_path))
    task = await bench.pursue()
    assert (task.status, "no tool" in bench.results()[0]) == ("succeeded", True), task.summary


@pytest.mark.parametrize(
    "bad",
    [
        calls(("dom.click", {"selector": "#x"})),
        calls(("dom.click", {})),
        {"tool_calls": [{"name": "dom.click", "arguments": "{not json"}]},
        calls(("dom.type", {"id": "a0"})),
        calls(("tabs.navigate", {"url": "javascript:alert(1)"})),
    ],
)
async def test_two_replies_in_a_row_that_do_not_fit_end_the_task(bad: Any, tmp_path: Path) -> None:
    task = await Bench([bad, bad, *WAY], shop(tmp_path)).pursue()
    assert task.status == "failed" and "twice in a row" in (task.summary or ""), task.summary


async def test_a_failed_step_is_not_repeated_on_the_same_page(tmp_path: Path) -> None:
    gone = lambda request: calls(("dom.hover", {"id": "a999"}))  # noqa: E731
    bench = Bench([gone, calls(("give_up", {"reason": "x"}))], shop(tmp_path))
    await bench.pursue()
    assert "a999" in bench.results()[0]


async def test_the_same_step_without_effect_is_refused_the_third_time(tmp_path: Path) -> None:
    site = shop(tmp_path)
    site.pages["/"].things = [*NAV, Thing("Idle", "button")]
    bench = Bench([click("Idle"), click("Idle"), click("Idle"), calls(("give_up", {"reason": "x"}))], site)
    await bench.pursue('Frob "Idle"')
    assert "done twice" in bench.results()[2] and site.effects == ["click Idle", "click Idle"]


async def test_going_in_circles_ends_the_task(tmp_path: Path) -> None:
    circle = [click("Orders"), click("Team")] * 10
    bench = Bench(circle, shop(tmp_path))
    task = await bench.pursue("Frob the whatsit")
    assert task.status == "failed" and len(bench.model.requests) < 20, task.summary


async def test_the_turns_are_capped(tmp_path: Path) -> None:
    labels = ["Home", "Products", "Orders", "Account", "Team"]
    looks: list[Any] = [calls(("pcd.query", {"text": f"{label} {number}"})) for number in range(5) for label in labels]
    bench = Bench(looks, shop(tmp_path))
    task = await bench.pursue("Frob the whatsit")
    assert (task.status, len(bench.model.requests)) == ("failed", 20)


async def test_the_user_is_asked(tmp_path: Path) -> None:
    bench = Bench([calls(("ask_user", {"question": "Which one?"})), *WAY], shop(tmp_path))
    bench.desk.answer = "the PDF"
    await bench.pursue()
    assert (bench.desk.questions, bench.results()[0]) == (["Which one?"], "the user answers: the PDF")


async def test_a_model_failure_is_told(tmp_path: Path) -> None:
    bench = Bench([ModelError("server", "the endpoint failed", hint="try later")], shop(tmp_path))
    task = await bench.pursue()
    assert task.status == "failed" and "try later" in (task.summary or "")


async def test_a_stop_leaves_no_call_without_an_answer(tmp_path: Path) -> None:
    def plan(request: ChatRequest) -> dict[str, Any]:
        return calls(*[("dom.click", {"id": find(request, name)}) for name in ("Orders", "Team", "Home")])

    class Stopped(FakeDesk):
        async def perform(self, step: ToolStep) -> StepRecord:
            raise TaskStopped

    bench = Bench([plan], shop(tmp_path))
    bench.desk = Stopped(bench.desk.site)
    with pytest.raises(TaskStopped):
        await bench.pursue()
    assert (bench.planner.conversation.open_calls(), len(bench.results())) == ([], 3)


async def test_deltas_figures_and_context_are_events(tmp_path: Path) -> None:
    bench = Bench([{"text": "I stop.", "reasoning": "Hm.", **calls(("give_up", {"reason": "x"}))}], shop(tmp_path))
    await bench.pursue()
    kinds = {type(one) for one in bench.desk.events}
    wanted = {e.ModelRequested, e.ModelTextDelta, e.ModelReasoningDelta, e.ModelReplied, e.TokensUsed, e.ContextUsed}
    assert wanted <= kinds


async def test_the_controller_turns_to_the_model_for_what_the_skills_do_not_understand(tmp_path: Path) -> None:
    desk = FakeDesk(shop(tmp_path))
    model = ScriptedModel([calls(("done", {"answer": "yes", "evidence": "Billing"}))])
    minds = Minds(model, "test", planner=lambda: ModelPlanner(Voice(model, PROFILE), FixedClock()))
    task = await Controller(minds, FixedClock()).pursue(new_task("Frobnicate the whatsit quietly"), desk)
    assert (task.status, task.answer, task.model_calls) == ("succeeded", "yes", 1), task.summary


async def test_what_a_skill_can_do_asks_no_model(tmp_path: Path) -> None:
    desk = FakeDesk(shop(tmp_path))
    model = ScriptedModel([])
    minds = Minds(model, "test", planner=lambda: ModelPlanner(Voice(model, PROFILE), FixedClock()))
    task = await Controller(minds, FixedClock()).pursue(new_task(GOAL), desk)
    assert (task.status, task.model_calls) == ("succeeded", 0), task.summary


async def test_an_order_to_a_skill_is_carried_out(tmp_path: Path) -> None:
    model = ScriptedModel([calls(("skill", {"order": GOAL})), DONE])
    desk = FakeDesk(shop(tmp_path))
    task = await ModelPlanner(Voice(model, PROFILE), FixedClock()).pursue(new_task(GOAL), desk, None, "no")
    assert (task.status, task.model_calls) == ("succeeded", 2), task.summary


async def test_what_the_goal_forbids_is_refused(tmp_path: Path) -> None:
    site = shop(tmp_path)
    site.pages["/"].things = [*NAV, Thing("Submit", "button")]
    bench = Bench([click("Submit"), calls(("give_up", {"reason": "x"}))], site)
    await bench.pursue("Frob the form, but do not click Submit")
    assert (site.effects, bench.results()[0].startswith("refused: the goal forbids")) == ([], True)


async def test_requests_are_plain_json(tmp_path: Path) -> None:
    bench = Bench(WAY, shop(tmp_path))
    await bench.pursue()
    assert all(json.loads(one.model_dump_json()) for one in bench.model.requests)


async def test_a_tab_may_be_opened(tmp_path: Path) -> None:
    bench = Bench([calls(("tabs.open", {"url": "/billing", "active": True}))], shop(tmp_path))
    with pytest.raises(KeyError):  # the site in memory opens no tabs
        await bench.pursue()
    assert [one.args["url"] for one in bench.desk.steps] == ["https://shop.test/billing"]


class Blinded(FakeDesk):
    """Its first look succeeds; the next `blind` ones find an error page."""

    blind = 1

    async def look(self, tool: str, args: Any) -> Any:
        if tool == "getMiniPCD" and self.looks.count(tool) in range(1, 1 + self.blind):
            self.looks.append(tool)
            raise ToolFailed(tool, fail("unsupported", "the browser shows an error page"))
        return await super().look(tool, args)


@pytest.mark.parametrize(("blind", "status"), [(1, "succeeded"), (3, "failed")])
async def test_a_model_may_leave_a_page_that_cannot_be_read(blind: int, status: str, tmp_path: Path) -> None:
    home = calls(("tabs.navigate", {"url": "/"}))
    bench = Bench([home] * (blind + 1) + WAY, shop(tmp_path))
    bench.desk = Blinded(bench.desk.site)
    bench.desk.blind = blind
    assert (await bench.pursue()).status == status
    asked = [request.messages[-1].content or "" for request in bench.model.requests]
    assert asked[1].startswith("The page cannot be read now") and "error page" in asked[1]


async def test_what_was_read_before_a_link_was_followed_is_still_evidence(tmp_path: Path) -> None:
    site = shop(tmp_path)
    site.pages["/"].text = "The dearest costs 138.22 EUR"
    claim = calls(("done", {"answer": "138.22", "evidence": "dearest costs 138.22"}))
    task = await Bench([calls(("dom.read", {})), click("Billing"), claim], site).pursue("Which one is the dearest?")
    assert task.status == "succeeded", task.summary


async def test_calls_that_are_refused_again_and_again_end_the_task(tmp_path: Path) -> None:
    bench = Bench([calls(("dom.hover", {"id": "a999"}))] * 20, shop(tmp_path))
    task = await bench.pursue("Frob the whatsit")
    assert task.status == "failed" and len(bench.model.requests) < 20, task.summary


async def test_the_row_of_a_control_is_told_to_whoever_approves(tmp_path: Path) -> None:
    bench = Bench([click("Billing"), click("Invoices"), read_list, click_in_row, DONE], shop(tmp_path))
    await bench.pursue()
    assert "INV-2026-1010" in bench.desk.steps[-1].description and "INV-2026-1010" in (bench.desk.steps[-1].why or "")


@pytest.mark.parametrize(("second", "status"), [("rests 8 EUR", "succeeded"), ("rests 9 EUR", "failed")])
async def test_each_passage_of_the_evidence_must_be_shown(second: str, status: str, tmp_path: Path) -> None:
    site = shop(tmp_path)
    site.pages["/"].text = "Your total is 42 EUR\nThere rests 8 EUR"
    claim = calls(("done", {"answer": "42 and 8", "evidence": ["total is 42 EUR", second]}))
    task = await Bench([claim, calls(("give_up", {"reason": "x"}))], site).pursue("Frob the total")
    assert task.status == status, task.summary


async def test_two_effects_of_one_plan_are_both_proved(tmp_path: Path) -> None:
    def tell(text: str) -> Any:
        return lambda site: setattr(site.pages["/"], "messages", [Message(kind="status", text=text)])

    things = [Thing(f"Archive {n}", "button", does=tell(f"Mail {n} is put away")) for n in (1, 2)]
    site = FakeSite({"/": Page("Mail", things)}, tmp_path)

    def plan(request: ChatRequest) -> dict[str, Any]:
        claim = ("done", {"answer": "both", "evidence": ["Mail 1 is put away", "Mail 2 is put away"]})
        return calls(*(("dom.click", {"id": find(request, f"Archive {n}")}) for n in (1, 2)), claim)

    assert (await Bench([plan], site).pursue("Frob both mails")).status == "succeeded"
