"""A page that only its user can pass is told from pages that speak of the same things."""

from pathlib import Path

import pytest

from browser_copilot.page.walls import Wall, find_wall
from browser_copilot.protocol.page import Message, MiniFrame
from tests.agent.fake_site import Blank, FakeSite, Form, Page, Thing
from tests.agent.shop import deep_shop, login_shop


def look(page: Page, *frames: str) -> Wall | None:
    summary = FakeSite({"/page": page}, Path("/nowhere"), "/page").summary()
    others = [
        MiniFrame(frame_path=["0"], origin="https://challenge.test", title=title, readable=False) for title in frames
    ]
    return find_wall(summary.model_copy(update={"frames": others}))


@pytest.mark.parametrize(
    "page",
    [
        Page("Verify you are human"),
        Page("Just a moment", things=[Thing("I'm not a robot", "checkbox")]),
        Page("Search", messages=[Message(kind="alert", text="Our systems noticed unusual traffic from your network")]),
        Page("Bestätigen Sie, dass Sie kein Roboter sind"),
    ],
)
def test_a_captcha_is_known(page: Page) -> None:
    assert look(page) == "captcha"


def test_a_captcha_in_a_frame_beside_a_form_is_known() -> None:
    assert look(Page("Sign in", forms=[Form([Blank("Email")])]), "reCAPTCHA") == "captcha"


@pytest.mark.parametrize(
    "page",
    [
        Page("Two-factor authentication", forms=[Form([Blank("Code")])]),
        Page("Verify it's you", forms=[Form([Blank("6-digit code")])]),
        Page("Sign in", forms=[Form([Blank("Enter the verification code")])]),
        Page("Sicherheit", forms=[Form([Blank("Bestätigungscode")])]),
        Page("Verificación en dos pasos", forms=[Form([Blank("Código")])]),
    ],
)
def test_a_second_factor_is_known(page: Page) -> None:
    assert look(page) == "second_factor"


@pytest.mark.parametrize(
    "page",
    [
        Page("Pay", forms=[Form([Blank("Card number"), Blank("Security code")], purpose="payment_method")]),
        Page("Cart", forms=[Form([Blank("Discount code")])]),
        Page("Security settings", things=[Thing("Two-factor authentication")]),
        Page("Robots in industry", things=[Thing("Human resources")]),
        *deep_shop().values(),
        *login_shop().values(),
    ],
)
def test_other_pages_are_no_walls(page: Page) -> None:
    assert look(page) is None
