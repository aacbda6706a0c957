"""Who may speak: loopback host, pinned origin, right proof."""

import pytest

from browser_copilot.browser.extension_id import EXTENSION_ID, EXTENSION_ORIGIN
from browser_copilot.browser.handshake import check_origin, compute_proof, is_loopback, make_nonce

GOOD = {"host": "127.0.0.1:8888", "origin": EXTENSION_ORIGIN}


def test_the_extension_on_loopback_is_let_in() -> None:
    assert check_origin(GOOD, EXTENSION_ID) is None


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "https://evil.test",
        f"{EXTENSION_ORIGIN}.evil.test",
        EXTENSION_ORIGIN.upper(),
        f"{EXTENSION_ORIGIN}/",
        "chrome-extension://" + "a" * 32,
    ],
)
def test_any_other_origin_is_refused(origin: str) -> None:
    refused = check_origin({**GOOD, "origin": origin}, EXTENSION_ID)
    assert refused is not None and refused.reason == "origin"


@pytest.mark.parametrize("host", ["", "evil.test", "127.0.0.1.evil.test", "localhost.evil.test:8888", "10.0.0.1:8888"])
def test_any_other_host_is_refused_before_the_origin_is_looked_at(host: str) -> None:
    refused = check_origin({"host": host}, EXTENSION_ID)
    assert refused is not None and refused.reason == "host"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8888", "localhost:1", "[::1]:8888", "[::1]"])
def test_names_of_this_machine_are_loopback(host: str) -> None:
    assert is_loopback(host)


def test_a_proof_is_43_characters_of_base64url() -> None:
    proof = compute_proof(b"k" * 32, "server", "a" * 43, "b" * 43, EXTENSION_ID)
    assert len(proof) == 43 and set(proof) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_the_proof_is_the_one_that_webcrypto_computes() -> None:
    """Known answer: HMAC-SHA256 of "extension\\nAAAA\\nBBBB\\n<id>" with 32 bytes of 0x01."""
    proof = compute_proof(b"\x01" * 32, "extension", "AAAA", "BBBB", "a" * 32)
    assert proof == "ZLuQY_kLCye9k_gPrPalcYbKiHdixO4AkpxuJAI1ClY"


def test_both_sides_have_different_proofs_of_the_same_nonces() -> None:
    proofs = {compute_proof(b"k" * 32, role, "n", "m", EXTENSION_ID) for role in ("extension", "server")}  # type: ignore[arg-type]
    assert len(proofs) == 2


def test_nonces_do_not_repeat() -> None:
    assert len({make_nonce() for _ in range(100)}) == 100
