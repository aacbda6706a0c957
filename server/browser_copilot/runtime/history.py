"""Sessions that were, found by their words, page by page."""

import re
import unicodedata
from dataclasses import dataclass

from browser_copilot.store.records import Place, Record, Records

ACCENTS = re.compile("[\u0300-\u036f]+")


def fold(text: str) -> str:
    """Lower case without accents."""
    return text.lower() if text.isascii() else ACCENTS.sub("", unicodedata.normalize("NFD", text.casefold()))


@dataclass(frozen=True)
class Query:
    """Every word must be in the title or in what was said, in any order and case; accents do not matter."""

    words: tuple[str, ...]

    @classmethod
    def of(cls, text: str | None) -> "Query":
        return cls(tuple(fold(text or "").split()))

    def fits(self, record: Record) -> bool:
        said = [str(message.get("text", "")) for message in record.body["conversation"]]
        text = fold("\n".join([record.body["title"], *said]))
        return all(word in text for word in self.words)


async def find_sessions(records: Records, text: str | None, limit: int, before: Place | None = None) -> list[Record]:
    """At most `limit`, newest change first, from behind `before` on."""
    query = Query.of(text)
    if not query.words:
        return await records.find("session", limit=limit, before=before)
    return await records.search("session", query.fits, limit=limit, before=before)
