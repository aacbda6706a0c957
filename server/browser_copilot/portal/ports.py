"""What the portal needs of the rest, as protocols; the composition root brings the real ones in one `PortalParts`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import Browser
from browser_copilot.runtime.callbacks import JobCallbacks, TaskCallbacks
from browser_copilot.runtime.entry_book import TaskListing as TaskListing
from browser_copilot.runtime.pictures import Picture as Picture
from browser_copilot.runtime.ports import Clock
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.workflows import WorkflowListing as WorkflowListing
from browser_copilot.store.records import Place, Record

RunStatus = Literal["Executing", "Succeeded", "Failed"]


@dataclass(frozen=True)
class ProfileInfo:
    """A model profile as Specification 003 lists models. `multiplier` is its price beside the others; 0 is free."""

    name: str
    id: str
    multiplier: float = 0


class Profiles(Protocol):
    """The model profiles. 003's "model id" is a profile's name."""

    @property
    def default(self) -> str: ...

    def all(self) -> Sequence[ProfileInfo]: ...

    async def find_trouble(self, profile: str) -> str | None:
        """Why this profile cannot be used now and what to do; None when it can."""


class SkillsOnly:
    """The built-in profile alone: it needs no model, so nothing can be wrong with it."""

    default = "skills"

    def all(self) -> Sequence[ProfileInfo]:
        return [ProfileInfo("Skills, without a model", "skills")]

    async def find_trouble(self, profile: str) -> str | None:
        return None if profile == "skills" else f"there is no profile {profile}"


class TaskRun(Protocol):
    """003's `ICopilotTask`. `forced_single_session` says that the API may not stop it."""

    @property
    def id(self) -> str: ...

    @property
    def status(self) -> RunStatus: ...

    @property
    def forced_single_session(self) -> bool: ...

    async def stop(self) -> None:
        """Stop its sessions; no callback comes any more."""


class Tasks(Protocol):
    """The tasks of the installed Entry."""

    def listing(self) -> Sequence[TaskListing]: ...

    async def start_in_session(self, name: str, user_input: str, session_id: str, callbacks: TaskCallbacks) -> TaskRun:
        """Single session mode is forced, prerequisites are not checked. Raises `UsageError` for what cannot start."""


class JobRun(Protocol):
    """003's `ICopilotJob`."""

    @property
    def id(self) -> str: ...

    @property
    def status(self) -> RunStatus: ...

    @property
    def name(self) -> str: ...

    @property
    def works(self) -> Mapping[int, str]:
        """Executing, Succeeded or Failed, for each work that was begun."""

    @property
    def reasons(self) -> Mapping[str, str]:
        """Why a work failed, by its number; under "" why the job itself did."""

    @property
    def running_work_ids(self) -> Sequence[int]: ...

    @property
    def listeners(self) -> list[JobCallbacks]:
        """Who is told; one may be added at any time."""

    async def stop(self) -> None:
        """Stop all its tasks; no callback comes any more."""


class Jobs(Protocol):
    """The jobs of the installed Entry."""

    def listing(self) -> dict[str, dict[str, Any]]:
        """003's `Job` by name."""

    async def start(self, name: str, user_input: str, working_directory: Path, callbacks: JobCallbacks) -> JobRun:
        """Raises `UsageError` for what cannot start."""

    def find_run(self, job_id: str) -> JobRun | None:
        """Any job of this server, also one that another door started or that goes on after a restart."""

    def running(self) -> Sequence[JobRun]:
        """The jobs that run, whoever started them."""

    @property
    def fault(self) -> str | None:
        """Why jobs.json is not installed, by the places of what is wrong."""

    async def find_status(self, job_id: str) -> Record | None:
        """Any job there ever was, as it was last kept."""

    async def find_runs(self, name: str | None, limit: int, before: Place | None) -> list[Record]:
        """The same for all, or all of a name; newest change first."""


class Workflows(Protocol):
    """The named workflows; they are run by the command `RunWorkflow`."""

    def listing(self) -> Sequence[WorkflowListing]: ...


class Pictures(Protocol):
    """Frames and thumbnails by the hash that events name."""

    async def find(self, hash: str) -> Picture | None: ...


@dataclass(frozen=True)
class PortalParts:
    """All that the portal stands on.

    `token` is the bearer token; `link_secret` proves the extension's panel; `shutdown` is called once somebody asked
    for the end of the server. `hosts` are further names (`name:port`) under which this machine may be addressed.
    """

    runtime: Runtime
    browser: Browser
    link: ExtensionLink | None
    token: str = field(repr=False)
    link_secret: bytes = field(repr=False)
    clock: Clock
    shutdown: Callable[[], None]
    profiles: Profiles = field(default_factory=SkillsOnly)
    tasks: Tasks | None = None
    jobs: Jobs | None = None
    workflows: Workflows | None = None
    pictures: Pictures | None = None
    repo_root: Path | None = None
    site: Path = Path(__file__).parent / "site"
    hosts: frozenset[str] = frozenset()
