"""A word inside a goal or a question stops nothing; whatever politeness surrounds an interrupt, it is heard."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from browser_copilot.runtime.interrupts import PHRASES, find_interrupt

ALL = [(kind, phrase) for kind, phrases in PHRASES.items() for phrase in phrases]
LOCALES = Path(__file__).parents[2] / "extension" / "public" / "_locales"
BEFORE = (
    "find a", "search for", "click", "press", "open the page about", "don't", "do not", "never", "please don't",
    "how do i", "what does", "where is the", "why did you", "is there a", "read the text", "download the", "did it",
    "suche nach", "klicke auf", "wie kann ich", "bitte nicht", "nicht", "öffne die seite", "was bedeutet",
    "busca", "haz clic en", "cómo puedo", "por favor no", "abre la página", "qué significa",
)  # fmt: skip
AFTER = (
    "button", "the video", "signs in Vienna", "the washing machine", "to page 3", "my subscription", "my order 17",
    "of the bus 5", "to checkout", "for the download to finish", "in the player", "shopping", "mean",
    "das Video", "an der Kasse", "auf Seite 3", "mein Abo", "el vídeo", "mi suscripción", "a la página 3", "de autobús",
)  # fmt: skip
POLITE_BEFORE = (
    "please", "ok", "hey", "could you", "can you please", "no,", "I said", "bitte", "por favor", "oye", "now", "let's",
)  # fmt: skip
POLITE_AFTER = ("please", "now", "thanks", "right now", "bitte", "sofort", "por favor", "gracias", "ok", "dude")
MARKS = ("", "!", "!!!", ".", "?", "...", " :(")


@settings(max_examples=500, deadline=None)
@given(st.sampled_from(ALL), st.sampled_from(BEFORE), st.sampled_from(AFTER), st.sampled_from("bao"))
def test_a_sentence_with_an_interrupt_in_it_is_none(
    named: tuple[str, str], before: str, after: str, where: str
) -> None:
    phrase = named[1]
    if before.split()[-1] == phrase.split()[0]:
        return  # "never never mind": what is said twice is said once
    said = {"b": f"{before} {phrase}", "a": f"{phrase} {after}", "o": f"{before} {phrase} {after}"}[where]
    found = find_interrupt(said)
    assert found is None or (named[0], where, found.kind) == ("resume", "b", "stop")  # "don't go on"


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=60), st.sampled_from(ALL))
def test_no_text_around_an_interrupt_makes_another_of_it(text: str, named: tuple[str, str]) -> None:
    """Whatever is found has the whole utterance: stop never comes out of a sentence about something else."""
    found = find_interrupt(f"tell me about {text} {named[1]} {text}")
    assert found is None


@settings(max_examples=500, deadline=None)
@given(
    st.sampled_from(ALL),
    st.sampled_from(("", *POLITE_BEFORE)),
    st.sampled_from(("", *POLITE_AFTER)),
    st.sampled_from(MARKS),
    st.sampled_from((str.lower, str.upper, str.capitalize)),
    st.sampled_from((" ", "  ", "\n")),
)
def test_politeness_and_sloppiness_change_nothing(
    named: tuple[str, str], before: str, after: str, mark: str, case: object, gap: str
) -> None:
    kind, phrase = named
    assert callable(case)
    said = case(gap.join(part for part in (before, phrase, after) if part)) + mark
    found = find_interrupt(said)
    if before == "no," and phrase.split()[0].endswith(("ar", "er", "ir")):
        return  # "no parar" says not to stop
    assert found is not None and found.kind == kind, said


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir()))
@pytest.mark.parametrize("kind", ["stop", "pause", "resume", "skip"])
def test_the_words_on_the_panels_buttons_are_heard(language: str, kind: str) -> None:
    message = json.loads((LOCALES / language / "messages.json").read_text("utf-8"))[kind]["message"]
    found = find_interrupt(message)
    assert found is not None and found.kind == kind


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("stop stop stop", "stop"),
        ("no no no stop", "stop"),
        ("sotp", "stop"),
        ("would you mind stopping?", "stop"),
        ("I want you to stop", "stop"),
        ("let's pause for a moment", "pause"),
        ("könntest du bitte kurz warten", "pause"),
        ("podrías parar, por favor", "stop"),
        ("no, para", "stop"),
        ("you may continue", "resume"),
        ("resume where you left off", "resume"),
        ("diesen Schritt bitte überspringen", "skip"),
        ("WAIT WAIT", "pause"),
    ],
)
def test_sloppy_and_polite_forms_are_heard(said: str, kind: str) -> None:
    found = find_interrupt(said)
    assert found is not None and found.kind == kind


@pytest.mark.parametrize(
    "said",
    [
        "no parar",
        "no cancelar",
        "nicht anhalten",
        "instead of shoes, search for boots",
        "en lugar de zapatos, busca botas",
        "switch to list view",
        "switch to the second browser tab",
        "wechsle zu Seite 3",
        "cambia a la pestaña Facturas",
    ],
)
def test_what_only_looks_like_one_is_none(said: str) -> None:
    assert find_interrupt(said) is None
