"""What counts as a yes or a no; nothing else is leave to do anything again."""

import pytest

from browser_copilot.agent.answers import read_yes


@pytest.mark.parametrize("said", ["yes", "Y", "Yes.", "Yes, it did!", "ja", "Sí", "oui"])
def test_a_yes_is_read_in_the_languages_of_the_panel(said: str) -> None:
    assert read_yes(said) is True


@pytest.mark.parametrize("said", ["no", "N", "No, it didn’t.", "nein", "¡no!"])
def test_a_no_is_read_in_the_languages_of_the_panel(said: str) -> None:
    assert read_yes(said) is False


@pytest.mark.parametrize("said", ["no idea", "not sure", "nothing seen", "never mind", "yesterday", "you tell me", ""])
def test_anything_else_is_neither(said: str) -> None:
    assert read_yes(said) is None
