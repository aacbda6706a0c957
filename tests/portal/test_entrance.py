"""Host, Origin, Fetch Metadata and JSON, decided without a server."""

import pytest

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.portal.entrance import Entrance, check_json, find_refusal, security_headers

DOOR = Entrance(port=8888, token="t" * 40, hosts=frozenset({"copilot.test:8888"}), now=0)
SITE = "https://evil.test"


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8888", "localhost:8888", "[::1]:8888", "LOCALHOST:8888", "copilot.test:8888"]
)
def test_names_of_this_machine_are_let_in(host: str) -> None:
    assert find_refusal(DOOR, "/api/test", {"host": host}) is None


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.test",
        "evil.test:8888",
        "127.0.0.1",
        "127.0.0.1:8889",
        "127.0.0.1:88888",
        "localhost.evil.test:8888",
        "127.0.0.1.nip.io:8888",
        "0.0.0.0:8888",
        "127.0.0.1:8888, evil.test",
        "user@127.0.0.1:8888",
    ],
)
def test_other_names_are_refused(host: str) -> None:
    refusal = find_refusal(DOOR, "/api/test", {"host": host})
    assert refusal is not None and refusal.error == "WrongHost"


@pytest.mark.parametrize(
    ("path", "origin", "fine"),
    [
        ("/api/test", "http://127.0.0.1:8888", True),
        ("/api/test", "http://localhost:8888", False),
        ("/api/test", "https://127.0.0.1:8888", False),
        ("/api/test", "http://127.0.0.1:3000", False),
        ("/api/test", "null", False),
        ("/api/test", SITE, False),
        ("/api/test", EXTENSION_ORIGIN, False),
        ("/healthz", SITE, False),
        ("/ws/frontend", EXTENSION_ORIGIN, True),
        ("/ws/frontend", "http://127.0.0.1:8888", True),
        ("/ws/frontend", "chrome-extension://" + "a" * 32, False),
        ("/ws/frontend", SITE, False),
    ],
)
def test_only_our_own_origin_is_let_in(path: str, origin: str, fine: bool) -> None:
    refusal = find_refusal(DOOR, path, {"host": "127.0.0.1:8888", "origin": origin})
    assert (refusal is None) == fine


@pytest.mark.parametrize(
    ("path", "site", "mode", "fine"),
    [
        ("/api/stop", "none", "navigate", True),
        ("/api/stop", "same-origin", "cors", True),
        ("/api/stop", "same-site", "no-cors", False),
        ("/api/stop", "cross-site", "navigate", False),
        ("/", "cross-site", "navigate", True),
        ("/", "cross-site", "no-cors", False),
        ("/healthz", "same-site", "cors", False),
    ],
)
def test_other_sites_may_only_lead_to_the_website(path: str, site: str, mode: str, fine: bool) -> None:
    headers = {"host": "127.0.0.1:8888", "sec-fetch-site": site, "sec-fetch-mode": mode}
    assert (find_refusal(DOOR, path, headers) is None) == fine


@pytest.mark.parametrize("body", [b"{}", b'"text"', b"[1, 2.5, null]", '{"ü": "\U0001f600"}'.encode()])
def test_json_is_taken(body: bytes) -> None:
    assert check_json(body) is None


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"NaN",
        b"[Infinity]",
        b"[1e999]",
        b"\xff",
        b'"\\ud800"',
        b"[" * 65 + b"]" * 65,
        b"[" * 100_000,
        b"1" * 5_000,
    ],
)
def test_what_is_no_good_json_is_refused(body: bytes) -> None:
    assert check_json(body) is not None


def test_brackets_in_a_text_are_no_depth() -> None:
    assert check_json(b'"' + b"[" * 1_000 + b'"') is None


def test_scripts_come_from_us_alone() -> None:
    assert "script-src 'self';" in security_headers("/")["content-security-policy"]


def test_pictures_come_from_us_alone() -> None:
    assert "img-src 'self' data: blob:" in security_headers("/")["content-security-policy"].split("; ")
