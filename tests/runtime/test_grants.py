"""No grant is for ever: without an end of its own it has 30 days, and what is over counts nowhere."""

from collections.abc import Sequence
from typing import Any

from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.limits import GRANT_DAYS
from browser_copilot.runtime.grants import DAY_SECONDS, Grants
from browser_copilot.store.records import Record
from tests.runtime.conftest import Bench

SHOP, BANK = "https://shop.test", "https://bank.test"


class Told:
    """The browser's end: what it was told last."""

    def __init__(self) -> None:
        self.origins: list[str] = []

    def set_grants(self, grants: Sequence[GrantedOrigin]) -> None:
        self.origins = [grant.origin for grant in grants]


class Keeping:
    """Grants on the records of a bench, at a time that the test sets (Unix seconds)."""

    def __init__(self, bench: Bench) -> None:
        self.now = 1_000_000.0
        self.told = Told()
        hands: Any = self.told
        self.records = bench.database.records
        self.grants = Grants(hands, self.records, lambda: self.now)

    def pass_days(self, days: float) -> None:
        self.now += days * DAY_SECONDS


async def test_a_grant_of_all_sessions_ends_after_its_days(bench: Bench) -> None:
    keeping = Keeping(bench)
    await keeping.grants.change(GrantedOrigin(origin=SHOP), True)
    keeping.pass_days(GRANT_DAYS - 1)
    assert keeping.grants.allows(SHOP, "s")
    keeping.pass_days(1)
    assert not keeping.grants.allows(SHOP, "s") and keeping.grants.listing() == []


async def test_what_is_over_at_a_restart_is_forgotten(bench: Bench) -> None:
    keeping = Keeping(bench)
    await keeping.grants.change(GrantedOrigin(origin=SHOP), True)
    await keeping.grants.change(GrantedOrigin(origin=BANK, expires_ms=int((keeping.now + 5) * 1000)), True)
    keeping.pass_days(1)
    await keeping.grants.load(set())
    assert keeping.told.origins == [SHOP]
    assert [record.body["origin"] for record in await keeping.records.find("grant")] == [SHOP]


async def test_one_that_was_kept_without_an_end_gets_one(bench: Bench) -> None:
    keeping = Keeping(bench)
    await keeping.records.put(Record("grant", f"{SHOP}|", {"origin": SHOP}))
    await keeping.grants.load(set())
    end = int(keeping.now + GRANT_DAYS * DAY_SECONDS) * 1000
    assert [grant.expires_ms for grant in keeping.grants.listing()] == [end]
    assert [record.body["expiresMs"] for record in await keeping.records.find("grant")] == [end]


async def test_a_grant_of_a_session_and_a_denial_need_no_end(bench: Bench) -> None:
    keeping = Keeping(bench)
    await keeping.grants.change(GrantedOrigin(origin=SHOP, session_id="s"), True)
    await keeping.grants.change(GrantedOrigin(origin=BANK, denied=True), True)
    keeping.pass_days(400)
    assert keeping.grants.allows(SHOP, "s") and not keeping.grants.allows(BANK, "s")
    assert len(keeping.grants.listing()) == 2
