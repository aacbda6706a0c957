"""The true state of each hop, asked for and not remembered: database, link, browser, model profile."""

import asyncio
from typing import Any
from uuid import uuid4

from browser_copilot import __version__
from browser_copilot.browser.port import Browser
from browser_copilot.errors import StoreError
from browser_copilot.portal.ports import PortalParts
from browser_copilot.protocol.limits import HEARTBEAT_MS, MISSED_HEARTBEATS
from browser_copilot.protocol.tools import NoArgs, Ok, TabsList

PROBE_MS = 2_000
FRESH_SECONDS = 1.0
Hop = dict[str, Any]


def list_tabs_for(browser: Browser, door: str, deadline_ms: int) -> TabsList:
    """A reading call of a door, which belongs to no run."""
    session_id = f"door-{door}"
    id, epoch = f"{door}-{uuid4().hex[:12]}", browser.get_fence(session_id)
    return TabsList(id=id, epoch=epoch, session_id=session_id, deadline_ms=deadline_ms, args=NoArgs())


class Health:
    """One check at a time; those who ask meanwhile, or within a second after it, get its result."""

    def __init__(self, parts: PortalParts) -> None:
        self._parts = parts
        self._checking: asyncio.Task[dict[str, Hop]] | None = None
        self._checked_at = float("-inf")

    async def check(self) -> dict[str, Any]:
        """`ok`, `version` and the hops; a hop that is not ok has `reason` and `fix`."""
        now = self._parts.clock.now()
        fresh = self._checking is not None and (not self._checking.done() or now - self._checked_at < FRESH_SECONDS)
        if self._checking is None or not fresh:
            self._checked_at = now
            self._checking = asyncio.create_task(self._check_all(), name="health")
        hops = await asyncio.shield(self._checking)
        return {"ok": all(hop["ok"] for hop in hops.values()), "version": __version__, "hops": hops}

    async def _check_all(self) -> dict[str, Hop]:
        link = self._check_link()
        return {
            "database": await self._check_database(),
            "link": link,
            "browser": await self._check_browser(link),
            "model": await self._check_model(),
        }

    async def _check_database(self) -> Hop:
        try:
            await self._parts.runtime.events.read(None, 0, 1)
        except StoreError as error:
            return {"ok": False, "reason": error.text, "fix": error.hint or "check the disk and the database setting"}
        return {"ok": True}

    def _check_link(self) -> Hop:
        status = self._parts.browser.status()
        silent = (status.last_heartbeat_ms or 0) > HEARTBEAT_MS * (MISSED_HEARTBEATS + 0.5)
        hop: Hop = {"ok": status.connected and not silent}
        shown = {
            "browser": status.browser,
            "extensionVersion": status.extension_version,
            "since": status.since,
            "lastHeartbeatMs": status.last_heartbeat_ms,
            "reason": status.reason,
            "fix": status.fix,
        }
        return hop | {name: value for name, value in shown.items() if value is not None}

    async def _check_browser(self, link: Hop) -> Hop:
        """Ask the browser itself, by a reading call."""
        if not link["ok"]:
            return {
                "ok": False,
                "reason": "the link is down, so the browser cannot be asked",
                "fix": link.get("fix", ""),
            }
        result = await self._parts.browser.call(list_tabs_for(self._parts.browser, "health", PROBE_MS))
        if isinstance(result, Ok):
            return {"ok": True, "tabs": len(result.data) if isinstance(result.data, list) else 0}
        return {"ok": False, "reason": result.error, "fix": "reload the extension, or run `browser-copilot doctor`"}

    async def _check_model(self) -> Hop:
        profiles = self._parts.profiles
        trouble = await profiles.find_trouble(profiles.default)
        if trouble is None:
            return {"ok": True, "profile": profiles.default}
        fix = "check the profile in copilot.toml, or use the profile `skills`"
        return {"ok": False, "profile": profiles.default, "reason": trouble, "fix": fix}
