"""A profile is all that is needed to reach one model; it names where its key is, and never holds the key."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from browser_copilot.errors import UsageError

from .chat import Usage

Api = Literal["completions", "responses", "scripted", "none"]

OPENAI_URL = "https://api.openai.com/v1"


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LoginSettings(_Frozen):
    """Where and as whom to log in: OAuth 2.0 device authorization (RFC 8628) and refresh (RFC 6749, section
    6). `base_url`, when set, takes the place of the profile's own (some providers serve logged-in users
    elsewhere)."""

    device_url: str
    token_url: str
    client_id: str
    scope: str = ""
    base_url: str | None = None
    headers: dict[str, str] = Field(default_factory=dict)

    @field_validator("device_url", "token_url", "base_url")
    @classmethod
    def _keeps_tokens_off_open_wires(cls, url: str | None) -> str | None:
        if url is None:
            return None
        parts = urlsplit(url)
        if parts.scheme == "https" or (parts.scheme == "http" and is_loopback(parts.hostname)):
            return url
        raise ValueError("must be https (http only to this machine): tokens travel over it")


class Profile(_Frozen):
    """Prices are per million tokens, in any one currency. `store` None leaves the field out of requests.
    `timeout_s` bounds each silence of the endpoint, `deadline_s` the whole call with its retries. `skills` false
    leaves all planning to the model."""

    name: str = Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$")
    base_url: str = ""
    model: str = ""
    api: Api = "completions"
    auth: Literal["key", "login"] = "key"
    api_key_env: str | None = None
    api_key_handle: str | None = None
    login: LoginSettings | None = None
    context_tokens: int = Field(default=128_000, ge=1_000)
    price_in: float | None = Field(default=None, ge=0)
    price_out: float | None = Field(default=None, ge=0)
    price_cached: float | None = Field(default=None, ge=0)
    sees_images: bool = False
    store: bool | None = None
    force_stream: bool = False
    max_output_tokens: int | None = Field(default=None, ge=1)
    skills: bool = True
    reasoning: Literal["minimal", "low", "medium", "high"] | None = None
    script: Path | None = None
    timeout_s: float = Field(default=120.0, gt=0)
    deadline_s: float = Field(default=300.0, gt=0)

    @model_validator(mode="after")
    def _is_whole(self) -> Profile:
        if self.api in ("completions", "responses"):
            parts = urlsplit(self.base_url)
            if parts.scheme not in ("http", "https") or not parts.hostname:
                raise ValueError('base_url must be an http or https address, such as "http://127.0.0.1:11434/v1"')
            if parts.username or parts.password:
                raise ValueError("base_url must not hold a user name or password; name a key with api_key_env")
            if not self.model:
                raise ValueError("model is missing: the name that the endpoint gives it")
        if self.auth == "login" and self.login is None:
            raise ValueError('auth = "login" needs a login table: device_url, token_url, client_id')
        if self.api == "scripted" and self.script is None:
            raise ValueError('api = "scripted" needs script: the path of a JSON file of replies')
        return self

    @property
    def has_model(self) -> bool:
        return self.api != "none"

    @property
    def request_url(self) -> str:
        """The base URL that requests go to."""
        if self.auth == "login" and self.login and self.login.base_url:
            return self.login.base_url
        return self.base_url

    def compute_cost(self, usage: Usage) -> float | None:
        """The price of one call; None when a price or the usage is unknown."""
        if self.price_in is None or self.price_out is None or not (usage.input_tokens or usage.output_tokens):
            return None
        cached = min(usage.cached_tokens, usage.input_tokens)
        price_cached = self.price_in if self.price_cached is None else self.price_cached
        spent = (usage.input_tokens - cached) * self.price_in + cached * price_cached
        return (spent + usage.output_tokens * self.price_out) / 1_000_000


SKILLS = Profile(name="skills", api="none")
"""The built-in profile: skills, exploration and extraction, and no model."""


def read_profiles(tables: Mapping[str, Mapping[str, Any]], environ: Mapping[str, str]) -> dict[str, Profile]:
    """The profiles of the settings file (a table each) and the built-in one, by name. A profile without
    base_url takes OPENAI_BASE_URL, else OpenAI's, and the key in OPENAI_API_KEY; to any other endpoint that
    key is never sent unless the profile names it. Raises UsageError, whose `field` is
    `profiles.NAME.FIELD`."""
    profiles = {SKILLS.name: SKILLS}
    for name, table in tables.items():
        if name == SKILLS.name:
            raise UsageError("the profile name 'skills' is taken", field="profiles.skills", hint="choose another name")
        try:
            profiles[name] = Profile.model_validate({**_get_defaults(table, environ), **table, "name": name})
        except ValidationError as error:
            raise _explain(name, error) from None
    return profiles


def _get_defaults(table: Mapping[str, Any], environ: Mapping[str, str]) -> dict[str, Any]:
    if table.get("api") in ("scripted", "none"):
        return {}
    usual = environ.get("OPENAI_BASE_URL") or OPENAI_URL
    if table.get("base_url", usual) in (usual, OPENAI_URL):
        return {"base_url": usual, "api_key_env": "OPENAI_API_KEY"}
    return {}


def get_profile(profiles: Mapping[str, Profile], name: str) -> Profile:
    if name in profiles:
        return profiles[name]
    known = ", ".join(sorted(profiles))
    raise UsageError(
        f"no model profile {name!r}",
        field="profile",
        hint=f"profiles here: {known}; add [profiles.{name}] to copilot.toml",
    )


def _explain(name: str, error: ValidationError) -> UsageError:
    first = error.errors(include_input=False, include_url=False)[0]
    field = ".".join(["profiles", name, *(str(part) for part in first["loc"])])
    return UsageError(f"{field}: {first['msg']}", field=field, hint="mend it in copilot.toml")


def is_loopback(host: str | None) -> bool:
    return host is not None and (host in ("localhost", "::1") or host.startswith("127."))
