"""An interrupt is a whole utterance; a goal or a question that contains the word is none."""

import pytest

from browser_copilot.runtime.interrupts import PHRASES, find_interrupt

STOPS = [
    "stop",
    "Stop!",
    "STOP",
    "stoooop",
    "please stop",
    "Stop it now",
    "Could you stop please?",
    "ok stop",
    "hey, stop that",
    "stop right now",
    "cancel",
    "abort",
    "never mind",
    "that's enough",
    "no, stop!",
    "Stopp!",
    "hör auf",
    "bitte abbrechen",
    "detente",
    "para",
    "¡Basta!",
    "cancela por favor",
]
PAUSES = [
    "pause",
    "Pause, please",
    "hold on",
    "wait",
    "wait a moment",
    "just a moment",
    "warte mal",
    "espera",
    "Moment!",
]
RESUMES = ["resume", "continue", "go on", "ok, go on", "keep going", "weiter", "mach weiter bitte", "sigue", "continúa"]
SKIPS = ["skip", "skip this step", "skip it please", "überspringen", "nächster Schritt", "salta este paso"]
GOALS = [
    "find a bus stop",
    "don't stop",
    "do not stop",
    "non-stop flights to Lima",
    "skip to page 3",
    "search for stop signs",
    "how do I pause the video?",
    "pause the video",
    "cancel my order",
    "cancel the subscription",
    "resume my application",
    "download my resume",
    "continue to checkout",
    "click continue",
    "click Stop",
    "press the pause button",
    "what does skip do?",
    "wait for the page to load and click OK",
    "stop the washing machine",
    "open the next step",
    "switch to the billing tab",
    "switch to dark mode",
    "is there a stop button?",
    "read the stop list",
    "",
]


@pytest.mark.parametrize("text", STOPS)
def test_a_stop_in_any_form_is_a_stop(text: str) -> None:
    found = find_interrupt(text)
    assert found is not None and found.kind == "stop"


@pytest.mark.parametrize(
    ("kind", "text"), [(k, t) for k, ts in (("pause", PAUSES), ("resume", RESUMES), ("skip", SKIPS)) for t in ts]
)
def test_the_other_interrupts_in_any_form(kind: str, text: str) -> None:
    found = find_interrupt(text)
    assert found is not None and found.kind == kind


@pytest.mark.parametrize("text", GOALS)
def test_a_goal_or_a_question_is_no_interrupt(text: str) -> None:
    assert find_interrupt(text) is None


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("switch to Download the invoice", "Download the invoice"),
        ("Switch over to searching for shoes", "searching for shoes"),
        ("stop and download my invoice", "download my invoice"),
        ("instead, open the orders", "open the orders"),
        ("wechsle zu Rechnung herunterladen", "Rechnung herunterladen"),
        ("cambia a buscar zapatos", "buscar zapatos"),
    ],
)
def test_switching_carries_the_new_goal(text: str, goal: str) -> None:
    found = find_interrupt(text)
    assert found is not None and (found.kind, found.goal) == ("switch", goal)


@pytest.mark.parametrize(("kind", "phrase"), [(k, p) for k, ps in PHRASES.items() for p in ps])
def test_every_phrase_of_the_table_is_found(kind: str, phrase: str) -> None:
    found = find_interrupt(phrase)
    assert found is not None and found.kind == kind
