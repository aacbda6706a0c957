"""One call to a model: the profile's protocol, the caller's deadline, our retries; the SDK never retries.

Life of a call: a bearer is asked for, the body is built, the reply is read as a stream or whole. A 401
renews the bearer once. What the retry policy allows is tried again; everything else is a ModelError that
says what to do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from browser_copilot.errors import ModelError, UsageError

from . import completions, responses
from .auth import Auth, KeyAuth, LoginAuth
from .chat import ChatRequest, ChatResponse, Delta, Model, OnDelta, ToolNames
from .failures import explain_error_body, explain_status, make_failure, scrub
from .profiles import Profile, is_loopback
from .retry import Clock, RetryPolicy, SystemClock
from .scripted import ScriptedModel
from .tokens import TokenFile

if TYPE_CHECKING:
    import openai

CONNECT_S = 10.0


class _StreamReader(Protocol):
    def feed(self, event: object) -> list[Delta]: ...

    def finish(self) -> ChatResponse: ...


class ModelClient:
    """Sends conversations to the endpoint of one profile. Closed with `aclose`; usable again afterwards."""

    def __init__(
        self,
        profile: Profile,
        auth: Auth,
        clock: Clock | None = None,
        policy: RetryPolicy = RetryPolicy(),
    ) -> None:
        if profile.api not in ("completions", "responses"):
            raise UsageError(f'profile "{profile.name}" speaks no protocol (api = "{profile.api}")', field="api")
        self.profile = profile
        self.auth = auth
        self._clock = clock or SystemClock()
        self._policy = policy
        self._wire: ModuleType = responses if profile.api == "responses" else completions
        self._sdk: openai.AsyncOpenAI | None = None

    async def send(
        self, request: ChatRequest, on_delta: OnDelta | None = None, deadline_s: float | None = None
    ) -> ChatResponse:
        """Raises ModelError. `deadline_s` bounds the call with its retries (else the profile's). Deltas come
        from one attempt only: the first that speaks. Cancelling closes the connection."""
        limit = self.profile.deadline_s if deadline_s is None else deadline_s
        gate = _DeltaGate(on_delta)
        try:
            async with asyncio.timeout(limit):
                response = await self._send_until(request, gate, self._clock.now() + limit)
        except TimeoutError:
            raise ModelError(
                "deadline",
                f"the model {self.profile.model} had not answered after {limit:g} s",
                hint="try again with more time, or a faster model",
            ) from None
        return response.model_copy(update={"cost": self.profile.compute_cost(response.usage)})

    async def aclose(self) -> None:
        sdk, self._sdk = self._sdk, None
        if sdk is not None:
            await sdk.close()

    async def _send_until(self, request: ChatRequest, gate: _DeltaGate, give_up: float) -> ChatResponse:
        attempt = 0
        while True:
            attempt += 1
            gate.begin_attempt()
            try:
                return await self._attempt(request, gate)
            except ModelError as failure:
                wait = self._policy.compute_wait(failure, attempt)
                if wait is None or self._clock.now() + wait >= give_up:
                    raise
            await self._clock.sleep(wait)

    async def _attempt(self, request: ChatRequest, gate: _DeltaGate) -> ChatResponse:
        bearer = await self.auth.get_bearer()
        try:
            return await self._exchange(request, gate, bearer)
        except ModelError as failure:
            if failure.kind != "unauthorized" or not await self.auth.renew(bearer):
                raise self._sign(failure) from None
        try:
            return await self._exchange(request, gate, await self.auth.get_bearer())
        except ModelError as failure:
            raise self._sign(failure) from None

    def _sign(self, failure: ModelError) -> ModelError:
        """A refused bearer is explained by whoever gave it."""
        if failure.kind != "unauthorized":
            return failure
        refusal = self.auth.make_refusal()
        refusal.status = failure.status
        return refusal

    async def _exchange(self, request: ChatRequest, gate: _DeltaGate, bearer: str | None) -> ChatResponse:
        """One request and its reply; any failure of the SDK or the reply leaves as a ModelError without the
        bearer."""
        import httpx2
        import openai

        try:
            if gate.wanted or self.profile.force_stream:
                return await self._exchange_streaming(request, gate, bearer)
            return await self._exchange_whole(request, bearer)
        except ModelError as failure:
            raise scrub(failure, bearer) from None
        except (openai.OpenAIError, httpx2.HTTPError, json.JSONDecodeError, UnicodeDecodeError) as error:
            raise scrub(_explain(error, self.profile, self._clock.now()), bearer) from None

    async def _exchange_whole(self, request: ChatRequest, bearer: str | None) -> ChatResponse:
        data = await self._open().post(
            self._wire.PATH,
            cast_to=object,
            body=self._wire.build_body(request, self.profile, False),
            options={"headers": self._build_headers(bearer)},
        )
        return self._read_whole(data, request)

    async def _exchange_streaming(self, request: ChatRequest, gate: _DeltaGate, bearer: str | None) -> ChatResponse:
        import openai

        stream = await self._open().post(
            self._wire.PATH,
            cast_to=object,
            body=self._wire.build_body(request, self.profile, True),
            options={"headers": self._build_headers(bearer)},
            stream=True,
            stream_cls=openai.AsyncStream[object],
        )
        async with stream:
            if "json" in stream.response.headers.get("content-type", ""):
                # Some servers do not stream and answer whole, whatever was asked.
                return self._read_whole(json.loads(await stream.response.aread()), request)
            reader: _StreamReader = self._wire.StreamReader(self.profile, ToolNames(request.tools))
            async for event in stream:
                for delta in reader.feed(event):
                    gate.emit(delta)
            return reader.finish()

    def _read_whole(self, data: object, request: ChatRequest) -> ChatResponse:
        response: ChatResponse = self._wire.read_whole(data, self.profile, ToolNames(request.tools))
        return response

    def _build_headers(self, bearer: str | None) -> dict[str, Any]:
        import openai

        extra = self.profile.login.headers if self.profile.auth == "login" and self.profile.login else {}
        return {**extra, "Authorization": f"Bearer {bearer}" if bearer else openai.Omit()}

    def _open(self) -> openai.AsyncOpenAI:
        """The SDK takes half a second to import, so it is imported at the first call, not at start."""
        import openai

        if self._sdk is None:
            url = self.profile.request_url
            timeout = openai.Timeout(self.profile.timeout_s, connect=min(CONNECT_S, self.profile.timeout_s))
            self._sdk = openai.AsyncOpenAI(
                api_key="sent-by-each-request",
                base_url=url,
                timeout=timeout,
                max_retries=0,
                http_client=openai.DefaultAsyncHttpxClient(
                    trust_env=not is_loopback(urlsplit(url).hostname), timeout=timeout
                ),
            )
        return self._sdk


class _DeltaGate:
    """Lets through the deltas of the first attempt that speaks: a later attempt would say the same things
    again."""

    def __init__(self, on_delta: OnDelta | None) -> None:
        self._on_delta = on_delta
        self._spoken = False
        self._open = True

    @property
    def wanted(self) -> bool:
        return self._on_delta is not None

    def begin_attempt(self) -> None:
        self._open = not self._spoken

    def emit(self, delta: Delta) -> None:
        if self._on_delta is not None and self._open:
            self._spoken = True
            self._on_delta(delta)


def _explain(error: Exception, profile: Profile, now: float) -> ModelError:
    import httpx2
    import openai

    if isinstance(error, openai.APIStatusError):
        return explain_status(error.status_code, error.body, error.response.headers, profile, now)
    if isinstance(error, openai.APITimeoutError | httpx2.TimeoutException):
        return make_failure("timeout", profile)
    if isinstance(error, openai.APIConnectionError | httpx2.HTTPError):
        return make_failure("connection", profile)
    if isinstance(error, openai.APIError):
        return explain_error_body(error.body or error.message, profile)
    return make_failure("bad_reply", profile)


def open_model(
    profile: Profile,
    *,
    environ: Mapping[str, str],
    token_directory: Path,
    find_secret: Callable[[str], str | None] | None = None,
    clock: Clock | None = None,
) -> Model | None:
    """The model of a profile; None for a profile without one. Raises UsageError when a script cannot be
    read."""
    if profile.api == "none":
        return None
    if profile.api == "scripted" and profile.script is not None:
        return ScriptedModel.load(profile.script)
    return ModelClient(profile, open_auth(profile, environ, token_directory, find_secret, clock), clock)


def open_auth(
    profile: Profile,
    environ: Mapping[str, str],
    token_directory: Path,
    find_secret: Callable[[str], str | None] | None = None,
    clock: Clock | None = None,
) -> Auth:
    if profile.auth == "login":
        return LoginAuth(profile, TokenFile(token_directory / f"{profile.name}.json"), clock)
    return KeyAuth(profile, environ, find_secret)
