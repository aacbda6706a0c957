"""Keys and logins, the latter against the endpoint's own OAuth routes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from browser_copilot.errors import ModelError
from browser_copilot.model.auth import FRESH_S, DeviceCode, KeyAuth, LoginAuth
from browser_copilot.model.chat import ChatRequest, Message
from browser_copilot.model.client import ModelClient
from browser_copilot.model.profiles import LoginSettings, Profile
from browser_copilot.model.tokens import TokenFile, Tokens
from tests.model.clock import FakeClock
from tests.model.endpoint import Answer, ModelEndpoint

HELLO = ChatRequest(messages=[Message(role="user", content="hello")])
PENDING = (400, {"error": "authorization_pending"})


@pytest.fixture
def file(tmp_path: Path) -> TokenFile:
    return TokenFile(tmp_path / "p.json")


@pytest.fixture
def profile(endpoint: ModelEndpoint) -> Profile:
    login = LoginSettings(
        device_url=endpoint.device_url,
        token_url=endpoint.token_url,
        client_id="client-1",
        scope="model offline",
        headers={"x-account": "acme"},
    )
    return Profile(name="p", base_url=endpoint.base_url, model="m", auth="login", login=login)


@pytest.fixture
def auth(profile: Profile, file: TokenFile, clock: FakeClock) -> LoginAuth:
    return LoginAuth(profile, file, clock)


@pytest.fixture
async def client(profile: Profile, auth: LoginAuth, clock: FakeClock) -> AsyncIterator[ModelClient]:
    opened = ModelClient(profile, auth, clock)
    yield opened
    await opened.aclose()


def write_login(file: TokenFile, clock: FakeClock, seconds_left: float = 3600.0) -> None:
    file.write(Tokens(access="old-access", refresh="old-refresh", expires_at=clock.now() + seconds_left))


def get_forms(endpoint: ModelEndpoint) -> list[dict[str, str]]:
    return [request.body for request in endpoint.requests if request.path == "/oauth/token"]


async def log_in(auth: LoginAuth) -> list[DeviceCode]:
    shown: list[DeviceCode] = []
    await auth.log_in(shown.append)
    return shown


# Keys


def make_key_profile(**fields: str) -> Profile:
    return Profile.model_validate({"name": "p", "base_url": "http://127.0.0.1:1/v1", "model": "m", **fields})


async def test_a_key_comes_from_the_variable_that_the_profile_names() -> None:
    auth = KeyAuth(make_key_profile(api_key_env="MY_KEY"), {"MY_KEY": " sk-1 \n"})
    assert await auth.get_bearer() == "sk-1"


async def test_a_key_comes_from_the_vault_by_its_handle() -> None:
    auth = KeyAuth(make_key_profile(api_key_handle="h"), {}, {"h": "sk-2"}.get)
    assert await auth.get_bearer() == "sk-2"


async def test_no_key_is_no_failure() -> None:
    assert await KeyAuth(make_key_profile(api_key_env="MY_KEY"), {}).get_bearer() is None


async def test_a_key_that_cannot_be_one_is_not_repeated() -> None:
    auth = KeyAuth(make_key_profile(api_key_env="MY_KEY"), {"MY_KEY": "sk-\x00abc"})
    with pytest.raises(ModelError, match=r"^(?!.*abc)"):
        await auth.get_bearer()


# Logging in


async def test_the_user_is_shown_where_to_enter_which_code(endpoint: ModelEndpoint, auth: LoginAuth) -> None:
    shown = await log_in(auth)
    assert [(code.user_code, code.address) for code in shown] == [("WDJB-MJHT", f"{endpoint.origin}/device")]


async def test_a_login_is_asked_for_as_the_client_with_the_scope(endpoint: ModelEndpoint, auth: LoginAuth) -> None:
    await log_in(auth)
    assert endpoint.requests[0].body == {"client_id": "client-1", "scope": "model offline"}


async def test_a_login_leaves_its_tokens_in_the_file(auth: LoginAuth, file: TokenFile, clock: FakeClock) -> None:
    await log_in(auth)
    assert file.read() == Tokens("access-1", "refresh-1", clock.now() + 3600)


async def test_a_login_that_is_pending_is_asked_for_again(
    endpoint: ModelEndpoint, auth: LoginAuth, clock: FakeClock
) -> None:
    endpoint.oauth.extend([PENDING, PENDING])
    await log_in(auth)
    assert clock.sleeps == [5, 5, 5]


async def test_slow_down_lengthens_the_interval_for_good(
    endpoint: ModelEndpoint, auth: LoginAuth, clock: FakeClock
) -> None:
    endpoint.oauth.extend([(400, {"error": "slow_down"}), PENDING])
    await log_in(auth)
    assert clock.sleeps == [5, 10, 10]


@pytest.mark.parametrize("error", ["access_denied", "expired_token"])
async def test_a_login_that_is_refused_ends(endpoint: ModelEndpoint, auth: LoginAuth, error: str) -> None:
    endpoint.oauth.append((400, {"error": error}))
    with pytest.raises(ModelError) as caught:
        await log_in(auth)
    assert caught.value.kind == "login_required"


async def test_a_login_that_nobody_confirms_ends_with_its_code(
    endpoint: ModelEndpoint, auth: LoginAuth, clock: FakeClock
) -> None:
    endpoint.oauth.extend([PENDING] * 100)
    with pytest.raises(ModelError):
        await log_in(auth)
    assert sum(clock.sleeps) <= 60


# Staying logged in


async def test_the_access_token_is_the_bearer(
    endpoint: ModelEndpoint, client: ModelClient, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock)
    endpoint.script(Answer("hi"))
    await client.send(HELLO)
    assert endpoint.requests[0].bearer == "old-access"


async def test_the_headers_of_the_login_go_with_each_request(
    endpoint: ModelEndpoint, client: ModelClient, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock)
    endpoint.script(Answer("hi"))
    await client.send(HELLO)
    assert endpoint.requests[0].headers["x-account"] == "acme"


async def test_a_token_near_its_end_is_refreshed_first(
    endpoint: ModelEndpoint, client: ModelClient, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock, seconds_left=FRESH_S - 1)
    endpoint.script(Answer("hi"))
    await client.send(HELLO)
    assert endpoint.model_requests()[0].bearer == "access-1"


async def test_a_refresh_sends_the_refresh_token(
    endpoint: ModelEndpoint, auth: LoginAuth, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock, seconds_left=0)
    await auth.get_bearer()
    assert get_forms(endpoint) == [
        {"client_id": "client-1", "grant_type": "refresh_token", "refresh_token": "old-refresh"}
    ]


async def test_a_refresh_without_a_new_refresh_token_keeps_the_old_one(
    endpoint: ModelEndpoint, auth: LoginAuth, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock, seconds_left=0)
    endpoint.oauth.append((200, {"access_token": "new"}))
    await auth.get_bearer()
    assert file.read() == Tokens("new", "old-refresh", None)


async def test_many_at_once_refresh_once(
    endpoint: ModelEndpoint, auth: LoginAuth, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock, seconds_left=0)
    await asyncio.gather(*(auth.get_bearer() for _ in range(5)))
    assert len(get_forms(endpoint)) == 1


async def test_a_refresh_that_nobody_waits_for_still_keeps_its_tokens(
    endpoint: ModelEndpoint, auth: LoginAuth, file: TokenFile, clock: FakeClock
) -> None:
    asked, go_on = threading.Event(), threading.Event()

    def answer() -> tuple[int, dict[str, str]]:
        asked.set()
        go_on.wait(30)
        return 200, {"access_token": "new", "refresh_token": "next"}

    write_login(file, clock, seconds_left=0)
    endpoint.oauth.append(answer)
    waiting = asyncio.create_task(auth.get_bearer())
    await asyncio.to_thread(asked.wait, 30)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    go_on.set()
    assert (await auth.get_bearer(), file.read()) == ("new", Tokens("new", "next", None))
    assert len(get_forms(endpoint)) == 1


async def test_a_401_is_answered_by_one_forced_refresh(
    endpoint: ModelEndpoint, client: ModelClient, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock)
    endpoint.accepts = {"another"}
    endpoint.script(Answer("welcome back"))
    assert (await client.send(HELLO)).message.content == "welcome back"


async def test_a_second_401_is_not_answered_by_another_refresh(
    endpoint: ModelEndpoint, client: ModelClient, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock)
    endpoint.accepts = set()
    endpoint.oauth.append((200, {"access_token": "useless"}))
    with pytest.raises(ModelError):
        await client.send(HELLO)
    assert [request.bearer for request in endpoint.model_requests()] == ["old-access", "useless"]


async def test_a_login_that_stays_refused_says_how_to_log_in_again(
    endpoint: ModelEndpoint, client: ModelClient, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock)
    endpoint.accepts = set()
    endpoint.oauth.append((200, {"access_token": "useless"}))
    with pytest.raises(ModelError, match="log in again: browser-copilot login p"):
        await client.send(HELLO)


async def test_a_withdrawn_refresh_token_asks_for_a_new_login(
    endpoint: ModelEndpoint, auth: LoginAuth, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock, seconds_left=0)
    endpoint.oauth.append((400, {"error": "invalid_grant"}))
    with pytest.raises(ModelError) as caught:
        await auth.get_bearer()
    assert caught.value.kind == "login_required"


async def test_a_refresh_that_another_process_won_uses_its_token(
    endpoint: ModelEndpoint, auth: LoginAuth, file: TokenFile, clock: FakeClock
) -> None:
    def lose() -> tuple[int, dict[str, str]]:
        file.write(Tokens(access="theirs", refresh="next", expires_at=clock.now() + 3600))
        return 400, {"error": "invalid_grant"}

    write_login(file, clock, seconds_left=0)
    endpoint.oauth.append(lose)
    assert await auth.get_bearer() == "theirs"


async def test_a_provider_in_trouble_is_asked_again_and_the_login_kept(
    endpoint: ModelEndpoint, client: ModelClient, file: TokenFile, clock: FakeClock
) -> None:
    write_login(file, clock, seconds_left=0)
    endpoint.oauth.append((503, {}))
    endpoint.script(Answer("after all"))
    assert (await client.send(HELLO)).message.content == "after all"


async def test_nobody_logged_in_says_how_to_log_in(client: ModelClient) -> None:
    with pytest.raises(ModelError, match="browser-copilot login p"):
        await client.send(HELLO)


async def test_logging_out_forgets_the_tokens(auth: LoginAuth, file: TokenFile, clock: FakeClock) -> None:
    write_login(file, clock)
    auth.log_out()
    assert file.read() is None


@pytest.mark.parametrize("reply", [(400, {"error": "invalid_grant"}), (503, {"error": "old-refresh"})])
async def test_no_token_is_in_an_error(
    endpoint: ModelEndpoint,
    auth: LoginAuth,
    file: TokenFile,
    clock: FakeClock,
    reply: tuple[int, dict[str, str]],
) -> None:
    write_login(file, clock, seconds_left=0)
    endpoint.oauth.append(reply)
    with pytest.raises(ModelError, match=r"^(?!.*old-)"):
        await auth.get_bearer()
