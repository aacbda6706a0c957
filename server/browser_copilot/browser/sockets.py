"""Sockets of the web framework, seen through the small `Socket` of the port."""

import socket

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from browser_copilot.browser.handshake import check_origin
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import SocketClosed
from browser_copilot.browser.wire import CLOSE_MALFORMED, CLOSE_REFUSED, Malformed, cut_reason


class StarletteSocket:
    """A `Socket` over an accepted Starlette (FastAPI) WebSocket."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def send_text(self, text: str) -> None:
        try:
            await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as error:  # RuntimeError: sent after the close
            raise SocketClosed(1006, str(error)) from error

    async def receive_text(self) -> str:
        if self._websocket.client_state is not WebSocketState.CONNECTED:
            raise SocketClosed(1006)
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise SocketClosed(message.get("code") or 1005, message.get("reason") or "")
        text = message.get("text")
        if text is None:
            raise Malformed("frames are text messages", CLOSE_MALFORMED)
        return str(text)

    async def close(self, code: int, reason: str) -> None:
        try:
            await self._websocket.close(code, reason)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise SocketClosed(1006, str(error)) from error


def listen(port: int, host: str = "127.0.0.1") -> socket.socket:
    """A listening socket for uvicorn's `sockets`, port 0 for any; raises OSError when the port is taken.

    asyncio sets TCP_NODELAY only on sockets that say they are TCP, and `socket.create_server` makes one that does
    not: every second small frame then waits 40 ms for a delayed acknowledgement.
    """
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


async def serve_websocket(link: ExtensionLink, websocket: WebSocket) -> None:
    """The whole of the route `/ws/browser`: check the headers, then accept and speak.

    A refused side is told why on an accepted socket, because a browser hides the body of a failed upgrade.
    """
    refused = check_origin(websocket.headers, link.extension_id)
    await websocket.accept()
    accepted = StarletteSocket(websocket)
    if refused is None:
        await link.serve(accepted)
        return
    try:
        await accepted.send_text(refused.to_json())
        await accepted.close(CLOSE_REFUSED, cut_reason(refused.message))
    except SocketClosed:
        return
