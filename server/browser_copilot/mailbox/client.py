"""The client owns the outcome: it submits, tries again up to three times, and gives up into `failed/`.

Its states are rebuilt from the folders, so a client that was killed goes on where it was.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.mailbox.folders import BadFile, Document, Folders, Request
from browser_copilot.runtime.ports import Clock

StateName = Literal["NEW", "POLLING", "SUCCESS", "GAVE_UP"]
RETRIES = 3
INTERVAL_S = 0.25
READY_SECONDS = 120.0


@dataclass(frozen=True)
class State:
    """`attempt` counts from 1 while polling. A request is NEW until it is in the folder."""

    name: StateName
    attempt: int = 0

    def __str__(self) -> str:
        return f"{self.name} (attempt: {self.attempt})" if self.name == "POLLING" else self.name

    @property
    def is_over(self) -> bool:
        return self.name in ("SUCCESS", "GAVE_UP")


class NotInTime(CopilotError):
    """Some requests were not over in time; they go on."""


class Client:
    """One client of one mailbox. `cold_start_s` is waited before the first request, once the host is ready."""

    def __init__(self, folders: Folders, clock: Clock, *, interval_s: float = INTERVAL_S) -> None:
        self._folders = folders
        self._clock = clock
        self._interval_s = interval_s
        self.states: dict[str, State] = {}

    def rebuild(self) -> dict[str, State]:
        """The states of every request that is in the folders."""
        for request_id in self._folders.ids("requests"):
            if self._folders.has("failed", request_id):
                self.states[request_id] = State("GAVE_UP")
            elif not self.states.get(request_id, State("NEW")).is_over:
                self._take(request_id, act=False)
        return self.states

    def submit(self, command: str, params: Document, request_id: str | None = None) -> str:
        """Put a request into the mailbox; its id. The same request again is no new one. Raises `UsageError` when the
        id is taken by another."""
        chosen = request_id or f"request-{secrets.token_hex(8)}"
        request = Request(chosen, command, params)
        try:
            known = self._folders.read_request(chosen)
        except BadFile as error:
            raise UsageError(f"requests/{chosen}.json is there and is no request: {error.text}") from error
        if known is not None and known != request:
            raise UsageError(f"the id {chosen!r} is taken", field="request_id", hint="leave it out, or choose another")
        if known is None:
            self.states[chosen] = State("NEW")
            self._folders.write("requests", chosen, request.to_document())
        if not self.states.setdefault(chosen, State("NEW")).is_over:
            self._take(chosen, act=False)
        return chosen

    def step(self, ids: Iterable[str] | None = None) -> None:
        """Look once at each request that is not over, and do what its response asks for."""
        for request_id in list(self.states if ids is None else ids):
            if not self.states.get(request_id, State("NEW")).is_over:
                self._take(request_id, act=True)

    def _take(self, request_id: str, *, act: bool) -> None:
        now = self.states.get(request_id, State("NEW"))
        response = self._read_response(request_id)
        if response is None:
            is_sent = now.name == "NEW" and self._folders.has("requests", request_id)
            self.states[request_id] = State("POLLING", 1) if is_sent else now
        elif response.get("status") == "success":
            self.states[request_id] = State("SUCCESS")
        else:
            told = response.get("attempt")
            attempt = max(now.attempt, told if isinstance(told, int) else 1, 1)
            self.states[request_id] = State("POLLING", attempt)
            if act:
                self._try_again(request_id, response, attempt)

    def _read_response(self, request_id: str) -> Document | None:
        """A response that is no message counts as an error, as it will not get better."""
        try:
            return self._folders.read("responses", request_id)
        except BadFile as error:
            return None if error.unfinished else {"status": "error", "error_message": error.text}

    def _try_again(self, request_id: str, response: Document, attempt: int) -> None:
        """Delete the error, so that the request is run again; after the last attempt keep it, and a copy."""
        if response.get("final") is True or attempt >= RETRIES:
            self._folders.write("failed", request_id, {**response, "request_id": request_id})
            self.states[request_id] = State("GAVE_UP")
            return
        self.states[request_id] = State("POLLING", attempt + 1)
        self._folders.remove("responses", request_id)

    def response(self, request_id: str) -> Document | None:
        """The latest response, as it is now. Raises `BadFile`."""
        return self._folders.read("responses", request_id)

    async def wait(self, ids: Iterable[str], limit_s: float) -> dict[str, State]:
        """Until each is over. Raises `NotInTime`."""
        wanted = list(ids)
        ends = self._clock.now() + limit_s
        while True:
            self.step(wanted)
            open_ids = [one for one in wanted if not self.states[one].is_over]
            if not open_ids:
                return {one: self.states[one] for one in wanted}
            if self._clock.now() >= ends:
                hint = "wait again, or look at `browser-copilot mailbox status`"
                raise NotInTime(f"not over after {limit_s:g} s: {', '.join(open_ids[:5])}", hint=hint)
            await self._clock.sleep(self._interval_s)

    async def wait_ready(self, limit_s: float = READY_SECONDS, cold_start_s: float = 0) -> Document:
        """Ask the host until it has a browser, then give it `cold_start_s` more. Raises `NotInTime`."""
        ends = self._clock.now() + limit_s
        while self._clock.now() < ends:
            probe = self.submit("ping", {}, f"ping-{secrets.token_hex(8)}")
            try:
                await self.wait([probe], ends - self._clock.now())
                said: Any = (self.response(probe) or {}).get("data", {})
            finally:
                self._forget(probe)
            if said.get("ready"):
                await self._clock.sleep(cold_start_s)
                return dict(said)
            await self._clock.sleep(self._interval_s)
        raise NotInTime(f"no browser is ready after {limit_s:g} s", hint="start it: browser-copilot mailbox serve")

    def _forget(self, request_id: str) -> None:
        """A probe is no record."""
        self.states.pop(request_id, None)
        self._folders.remove("requests", request_id)
        self._folders.remove("responses", request_id)
