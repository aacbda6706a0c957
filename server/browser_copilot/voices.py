"""The model profiles of the settings, each with what pursues and talks for it. A model is opened when needed.

What reads goals is a third of all code that a server loads: it is loaded in a thread, when the doors are open.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from dotenv import dotenv_values

from browser_copilot import log
from browser_copilot.agent.desk import Desk
from browser_copilot.agent.talker import ModelTalker
from browser_copilot.agent.turns import Voice
from browser_copilot.errors import CopilotError, ModelError
from browser_copilot.model.chat import Model
from browser_copilot.model.client import ModelClient, open_model
from browser_copilot.model.profiles import Profile, get_profile, is_loopback, read_profiles
from browser_copilot.model.scripted import Reply, ScriptedModel
from browser_copilot.portal.ports import ProfileInfo
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.thoughts import Thought
from browser_copilot.settings import ENV_FILE, Settings, is_on_this_machine

if TYPE_CHECKING:
    from browser_copilot.agent.controller import Controller
    from browser_copilot.page.sites import Sites

TOKENS = "tokens"
"""The folder of the data directory for the tokens of logins."""
SITES = "sites"
"""The folder of the data directory for hints of single sites, one TOML file each."""


SWITCH_SECONDS = 0.0005
"""While it is loaded, the event loop gets its turn ten times as often as Python gives it: a stop must not wait."""
_loaded = threading.Event()


def load_minds() -> None:
    """Load what reads goals; at once when it is loaded. Raises CopilotError when it cannot be."""
    try:
        from browser_copilot.agent import chooser, controller, planner  # noqa: F401
    except (ImportError, SyntaxError) as error:
        raise CopilotError(f"what reads goals cannot be loaded: {error}", hint="install the server again") from error
    _loaded.set()


async def load_beside() -> None:
    """Load it beside what is at work. What was loaded stays: no garbage is looked for in it any more."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        await asyncio.to_thread(load_minds)
    except CopilotError as error:
        log.get("voices").error("no goal can be read", error=str(error), hint=error.hint)
    finally:
        sys.setswitchinterval(before)
    gc.freeze()


class LateController:
    """Implements `Pursuer`: the controller that `build` makes, once what it needs is loaded."""

    def __init__(self, build: Callable[[], Controller]) -> None:
        self._build = build

    async def pursue(self, task: Task, desk: Desk) -> Task:
        """As the controller does."""
        if not _loaded.is_set():
            await asyncio.to_thread(load_minds)
        return await self._build().pursue(task, desk)


class Voices:
    """Implements `portal.ports.Profiles`. Raises UsageError for a profile that cannot be read."""

    def __init__(self, settings: Settings, find_secret: Callable[[str], str | None]) -> None:
        self.default = settings.profile
        self._environ = {**_read_env_file(), **os.environ}
        self._profiles = read_profiles(settings.profiles, self._environ)
        self._tokens = settings.data_dir / TOKENS
        self._find_secret = find_secret
        self._sites = _load_sites(settings.data_dir / SITES)
        self._clients: dict[str, ModelClient] = {}

    def get(self, name: str) -> Profile:
        """The profile. Raises UsageError for an unknown one."""
        return get_profile(self._profiles, name)

    def find_pursuer(self, name: str) -> LateController:
        """The controller of a profile. Raises UsageError."""
        return self._control(self._open(self.get(name)))

    def find_replayer(self, name: str, thoughts: Sequence[Thought]) -> LateController:
        """The controller of a profile whose model says again what it said: nobody is asked. Raises UsageError."""
        profile = self.get(name)
        return self._control(Voice(ScriptedModel(map(_say_again, thoughts)), profile) if profile.has_model else None)

    def _control(self, voice: Voice | None) -> LateController:
        return LateController(lambda: self._build(voice))

    def _build(self, voice: Voice | None) -> Controller:
        from browser_copilot.agent.chooser import ModelChooser
        from browser_copilot.agent.controller import Controller
        from browser_copilot.agent.minds import Minds
        from browser_copilot.agent.planner import ModelPlanner

        if voice is None:
            return Controller(Minds(), sites=self._sites)
        profile = voice.profile
        return Controller(
            Minds(
                voice.model,
                profile.name,
                planner=lambda: ModelPlanner(voice, skills=profile.skills),
                chooser=ModelChooser(voice),
                skills=profile.skills,
            ),
            sites=self._sites,
        )

    def find_voice(self, name: str) -> Voice | None:
        """The model of a profile; None for one without. Raises UsageError."""
        return self._open(self.get(name))

    def find_talker(self, name: str) -> ModelTalker | None:
        """Who talks for a profile; None for one without a model. Raises UsageError."""
        voice = self._open(self.get(name))
        return ModelTalker(voice) if voice else None

    def all(self) -> Sequence[ProfileInfo]:
        """The profiles, the built-in one first."""
        prices = {one.name: (one.price_in or 0) + (one.price_out or 0) for one in self._profiles.values()}
        least = min((price for price in prices.values() if price), default=1.0)
        return [
            ProfileInfo(_say(one), one.name, (prices[one.name] / least or 1.0) if one.has_model else 0.0)
            for one in self._profiles.values()
        ]

    async def find_trouble(self, profile: str) -> str | None:
        """Why a profile cannot be used now; None when it can."""
        try:
            found = self.get(profile)
            voice = self._open(found)
            if voice is not None and isinstance(voice.model, ModelClient):
                auth = voice.model.auth  # the client's own: two refreshes at once would spend one refresh token twice
                if await auth.get_bearer() is None and _names_key(found):
                    return str(auth.make_refusal())
        except CopilotError as error:
            return str(error)
        return None

    async def close(self) -> None:
        """Close what was opened."""
        clients, self._clients = self._clients, {}
        for one in clients.values():
            await one.aclose()

    def _open(self, profile: Profile) -> Voice | None:
        """One client a profile; a script begins anew each time."""
        model: Model | None = self._clients.get(profile.name)
        if model is None:
            model = open_model(
                profile, environ=self._environ, token_directory=self._tokens, find_secret=self._find_secret
            )
        if isinstance(model, ModelClient):
            self._clients[profile.name] = model
        return Voice(model, profile) if model is not None else None


def _load_sites(folder: Path) -> Sites:
    """Read at the start, which is refused when one is wrong; what reads them is loaded only when there are some."""
    if not folder.is_dir():
        return {}
    from browser_copilot.page.sites import load_sites

    return load_sites(folder)


def _say_again(thought: Thought) -> Reply:
    if thought.failure is not None:
        return ModelError(thought.failure, "this call failed when the task was recorded")
    return {
        "text": thought.text,
        "tool_calls": [{"name": one.name, "arguments": one.arguments} for one in thought.calls],
    }


def _names_key(profile: Profile) -> bool:
    """Whether a key is needed: one is named, and the endpoint is not on this machine."""
    named = profile.api_key_env or profile.api_key_handle
    return bool(named) and not is_loopback(urlsplit(profile.request_url).hostname)


def _say(profile: Profile) -> str:
    return f"{profile.name}: {profile.model or profile.api}" if profile.has_model else "Skills, without a model"


def _read_env_file() -> dict[str, str]:
    """What the current folder says. It may be anybody's: a key goes where only the user says, or to this machine."""
    found = {name: value for name, value in dotenv_values(ENV_FILE).items() if value is not None}
    if "OPENAI_BASE_URL" in found and not is_on_this_machine(found["OPENAI_BASE_URL"]):
        del found["OPENAI_BASE_URL"]
        found.pop("OPENAI_API_KEY", None)
    return found
