"""What a job came to, place by place: what has ended is not carried out again, also after a crash in between.

Each place of a job's tree (see `runtime/work.py`) is a record of the kind `work`. It is written when a Ref begins,
without an outcome, and when a Ref or a condition has ended, in one transaction with the job's own record.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from browser_copilot.agent.desk import GoalSaid
from browser_copilot.store.records import Record, Records

MAX_PLACES = 100_000
JOB = "job"
"""In the notes of a run: the job that it belongs to."""
SAID = "said"
"""In the notes of a run: its goal apart from what a page said in it (`own`, `texts`)."""


@dataclass(frozen=True)
class Entry:
    """One place. `succeeded` is None while it is under way; `session_id` and `url` are its lane's.

    `seen_session_id`, `answer` and `tools` are what the run left behind for conditions (`conditions.Left`).
    """

    succeeded: bool | None
    session_id: str | None = None
    url: str | None = None
    seen_session_id: str | None = None
    answer: str = ""
    tools: tuple[str, ...] = field(default=())

    def to_wire(self) -> dict[str, Any]:
        return {
            "succeeded": self.succeeded,
            "sessionId": self.session_id,
            "url": self.url,
            "seenSessionId": self.seen_session_id,
            "answer": self.answer,
            "tools": list(self.tools),
        }

    @classmethod
    def from_wire(cls, body: Mapping[str, Any]) -> "Entry":
        return cls(
            succeeded=body["succeeded"],
            session_id=body["sessionId"],
            url=body["url"],
            seen_session_id=body["seenSessionId"],
            answer=body["answer"],
            tools=tuple(body["tools"]),
        )


class Journal:
    """The places of one job."""

    def __init__(self, job_id: str, entries: Mapping[str, Entry] | None = None) -> None:
        self._job_id = job_id
        self.entries: dict[str, Entry] = dict(entries or {})

    @classmethod
    async def load(cls, records: Records, job_id: str) -> "Journal":
        kept = await records.find("work", statuses=[job_id], limit=MAX_PLACES)
        return cls(job_id, {one.body["place"]: Entry.from_wire(one.body) for one in kept})

    def note(self, place: str, entry: Entry) -> Record:
        """Take it in, and give the record that makes it last."""
        self.entries[place] = entry
        return Record("work", f"{self._job_id} {place}", {"place": place, **entry.to_wire()}, None, self._job_id)

    @property
    def session_ids(self) -> set[str]:
        """Every session that worked for the job."""
        named = {one.session_id for one in self.entries.values()}
        named |= {one.seen_session_id for one in self.entries.values()}
        return {one for one in named if one is not None}


def make_notes(job_id: str, place: str, attempt: int, attended: bool) -> dict[str, Any]:
    """What the runs of a job carry with them, so that they are found again, and ask whom they may."""
    return {JOB: {"id": job_id, "place": place, "attempt": attempt}} | ({"attended": True} if attended else {})


def read_said(notes: Mapping[str, Any]) -> GoalSaid | None:
    """The goal of a run apart from what a page said in it; None where all of it is the user's."""
    noted = notes.get(SAID)
    return GoalSaid(str(noted["own"]), tuple(noted["texts"])) if noted else None


def find_job_id(run: Record) -> str | None:
    """The job that a run belongs to."""
    note = run.body.get("notes", {}).get(JOB)
    return str(note["id"]) if note is not None else None


async def find_runs(records: Records, job_id: str, place: str | None = None) -> list[Record]:
    """The runs of a job, or those of one place in the order of their attempts."""
    found = await records.find("run", holding=f'"job":{{"id":"{job_id}"', limit=MAX_PLACES)
    own = [run for run in found if find_job_id(run) == job_id]
    if place is None:
        return own
    here = [run for run in own if run.body["notes"]["job"]["place"] == place]
    return sorted(here, key=lambda run: int(run.body["notes"]["job"]["attempt"]))
