"""The planner through a real endpoint, in both protocols; the endpoint fails in every way that endpoints do."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.agent.desk import TaskStopped
from browser_copilot.agent.planner import ModelPlanner
from browser_copilot.agent.turns import Voice
from browser_copilot.model.auth import KeyAuth
from browser_copilot.model.client import ModelClient
from browser_copilot.model.profiles import Profile
from browser_copilot.model.retry import RetryPolicy
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import StepRecord, Task, ToolStep
from tests.agent.fake_desk import FakeDesk, FixedClock, new_task
from tests.agent.fake_site import FakeSite
from tests.agent.reader import GOAL, InvoiceReader, ask
from tests.agent.shop import plain_shop
from tests.model.clock import FakeClock
from tests.model.endpoint import Answer, Cut, Hang, ModelEndpoint, Status

MONTH = "October 2026"
ERROR = {"error": {"message": "no"}}


class KeyRing:
    """Gives another key once the first was refused."""

    def __init__(self) -> None:
        self.key = "stale"

    async def get_bearer(self) -> str | None:
        return self.key

    async def renew(self, refused: str | None) -> bool:
        self.key = "fresh"
        return refused != self.key

    def make_refusal(self) -> Any:
        raise AssertionError("the fresh key is taken")


@pytest.fixture(params=["completions", "responses"])
def api(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Bench:
    def __init__(self, folder: Path, api: str, endpoint: ModelEndpoint) -> None:
        self.endpoint = endpoint
        endpoint.default = InvoiceReader(MONTH)
        self.desk = FakeDesk(FakeSite(plain_shop(), folder))
        self.clock = FakeClock()
        self.profile = Profile(
            name="p",
            base_url=endpoint.base_url,
            model="m",
            api=api,
            price_in=1,
            price_out=2,
        )
        self.client = ModelClient(self.profile, KeyAuth(self.profile, {}), self.clock, RetryPolicy(jitter=0.0))

    async def pursue(self) -> Task:
        self.planner = ModelPlanner(Voice(self.client, self.profile), FixedClock(), skills=False)
        return await self.planner.pursue(new_task(GOAL), self.desk, None, "the skills are off")


@pytest.fixture
async def bench(tmp_path: Path, api: str) -> AsyncIterator[Bench]:
    with ModelEndpoint() as endpoint:
        one = Bench(tmp_path, api, endpoint)
        yield one
        await one.client.aclose()


async def test_last_months_invoice_is_downloaded(bench: Bench) -> None:
    task = await bench.pursue()
    found = [one.name for one in bench.desk.working_directory.iterdir()]
    assert (task.status, found) == ("succeeded", ["invoice-2026-10.pdf"]), task.summary


async def test_tokens_and_cost_are_told(bench: Bench) -> None:
    await bench.pursue()
    used = next(one for one in bench.desk.events if isinstance(one, e.TokensUsed))
    assert (used.input_tokens, used.output_tokens, used.cost is not None) == (100, 20, True)


@pytest.mark.parametrize(
    "trouble",
    [
        Status(429, ERROR, {"Retry-After": "2"}),
        Status(500, ERROR),
        Cut(Answer(text="I begin to say something long enough"), 1),
    ],
)
async def test_passing_trouble_is_lived_through(bench: Bench, trouble: Any) -> None:
    bench.endpoint.script(trouble)
    task = await bench.pursue()
    assert task.status == "succeeded", task.summary


async def test_the_wait_that_the_endpoint_asks_for_is_kept(bench: Bench) -> None:
    bench.endpoint.script(Status(429, ERROR, {"Retry-After": "7"}))
    await bench.pursue()
    assert max(bench.clock.sleeps) >= 7


async def test_a_limit_beyond_the_clients_patience_is_waited_out(bench: Bench) -> None:
    bench.endpoint.script(Status(429, ERROR, {"Retry-After": "600"}))
    task = await bench.pursue()
    assert (task.status, bench.desk.waits) == ("succeeded", [600.0]), task.summary


async def test_a_limit_that_names_no_time_is_waited_out_longer_each_time(bench: Bench) -> None:
    bench.endpoint.script(*[Status(429, ERROR)] * 8)  # four tries of the client, twice
    task = await bench.pursue()
    assert (task.status, bench.desk.waits) == ("succeeded", [60.0, 120.0]), task.summary


@pytest.mark.parametrize("answer", [Status(429, ERROR, {"Retry-After": "2000000"}), Status(402, ERROR)])
async def test_a_limit_of_weeks_or_of_money_is_not_waited_out(bench: Bench, answer: Any) -> None:
    bench.endpoint.script(answer)
    task = await bench.pursue()
    assert (task.status, bench.desk.waits) == ("failed", [])


async def test_a_wrong_route_names_the_other_protocol(bench: Bench, api: str) -> None:
    bench.endpoint.script(Status(404, ERROR))
    task = await bench.pursue()
    other = "responses" if api == "completions" else "completions"
    assert task.status == "failed" and f'api = "{other}"' in (task.summary or ""), task.summary


async def test_a_refused_key_is_renewed_once(bench: Bench) -> None:
    bench.endpoint.accepts = {"fresh"}
    bench.client = ModelClient(bench.profile, KeyRing(), bench.clock, RetryPolicy(jitter=0.0))
    task = await bench.pursue()
    await bench.client.aclose()
    assert task.status == "succeeded", task.summary


@pytest.mark.parametrize("oddity", ["repeats_ids", "no_usage", "answers_whole", "no_ids"])
async def test_odd_endpoints_are_understood(bench: Bench, oddity: str) -> None:
    bench.endpoint.default = InvoiceReader(MONTH, oddity)
    task = await bench.pursue()
    assert task.status == "succeeded", task.summary


async def test_a_model_that_never_ends_is_ended(bench: Bench) -> None:
    bench.endpoint.default = ask("done", answer="done", evidence="done")
    task = await bench.pursue()
    assert task.status == "failed", task.summary


async def test_a_stop_while_the_model_thinks_closes_the_line(bench: Bench) -> None:
    bench.endpoint.script(Hang())
    pursuing = asyncio.create_task(bench.pursue())
    assert await asyncio.to_thread(bench.endpoint.arrived.wait, 60)
    pursuing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pursuing
    assert await asyncio.to_thread(bench.endpoint.left.wait, 60)


async def test_a_stop_in_the_middle_of_a_plan_answers_every_call(bench: Bench) -> None:
    class Stopping(FakeDesk):
        async def perform(self, step: ToolStep) -> StepRecord:
            raise TaskStopped

    bench.desk = Stopping(bench.desk.site)
    click = ("dom_click", '{"id": "a3"}')
    bench.endpoint.script(Answer(tool_calls=(click, click, click)))
    with pytest.raises(TaskStopped):
        await bench.pursue()
    assert bench.planner.conversation.open_calls() == []
