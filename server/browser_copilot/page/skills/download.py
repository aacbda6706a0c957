"""Download the file of one item of a list, or of the page itself; the proof is the finished file."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.dates import find_span
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, title_of
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill, Wants
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import Item, ItemControl

LABEL = re.compile(r"\b(?:download\w*|herunterladen|telecharger|descargar|scarica|baixar|pobierz|ladda ner|pdf|csv|xlsx?|save (?:as|file)|"
                   r"export\w*|get file)\b|下载|ダウンロード|다운로드|скачать|⬇|↓")  # fmt: skip
FILE = re.compile(r"\.(?:pdf|csv|xlsx?|zip|docx?|txt|json|xml|ods|png|jpe?g)(?:[?#]|$)", re.IGNORECASE)


class DownloadParams(Params):
    """What to download: a kind of thing, and which one."""

    thing: str = ""
    which: Which = Which()
    target: str = ""


def find_download(controls: list[ItemControl]) -> ItemControl | None:
    """The control of an item that downloads it."""
    named = [one for one in controls if one.kind in ("download", "download_invoice") or LABEL.search(fold(one.label))]
    pdf = [one for one in named if "pdf" in fold(one.label)]
    return (pdf or named or [None])[0]  # type: ignore[list-item]


class DownloadSkill(Skill[DownloadParams]):
    """Choose the item, click its download."""

    name = "download"
    kinds = frozenset({"download"})
    params = DownloadParams
    about = "Download the file of an item, chosen by month, name, place or extreme."

    def read(self, intent: Intent) -> DownloadParams:
        """Thing and conditions as said."""
        return DownloadParams(thing=intent.thing, which=intent.which, target=intent.target)

    def match(self, mini: MiniPCD, params: DownloadParams) -> list[Match]:
        """Collections that may hold the thing; else a download link on the page of the thing itself."""
        lists = rank_collections(mini, params.thing)[:3]
        found = [Match((), score, (read_collection(one, controls=True),), f'list "{one.name}"') for one, score in lists]
        return found + [
            Match((one.id,), score, why=f'"{one.label}" on the page') for one, score in self._single(mini, params)
        ]

    def _single(self, mini: MiniPCD, params: DownloadParams) -> list[tuple[Control, float]]:
        page = " ".join([mini.title, *mini.headings])
        found = []
        for one in list_controls(mini):
            if one.part != "action" or one.collection or not (LABEL.search(fold(one.label)) or FILE.search(one.href)):
                continue
            wanted = stems_of(" ".join(params.which.words)) or stems_of(
                params.target if params.which.is_any else params.thing
            )
            about = stems_of(f"{one.label} {one.context} {one.href.replace('-', ' ').replace('.', ' ')} {page}")
            share = sum(1 for word in wanted if word in about) / len(wanted) if wanted else 0.6
            if share >= 0.5 and _date_fits(params.which, f"{one.label} {one.context} {page}"):
                found.append((one, 0.45 + 0.4 * share))
        return sorted(found, key=lambda pair: -pair[1])[:2]

    def bind(self, evidence: Evidence, params: DownloadParams) -> Binding | Wants | None:
        """The item that is meant and its control."""
        if evidence.match.requested_ids:
            detail = evidence.details.get(evidence.match.requested_ids[0])
            return Binding({"download": detail}, evidence.match.confidence, evidence.match.why) if detail else None
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            usable = [one for one in items if _control_of(one)]
            choice = choose(usable, params.which, evidence.today)
            if choice.first is not None and (control := _control_of(choice.first)):
                why = f'{choice.explain()}; control "{control.label}"'
                detail = evidence.details.get(control.id)
                if detail is None:
                    return Wants(ids=(control.id,)) if control.id not in evidence.details else None
                return Binding({"download": detail}, 0.9, why, {"item": title_of(choice.first)})
        return None

    def plan(self, binding: Binding, params: DownloadParams) -> list[PlannedStep]:
        """Click the control."""
        return [click(binding.slots["download"], binding.why)]

    def effects(self, params: DownloadParams) -> tuple[Effect, ...]:
        """Only a finished file with bytes counts."""
        return (saw_file,)


def _control_of(item: Item) -> ItemControl | None:
    return find_download(item.controls or [])


def _date_fits(which: Which, text: str) -> bool:
    if which.first is None or which.last is None:
        return which.ordinal is None and not which.extreme
    span = find_span(fold(text), date(which.first.year, 12, 31))
    return span is not None and which.first <= span.first <= which.last


def saw_file(outcome: Outcome) -> str | None:
    """A file that was not there before is complete and not empty."""
    for name, size in outcome.files:
        if size > 0:
            return f"{name} is complete, {size} bytes"
    for seen in outcome.observations:
        if (
            seen.download is not None
            and seen.download.state == "complete"
            and seen.download.bytes > 0
            and seen.download.path is None
        ):
            return f"{seen.download.filename} is complete, {seen.download.bytes} bytes"
    return None
