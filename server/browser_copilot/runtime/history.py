"""Sessions that were, found by their words, page by page."""

import asyncio
import unicodedata
from dataclasses import dataclass

from browser_copilot.store.records import Place, Record, Records

CHUNK = 100


def fold(text: str) -> str:
    """Lower case without accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


@dataclass(frozen=True)
class Query:
    """Every word must be in the title or in what was said, in any order and case; accents do not matter."""

    words: tuple[str, ...]

    @classmethod
    def of(cls, text: str | None) -> "Query":
        return cls(tuple(fold(text or "").split()))

    def fits(self, record: Record) -> bool:
        if not self.words:
            return True
        said = [str(message.get("text", "")) for message in record.body["conversation"]]
        text = fold("\n".join([record.body["title"], *said]))
        return all(word in text for word in self.words)

    def pick(self, records: list[Record]) -> list[Record]:
        return [record for record in records if self.fits(record)]


async def find_sessions(records: Records, text: str | None, limit: int, before: Place | None = None) -> list[Record]:
    """At most `limit`, newest change first, from behind `before` on."""
    query, found = Query.of(text), list[Record]()
    while len(found) < limit:
        size = CHUNK if query.words else limit
        chunk = await records.find("session", limit=size, before=before)
        found += await asyncio.to_thread(query.pick, chunk)
        if len(chunk) < size:
            break
        before = chunk[-1].place
    return found[:limit]
