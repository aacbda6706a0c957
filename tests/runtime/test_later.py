"""A goal for later says so at its beginning, behind its verb or at its end; what only sounds like it is none."""

import pytest

from browser_copilot.runtime.later import Later, find_later


@pytest.mark.parametrize(
    ("said", "goal"),
    [
        ("then open the settings", "open the settings"),
        ("After that, please download the invoice", "download the invoice"),
        ("afterwards search for tea", "search for tea"),
        ("when you’re done, log out", "log out"),
        ("once that is finished with it close the tab", "close the tab"),
        ("as soon as it is ready open it", "open it"),
        ("log out when you are done", "log out"),
        ("search for tea later", "search for tea"),
        ("danach die Rechnung laden", "die Rechnung laden"),
        ("Öffne danach die Einstellungen", "Öffne die Einstellungen"),
        ("wenn du fertig bist, melde dich bitte ab", "melde dich bitte ab"),
        ("luego abre la página", "abre la página"),
        ("después de eso cierra la sesión", "cierra la sesión"),
        ("descarga la factura después", "descarga la factura"),
    ],
)
def test_a_goal_for_after_what_waits(said: str, goal: str) -> None:
    assert find_later(said) == Later(goal)


@pytest.mark.parametrize(
    ("said", "goal"),
    [
        ("Next, open the inbox", "open the inbox"),
        ("open the report next", "open the report"),
        ("als nächstes den Bericht öffnen", "den Bericht öffnen"),
        ("a continuación busca té", "busca té"),
    ],
)
def test_a_goal_for_before_what_waits(said: str, goal: str) -> None:
    assert find_later(said) == Later(goal, first=True)


@pytest.mark.parametrize(
    "said",
    [
        "click next", "click on Next", "go to the next page", "next page", "next", "then", "and then what?",
        "then stop", "after that pause", "then what are you doing", "book a flight after 5 pm",
        "find the page after this one", "select the month after that", "After this article, open the next one",
        "choose what comes next", "read what happens next", "what is due next?", "type hello and then press Enter",
        "dann halt an", "¿y luego qué?",
    ],
)  # fmt: skip
def test_other_words_say_nothing_about_a_turn(said: str) -> None:
    assert find_later(said) is None
