"""Each hop between a goal and a page is looked at by itself; what is broken says how to mend it. Nothing is changed."""

import importlib.metadata
import json
import os
import re
import socket
import stat
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from browser_copilot import __version__
from browser_copilot.browser.chromium import find_chromium
from browser_copilot.browser.profile import find_extension
from browser_copilot.browser.sockets import listen
from browser_copilot.errors import CopilotError, StoreError
from browser_copilot.remote import Server, find_server
from browser_copilot.settings import Settings
from browser_copilot.store.database import Database

PACKAGE = "browser-copilot"
PRIVATE_FILES = ("token", "pairing", "vault.json", "server.json")
NAME = re.compile(r"^[A-Za-z0-9._-]+")


@dataclass(frozen=True)
class Hop:
    """`ok` None: it could not be looked at, which is no fault. `fix` says how to mend what is not ok."""

    name: str
    ok: bool | None
    text: str
    fix: str = ""

    def to_json(self) -> str:
        return json.dumps({"name": self.name, "ok": self.ok, "text": self.text, "fix": self.fix or None})


async def examine(settings: Settings) -> list[Hop]:
    """Every hop, in the order in which they are needed."""
    server = await find_server(settings.data_dir)
    hops = [
        check_python(),
        attempt("chromium", lambda: check_chromium(settings)),
        attempt("extension", check_extension),
        check_rights(settings.data_dir),
        *check_own_files(settings),
    ]
    if server is None:
        hops += [await check_database(settings), check_port(settings)]
        hops += [Hop("link", None, "no server runs, so there is no link", "start it: browser-copilot up")]
    else:
        hops.append(Hop("server", True, f"{server.url} answers, version {server.health.get('version')}"))
        hops += [read_hop(server, name) for name in ("database", "link", "browser")]
    return [*hops, await check_model(settings)]


def attempt(name: str, check: Callable[[], Hop]) -> Hop:
    """An expected failure is a broken hop."""
    try:
        return check()
    except CopilotError as error:
        return Hop(name, False, error.text, error.hint)


def check_python() -> Hop:
    """The interpreter, and every package that the distribution asks for."""
    try:
        wanted = importlib.metadata.requires(PACKAGE) or []
    except importlib.metadata.PackageNotFoundError:
        return Hop("python", False, "browser-copilot is not installed here", "pip install -e . (or `make setup`)")
    missing = [name for name in map(read_name, wanted) if name and not is_installed(name)]
    if missing:
        return Hop("python", False, f"packages are missing: {', '.join(missing)}", "run `make setup`, or pip install .")
    version = ".".join(str(part) for part in sys.version_info[:3])
    return Hop("python", True, f"Python {version}, {len(wanted)} packages, browser-copilot {__version__}")


def read_name(requirement: str) -> str | None:
    """The package of a requirement; None for one of an extra."""
    match = NAME.match(requirement)
    return match.group() if match and "extra ==" not in requirement else None


def is_installed(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def check_chromium(settings: Settings) -> Hop:
    environment = {**os.environ, **({"COPILOT_CHROMIUM": str(settings.chromium)} if settings.chromium else {})}
    found = find_chromium(environment)
    if found.warning:
        return Hop("chromium", False, found.warning, "install Chromium, or set COPILOT_CHROMIUM")
    return Hop("chromium", True, str(found.path))


def check_own_files(settings: Settings) -> list[Hop]:
    """The user's own jobs and workflows: one hop for each kind that there is."""
    from browser_copilot.named import build_workflows, find_fault

    hops = []
    if (settings.data_dir / "jobs.json").exists():
        fault = find_fault(settings)
        hops.append(Hop("jobs.json", fault is None, fault or "can be used", "mend the file; none of it is used"))
    for problem in build_workflows(settings)[1]:
        hops.append(Hop("workflows", False, f"{problem.path.name}: {problem.reason}", "mend the file; it is left out"))
    return hops


def check_extension() -> Hop:
    folder = find_extension()
    try:
        version = json.loads((folder / "manifest.json").read_text("utf-8"))["version"]
    except (OSError, ValueError, LookupError):
        return Hop("extension", False, f"the manifest in {folder} cannot be read", "run `make extension`")
    if version != __version__:
        text = f"the extension in {folder} has version {version}, the server {__version__}"
        return Hop("extension", False, text, "run `make extension`, and reload it in the browser")
    return Hop("extension", True, f"version {version} in {folder}")


def check_rights(data_dir: Path) -> Hop:
    """Only the user may read what is private."""
    if not data_dir.exists():
        return Hop("data directory", True, f"{data_dir} will be made at the first start")
    if not data_dir.is_dir() or not os.access(data_dir, os.R_OK | os.W_OK | os.X_OK):
        return Hop("data directory", False, f"{data_dir} cannot be written", "correct its rights, or use --data-dir")
    paths = [data_dir / name for name in PRIVATE_FILES]
    loose = [path for path in paths if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077]
    if loose:
        names = " ".join(str(path) for path in loose)
        return Hop("data directory", False, f"others may read {names}", f"chmod 600 {names}")
    return Hop("data directory", True, str(data_dir))


async def check_database(settings: Settings) -> Hop:
    """Opened and closed; a database that is not there yet is not made."""
    url = settings.database_url
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        return Hop("database", True, f"{url} will be made at the first start")
    try:
        database = await Database.open(url)
        await database.close()
    except StoreError as error:
        return Hop("database", False, error.text, error.hint or "check the disk and the setting `database`")
    return Hop("database", True, re.sub(r"//[^@/]*@", "//…@", url))


def check_port(settings: Settings) -> Hop:
    try:
        taken: socket.socket = listen(settings.port, settings.host)
        taken.close()
    except OSError as error:
        text = f"port {settings.port} cannot be listened on: {os.strerror(error.errno or 0)}"
        return Hop("port", False, text, "stop what uses it, or choose another with --port")
    return Hop("port", True, f"port {settings.port} is free; no server runs")


def read_hop(server: Server, name: str) -> Hop:
    """What the server says of one of its own hops."""
    hop: dict[str, Any] = dict(server.health["hops"].get(name, {}))
    text = str(hop.get("reason") or hop.get("browser") or "it answers")
    return Hop(name, bool(hop.get("ok")), text, str(hop.get("fix") or ""))


async def check_model(settings: Settings) -> Hop:
    """The profile can be used: it is known, its key or login is there. Nothing is sent to the model."""
    from browser_copilot.vault import open_vault
    from browser_copilot.voices import Voices

    fix = "mend [profiles] in copilot.toml (docs/MODELS.md), or use the profile `skills`, which needs no model"
    try:
        trouble = await Voices(settings, open_vault(settings.data_dir).get_value).find_trouble(settings.profile)
    except CopilotError as error:
        return Hop("model", False, error.text, error.hint or fix)
    if trouble is not None:
        return Hop("model", False, trouble, fix)
    return Hop("model", True, f"the profile {settings.profile} can be used")


def show(hop: Hop) -> str:
    mark = {True: "ok", False: "BROKEN", None: "-"}[hop.ok]
    line = f"{mark:7} {hop.name}: {hop.text}"
    return f"{line}\n        mend: {hop.fix}" if hop.ok is False and hop.fix else line
