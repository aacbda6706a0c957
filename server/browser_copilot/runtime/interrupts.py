"""Interrupts are whole utterances, never words inside one: "find a bus stop" is a goal, "don't stop" is not a stop.

An utterance is folded (case, punctuation, polite padding), then looked up. Only "switch to X" carries more.
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Literal

Kind = Literal["stop", "pause", "resume", "skip", "switch"]

PHRASES: dict[Kind, tuple[str, ...]] = {
    "stop": (
        "stop", "stop for me",
        "stop it", "stop that", "stop this", "stop now", "stop everything", "stop the task", "stop working",
        "stop there", "stop right there", "stop here", "stop immediately", "stop what you are doing", "cancel",
        "cancel it", "cancel that", "cancel this", "cancel the task", "abort", "abort it", "abort the task", "halt",
        "quit", "quit it", "enough", "that is enough", "never mind", "nevermind", "forget it", "drop it", "full stop",
        "stopp", "stoppe", "anhalten", "halt an", "hör auf", "hoer auf", "aufhören", "abbrechen", "abbruch",
        "brich ab", "brich das ab", "schluss", "sofort anhalten", "vergiss es",
        "para", "para ya", "para eso", "parar", "detente", "deten", "detenlo", "detén", "alto", "basta", "cancela",
        "cancelar", "cancélalo", "cancelalo", "aborta", "abortar", "olvídalo", "olvidalo", "déjalo",
        "arrête", "arrete", "stop tout", "annule",
    ),
    "pause": (
        "pause", "pause it", "pause that", "pause the task", "pause now", "pause please", "hold on", "hold it",
        "wait", "wait a moment", "wait a second", "wait a minute", "wait a sec", "one moment", "one second",
        "just a moment", "hang on", "take a break",
        "pausiere", "pausieren", "mach pause", "mach eine pause", "warte", "warte mal", "warte kurz", "moment",
        "moment mal", "einen moment", "kurz warten",
        "pausa", "pausar", "haz una pausa", "espera", "espera un momento", "un momento", "espera un segundo",
    ),
    "resume": (
        "resume", "resume it", "resume the task", "continue", "continue please", "go on", "carry on", "keep going",
        "proceed", "unpause", "go ahead", "you can go on", "you can continue",
        "weiter", "mach weiter", "weitermachen", "fortsetzen", "fahre fort", "fahr fort", "setz fort",
        "continúa", "continua", "continuar", "sigue", "seguir", "reanuda", "reanudar", "adelante",
    ),
    "skip": (
        "skip", "skip it", "skip this", "skip that", "skip this step", "skip that step", "skip the step",
        "skip this one", "skip that one", "skip the current step", "next step",
        "überspringen", "ueberspringen", "überspringe", "überspring das", "überspringe das",
        "überspringe diesen schritt", "diesen schritt überspringen", "nächster schritt",
        "salta", "saltar", "sáltalo", "saltalo", "salta este paso", "saltar este paso", "omitir", "omite",
        "omite este paso", "siguiente paso",
    ),
}  # fmt: skip

PADDING = re.compile(
    r"^(?:ok|okay|oh|hey|hi|no|yes|please|pls|plz|now|well|alright|right|so|bitte|jetzt|nein|ja|ok gut|"
    r"por favor|ahora|ya|oye|vale|could you|can you|would you|will you|you can|kannst du|puedes|i said|just)\s+"
    r"|\s+(?:please|pls|plz|now|right now|immediately|at once|thanks|thank you|for now|ok|okay|copilot|"
    r"bitte|jetzt|sofort|mal|danke|por favor|ahora|ya|gracias|already|man|dude)$"
)
SWITCH = re.compile(
    r"^(?:please\s+)?(?:switch(?:\s+over)?\s+to|switch\s+tasks?\s+(?:and|to)|instead[,:]?|"
    r"stop(?:\s+(?:that|this|it))?\s+and(?!\s+(?:go|think|wait|pause)\b)|forget\s+(?:that|it|this)\s+and|"
    r"wechsle\s+zu|wechsel\s+zu|stattdessen[,:]?|cambia\s+a|en\s+(?:su\s+)?lugar(?:\s+de\s+eso)?[,:]?)\s+(?P<goal>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
NOT_A_GOAL = re.compile(r"^(?:tab|page|window|frame|step|the\s+\S+\s+tab|dark|light|english|german|spanish)\b", re.I)


@dataclass(frozen=True)
class Interrupt:
    """`goal` is what to switch to."""

    kind: Kind
    goal: str | None = None


def find_interrupt(text: str) -> Interrupt | None:
    """The interrupt that the whole utterance is, if it is one."""
    utterance = fold(text)
    for _ in range(5):
        kind = _KINDS.get(utterance)
        if kind is not None:
            return Interrupt(kind)
        shorter = PADDING.sub("", utterance).strip()
        if shorter == utterance:
            break
        utterance = shorter
    switch = SWITCH.match(text.strip())
    if switch and not NOT_A_GOAL.match(switch["goal"]):
        return Interrupt("switch", switch["goal"].strip())
    return None


def fold(text: str) -> str:
    """Lower case, contractions spelt out, punctuation gone, white space folded, letters drawn out shortened."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("’", "'").replace("that's", "that is")
    plain = re.sub(r"([a-z])\1{2,}", r"\1", plain)
    return re.sub(r"\s+", " ", re.sub(r"[^\w\s']", " ", plain)).strip()


_KINDS: dict[str, Kind] = {fold(phrase): kind for kind, phrases in PHRASES.items() for phrase in phrases}
