"""Pictures of the page: frames while somebody watches, at most two a second and only on change; a thumbnail a step.

Nothing here is part of a task: pictures are taken beside it by calls of their own, which are in no log and delay no
step. A picture that cannot be taken is left out.
"""

import asyncio
import base64
from collections.abc import Callable, Container
from dataclasses import replace
from uuid import uuid4

from browser_copilot import log
from browser_copilot.errors import CopilotError
from browser_copilot.protocol.events import BrowserFrame, Event
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import EFFECTS, CaptureFrame, FrameImage, Ok
from browser_copilot.runtime.calls import parse_data
from browser_copilot.runtime.pictures import Picture, PictureStore
from browser_copilot.runtime.ports import Clock, Hands
from browser_copilot.runtime.run import Run
from browser_copilot.runtime.sessions import SessionState
from browser_copilot.store.records import Record, Records

FRAME_SECONDS = 0.5
IDLE_SECONDS = 2.0
CAPTURE_MS = 3_000


def make_event(frame: FrameImage, step_id: str | None = None) -> BrowserFrame:
    """The event that names a picture which is kept."""
    address = f"/api/frames/{frame.hash}"
    return BrowserFrame(frame_url=address, hash=frame.hash, url=frame.url, title=frame.title, step_id=step_id)


class Camera:
    """Takes a picture of a tab and keeps it under its hash. It knows which one was told last in each session."""

    def __init__(self, hands: Hands, store: PictureStore) -> None:
        self._hands = hands
        self._store = store
        self._told: dict[str, str] = {}

    def is_news(self, session_id: str, frame: FrameImage) -> bool:
        """Whether it is another picture than the one told last; it counts as told from now on."""
        is_other = self._told.get(session_id) != frame.hash
        self._told[session_id] = frame.hash
        return is_other

    def forget(self, session_id: str) -> None:
        """Nobody watches any more: whoever comes next is told the first one."""
        self._told.pop(session_id, None)

    async def take(self, session_id: str, epoch: int, tab_id: int) -> FrameImage | None:
        """The frame; None when there is nothing to be seen: no browser, another tab in front, a stop."""
        if not self._hands.connected:
            return None
        call = CaptureFrame.from_wire(
            {
                "id": f"frame-{uuid4().hex[:20]}",
                "sessionId": session_id,
                "epoch": epoch,
                "deadlineMs": CAPTURE_MS,
                "args": {"tabId": tab_id},
            }
        )
        result = await self._hands.call(call)
        if not isinstance(result, Ok):
            return None
        frame: FrameImage = parse_data("capture.frame", result)
        return frame if await self._keep(frame) else None

    async def _keep(self, frame: FrameImage) -> bool:
        """A frame without an image is the same as before; it counts when that one is still there."""
        if frame.image is None:
            return await self._store.find(frame.hash) is not None
        try:
            picture = Picture(frame.image.mime, base64.b64decode(frame.image.base64))
            await self._store.keep(frame.hash, picture)
        except (OSError, ValueError) as error:
            log.get("runtime").warning("a picture cannot be kept", reason=str(error))
            return False
        return True


class Watch:
    """Frames of one session, from `start` to `stop`."""

    def __init__(
        self,
        camera: Camera,
        clock: Clock,
        state: SessionState,
        emit: Callable[[Event], None],
        is_busy: Callable[[], bool],
    ) -> None:
        self._camera = camera
        self._clock = clock
        self._state = state
        self._emit = emit
        self._is_busy = is_busy
        self._task = asyncio.create_task(self._look(), name=f"frames {state.id}")

    def stop(self) -> None:
        self._task.cancel()
        self._camera.forget(self._state.id)

    async def _look(self) -> None:
        while True:
            if self._state.tabs:
                await self._show()
            await self._clock.sleep(FRAME_SECONDS if self._is_busy() else IDLE_SECONDS)

    async def _show(self) -> None:
        frame = await self._camera.take(self._state.id, self._state.epoch, self._state.tabs[-1])
        if frame is not None and self._camera.is_news(self._state.id, frame):
            self._emit(make_event(frame))


class StepThumbnails:
    """Implements `Thumbnails`: one picture at a time for each session; steps in between have none.

    It is told as an event only where somebody watches, and only when it is another one than the last that was told;
    its hash stands in the step's record all the same.
    """

    def __init__(self, camera: Camera, records: Records, watched: Container[str]) -> None:
        """`watched` are the sessions that somebody watches."""
        self._camera = camera
        self._records = records
        self._watched = watched
        self._busy: dict[str, asyncio.Task[None]] = {}

    def take(self, run: Run, record: StepRecord, kept: Record) -> None:
        step = record.step
        if record.status != "ok" or not isinstance(step, ToolStep) or EFFECTS.get(step.tool) == "read":
            return
        if run.session_id in self._busy:
            return
        task = asyncio.create_task(self._photograph(run, record, kept), name=f"thumbnail {record.id}")
        self._busy[run.session_id] = task
        task.add_done_callback(lambda _: self._busy.pop(run.session_id, None))

    async def _photograph(self, run: Run, record: StepRecord, kept: Record) -> None:
        frame = await self._camera.take(run.session_id, run.epoch(), run.tab_id)
        if frame is None:
            return
        if run.session_id in self._watched and self._camera.is_news(run.session_id, frame):
            run.emit(make_event(frame, record.id))
        shown = record.model_copy(update={"thumbnail": frame.hash})
        try:
            await self._records.put(replace(kept, body={**kept.body, "record": shown.to_wire()}))
        except CopilotError as error:
            log.get("runtime").warning("a thumbnail cannot be noted", reason=str(error))

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        if self._busy:
            await asyncio.wait(list(self._busy.values()), timeout=2.0)
