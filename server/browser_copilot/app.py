"""The composition root: every object is built once, started in order, stopped in the reverse order.

Order: data directory, log, vault, database, link, runtime, doors, HTTP server, managed browser.
"""

import asyncio
import contextlib
import gc
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from browser_copilot import __version__, log
from browser_copilot.agent.said import Said
from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.keeper import KeptBrowser
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.pairing import Pairing, load_secret
from browser_copilot.browser.sockets import listen
from browser_copilot.crash import read_crash_test
from browser_copilot.errors import StoreError, UsageError
from browser_copilot.judging import ModelJudge
from browser_copilot.launching import know_browsers, launch, make_wish
from browser_copilot.named import build_workflows, open_entry
from browser_copilot.portal.app import build_app
from browser_copilot.portal.auth import load_token
from browser_copilot.portal.patience import PatientHTTP
from browser_copilot.portal.ports import PortalParts, Profiles, SkillsOnly
from browser_copilot.protocol.limits import MAX_FRAME_BYTES
from browser_copilot.runtime.entry_book import EntryBook
from browser_copilot.runtime.frames import Camera, StepThumbnails, Watch
from browser_copilot.runtime.pictures import PictureStore
from browser_copilot.runtime.ports import SystemClock, World
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.scheduled import go_on_later
from browser_copilot.runtime.sessions import SERVER
from browser_copilot.runtime.workflows import WorkflowBook
from browser_copilot.settings import Settings
from browser_copilot.store.database import Database
from browser_copilot.tending import Ears, guard, prune, tidy
from browser_copilot.vault import Vault, open_vault
from browser_copilot.voices import Voices, load_beside

START_SECONDS = 20.0


@dataclass(frozen=True)
class App:
    """Everything that runs, for the command line and for tests."""

    settings: Settings
    database: Database
    vault: Vault
    link: ExtensionLink
    runtime: Runtime
    browser: KeptBrowser | None
    port: int
    token: str
    stopping: asyncio.Event
    workflows: WorkflowBook
    entries: EntryBook
    pictures: PictureStore
    mint_ticket: Callable[[], str] = field(default=lambda: "")
    server: uvicorn.Server | None = None
    profiles: Profiles = field(default_factory=SkillsOnly)

    def login_link(self) -> str:
        """Opens the portal once, with a cookie for the next time."""
        return f"{self.url}/login?ticket={self.mint_ticket()}"

    @property
    def url(self) -> str:
        return f"http://{self.settings.host}:{self.port}"

    @property
    def pairing(self) -> Pairing:
        return make_pairing(self.settings, self.port)


def make_pairing(settings: Settings, port: int) -> Pairing:
    """What an extension needs to know to find this server and be trusted by it."""
    return Pairing(f"ws://{settings.host}:{port}/ws/browser", load_secret(settings.data_dir))


@asynccontextmanager
async def open_app(
    settings: Settings,
    *,
    browser: bool,
    start_url: str = "about:blank",
    find: bool = False,
    debugging: bool = False,
) -> AsyncIterator[App]:
    """Start everything; stop it at the end. Raises `CopilotError` with what to do about it.

    `find`: a browser that the user paired does instead of a managed one, where it comes back. `debugging` opens the
    managed browser's DevTools port, for tests.
    """
    async with AsyncExitStack() as stack:
        prepare_folders(settings)
        vault = open_vault(settings.data_dir)
        said = Said(vault.values)
        log.configure(settings.log_level, redact=lambda text: said.redact(vault.redact(text)))
        database = await Database.open(settings.database_url)
        stack.push_async_callback(database.close)
        mark = database.mark = read_crash_test(os.environ, settings.data_dir)
        await prune(database, settings.event_days)
        tidying = asyncio.create_task(tidy(database, settings.event_days), name="tidy")
        stack.callback(tidying.cancel)
        link = ExtensionLink(load_secret(settings.data_dir), EXTENSION_ID, database.intents)
        link.mark = mark
        link.expect({intent.call.id: intent.worker_id for intent in await database.intents.unsettled()})
        stack.push_async_callback(link.close)
        book, problems = build_workflows(settings)
        voices = Voices(settings, vault.get_value)
        stack.push_async_callback(voices.close)
        world = build_world(settings, link, vault, book, voices)
        pictures = PictureStore(settings.data_dir / "frames", world.clock)
        camera = Camera(link, pictures)
        thumbnails = StepThumbnails(camera, database.records, world.watched)
        stack.push_async_callback(thumbnails.close)
        world = replace(world, said=said, thumbnails=thumbnails, watch=partial(Watch, camera, world.clock))
        world.find_pursuer(settings.profile)  # an unknown profile is refused before anything is started
        runtime = Runtime(world, database, __version__)
        await runtime.start()
        stack.push_async_callback(runtime.close)
        for problem in problems:
            runtime.warn("workflow_file", f"{problem.path.name} is left out: {problem.reason}")
        entries = await open_entry(
            settings, runtime, ModelJudge(voices.find_voice, lambda event: runtime.events.emit(event, SERVER))
        )
        stack.push_async_callback(entries.close)
        stack.callback(link.subscribe(Ears(runtime).hear))
        token = load_token(settings.data_dir)
        found = (settings, database, vault, link, runtime)
        app = App(*found, None, 0, token, asyncio.Event(), book, entries, pictures, profiles=voices)
        app = await serve(app, stack)
        for beside in (load_beside(), guard(database, app.stopping), go_on_later(runtime)):
            stack.callback(asyncio.create_task(beside).cancel)
        if not browser:
            know_browsers(app, stack)
        gc.freeze()  # what was loaded stays: to look for garbage in it would hold up a stop for a tenth of a second
        yield await launch(app, stack, make_wish(app, start_url, debugging), find=find) if browser else app


def prepare_folders(settings: Settings) -> None:
    """Make the data directory, private to the user. Raises `StoreError`."""
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        settings.work_folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StoreError(
            f"{error.filename} cannot be made: {error.strerror}", hint="choose another --data-dir"
        ) from error


def find_repo_root() -> Path | None:
    """The folder with `.git` at or above this file; None when installed from a wheel."""
    return next((folder for folder in Path(__file__).resolve().parents if (folder / ".git").exists()), None)


def build_world(
    settings: Settings, link: ExtensionLink, vault: Vault, workflows: WorkflowBook, voices: Voices
) -> World:
    """What the runtime needs, with the controller of each profile."""
    return World(
        hands=link,
        vault=vault,
        find_pursuer=voices.find_pursuer,
        find_talker=voices.find_talker,
        working_directory=settings.work_folder,
        clock=SystemClock(),
        default_profile=settings.profile,
        workflows=workflows,
    )


def bind(settings: Settings) -> socket.socket:
    """The listening socket. Raises `UsageError` when the port is taken."""
    try:
        return listen(settings.port, settings.host)
    except OSError as error:
        raise UsageError(
            f"port {settings.port} cannot be listened on: {os.strerror(error.errno or 0)}",
            field="port",
            hint="another server may be running; stop it, or choose another with --port",
        ) from error


async def serve(app: App, stack: AsyncExitStack) -> App:
    """Start the HTTP server; the port it got is in the app that is returned."""
    listener = bind(app.settings)
    app = replace(app, port=listener.getsockname()[1])
    parts = PortalParts(
        runtime=app.runtime,
        browser=app.link,
        link=app.link,
        token=app.token,
        link_secret=load_secret(app.settings.data_dir),
        clock=app.runtime.world.clock,
        shutdown=app.stopping.set,
        repo_root=find_repo_root(),
        workflows=app.workflows,
        profiles=app.profiles,
        tasks=app.entries.tasks,
        jobs=app.entries,
        pictures=app.pictures,
    )
    web = build_app(parts)
    app = replace(app, mint_ticket=lambda: str(web.state.tickets.mint().value))
    server = Server(configure(web))
    app = replace(app, server=server)
    task = asyncio.create_task(server.serve(sockets=[listener]), name="http server")

    async def stop() -> None:
        server.should_exit = True
        await asyncio.wait({task}, timeout=5)

    stack.push_async_callback(stop)
    async with asyncio.timeout(START_SECONDS):
        while not server.started:
            await asyncio.wait({task}, timeout=0.01)
            if task.done():
                task.result()
                raise StoreError("the HTTP server ended at once")
    return app


def configure(web: ASGIApp) -> uvicorn.Config:
    """How the one port is served."""
    return uvicorn.Config(
        web,
        http=PatientHTTP,
        log_config=None,
        log_level="error",  # what strangers send amiss is answered, and is no news
        lifespan="on",
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


class Server(uvicorn.Server):
    """Signals are the command line's business."""

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]
        yield
