"""Who may speak on the link: loopback host, the pinned extension's origin, and both sides prove the same secret.

Pure. The proofs are HMAC-SHA256 over both nonces (RFC 2104), compared in constant time; the secret never travels.
"""

import base64
import hashlib
import hmac
import secrets as randomness
from collections.abc import Mapping
from typing import Literal

from browser_copilot.protocol.frames import Hello, Refused
from browser_copilot.protocol.limits import PROTOCOL_VERSION

LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})
Role = Literal["extension", "server"]


def make_nonce() -> str:
    """256 random bits, base64url without padding (43 characters)."""
    return encode(randomness.token_bytes(32))


def encode(data: bytes) -> str:
    """base64url without padding (RFC 4648, section 5)."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def compute_proof(secret: bytes, role: Role, server_nonce: str, client_nonce: str, extension_id: str) -> str:
    """The proof of `protocol/frames.py`: HMAC over role, both nonces and the extension id, joined by line feeds."""
    message = "\n".join((role, server_nonce, client_nonce, extension_id))
    return encode(hmac.new(secret, message.encode(), hashlib.sha256).digest())


def is_loopback(host: str) -> bool:
    """Whether a `Host` value names this machine, with or without a port."""
    name, colon, port = host.rpartition(":")
    if colon and port.isdigit():
        return name in LOOPBACK
    return host in LOOPBACK


def check_origin(headers: Mapping[str, str], extension_id: str) -> Refused | None:
    """Why a handshake with these headers (lower-case names) is refused before a word is spoken; None when it is not.

    A web page cannot forge `Origin`; DNS rebinding shows in `Host`.
    """
    host = headers.get("host", "")
    if not is_loopback(host):
        return Refused(reason="host", message="the link is for this machine only: connect to 127.0.0.1")
    origin = headers.get("origin", "")
    if origin != f"chrome-extension://{extension_id}":
        text = "this address is for the Browser Copilot extension; open / in the browser for the portal"
        return Refused(reason="origin", message=text)
    return None


def check_hello(hello: Hello, secret: bytes, server_nonce: str, extension_id: str) -> Refused | None:
    """Why this hello is refused; None when its proof is right."""
    if hello.protocol_version != PROTOCOL_VERSION:
        return refuse_version(hello.protocol_version)
    if hello.extension_id != extension_id:
        return Refused(reason="origin", message=f"extension {hello.extension_id} is not the one of this server")
    expected = compute_proof(secret, "extension", server_nonce, hello.nonce, hello.extension_id)
    if not hmac.compare_digest(expected.encode(), hello.proof.encode()):
        text = "the pairing code of the extension is another server's; run `browser-copilot pair` and paste the code"
        return Refused(reason="pairing", message=text)
    return None


def refuse_version(theirs: int) -> Refused:
    older = "extension" if theirs < PROTOCOL_VERSION else "server"
    text = f"the extension speaks protocol {theirs}, the server {PROTOCOL_VERSION}: update the {older}"
    return Refused(reason="protocol_version", message=text)
