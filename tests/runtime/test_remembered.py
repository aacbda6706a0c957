"""An "always" counts for its origin and kind, so many times, until then; over a restart; until it is taken back."""

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.limits import REMEMBERED_SECONDS as LASTS
from browser_copilot.protocol.limits import REMEMBERED_USES as USES
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.remembered import RememberedGrants
from tests.runtime.conftest import Bench, click, succeeded

SHOP = "https://shop.test"


class Memory:
    def __init__(self, bench: Bench) -> None:
        self.now = 1_000.0
        self._bench = bench
        self.grants = self.open()

    def open(self) -> RememberedGrants:
        """As after a restart."""
        self.grants = RememberedGrants("s-1", self._bench.database.records, lambda: self.now)
        return self.grants


@pytest.fixture
def memory(bench: Bench) -> Memory:
    return Memory(bench)


async def test_it_is_listed_with_what_is_left_of_it(memory: Memory) -> None:
    await memory.grants.add(SHOP, "dom.click")
    await memory.grants.use(SHOP, "dom.click")
    (one,) = memory.grants.listing()
    assert one.to_wire() == {
        "id": one.id,
        "origin": SHOP,
        "kind": "dom.click",
        "countLeft": USES - 1,
        "untilMs": (1_000 + LASTS) * 1_000,
        "sessionId": "s-1",
        "createdMs": 1_000_000,
    }


async def test_a_restart_gives_no_use_back(memory: Memory) -> None:
    await memory.grants.add(SHOP, "dom.click")
    await memory.grants.use(SHOP, "dom.click")
    await memory.open().load()
    assert [one.count_left for one in memory.grants.listing()] == [USES - 1]


async def test_a_used_up_one_is_gone(memory: Memory) -> None:
    await memory.grants.add(SHOP, "dom.click")
    used = [await memory.grants.use(SHOP, "dom.click") for _ in range(USES + 1)]
    await memory.open().load()
    assert (used, memory.grants.listing()) == ([True] * USES + [False], [])


async def test_an_expired_one_is_gone(memory: Memory, bench: Bench) -> None:
    await memory.grants.add(SHOP, "dom.click")
    memory.now += LASTS
    listed = memory.grants.listing()
    await memory.open().load()
    assert (listed, await bench.database.records.find("approval")) == ([], [])


async def test_a_withdrawn_one_stays_away(memory: Memory) -> None:
    await memory.grants.add(SHOP, "dom.click")
    (one,) = memory.grants.listing()
    assert await memory.grants.withdraw(one.id)
    await memory.open().load()
    assert (memory.grants.listing(), await memory.grants.withdraw(one.id)) == ([], False)


async def delete(task: Task, desk: Desk) -> Task:
    await desk.look("getMiniPCD", {})
    record = await desk.perform(click("Delete", "high"))
    return succeeded(task, record.status)


async def always(bench: Bench) -> str:
    """A session in which the user said "always" once."""
    session = (await bench.begin(delete)).session_id
    asked = await bench.until(e.NeedsApproval, session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="always"), session)
    await bench.until(e.SessionSaved, session)
    return session


async def test_it_counts_again_after_a_restart_of_the_server(bench: Bench) -> None:
    session = await always(bench)
    await bench.crash()
    await bench.start()
    seq = bench.runtime.events.last_seq
    await bench.begin(delete, session_id=session)
    await bench.until(e.SessionSaved, session, seq)
    decided = [(one.decision, one.by) for one in await bench.events(session) if isinstance(one, e.ApprovalResolved)]
    assert decided == [("always", "user"), ("allow", "grant")]


async def test_the_runtime_lists_and_withdraws_it(bench: Bench) -> None:
    session = await always(bench)
    (one,) = bench.runtime.remembered()
    gone = [await bench.runtime.withdraw_remembered(one.id) for _ in range(2)]
    assert ((one.session_id, one.origin, one.kind), gone) == ((session, SHOP, "dom.click"), [True, False])


async def test_it_ends_with_its_session(bench: Bench) -> None:
    session = await always(bench)
    await bench.runtime.close_session(session)
    await bench.do(c.SessionResume(session_id=session))
    assert bench.runtime.remembered() == []


async def leave(task: Task, desk: Desk) -> Task:
    await desk.look("getMiniPCD", {})
    step = click("Delete", "high").model_copy(update={"tool": "tabs.navigate", "args": {"url": "https://far.test/"}})
    return succeeded(task, (await desk.perform(step)).status)


@pytest.mark.parametrize(
    "policy", [c.SetApprovalPolicy(policy="all"), c.SetApprovalPolicy(policy="until", until_ms=2**52)]
)
async def test_no_policy_lets_a_task_out_of_the_allowed_origins(bench: Bench, policy: c.SetApprovalPolicy) -> None:
    session = (await bench.do(c.SessionNew())).session_id
    await bench.do(policy, session)
    await bench.begin(leave, session_id=session)
    asked = await bench.until(e.NeedsApproval, session)
    await bench.do(c.Approve(approval_id=asked.approval_id, decision="deny"), session)
    done = await bench.until(e.TaskCompleted, session)
    assert (asked.action, done.answer) == ("tabs.navigate", "error")


async def test_a_policy_lets_a_task_go_where_it_may_act(bench: Bench) -> None:
    session = (await bench.do(c.SessionNew())).session_id
    await bench.do(c.SetApprovalPolicy(policy="all"), session)
    await bench.do(c.GrantOrigin(origin="https://far.test"), session)
    await bench.begin(leave, session_id=session)
    await bench.until(e.TaskCompleted, session)
    decided = [(one.decision, one.by) for one in await bench.events(session) if isinstance(one, e.ApprovalResolved)]
    assert decided == [("allow", "policy")]
