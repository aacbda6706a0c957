"""Profiles as the settings file gives them."""

from __future__ import annotations

from typing import Any

import pytest

from browser_copilot.errors import UsageError
from browser_copilot.model.chat import Usage
from browser_copilot.model.profiles import SKILLS, LoginSettings, Profile, get_profile, read_profiles

LOGIN = {"device_url": "https://id.example/device", "token_url": "https://id.example/token", "client_id": "c"}


def read_one(environ: dict[str, str] | None = None, **table: Any) -> Profile:
    return read_profiles({"mine": table}, environ or {})["mine"]


def refuse(**table: Any) -> UsageError:
    with pytest.raises(UsageError) as caught:
        read_one(**table)
    return caught.value


def test_the_skills_profile_is_always_there() -> None:
    assert read_profiles({}, {}) == {"skills": SKILLS}


def test_the_skills_profile_has_no_model() -> None:
    assert not SKILLS.has_model


def test_the_skills_profile_cannot_be_redefined() -> None:
    with pytest.raises(UsageError, match="taken"):
        read_profiles({"skills": {"model": "m"}}, {})


def test_without_an_address_a_profile_is_openais() -> None:
    assert read_one(model="m").base_url == "https://api.openai.com/v1"


def test_the_usual_variable_names_the_address() -> None:
    environ = {"OPENAI_BASE_URL": "http://127.0.0.1:8000/v1"}
    assert read_one(environ, model="m").base_url == "http://127.0.0.1:8000/v1"


def test_the_usual_key_is_for_the_usual_address() -> None:
    assert read_one(model="m").api_key_env == "OPENAI_API_KEY"


def test_the_usual_key_is_not_sent_elsewhere() -> None:
    assert read_one(model="m", base_url="https://other.example/v1").api_key_env is None


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ({"model": "m", "api": "grpc"}, "profiles.mine.api"),
        ({"model": "m", "colour": "red"}, "profiles.mine.colour"),
        ({"model": "m", "price_in": -1}, "profiles.mine.price_in"),
        ({}, "profiles.mine"),
    ],
)
def test_a_mistake_is_named_by_its_place(table: dict[str, Any], field: str) -> None:
    assert refuse(**table).field == field


@pytest.mark.parametrize("url", ["ftp://x/v1", "127.0.0.1:8000", "https://me:secret@x.example/v1"])
def test_an_address_that_cannot_be_used_is_refused(url: str) -> None:
    assert "base_url" in refuse(model="m", base_url=url).text


def test_the_text_of_a_mistake_does_not_repeat_the_value() -> None:
    assert "secret" not in str(refuse(model="m", base_url="https://me:secret@x.example/v1"))


def test_a_login_needs_its_addresses() -> None:
    assert "device_url" in refuse(model="m", auth="login").text


def test_a_login_does_not_travel_over_an_open_wire() -> None:
    assert "https" in refuse(model="m", auth="login", login=LOGIN | {"token_url": "http://id.example"}).text


def test_a_login_can_move_requests_to_another_address() -> None:
    login = LoginSettings(**LOGIN, base_url="https://backend.example/v1")
    profile = Profile(name="p", base_url="https://api.example/v1", model="m", auth="login", login=login)
    assert profile.request_url == "https://backend.example/v1"


def test_cached_tokens_cost_what_they_cost() -> None:
    profile = SKILLS.model_copy(update={"price_in": 2.0, "price_out": 8.0, "price_cached": 0.5})
    usage = Usage(input_tokens=1_000_000, output_tokens=500_000, cached_tokens=400_000)
    assert profile.compute_cost(usage) == pytest.approx(1.2 + 0.2 + 4.0)


def test_without_prices_the_cost_is_unknown() -> None:
    assert SKILLS.compute_cost(Usage(input_tokens=1)) is None


def test_an_unknown_profile_is_answered_with_those_that_exist() -> None:
    with pytest.raises(UsageError, match="profiles here: skills"):
        get_profile({"skills": SKILLS}, "gpt")
