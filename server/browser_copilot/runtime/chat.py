"""Chat answers at once, from what is known; it never waits for the executor.

Questions about the run are answered from its state and its events without a model. Anything else is a goal, or,
while a task runs, something to talk about through the model.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from browser_copilot.protocol.events import (
    ActionDone,
    ArtifactSaved,
    Event,
    ExtractionResult,
    RunPaused,
    RunResumed,
    StepCompleted,
    StepFailed,
    StepStarted,
    TakeoverOn,
    TaskCompleted,
    TaskFailed,
    TaskProgressed,
    TokensUsed,
)
from browser_copilot.runtime.interrupts import PLEASE, fold, unpad
from browser_copilot.runtime.states import RunState

Topic = Literal["doing", "next", "progress", "found", "why", "done", "help", "greeting", "thanks"]

TOPICS: tuple[tuple[Topic, re.Pattern[str]], ...] = (
    ("doing", re.compile(
        r"^(how('s| is| are) (it|that|things|everything) going|wie läuft('s| es)|cómo va( todo)?"
        r"|what('s| is| are)? (you|it|happening|going on|up)( doing)?( right)?( now)?"
        r"|what are you (up to|working on)( now)?"
        r"|status|state|where are you( now)?|what('s| is) (the )?(status|current step)|current step"
        r"|was (machst|tust) du( gerade)?|wo bist du|qué (haces|estás haciendo)|que (haces|estas haciendo)|estado)$")),
    ("next", re.compile(
        r"^(what('s| is| comes| will you do| do you do)? (next|after (this|that)|queued|waiting|in the queue)"
        r"|(the )?queue|was (kommt|machst du) (als nächstes|danach)|warteschlange"
        r"|qué (sigue|viene después)|(la )?cola)$")),
    ("progress", re.compile(
        r"^(how far( along)?( are you| is it)?|how far have you (got|gotten|come)|how much (is )?(left|done)"
        r"|how (much )?longer|how long( will it take| left)?|(what('s| is) (the|your) )?progress"
        r"|what have you done|are we there|wie weit( bist du)?|wie lange( noch)?|was hast du gemacht"
        r"|(wie ist der )?fortschritt|qué has hecho|que has hecho|cuánto (falta|queda)|cuanto (falta|queda)"
        r"|progreso)$")),
    ("found", re.compile(
        r"^(what (did|have) you (find|found|get|got)( so far| out)?|(any )?results?( so far)?"
        r"|what do you have( so far)?"
        r"|show( me)? (the )?results?|was hast du( gefunden)?|ergebnisse?|qué (encontraste|has encontrado)"
        r"|que (encontraste|has encontrado)|resultados?)$")),
    ("why", re.compile(
        r"^(why|what went wrong|why did (it|that|you) (fail|stop)|what happened|warum|was ist passiert|por qué"
        r"|qué pasó)$")),
    ("done", re.compile(
        r"^(are you (done|finished|ready)( yet)?|is it (done|finished)( yet)?|done|finished|bist du fertig|fertig"
        r"|terminaste|has terminado|ya (está|terminaste))$")),
    ("help", re.compile(
        r"^(help|what can you do|how do(es)? (you|this|it) work|hilfe|was kannst du|ayuda|qué puedes hacer)$")),
    ("greeting", re.compile(
        r"^(hi|hello|hey|good (morning|afternoon|evening)|hallo|guten tag|hola|buenos días)( there| copilot)?$")),
    ("thanks", re.compile(
        r"^(thanks?( you)?( very much| a lot)?|thx|great|nice|good job|well done|danke( schön)?|gracias)$")),
)  # fmt: skip
ASKING = frozenset({"doing", "next", "progress", "found", "why"})
BY_NOW = re.compile(
    r"\b(?:at the moment|at present|currently|right now|so far|until now|up to now|by now|yet|bisher|bislang|bis jetzt|"
    r"schon|gerade|im moment|momentan|inzwischen|hasta ahora|hasta el momento|en este momento|de momento)\b"
)
HELP = (
    'Tell me a goal on the page in front of you, such as "Download last month\'s invoice" or "Search for red shoes '
    'under 50". Say stop, pause, resume or skip at any time; ask "what are you doing?" while I work.'
)


NOTHING_NEXT = "Nothing waits. Say “then …”, and I do that after this."


@dataclass
class RunView:
    """What the chat knows of a run, kept up to date by its events."""

    goal: str = ""
    state: RunState = "IDLE"
    fraction: float = 0.0
    completed: int = 0
    total: int = 0
    current: str = ""
    last_done: str = ""
    found: list[str] = field(default_factory=list)
    outcome: str = ""
    waiting_for: str = ""
    held_for: str = ""
    tokens: int | None = None
    cost: float | None = None
    queued: list[str] = field(default_factory=list)

    def see(self, event: Event) -> None:
        """Take in one event of the run."""
        match event:
            case StepStarted():
                self.current = event.description
            case StepCompleted():
                self.last_done, self.current = self.current or self.last_done, ""
            case StepFailed() if not event.will_retry:
                self.outcome = event.error
            case ActionDone():
                self.last_done = f"{event.action} {event.target}"
            case TaskProgressed():
                self.fraction, self.completed, self.total = event.progress, event.completed, event.total
            case ArtifactSaved():
                self.found.append(f"{event.artifact.path} ({event.artifact.bytes:,} bytes)")
            case ExtractionResult():
                self.found.append(
                    f"{event.schema_name}: {len(event.data) if isinstance(event.data, list) else 1} items"
                )
            case RunPaused() | TakeoverOn():
                self.held_for = event.reason or ""
            case RunResumed():
                self.held_for = ""
            case TokensUsed():
                self.tokens = (self.tokens or 0) + event.total_tokens
                self.cost = self.cost if event.cost is None else (self.cost or 0.0) + event.cost
            case TaskCompleted():
                self.outcome = event.answer or event.summary
            case TaskFailed():
                self.outcome = event.error
            case _:
                pass


def find_topic(text: str) -> Topic | None:
    """What the utterance asks about the run, if it does: politely or not, of now or of what was so far."""
    plain = PLEASE.sub(" ", fold(text))
    for variant in (*unpad(plain), *unpad(BY_NOW.sub(" ", plain))):
        for topic, pattern in TOPICS:
            if pattern.match(variant):
                return topic
    return None


def asks_of_run(text: str) -> bool:
    """Whether it can be nothing but a question about the run: “status” may be an answer, “status?” is none."""
    return find_topic(text) in ASKING and ("?" in text or " " in text.strip())


def answer(topic: Topic, view: RunView) -> str:
    """The answer to a question about the run, from what is known."""
    active = view.state in ("RUNNING", "PAUSED")
    if topic == "help":
        return HELP
    if topic == "greeting":
        return "Hello. " + (_say_doing(view) if active else "What shall I do?")
    if topic == "thanks":
        return "You are welcome."
    if not view.goal:
        return "Nothing is running, and nothing has run in this session yet."
    if topic == "next":
        return "After this: " + "; ".join(f"“{goal}”" for goal in view.queued) + "." if view.queued else NOTHING_NEXT
    if topic == "found":
        return _say_found(view)
    if topic == "why" or not active:
        return _say_outcome(view)
    if topic == "progress":
        return f"{round(view.fraction * 100)} % of “{view.goal}”: {view.completed} of {view.total} steps done."
    return _say_doing(view)


def _say_doing(view: RunView) -> str:
    now = view.current or (f"thinking; last done: {view.last_done}" if view.last_done else "reading the page")
    if view.waiting_for:
        now = f"waiting for you: {view.waiting_for}"
    why = f": {view.held_for}" if view.held_for else ""
    held = f"Paused{why}. " if view.state == "PAUSED" else ""
    return f"{held}Working on “{view.goal}” ({round(view.fraction * 100)} %). Now: {now}."


def _say_found(view: RunView) -> str:
    return "So far: " + "; ".join(view.found[-5:]) + "." if view.found else "Nothing to show yet."


def _say_outcome(view: RunView) -> str:
    ended = {"IDLE": "is done", "STOPPED": "is stopped", "FAILED": "has failed"}.get(view.state, "is still running")
    return f"“{view.goal}” {ended}" + (f": {view.outcome}" if view.outcome else ".")


def refuse_goal(view: RunView) -> str:
    """What is said to a second goal while one is being pursued."""
    how = "Say “then …” to have it done after this, “switch to …” to change over, or “stop”."
    return f"I am still working on “{view.goal}”. {how}"


def tell_queued(goal: str) -> str:
    return f"“{goal}” comes after this. Stop, or a failure, takes it out; “resume” puts it back."


def to_messages(conversation: Sequence[dict[str, str]], most: int = 30) -> list[dict[str, str]]:
    """The newest part of the conversation for a model."""
    return [{"role": one["role"], "text": one["text"]} for one in conversation[-most:]]
