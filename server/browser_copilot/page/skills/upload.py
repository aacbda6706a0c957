"""Upload files of the working directory; the controller reads their bytes, the page gets nothing else."""

from __future__ import annotations

import re
from pathlib import PurePath

from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import similarity
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill, Wants, saw_change
from browser_copilot.page.skills.steps import Reason, click, make_step
from browser_copilot.page.text import fold
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_SUBMIT = re.compile(r"upload|attach|submit|send|save|hochladen|subir|televerser|continue|add")


class UploadParams(Params):
    """`files` are names in the working directory; `field` the label of the field."""

    files: tuple[str, ...]
    field: str = ""


class UploadSkill(Skill[UploadParams]):
    """Put files into a file field and submit its form."""

    name = "upload"
    kinds = frozenset({"upload"})
    params = UploadParams
    about = "Upload a file of the working directory through a file field."

    def read(self, intent: Intent) -> UploadParams | None:
        """Names of files."""
        return UploadParams(files=intent.items, field=intent.target) if intent.items else None

    def match(self, mini: MiniPCD, params: UploadParams) -> list[Match]:
        """File fields."""
        fields = [one for one in list_controls(mini) if one.type == "file" or one.role == "file"]
        ranked = sorted(fields, key=lambda one: -similarity(params.field, one.label))
        return [Match((one.id,), 0.9, why=f'file field "{one.label}"') for one in ranked[:2]]

    def bind(self, evidence: Evidence, params: UploadParams) -> Binding | Wants | None:
        """The field and its form's button."""
        key = evidence.match.requested_ids[0]
        control = next((one for one in list_controls(evidence.mini) if one.id == key), None)
        submit = next((one for one in list_controls(evidence.mini) if control and one.part == "submit" and one.form_id == control.form_id
                       and _SUBMIT.search(fold(one.label))), None)  # fmt: skip
        if key not in evidence.details:
            return None
        if submit and submit.id not in evidence.details:
            return Wants(ids=(submit.id,)) if len(evidence.details) == 1 else None
        slots = {"field": evidence.details[key], **({"submit": evidence.details[submit.id]} if submit else {})}
        return Binding(slots, 0.9, evidence.match.why)

    def plan(self, binding: Binding, params: UploadParams) -> list[PlannedStep]:
        """`files` holds names here; the controller puts the bytes in their place before the step is performed."""
        names: list[object] = [{"name": one} for one in params.files]
        words = f"Upload {', '.join(params.files)}"
        step = make_step("dom.upload", binding.slots["field"], words, Reason(binding.why), files=names)
        return [step, click(binding.slots["submit"])] if "submit" in binding.slots else [step]

    def effects(self, params: UploadParams) -> tuple[Effect, ...]:
        """The page took the file."""

        def taken(outcome: Outcome) -> str | None:
            refused = [one.text for one in outcome.after.messages if one.kind != "status"]
            return None if refused else saw_change(outcome)

        return (taken,)

    def shown_later(self, outcome: Outcome, params: UploadParams) -> str | None:
        """A status of the page that the last step led to, or one that it called forth, names each file."""
        first, last = outcome.observations[:1], outcome.observations[-1:]
        came = bool(first) and first[0].document_id not in (None, outcome.after.document_id)
        messages = outcome.after.messages if came and len(outcome.records) > 1 else last[0].messages if last else []
        said = [one.text for one in messages or [] if one.kind == "status"]
        named = all(any(PurePath(file).name in text for text in said) for file in params.files)
        return f'the page says "{said[0]}"' if said and named else None
