"""Who we are to an endpoint: a key looked up when needed, or an OAuth login kept fresh in a private file.

Login is the device authorization grant (RFC 8628); refresh is RFC 6749, section 6. Nothing here prints a
token."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx

from browser_copilot.errors import ModelError, UsageError

from .failures import make_failure
from .loose import as_count, as_map, as_text
from .profiles import LoginSettings, Profile, is_loopback
from .retry import Clock, SystemClock
from .tokens import TokenFile, Tokens

FRESH_S = 120.0
"""A token is refreshed when fewer seconds than this are left to it."""

DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code"


class Auth(Protocol):
    """A request asks for a bearer; after a 401 it asks once for a better one."""

    async def get_bearer(self) -> str | None:
        """The token to send, None to send none. Raises ModelError when there is no way to have one."""
        ...

    async def renew(self, refused: str | None) -> bool:
        """Whether there is now another token than the refused one."""
        ...

    def make_refusal(self) -> ModelError:
        """What to say when the endpoint goes on refusing."""
        ...


class KeyAuth:
    """A key from the environment, or from wherever `find_secret` looks up the profile's handle."""

    def __init__(
        self,
        profile: Profile,
        environ: Mapping[str, str],
        find_secret: Callable[[str], str | None] | None = None,
    ) -> None:
        self._profile = profile
        self._environ = environ
        self._find_secret = find_secret

    async def get_bearer(self) -> str | None:
        key = ""
        if self._profile.api_key_handle and self._find_secret:
            key = (self._find_secret(self._profile.api_key_handle) or "").strip()
        if not key and self._profile.api_key_env:
            key = self._environ.get(self._profile.api_key_env, "").strip()
        if not key:
            return None
        if not key.isascii() or not key.isprintable():
            raise ModelError("unauthorized", "the key holds characters that no key has", hint=self._get_hint())
        return key

    async def renew(self, refused: str | None) -> bool:
        return False

    def make_refusal(self) -> ModelError:
        return make_failure("unauthorized", self._profile, hint=self._get_hint())

    def _get_hint(self) -> str:
        if self._profile.api_key_handle:
            return f'store a valid key under the handle "{self._profile.api_key_handle}"'
        if self._profile.api_key_env:
            return f"put a valid key into the environment variable {self._profile.api_key_env}"
        return f'name the environment variable that holds the key: api_key_env of profile "{self._profile.name}"'


@dataclass(frozen=True, slots=True)
class DeviceCode:
    """What the user needs to log in: open the address, enter the code. `expires_in_s` bounds the wait."""

    user_code: str
    address: str
    address_with_code: str | None
    expires_in_s: int


class LoginAuth:
    """A login of one profile. Refreshes are single: whoever comes second finds the first one's token."""

    def __init__(self, profile: Profile, file: TokenFile, clock: Clock | None = None) -> None:
        if profile.login is None:
            raise UsageError(f'profile "{profile.name}" has no login table', field=f"profiles.{profile.name}.login")
        self._profile = profile
        self._login: LoginSettings = profile.login
        self._file = file
        self._clock = clock or SystemClock()
        self._refreshing = asyncio.Lock()
        self._running: set[asyncio.Task[bool]] = set()

    async def get_bearer(self) -> str | None:
        tokens = self._file.read()
        if tokens is None:
            raise self._make_login_required("nobody is logged in")
        if self._has_time(tokens):
            return tokens.access
        if await self.renew(tokens.access):
            return (self._file.read() or tokens).access
        raise self._make_login_required("the login has expired")

    async def renew(self, refused: str | None) -> bool:
        """A refresh that began is carried to its end, though nobody waits any more: it spends the refresh token."""
        task = asyncio.create_task(self._renew(refused))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _renew(self, refused: str | None) -> bool:
        async with self._refreshing:
            tokens = self._file.read()
            if tokens is None:
                return False
            if tokens.access != refused and self._has_time(tokens):
                return True
            if tokens.refresh is None:
                return False
            form = {"grant_type": "refresh_token", "refresh_token": tokens.refresh}
            reply = await self._post(self._login.token_url, form)
            if reply.is_error:
                self._raise_unless_withdrawn(reply)
                later = self._file.read()
                # Another process may have spent the refresh token a moment before us.
                return later is not None and later.access != tokens.access
            self._file.write(self._read_tokens(_read_json(reply), tokens.refresh))
            return True

    def make_refusal(self) -> ModelError:
        return self._make_login_required("the endpoint refuses the login, fresh as it is")

    async def log_in(self, show: Callable[[DeviceCode], None]) -> None:
        """Runs the device flow: `show` is called once, then we wait for the user. Raises
        ModelError(login_required) when the user refuses or does not come in time."""
        reply = await self._post(self._login.device_url, {"scope": self._login.scope})
        if reply.is_error:
            raise self._make_login_required(f"the provider starts no login (HTTP {reply.status_code})")
        grant = _read_json(reply)
        device_code, code = as_text(grant.get("device_code")), _read_device_code(grant)
        if not device_code or not code.user_code:
            raise make_failure("bad_reply", self._profile, hint="check device_url of the login table")
        show(code)
        self._file.write(await self._poll(device_code, code, as_count(grant.get("interval")) or 5))

    def log_out(self) -> None:
        self._file.remove()

    async def _poll(self, device_code: str, code: DeviceCode, interval_s: float) -> Tokens:
        """RFC 8628, section 3.5: `slow_down` adds five seconds to the interval, for good."""
        give_up = self._clock.now() + code.expires_in_s
        form = {"grant_type": DEVICE_GRANT, "device_code": device_code}
        while self._clock.now() + interval_s <= give_up:
            await self._clock.sleep(interval_s)
            reply = await self._post(self._login.token_url, form)
            if not reply.is_error:
                return self._read_tokens(_read_json(reply), None)
            error = as_text(_read_json(reply).get("error"))
            if error == "slow_down":
                interval_s += 5
            elif error != "authorization_pending":
                break
        raise self._make_login_required("the login was refused, or not confirmed in time")

    def _has_time(self, tokens: Tokens) -> bool:
        return tokens.expires_at is None or tokens.expires_at - self._clock.now() > FRESH_S

    def _read_tokens(self, reply: dict[str, Any], previous_refresh: str | None) -> Tokens:
        access = as_text(reply.get("access_token"))
        if not access:
            raise make_failure("bad_reply", self._profile, hint="check token_url of the login table")
        lifetime = as_count(reply.get("expires_in"))
        return Tokens(
            access=access,
            refresh=as_text(reply.get("refresh_token")) or previous_refresh,
            expires_at=self._clock.now() + lifetime if lifetime else None,
        )

    def _raise_unless_withdrawn(self, reply: httpx.Response) -> None:
        """A provider in trouble is no reason to log in again; a refused grant is."""
        if reply.status_code == 429 or reply.status_code >= 500:
            raise ModelError(
                "rate_limited" if reply.status_code == 429 else "server",
                f"the login provider cannot refresh the login (HTTP {reply.status_code})",
                hint="try again later",
                status=reply.status_code,
            )

    async def _post(self, url: str, form: dict[str, str]) -> httpx.Response:
        filled = {"client_id": self._login.client_id, **{key: value for key, value in form.items() if value}}
        local = is_loopback(urlsplit(url).hostname)
        try:
            async with httpx.AsyncClient(timeout=30.0, trust_env=not local) as http:
                return await http.post(url, data=filled, headers={"Accept": "application/json"})
        except httpx.HTTPError as error:
            host = urlsplit(url).netloc
            raise ModelError(
                "connection",
                f"the login provider {host} cannot be reached ({type(error).__name__})",
                hint="check the network and the login table of the profile",
            ) from None

    def _make_login_required(self, text: str) -> ModelError:
        return ModelError(
            "login_required",
            f'model profile "{self._profile.name}": {text}',
            hint=f"log in again: browser-copilot login {self._profile.name}",
        )


def _read_device_code(grant: dict[str, Any]) -> DeviceCode:
    return DeviceCode(
        user_code=as_text(grant.get("user_code")),
        address=as_text(grant.get("verification_uri")) or as_text(grant.get("verification_url")),
        address_with_code=as_text(grant.get("verification_uri_complete")) or None,
        expires_in_s=as_count(grant.get("expires_in")) or 600,
    )


def _read_json(reply: httpx.Response) -> dict[str, Any]:
    try:
        return as_map(reply.json())
    except ValueError:
        return {}
