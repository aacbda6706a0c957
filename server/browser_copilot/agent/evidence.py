"""A model's "done" is a claim: it counts when the page, the last effects or a file show it, and not otherwise."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.files import Snapshot, new_files
from browser_copilot.agent.proposals import is_write
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.render import render_page
from browser_copilot.agent.report import render_look, render_record
from browser_copilot.page.intent import Reading
from browser_copilot.page.text import clip, fold
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import StepRecord, Task, ToolStep

LEAST = 3
_QUOTED = re.compile(r'"([^"]{3,})"')


class Seen:
    """What was shown since the last effect: the texts in which evidence must be found."""

    def __init__(self, folder: Snapshot) -> None:
        self.before = folder
        self.texts: list[str] = []

    def add_look(self, text: str) -> None:
        """What a reading tool found."""
        self.texts.append(text)

    def add_record(self, record: StepRecord) -> None:
        """What a step showed. After an effect, what was seen before it proves nothing any more."""
        if record.status != "ok":
            return
        if isinstance(record.step, ToolStep) and is_write(record.step):
            self.texts.clear()
        self.texts.append(render_record(record)[1])


async def verify(pursuit: Pursuit, reading: Reading, seen: Seen, evidence: str) -> str:
    """The proof, in words. Raises Unproved with what is missing."""
    files = new_files(seen.before, pursuit.desk.working_directory)
    names = list(dict.fromkeys([name for name, _ in files] + [Path(one.path).name for one in pursuit.task.artifacts]))
    if any(one.kind == "download" for one in reading.intents):
        if not names:
            raise Unproved("the goal asks for a file, and no new file is in the working directory")
        pursuit.keep_files(files)
        if all(one.kind == "download" for one in reading.intents):
            return f"the file {', '.join(names)} is there"
    if reading.writes and not has_acted(pursuit.task):
        raise Unproved("the goal asks for a change, and no step that changes something was carried out")
    if not find_parts(evidence):
        raise Unproved("the evidence is too short; copy the words from the page that show it")
    shown = [*seen.texts, *await _look_afresh(pursuit, evidence), *names]
    missing = find_missing(evidence, shown)
    if missing is not None:
        raise Unproved(f'neither the page nor the last results show "{clip(missing, 120)}"; look, then copy exactly')
    pursuit.keep_files(files)
    return f'the page shows "{clip(evidence, 200)}"'


class Unproved(Exception):
    """The claim is not accepted; `text` says what is missing."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def has_acted(task: Task) -> bool:
    """Whether a step that changes something went well: a click, a form sent, a value set."""
    tools = ("dom.select", "dom.check", "dom.type")
    return any(
        one.status == "ok" and isinstance(one.step, ToolStep) and (is_write(one.step) or one.step.tool in tools)
        for one in task.history
    )


def find_parts(evidence: str) -> list[str]:
    """The passages that must be found: what is quoted, else all of it."""
    quoted = [one for one in _QUOTED.findall(evidence) if len(one.strip()) >= LEAST]
    whole = [one.strip() for one in [evidence] if len(one.strip()) >= LEAST]
    return quoted or whole


def find_missing(evidence: str, shown: Sequence[str]) -> str | None:
    """The first passage that stands in none of the texts; None when all do."""
    texts = [fold(one) for one in shown]
    whole = fold(evidence)
    if any(whole in text for text in texts):
        return None
    return next((part for part in find_parts(evidence) if not any(fold(part) in text for text in texts)), None)


async def _look_afresh(pursuit: Pursuit, evidence: str) -> list[str]:
    mini: MiniPCD = await pursuit.see()
    texts = [render_page(mini)]
    try:
        texts.append(render_look(await pursuit.desk.look("dom.read", {"query": evidence[:400], "maxChars": 2_000})))
    except ToolFailed as failure:
        pursuit.notes.append(f"the text of the page could not be read: {clip(failure.failed.error, 120)}")
    return texts
