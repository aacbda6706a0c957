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
from browser_copilot.protocol.task import StepRecord, Task, ToolStep

LEAST = 3
_QUOTED = re.compile(r'"([^"]{3,})"')


class Seen:
    """What was shown: the texts in which evidence must be found. What was read counts until the next effect only."""

    def __init__(self, folder: Snapshot) -> None:
        self.before = folder
        self.effects: list[str] = []
        self.looks: list[str] = []
        self.first_page = ""
        self.acted = self.changed = False

    def note_page(self, text: str) -> None:
        """The page before anything was done."""
        self.first_page = self.first_page or text

    @property
    def showed_nothing(self) -> bool:
        """Whether steps were carried out, and none showed anything new."""
        return self.acted and not self.changed

    @property
    def texts(self) -> list[str]:
        """All that counts now."""
        return [*self.effects, *self.looks]

    def add_look(self, text: str) -> None:
        """What a reading tool found."""
        self.looks.append(text)
        if not self.acted:
            self.first_page += f"\n{text}"

    def add_record(self, record: StepRecord) -> None:
        """What a step showed. After an effect, what was seen before it proves nothing any more."""
        if record.status != "ok":
            return
        if isinstance(record.step, ToolStep) and is_write(record.step) and not goes(record):
            self.looks.clear()
        head, body = render_record(record)
        self.acted = self.acted or acts(record)
        self.changed = self.changed or head == "done"
        self.effects.append(body)


async def verify(pursuit: Pursuit, reading: Reading, seen: Seen, evidence: Sequence[str]) -> str:
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
    if not all(find_parts(one) for one in evidence):
        raise Unproved("the evidence is too short; copy the words from the page that show it")
    shown = [*seen.texts, render_page(await pursuit.see()), *names]
    for one in evidence:
        if find_missing(one, shown) is None:
            continue
        missing = find_missing(one, [*shown, await _read_text(pursuit, one)])
        if missing is not None:
            raise Unproved(
                "neither the page as it is now nor a result since the last change shows this; look, then copy exactly",
                clip(missing, 120),
            )
    only_click = bool(reading.intents) and all(one.kind == "click" for one in reading.intents)
    told_before = all(find_missing(one, [seen.first_page]) is None for one in evidence)
    if seen.showed_nothing and not only_click and told_before:
        raise Unproved("the page showed this before anything was done, and no step changed anything that can be seen")
    pursuit.keep_files(files)
    return f'the page shows "{clip("; ".join(evidence), 200)}"'


class Unproved(Exception):
    """The claim is not accepted; `text` says why, `quote` what of it is missing: it may repeat a page's words."""

    def __init__(self, text: str, quote: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.quote = quote


def has_acted(task: Task) -> bool:
    """Whether a step that changes something went well: a click, a form sent, a value set."""
    return any(one.status == "ok" and acts(one) for one in task.history)


def goes(record: StepRecord) -> bool:
    """Whether a step only led to another page: what was read before it is as true as it was."""
    step = record.step
    if not isinstance(step, ToolStep) or step.risk == "high":
        return False
    selector = step.args.get("selector")
    link = step.tool == "dom.click" and isinstance(selector, dict) and selector.get("role") == "link"
    moved = record.observation is not None and record.observation.url_changed
    return step.tool.startswith("tabs.") or (link and bool(moved))


def acts(record: StepRecord) -> bool:
    """Whether a step is a click, a form sent, or a value set."""
    step = record.step
    return isinstance(step, ToolStep) and (is_write(step) or step.tool in ("dom.select", "dom.check", "dom.type"))


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


async def _read_text(pursuit: Pursuit, evidence: str) -> str:
    """The passages of the page that fit the evidence best."""
    try:
        return render_look(await pursuit.desk.look("dom.read", {"query": evidence[:400], "maxChars": 2_000}))
    except ToolFailed as failure:
        pursuit.notes.append(f"the text of the page could not be read: {clip(failure.failed.error, 120)}")
        return ""
