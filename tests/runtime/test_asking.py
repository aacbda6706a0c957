"""Questions about the run are understood as people ask them, and are no answers to what the task asks."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

import pytest

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.chat import find_topic
from browser_copilot.runtime.ports import Talker
from tests.runtime.conftest import Bench, click, succeeded
from tests.runtime.test_control import hang

SAYINGS = {
    "doing": (
        "What are you doing?", "ok, what are you doing?", "what are you doing at the moment?", "how's it going?",
        "So what are you doing right now, please?", "Was machst du gerade?", "¿Qué estás haciendo ahora?",
    ),
    "next": ("what's next?", "ok, what comes next?", "Was kommt als nächstes?"),
    "progress": (
        "How far?", "what's the progress?", "how far have you got?", "how much longer?", "what have you done so far?",
        "are we there yet?", "Wie weit bist du schon?", "Wie lange noch, bitte?", "¿Cuánto falta?",
    ),
    "found": (
        "what have you found so far?", "Was hast du bisher gefunden?", "¿Qué has encontrado hasta ahora?",
        "please show me the results",
    ),
    "why": ("why?", "ok, what happened?"),
    "thanks": ("thanks a lot", "ok great"),
    "done": ("are you done yet?", "done", "ok, done"),
}  # fmt: skip
OTHER = (
    "find out how far it is to Lima", "what is the next train to Bonn?", "show the results of the match", "why not",
    "check the progress of my order", "what have you found about Ada Lovelace on this page?", "find the queue settings",
    "tell me what you found on the other page and download it", "how long is the second video?", "A", "the blue one",
)  # fmt: skip


@pytest.mark.parametrize(("topic", "text"), [(topic, text) for topic, texts in SAYINGS.items() for text in texts])
def test_a_question_about_the_run_is_understood(topic: str, text: str) -> None:
    assert find_topic(text) == topic


@pytest.mark.parametrize("text", OTHER)
def test_a_goal_is_no_question_about_the_run(text: str) -> None:
    assert find_topic(text) is None


async def ask(task: Task, desk: Desk) -> Task:
    return succeeded(task, await desk.ask("Which of them?", ["A", "B", "What comes next"]))


@pytest.mark.parametrize(
    "question", ["What are you doing?", "How far?", "what have you found so far?", "why did it stop?"]
)
async def test_a_question_about_the_run_is_no_answer(bench: Bench, question: str) -> None:
    session = (await bench.begin(ask)).session_id
    await bench.until(e.QuestionAsked, session)
    await bench.do(c.SubmitPrompt(text=question), session)
    assert len(bench.runtime.pending(session)) == 1
    await bench.do(c.SubmitPrompt(text="B"), session)
    assert (await bench.until(e.TaskCompleted, session)).answer == "B"


@pytest.mark.parametrize("answer", ["done", "thanks", "What comes next", "Status"])
async def test_what_may_be_meant_for_the_task_is_its_answer(bench: Bench, answer: str) -> None:
    session = (await bench.begin(ask)).session_id
    await bench.until(e.QuestionAsked, session)
    await bench.do(c.SubmitPrompt(text=answer), session)
    assert (await bench.until(e.TaskCompleted, session)).answer == answer


async def test_a_question_about_the_run_is_no_password(bench: Bench) -> None:
    async def ask_password(task: Task, desk: Desk) -> Task:
        await desk.ask("What is the password?")
        return succeeded(task)

    session = (await bench.begin(ask_password)).session_id
    await bench.until(e.QuestionAsked, session)
    await bench.do(c.SubmitPrompt(text="What are you doing?"), session)
    said = [one for one in await bench.events(session) if isinstance(one, e.ChatSaid)]
    assert said[-2].text == "What are you doing?" and "waiting for you" in said[-1].text


class Scripted:
    """Implements `Talker`: it says that, or raises it."""

    def __init__(self, outcome: str | Exception) -> None:
        self._outcome = outcome

    async def talk(
        self, text: str, conversation: Sequence[Mapping[str, str]], emit: Callable[[e.Event], None]
    ) -> str | None:
        if isinstance(self._outcome, Exception):
            raise self._outcome
        return f"{text} {self._outcome}"


async def hear(bench: Bench, talker: Talker, session: str) -> str:
    """What the copilot says to talk while its task is at work."""
    object.__setattr__(bench.runtime.world, "find_talker", lambda profile: talker)
    seq = bench.runtime.events.last_seq
    await bench.do(c.SubmitPrompt(text="Is this page any good?"), session)
    async with asyncio.timeout(30):
        while True:
            said = await bench.until(e.ChatSaid, session, seq)
            if said.role == "assistant":
                return said.text
            seq += 1


@pytest.mark.parametrize(
    ("outcome", "heard"), [("It is.", "Is this page any good? It is."), (KeyError("choices"), "error of mine")]
)
async def test_talk_is_answered_beside_a_task_that_hangs(bench: Bench, outcome: str | Exception, heard: str) -> None:
    session = (await bench.begin(hang)).session_id
    await bench.until(e.TaskStarted, session)
    assert heard in await hear(bench, Scripted(outcome), session)
    await bench.do(c.Stop(), session)


async def test_talk_is_answered_while_the_browser_hangs(bench: Bench) -> None:
    async def press(task: Task, desk: Desk) -> Task:
        bench.browser.hang("dom.click")
        await desk.perform(click("Save"))
        return succeeded(task)

    session = (await bench.begin(press)).session_id
    async with asyncio.timeout(30):
        while not any(one.to_wire()["name"] == "dom.click" for one in bench.browser.calls):
            await asyncio.sleep(0)
    assert await hear(bench, Scripted("It is."), session) == "Is this page any good? It is."
    await bench.do(c.Stop(), session)
