"""What the benches hear of a stop: nothing that came is lost, in whatever batches it came."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from e2e.bench.hearing import Hearing

OWN, OTHER = "s-own", "s-other"


def batch(session: str, *kinds: str) -> str:
    events = [{"session_id": session, "event": {"type": kind}} for kind in kinds]
    return json.dumps({"type": "events", "events": events})


@contextmanager
def hear(*frames: str) -> Iterator[Hearing]:
    """A client that is sent these once it follows its session."""

    def tell(client: ServerConnection) -> None:
        client.recv()
        for frame in frames:
            client.send(frame)
        client.wait_closed()

    with serve(tell, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            with connect(f"ws://127.0.0.1:{server.socket.getsockname()[1]}") as client:
                hearing = Hearing(client)
                hearing.follow(OWN)
                yield hearing
        finally:
            server.shutdown()
            thread.join()


def test_an_event_that_comes_with_the_one_before_it_is_heard() -> None:
    with hear(batch(OWN, "STOP_ACKNOWLEDGED", "STOPPED")) as hearing:
        acknowledged, at = hearing.await_event("STOP_ACKNOWLEDGED")
        stopped, later = hearing.await_event("STOPPED")
    assert (acknowledged["event"]["type"], stopped["event"]["type"], at == later) == (
        "STOP_ACKNOWLEDGED", "STOPPED", True,
    )  # fmt: skip


def test_an_event_that_comes_before_the_reply_is_heard() -> None:
    with hear(batch(OWN, "STOPPED"), json.dumps({"type": "reply"})) as hearing:
        assert hearing.await_reply()[0] == {"type": "reply"}
        assert hearing.await_event("STOPPED")[0]["session_id"] == OWN


def test_what_is_still_told_of_the_session_before_is_passed_over() -> None:
    with hear(batch(OTHER, "STOPPED"), batch(OWN, "STOPPED")) as hearing:
        assert hearing.await_event("STOPPED")[0]["session_id"] == OWN
