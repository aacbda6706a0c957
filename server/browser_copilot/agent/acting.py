"""The calls of one reply, one after the other: checked, carried out, answered. After a failure the rest is not done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence

from browser_copilot.agent.again import Sent, wants_again
from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.ended import Ended
from browser_copilot.agent.envelope import Envelopes
from browser_copilot.agent.evidence import Seen, Unproved, verify
from browser_copilot.agent.files import await_download, snapshot
from browser_copilot.agent.history import with_plan
from browser_copilot.agent.outward import with_files
from browser_copilot.agent.proposals import Drafter, Look, Proposal, Refused, needs_page, read_call
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.render import fingerprint_page, render_page
from browser_copilot.agent.report import head_of_look, images_of, render_boxes, render_look, render_record, tell
from browser_copilot.agent.rounds import is_unknown, satisfy
from browser_copilot.agent.stuck import Trail
from browser_copilot.agent.toolset import SEEING, AskArgs, DoneArgs, GiveUpArgs, SkillArgs
from browser_copilot.model.chat import Message, ToolCallRequest, ToolDefinition
from browser_copilot.page.intent import Reading, read_goal
from browser_copilot.page.items import title_of
from browser_copilot.page.text import clip
from browser_copilot.protocol.events import TaskPlanned, WarningRaised
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import ExtractResult, Failed, Ok, WaitResult

MOST_CALLS = 5
MOST_BROKEN = 2
NOT_DONE = "not carried out: "
Result = tuple[ToolCallRequest, Message]


def find_tab(record: StepRecord) -> int | None:
    """The tab that a step on tabs leads to."""
    step = record.step
    if not isinstance(step, ToolStep) or step.tool not in ("tabs.open", "tabs.switch"):
        return None
    if not isinstance(record.result, Ok):
        return None
    data = record.result.data
    opened = data.get("tabId") if isinstance(data, dict) else None
    tab = opened if step.tool == "tabs.open" else step.args.get("tabId")
    return tab if isinstance(tab, int) else None


class Acting:
    """Carries out replies on one pursuit."""

    def __init__(self, pursuit: Pursuit, reading: Reading, seen: Seen, envelopes: Envelopes) -> None:
        self._pursuit = pursuit
        self._reading = reading
        self._seen = seen
        self._envelopes = envelopes
        self._trail = Trail()
        self._sent = Sent(free=wants_again(pursuit.said.own))
        self._sent.recall(pursuit.task.history)
        self._rows: dict[str, str] = {}
        self._mini: MiniPCD | None = None
        self._page = ""
        self._tabs: tuple[int, ...] = ()
        self._broken = 0
        self._warned = False
        self._bad_turn = False
        self._said: list[str] = []

    def begin_turn(self, mini: MiniPCD, tabs: Sequence[int], *, unread: bool = False) -> None:
        """The page and the tabs that the model is shown. `unread`: it is the page of before, that of now is unknown."""
        if self._mini is None or self._mini.document_id != mini.document_id:
            self._rows.clear()
        self._mini, self._page = mini, fingerprint_page(mini)
        if not unread:
            self._seen.note_page(render_page(mini))
            self._sent.look(mini)
        self._tabs = tuple(tabs)
        self._bad_turn = False

    def note_broken(self, why: str) -> None:
        """A reply that cannot be used: the second in a row ends the pursuit. Raises Ended."""
        self._bad_turn = True
        self._broken += 1
        self._pursuit.desk.emit(WarningRaised(code="model_reply", message=clip(why, 2_000)))
        if self._broken >= MOST_BROKEN:
            raise Ended.failing(f"the model's replies could not be used, twice in a row: {clip(why, 500)}")

    def note_words(self, text: str) -> None:
        """A reply without a call: the second in a row is the answer, as it stands. Raises Ended."""
        if text.strip() and self._broken + 1 >= MOST_BROKEN:
            raise Ended.in_words(text.strip(), self._pursuit, self._reading)
        self.note_broken(f"the model only said: {clip(text, 300)}" if text.strip() else "the model said nothing")

    def _note_broken_call(self, why: str) -> None:
        """Several bad calls in one reply count once."""
        if not self._bad_turn:
            self.note_broken(why)

    def end_turn(self, remind: Callable[[str], None]) -> None:
        """After a reply: say once when it goes in circles, then give up. Raises Ended."""
        if not self._bad_turn:
            self._broken = 0
        if not self._trail.is_stuck:
            return
        if self._warned:
            raise Ended.failing("the model went in circles: the same steps on the same pages again and again")
        self._warned = True
        self._trail.forget()
        self._pursuit.desk.emit(WarningRaised(code="stuck", message="the last steps repeat themselves"))
        remind("You are going in circles. Take another way, ask_user, or give_up.")

    async def carry_out(
        self, calls: Sequence[ToolCallRequest], tools: Sequence[ToolDefinition]
    ) -> AsyncIterator[Result]:
        """A result for each call, in order. Raises Ended, TaskStopped."""
        stop = ""
        self._announce(calls)
        for place, call in enumerate(calls):
            if not stop and place >= MOST_CALLS:
                stop = f"a plan has at most {MOST_CALLS} steps"
            if stop:
                yield call, tell(call.id, NOT_DONE + stop)
                continue
            try:
                result, stop = await self._try(read_call(call, tools))
            except Refused as refusal:
                result, stop = tell(call.id, f"refused: {refusal.text}"), "the call before it was refused"
                if refusal.broken:
                    yield call, result
                    self._note_broken_call(refusal.text)
                    continue
            yield call, result

    def _announce(self, calls: Sequence[ToolCallRequest]) -> None:
        texts = [one.name if one.name == "dom.type" else clip(f"{one.name} {one.arguments}", 300) for one in calls]
        plan_id = f"m{self._pursuit.task.model_calls}-{self._pursuit.now_ms}"
        self._pursuit.desk.emit(TaskPlanned(plan_id=plan_id, skill="model", steps=texts[:MOST_CALLS]))

    async def _try(self, proposal: Proposal) -> tuple[Message, str]:
        try:
            return await self._one(proposal)
        except Refused:
            self._trail.add(proposal.signature, self._page, failed=False)
            raise

    async def _one(self, proposal: Proposal) -> tuple[Message, str]:
        """The result of one call, and why the rest of the plan is not done ("" when it is)."""
        if proposal.own is not None and not isinstance(proposal.own, SkillArgs):
            return await self._end(proposal)
        assert self._mini is not None
        objection = self._trail.find_objection(proposal.signature, self._page)
        if objection is not None:
            raise Refused(objection)
        if isinstance(proposal.own, SkillArgs):
            return await self._skill(proposal, proposal.own.order)
        here = self._pursuit.mini
        if here is not None and here.document_id != self._mini.document_id and needs_page(proposal):
            raise Refused("the page is another one now; its ids are new")
        named = "\n".join([self._pursuit.said.own, *self._said])
        draft = await Drafter(self._pursuit.desk, self._mini, named, self._tabs, self._rows).draft(proposal)
        if isinstance(draft, Look):
            return await self._look(proposal, draft)
        return await self._step(proposal, draft)

    async def _look(self, proposal: Proposal, look: Look) -> tuple[Message, str]:
        try:
            data = await self._pursuit.desk.look(look.tool, look.args)
        except ToolFailed as failure:
            self._trail.add(proposal.signature, self._page, failed=True)
            said = self._tell(proposal, f"failed ({failure.failed.code})", failure.failed.error)
            return said, "the look before failed"
        self._trail.add(proposal.signature, self._page, failed=False)
        if isinstance(data, WaitResult) and not data.matched:
            return tell(proposal.id, "failed (timeout): it did not happen"), ""
        body = render_boxes(data) if look.tool == SEEING else render_look(data)
        self._seen.add_look(body)
        if isinstance(data, ExtractResult):
            self._rows |= {control.id: title_of(one) for one in data.items for control in one.controls or []}
        message = self._tell(proposal, head_of_look(data, body), body)
        images = list(images_of(data))
        return (message.model_copy(update={"images": images}) if images else message), ""

    async def _step(self, proposal: Proposal, step: ToolStep) -> tuple[Message, str]:
        forbidden = self._pursuit.forbids(step)
        if forbidden:
            raise Refused(f'the goal forbids this: "{clip(forbidden, 120)}"')
        assert self._mini is not None
        objection = self._sent.find_objection(step, self._mini)
        if objection is not None:
            raise Refused(objection)
        self._plan(step)
        before = snapshot(self._pursuit.desk.working_directory)
        try:
            record = await self._pursuit.perform(await with_files(self._pursuit.desk, step))
        except GaveUp as reason:
            raise Refused("that file is not there or too large; only files of the working directory go up") from reason
        self._trail.add(proposal.signature, self._page, failed=record.status == "error")
        self._seen.add_record(record)
        self._sent.note(record, self._mini)
        if record.observation is not None and record.observation.download is not None:
            self._pursuit.keep_files(await await_download(self._pursuit.desk, [record], before))
        head, body = render_record(record, self._mini.messages)
        return self._tell(proposal, head, body), self._find_break(record)

    def _plan(self, step: ToolStep) -> None:
        """The plan in the task is the step at hand: a restart finds it there."""
        pursuit = self._pursuit
        if pursuit.task.status != "executing":
            pursuit.move("execute")
        pursuit.task = with_plan(pursuit.task, [step], "model", "proposed by the model", pursuit.now_ms)

    def _find_break(self, record: StepRecord) -> str:
        """Why the rest of a plan does not follow a step."""
        if isinstance(record.result, Failed) and is_unknown(record.result):
            return "nobody knows whether the step before took effect; look first"
        if record.status != "ok":
            return "the step before it failed"
        seen = record.observation
        tab = find_tab(record)
        if tab is not None:
            self._pursuit.desk.tab_id = tab
            return "this is another tab; look at it first"
        if seen is not None and seen.opened_tabs:
            self._pursuit.desk.tab_id = seen.opened_tabs[-1]
            return "a new tab was opened; look at it first"
        document = self._mini.document_id if self._mini else None
        moved = seen is not None and (seen.url_changed or (seen.document_id and seen.document_id != document))
        return "the page is another one now; look at it first" if moved else ""

    async def _skill(self, proposal: Proposal, order: str) -> tuple[Message, str]:
        pursuit = self._pursuit
        reading = read_goal(order, pursuit.today)
        if not reading.intents or reading.unread:
            raise Refused("the skills do not understand this order; say it plainer or use the other tools")
        proofs = len(pursuit.proofs)
        answers = len(pursuit.answers)
        records = len(pursuit.task.history)
        pursuit.unproven |= self._sent.name_effects()
        pursuit.part()  # of what the model is at, not the goal's own order
        try:
            for intent in reading.intents:
                await satisfy(pursuit, intent)
        except (GaveUp, ToolFailed) as reason:
            self._trail.add(proposal.signature, self._page, failed=True)
            head = "failed: use the other tools, or say it plainer"
            return self._tell(proposal, head, str(reason)), "the skill before it failed"
        finally:
            self._note_skill(pursuit.task.history[records:])
        self._trail.add(proposal.signature, self._page, failed=False)
        body = "\n".join([*pursuit.proofs[proofs:], *pursuit.answers[answers:]])
        del pursuit.proofs[proofs:], pursuit.answers[answers:]
        self._seen.add_look(body)
        self._seen.changed = True
        return self._tell(proposal, "done", body), "look at the page first"

    def _note_skill(self, records: Sequence[StepRecord]) -> None:
        for one in records:
            if self._mini is not None:
                self._sent.note(one, self._mini)

    async def _end(self, proposal: Proposal) -> tuple[Message, str]:
        own = proposal.own
        if isinstance(own, GiveUpArgs):
            raise Ended.failing(f"the model gave up: {own.reason}")
        if isinstance(own, AskArgs):
            answer = await self._pursuit.ask(own.question, [clip(one) for one in own.choices or []] or None)
            if not answer:
                raise Ended.failing(f"nobody answered the question: {own.question}")
            self._said.append(answer)
            self._sent.hear(own.question, answer)
            return tell(proposal.id, f"the user answers: {answer}"), ""
        assert isinstance(own, DoneArgs)
        try:
            proof = await verify(self._pursuit, self._reading, self._seen, own.evidence)
        except (Unproved, ToolFailed) as reason:
            self._trail.add("done", self._page, failed=False)
            said = reason if isinstance(reason, Unproved) else Unproved("the page cannot be read now")
            return self._tell(proposal, f"not accepted: {said.text}", said.quote), "the goal is not proved"
        raise Ended(own.answer, proof)

    def _tell(self, proposal: Proposal, head: str, body: str) -> Message:
        mini = self._pursuit.mini or self._mini
        return tell(proposal.id, head, body, mini.origin if mini else "", self._envelopes)
