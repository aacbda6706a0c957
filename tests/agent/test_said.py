"""A password that is said is found, masked, and comes back for one field of one origin alone."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.agent.said import DOTS, Said, find_passwords

SAID = {
    "log in as ann with password hunter2": ["hunter2"],
    "password: x": ["x"],
    'Enter the password "UBKR" into both text fields and press submit': ["UBKR"],
    "Sign in with user ann and password s3cret!": ["s3cret!"],
    "log in as ann, password hunter2, then open billing": ["hunter2"],
    "log in as ann (password hunter2)": ["hunter2"],
    "Set the password to hunter2": ["hunter2"],
    "Type hunter2 into the password field": ["hunter2"],
    "use hunter2 as the password": ["hunter2"],
    "log in with ann@example.com / hunter2": ["hunter2"],
    "log in as ann:hunter2": ["hunter2"],
    "username ann password hunter2": ["hunter2"],
    "my password is hunter2.": ["hunter2"],
    "log in as admin with password admin": ["admin"],
    'change my password from "old1" to "new2"': ["old1", "new2"],
    "Fill the form with name Ann, email a@b.c, password hunter2 and submit": ["hunter2"],
    "Melde dich als ann mit Passwort geheim1 an": ["geheim1"],
    "log in with the password 'correct horse'": ["correct horse"],
    "register with password hunter2 and password confirmation hunter2": ["hunter2", "hunter2"],
    "Type hunter2 into password and password confirmation": ["hunter2"],
    "log in as ann with pw hunter2": ["hunter2"],
    "log in as ann, pass hunter2": ["hunter2"],
    "log in as ann, my password's hunter2": ["hunter2"],
    "sign up as ann; the password should be hunter2": ["hunter2"],
    "log in as ann and use hunter2 for the password": ["hunter2"],
    "enter the secret code 4711xyz": ["4711xyz"],
    "pay with card 4111 1111 1111 1111 and cvc 123": ["4111 1111 1111 1111", "123"],
    "enter 5500-0055-5555-5559 as card number": ["5500-0055-5555-5559"],
}
NOT_SAID = [
    "Click on the password field",
    "Change my password",
    "Reset my password and log out",
    'click "Forgot password"',
    "open the password manager",
    "log in as ann with the password from the vault",
    "log in as ada",
    "What is the password policy?",
    "Log in and go to example.com/billing",
    "sign in to localhost:8000/admin",
    "Pin the tab",
    "fill in the password and password confirmation",
    "log in with Google/SSO",
    "Log in at 10:30",
    "Find the order 4111 1111 1111 1112",
    "Buy one ticket, pass the queue",
    "Enter the secret code shown below",
    "use the vault for the password",
]


@pytest.mark.parametrize("text", SAID)
def test_a_password_is_found(text: str) -> None:
    assert [text[begin:end] for begin, end in find_passwords(text)] == SAID[text]


@pytest.mark.parametrize("text", NOT_SAID)
def test_what_is_no_password_stays(text: str) -> None:
    assert Said().hide(text) == text


@given(
    st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=8, max_size=30).filter(
        lambda one: one != "password"
    )
)
def test_a_stated_password_is_never_left_in_the_text(value: str) -> None:
    assert value not in Said().hide(f'log in as ann with password "{value}"')


def test_a_masked_text_is_left_as_it_is() -> None:
    said = Said()
    once = said.hide("log in as ann with password hunter2")
    assert said.hide(once) == once


@pytest.mark.parametrize("goal", ["fill hunter2 into code", "Type hunter2.", "search for hunter2 and 'hunter2'"])
def test_what_the_vault_keeps_is_hidden_whatever_is_said_of_it(goal: str) -> None:
    assert "hunter2" not in Said(lambda: ["hunter2"]).hide(goal)


@pytest.mark.parametrize("goal", ["open the admin page", "hunter22 is another word", "go to shop"])
def test_a_plain_word_that_is_also_a_secret_is_left_in_a_goal(goal: str) -> None:
    assert Said(lambda: ["admin", "hunter2", "shop"]).hide(goal) == goal


def test_the_mask_gives_its_value_for_the_first_origin_alone() -> None:
    said = Said()
    mask = said.keep("hunter2")
    handle = said.seal(mask, "https://a.example")
    said.seal(mask, "https://b.example")
    secret = said.reveal(handle or "")
    assert secret is not None and (secret.value, secret.origin) == ("hunter2", "https://a.example")


def test_a_handle_that_was_never_sealed_reveals_nothing() -> None:
    said = Said()
    assert said.reveal("said-" + said.keep("hunter2").removeprefix(DOTS)) is None


def test_another_process_does_not_know_the_mask() -> None:
    goal = Said().hide("password: hunter2")
    assert Said().find_lost(goal) == re.search(DOTS + r"\d{6}", goal)[0]  # type: ignore[index]


def test_a_lost_mask_means_what_the_answer_means() -> None:
    said = Said()
    said.revive("••••123456", said.hide_answer("hunter2", "What is the password?"))
    assert said.find_lost("••••123456") is None


def test_it_is_forgotten_with_its_task() -> None:
    said = Said()
    goal = said.hide("password: hunter2")
    said.bind(goal, "t1")
    said.forget("t1")
    assert said.find_lost(goal) is not None


def test_what_is_said_for_a_job_outlives_one_task() -> None:
    said = Said()
    goal = said.hide("password: hunter2", lasting=True)
    said.bind(goal, "t1")
    said.forget("t1")
    assert said.find_lost(goal) is None


def test_a_page_that_repeats_it_is_masked() -> None:
    said = Said()
    mask = said.keep("hunter2")
    assert said.redact("your password hunter2 was saved; hunter23 was not") == (
        f"your password {mask} was saved; hunter23 was not"
    )


def test_a_plain_word_stays_in_pages() -> None:
    said = Said()
    said.keep("admin")
    assert said.redact("Django admin") == "Django admin"
