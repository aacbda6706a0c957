"""What a plan needs from outside of the page: secrets, files, answers of the user; and what it leaves there."""

from __future__ import annotations

import asyncio
import base64
import mimetypes
from collections.abc import Sequence
from pathlib import Path

from pydantic import JsonValue

from browser_copilot.agent.desk import Desk, SecretRef
from browser_copilot.agent.history import change
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.rank import similarity
from browser_copilot.page.secrets import find_handles
from browser_copilot.page.skills.extract import ExtractParams, file_name, to_bytes
from browser_copilot.page.skills.login import find_login_form
from browser_copilot.page.text import clip, fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.events import ExtractionResult
from browser_copilot.protocol.limits import MAX_UPLOAD_BYTES
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import Item

MAX_SHOWN_ITEMS = 100


async def choose_secret(pursuit: Pursuit, origin: str, username: str) -> SecretRef | None:
    """The vault's entry of an origin and user name; of several the one that the user says, asked once."""
    found = pursuit.desk.find_secret(origin, username or None)
    known = {} if found or username else {one.username or one.handle: one for one in pursuit.desk.list_secrets(origin)}
    asked = f"which account of {origin}"
    if len(known) > 1 and asked not in pursuit.asked_for:
        pursuit.asked_for.add(asked)
        answer = await pursuit.ask(f"As whom shall I log in at {clip(origin, 200)}?", sorted(known))
        found = next((one for name, one in known.items() if fold(name) == fold(answer)), None)
    return found


async def with_secret(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> Intent:
    """A login gets the vault's entry of this origin and user name, by its handle, once the page has a form for it.

    Raises GaveUp where another order names a secret.
    """
    if intent.kind not in ("fill", "login"):
        _refuse_secret(pursuit, intent, mini)
    if intent.kind != "login" or find_login_form(mini) is None:
        return intent
    named = next((one.secret for one in intent.entries if one.secret), "")
    if named:
        user = intent.target or find_named(pursuit.desk, mini.origin, named).username or ""
        return intent.model_copy(update={"target": user})
    if any(one.field == "password" or one.raw.startswith("password") for one in intent.entries):
        return intent
    found = await choose_secret(pursuit, mini.origin, intent.target)
    if found is None:
        return intent
    entries = (*intent.entries, Entry(secret=found.handle))
    return intent.model_copy(update={"entries": entries, "target": intent.target or found.username or ""})


def _refuse_secret(pursuit: Pursuit, intent: Intent, mini: MiniPCD) -> None:
    """What is searched for, sent or booked is shown to others, and a handle would be taken for plain words there."""
    known = {one.handle for one in pursuit.desk.list_secrets(mini.origin)}
    said = find_handles(pursuit.said.own)  # where quotation marks still stand
    for handle, of_vault in find_handles(intent.text):
        if (handle, of_vault) in said and (of_vault or handle in known):
            name = clip(handle, 80)
            raise GaveUp(
                f'the secret "{name}" is only entered into a field or used to log in: say "enter the secret {name} '
                'into", with the name of the field; words to be taken as they are stand in quotes'
            )


def find_named(desk: Desk, origin: str, handle: str) -> SecretRef:
    """The vault's entry of that handle for an origin. Raises GaveUp when there is none."""
    known = desk.list_secrets(origin)
    found = next((one for one in known if one.handle == handle), None)
    if found is None:
        there = ", ".join(f'"{one.handle}"' for one in known) or "none"
        raise GaveUp(
            f'the vault has no secret "{clip(handle, 80)}" for {clip(origin, 200)}; it has: {there}. Add it to the '
            "vault or name one of those; words to be typed as they are stand in quotes"
        )
    return found


async def with_files(desk: Desk, step: ToolStep) -> ToolStep:
    """An upload gets the bytes of its files. Raises GaveUp when one is not there or too large."""
    named = step.args.get("files")
    if step.tool != "dom.upload" or not isinstance(named, list):
        return step
    files = [await _load(desk, str(one["name"])) for one in named if isinstance(one, dict)]
    return step.model_copy(update={"args": {**step.args, "files": files}})


async def _load(desk: Desk, name: str) -> dict[str, str]:
    path = Path(name).expanduser()
    path = path if path.is_absolute() else desk.working_directory / path
    if not path.is_file():
        raise GaveUp(f"there is no file {path}; put it into {desk.working_directory} or name its whole path")
    data = await asyncio.to_thread(path.read_bytes)
    if len(data) > MAX_UPLOAD_BYTES:
        raise GaveUp(f"{path.name} has {len(data)} bytes; at most {MAX_UPLOAD_BYTES} can be uploaded")
    mime = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return {"name": path.name, "mime": mime, "base64": base64.b64encode(data).decode()}


async def save_items(pursuit: Pursuit, params: ExtractParams, items: Sequence[Item]) -> None:
    """Write extracted items to their file and tell of them."""
    name = file_name(params)
    artifact = await pursuit.desk.save(name, to_bytes(items, params.format), "extraction")
    rows: list[JsonValue] = [{key: cell.text for key, cell in one.fields.items()} for one in items[:MAX_SHOWN_ITEMS]]
    pursuit.desk.emit(ExtractionResult(schema_name=clip(params.thing or "list"), data=rows, confidence=1.0))
    pursuit.task = change(pursuit.task, pursuit.now_ms, artifacts=[*pursuit.task.artifacts, artifact])
    pursuit.answers.append(f"{len(items)} items in {Path(artifact.path).name}")


async def ask_for_missing(pursuit: Pursuit, chosen: Chosen, intent: Intent) -> Intent | None:
    """Required fields that the goal does not fill are asked for, each name once; None without an answer that helps."""
    missing: Sequence[Control] = chosen.binding.values.get("missing", ())
    entries = list(intent.entries)
    answers: dict[str, Entry] = {}
    for one in missing:
        if one.label in answers:
            entries.append(answers[one.label])
            continue
        asked = f"{pursuit.mini.url if pursuit.mini else ''} {one.form_id} {one.label}"
        if asked in pursuit.asked_for:
            return None
        pursuit.asked_for.add(asked)
        if one.role == "radio":
            chosen_option = await _ask_for_option(pursuit, one)
            if chosen_option is None:
                return None
            entries.append(chosen_option)
            continue
        options = list(one.options) or None
        answer = await pursuit.ask(f'What shall I enter for "{one.label}"?', options)
        if not answer:
            return None
        answers[one.label] = Entry(field=one.label, value=answer)
        entries.append(answers[one.label])
    return intent.model_copy(update={"entries": tuple(entries)})


async def _ask_for_option(pursuit: Pursuit, first: Control) -> Entry | None:
    """One of the radio buttons that belong together, by their common name; None when the answer is none of them."""
    group = first.label.rpartition(": ")[0]
    shown = list_controls(pursuit.mini) if pursuit.mini else [first]
    names = [one.label.rpartition(": ") for one in shown if one.role == "radio" and one.form_id == first.form_id]
    options = [option for own, _, option in names if own == group]
    answer = await pursuit.ask(f'What shall I choose for "{group or first.label}"?', options)
    best = max(options, key=lambda option: similarity(answer, option), default="")
    return Entry(field=group or best, value=best) if answer and similarity(answer, best) >= 0.6 else None


async def answer_refusal(pursuit: Pursuit, told: Sequence[str], mini: MiniPCD) -> tuple[Entry, ...]:
    """The page objects: its words go to the user, whose answers are for its fields.

    Raises GaveUp without an answer, and when the page refused that answer before.
    """
    text = clip("; ".join(dict.fromkeys(told)), 400)
    entries: list[Entry] = []
    for one in list_controls(mini):
        if not one.error:
            continue
        answer = await pursuit.ask(
            f'The page says "{clip(one.error, 200)}" about "{one.label}". What shall I enter instead?'
        )
        tried = f"instead {one.form_id} {one.label} {answer}"
        if not answer or tried in pursuit.asked_for:
            raise GaveUp(f'the page refuses: "{text}"')
        pursuit.asked_for.add(tried)
        entries.append(Entry(field=one.label, value=answer))
    if not entries:
        raise GaveUp(f'the page refuses: "{text}"')
    return tuple(entries)


def enter_instead(intent: Intent, entries: Sequence[Entry], mini: MiniPCD) -> Intent:
    """The intent with these entries in place of those for the same fields."""
    labels = sorted({_bare(one.label) for one in list_controls(mini)} - {""}, key=len, reverse=True)
    names = {_bare(one.field) for one in entries}

    def field_of(entry: Entry) -> str:
        said = _bare(entry.field or entry.raw)
        return next((label for label in labels if said.startswith(label)), said)

    kept = [one for one in intent.entries if field_of(one) not in names]
    return intent.model_copy(update={"entries": (*kept, *entries)})


def _bare(label: str) -> str:
    return fold(label).rstrip(": *")
