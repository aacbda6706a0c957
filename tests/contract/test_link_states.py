"""In whatever order things happen: no write is done twice, no acknowledged result lost, nothing done below a fence.

A state machine drives the real link and the scripted extension over a pipe in memory, a few loop turns at a time, so
that losses, deaths and stops fall between any two steps; frames are lost, repeated and swapped, too.
`--hypothesis-profile=deep` runs 10,000 examples.
"""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from browser_copilot.browser.clock import FakeClock
from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import Result, Secret
from browser_copilot.protocol.limits import LEASE_MS, MAX_LEASE_MS
from browser_copilot.protocol.tools import Call, Ok, get_effect
from tests.contract.harness import make_click, make_list
from tests.contract.peer import Lost, Peer, Profile
from tests.contract.pipe import Exchange, Trouble, Way, is_quiet
from tests.contract.rig import SECRET, MemoryIntents

T = TypeVar("T")
SHORT_S = 0.5
LONG_S = 40.0
QUIET_TURNS = 200
PATIENCE = 60
WAYS: list[Way] = ["down", "up"]
TROUBLES: list[Trouble] = ["lose", "swap", "repeat", "repeat late"]
TURNS = st.sampled_from([1, 2, 3, 5, 8, 13, 40])


class LinkStates(RuleBasedStateMachine):
    """One session, one browser profile, one intent log; links, workers and connections come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.clock = FakeClock()
        self.profile = Profile(browser_id="b-1")
        self.executed: dict[str, int] = {}
        self.below_fence: list[str] = []
        self.answers: dict[str, asyncio.Task[Result]] = {}
        self.calls: dict[str, Call] = {}
        self.epoch = 1
        self.count = 0
        self.run(self._build())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    async def _build(self) -> None:
        self.intents = MemoryIntents()
        self.link = self._make_link()
        self.exchange = Exchange(self.link)
        self.peer = Peer(self.exchange.dial(), SECRET, self._execute, self.profile, self.clock)
        await self.peer.connect()

    def _make_link(self) -> ExtensionLink:
        return ExtensionLink(SECRET, EXTENSION_ID, self.intents, self.clock, heartbeat_ms=60_000)

    async def _execute(self, call: Call, _secrets: Mapping[str, Secret]) -> Result:
        self.executed[call.id] = self.executed.get(call.id, 0) + 1
        if get_effect(call) == "write" and (not self.profile.allows(call) or call.epoch < self.profile.stopped):
            self.below_fence.append(call.id)
        return Ok(data={})

    async def _turn(self, turns: int) -> None:
        """So many turns of the loop, or fewer when nothing moves any more."""
        for _ in range(turns):
            await asyncio.sleep(0)
            if is_quiet():
                return

    async def _ask(self, call: Call) -> None:
        self.calls[call.id] = call
        self.answers[call.id] = asyncio.create_task(self.link.call(call))

    # What the server does

    @rule(write=st.booleans(), turns=TURNS)
    def ask(self, write: bool, turns: int) -> None:
        self.count += 1
        call = make_click(f"w{self.count}", epoch=self.epoch, deadline_ms=2_000)
        self.run(self._ask(call if write else make_list(f"r{self.count}", epoch=self.epoch)))
        self.run(self._turn(turns))

    @precondition(lambda self: self.calls)
    @rule(data=st.data(), turns=TURNS)
    def ask_again(self, data: st.DataObject, turns: int) -> None:
        call = self.calls[data.draw(st.sampled_from(sorted(self.calls)))]
        self.count += 1
        self._release_denials(call.id)

        async def again() -> None:
            self.answers[f"{call.id}#{self.count}"] = asyncio.create_task(self.link.call(call))

            await self._turn(turns)

        self.run(again())

    def _release_denials(self, call_id: str) -> None:
        """A denial holds until the caller itself asks for the same call again."""
        for name, task in list(self.answers.items()):
            if name.split("#")[0] == call_id and task.done() and not task.result().ok:
                del self.answers[name]

    @rule(confirmed=st.booleans(), stalled=st.booleans(), turns=TURNS)
    def stop(self, confirmed: bool, stalled: bool, turns: int) -> None:
        self.epoch += 1
        self.peer.confirm_fences = confirmed
        self.exchange.stall(stalled)

        async def acknowledge() -> None:
            await self.link.raise_fence("s1", self.epoch, "stop")
            self.profile.stopped = self.epoch

        async def stop() -> None:
            raising = asyncio.create_task(acknowledge())
            await self._turn(turns)
            if not raising.done():
                self.clock.advance(LEASE_MS / 1000)
                await self._turn(QUIET_TURNS)
            if not raising.done():  # an earlier life of the server may have given longer leave
                self.clock.advance(MAX_LEASE_MS / 1000)
            await raising

        self.run(stop())

    @rule(turns=TURNS)
    def stop_what_is_late(self, turns: int) -> None:
        """The page comes to act when the link is stalled and the stop acknowledged."""
        self.go_on(turns)
        self.hold(1, True)
        self.ask(True, QUIET_TURNS)
        self.stop(True, True, turns)
        self.hold(1, False)
        self.run(self._turn(turns))

    @rule(back=st.booleans(), turns=TURNS)
    def restart_server(self, back: bool, turns: int) -> None:
        async def restart() -> None:
            await self.exchange.close()
            self.link = self._make_link()
            known = self.intents
            self.link.expect({key: known.workers[key] for key in known.recorded if key not in known.settled})
            self.epoch += 1
            await self.link.raise_fence("s1", self.epoch, "restart")
            self.exchange.link = self.link
            if back:
                await self._connect(turns)

        self.run(restart())

    # What the world does

    @rule(turns=TURNS)
    def go_on(self, turns: int) -> None:
        self.exchange.stall(False)
        self.run(self._turn(turns))

    @rule(way=st.sampled_from(WAYS), trouble=st.sampled_from(TROUBLES))
    def disturb(self, way: Way, trouble: Trouble) -> None:
        self.exchange.disturb(way, trouble)

    @rule(seconds=st.sampled_from([LEASE_MS / 2000, LEASE_MS / 1000, SHORT_S, 3.0, LONG_S]))
    def wait(self, seconds: float) -> None:
        async def advance() -> None:
            self.clock.advance(seconds)

        self.run(advance())

    @rule(back=st.booleans(), turns=TURNS)
    def break_connection(self, back: bool, turns: int) -> None:
        async def drop() -> None:
            await self.peer.drop()
            if back:
                await self._connect(turns)

        self.run(drop())

    @rule(turns=TURNS)
    def connect(self, turns: int) -> None:
        self.run(self._connect(turns))

    async def _connect(self, turns: int) -> None:
        try:
            await self.peer.connect()
        except Lost:
            return
        await self._turn(turns)

    @rule(browser_too=st.booleans(), back=st.booleans(), turns=TURNS)
    def kill_worker(self, browser_too: bool, back: bool, turns: int) -> None:
        async def kill() -> None:
            held = [gate.is_set() for gate in list_gates(self.peer)]
            self.peer = await self.peer.kill(browser_too=browser_too)
            for gate, is_set in zip(list_gates(self.peer), held, strict=True):
                gate.set() if is_set else gate.clear()
            if back:
                await self._connect(turns)

        self.run(kill())

    @rule(gate=st.sampled_from([0, 1, 2]), held=st.booleans())
    def hold(self, gate: int, held: bool) -> None:
        chosen = list_gates(self.peer)[gate]
        chosen.clear() if held else chosen.set()

    # What must hold

    @invariant()
    def no_write_happens_twice(self) -> None:
        writes = self.peer.list_writes()
        assert len(writes) == len(set(writes))
        assert all(count == 1 for key, count in self.executed.items() if key.startswith("w"))

    @invariant()
    def no_acknowledged_result_is_lost(self) -> None:
        writes = [key for key in self.profile.acknowledged if key.startswith("w")]
        for key in writes:
            result = self.profile.ledger[key].result
            assert result is not None
            unknown = not result.ok and result.code == "outcome_unknown"
            assert unknown or self.intents.settled.get(key) == result

    @invariant()
    def nothing_below_the_fence_is_done(self) -> None:
        assert self.below_fence == []

    @invariant()
    def an_answer_that_denies_a_write_is_true(self) -> None:
        for task in self.answers.values():
            if task.done():
                self._check_answer(task)

    def _check_answer(self, task: "asyncio.Task[Result]") -> None:
        result = task.result()
        key = next(name for name, known in self.answers.items() if known is task).split("#")[0]
        if get_effect(self.calls[key]) != "write":
            return
        if result.ok:
            assert self.executed.get(key) == 1
        else:
            assert result.code == "outcome_unknown" or result.dispatched or key not in self.executed

    def teardown(self) -> None:
        """In the end every call has been answered."""

        async def finish() -> None:
            for gate in list_gates(self.peer):
                gate.set()
            await self._connect(QUIET_TURNS)
            for _ in range(5):
                self.clock.advance(LONG_S)
                await self._turn(QUIET_TURNS)
            open_calls = [key for key, task in self.answers.items() if not task.done()]
            await self.peer.close()
            await self.exchange.close()
            assert open_calls == []

        try:
            self.run(finish())
            self.an_answer_that_denies_a_write_is_true()
            self.no_acknowledged_result_is_lost()
            self.no_write_happens_twice()
        finally:
            self.loop.close()


def list_gates(peer: Any) -> list[Any]:
    """Where a call waits: before it is dispatched, between leave to act and the act, before its result."""
    return [peer.before_dispatch, peer.before_act, peer.before_result]


DEEP = settings.default.max_examples > 1_000
TestLinkStates = LinkStates.TestCase
TestLinkStates.settings = settings(
    settings.default,
    max_examples=settings.default.max_examples if DEEP else 150,
    stateful_step_count=40,
    deadline=None,
    derandomize=not DEEP,
    suppress_health_check=list(HealthCheck),
    database=None,
)
