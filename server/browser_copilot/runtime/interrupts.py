"""Interrupts are whole utterances, never words inside one: "find a bus stop" is a goal, "don't stop" is not a stop.

An utterance is folded (case, punctuation, polite padding), then looked up. Only "switch to X" carries more.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Kind = Literal["stop", "pause", "resume", "skip", "switch"]

PHRASES: dict[Kind, tuple[str, ...]] = {
    "stop": (
        "stop", "stop for me", "stop it", "stop that", "stop this", "stop now", "stop everything", "stop the task",
        "stop working", "stop there", "stop right there", "stop here", "stop immediately",
        "stop what you are doing", "cancel", "cancel it", "cancel that", "cancel this", "cancel the task", "abort",
        "abort it", "abort the task", "halt", "quit", "quit it", "enough", "that is enough", "never mind",
        "nevermind", "forget it", "drop it", "full stop", "stopping", "sotp", "stpo", "stp", "stop doing that",
        "stop this task", "stop the run", "cancle", "cancel the run", "stopp", "stoppe", "stoppen", "halte an",
        "stoppe alles", "stopp alles", "lass das", "hör auf damit", "anhalten", "halt an", "hör auf", "hoer auf",
        "aufhören", "abbrechen", "abbruch", "brich ab", "brich das ab", "schluss", "sofort anhalten", "vergiss es",
        "pare", "para todo", "detén todo", "deja de hacer eso", "no sigas", "ya basta", "para", "para ya",
        "para eso", "parar", "detente", "deten", "detenlo", "detén", "alto", "basta", "cancela", "cancelar",
        "cancélalo", "cancelalo", "aborta", "abortar", "olvídalo", "olvidalo", "déjalo", "arrête", "arrete",
        "stop tout", "annule",
    ),
    "pause": (
        "pause", "pause it", "pause that", "pause the task", "pause now", "pause please", "hold on", "hold it",
        "wait", "wait a moment", "wait a second", "wait a minute", "wait a sec", "one moment", "one second",
        "just a moment", "just a second", "give me a moment", "hang on", "take a break", "pausing", "pasue",
        "puase", "pause for a moment", "pause for a second", "pause for a minute", "pause the run", "pausiere",
        "pausieren", "mach pause", "mach eine pause", "warte", "warte mal", "warte kurz", "moment", "moment mal",
        "einen moment", "kurz warten", "kurze pause", "halt mal", "warte bitte kurz", "pausa", "pausar",
        "haz una pausa", "espera", "espera un momento", "un momento", "espera un segundo", "pon en pausa",
        "pausa la tarea",
    ),
    "resume": (
        "resume", "resume it", "resume the task", "continue", "continue please", "go on", "carry on", "keep going",
        "proceed", "unpause", "go ahead", "go on with it", "continue the task", "continue with the task",
        "resume the run", "continuing", "resume where you left off", "continue where you left off", "contine",
        "contnue", "resmue", "weiter", "mach weiter", "weitermachen", "fortsetzen", "fahre fort", "fahr fort",
        "setz fort", "fortfahren", "weiter so", "es kann weitergehen", "weiter gehts", "weiter geht's", "continúa",
        "continua", "continuar", "sigue", "seguir", "reanuda", "reanudar", "adelante", "prosigue", "puedes seguir",
    ),
    "skip": (
        "skip", "skip it", "skip this", "skip that", "skip this step", "skip that step", "skip the step",
        "skip this one", "skip that one", "skip the current step", "next step", "skipping", "skip to the next step",
        "leave this step out", "überspringen", "ueberspringen", "überspringe", "überspring das", "überspringe das",
        "überspringe diesen schritt", "diesen schritt überspringen", "nächster schritt", "auslassen",
        "lass das aus", "diesen schritt auslassen", "lass diesen schritt aus", "salta", "saltar", "sáltalo",
        "saltalo", "salta este paso", "saltar este paso", "omitir", "omite", "omite este paso", "siguiente paso",
        "sáltate este paso", "sáltatelo", "salta esto", "omite esto",
    ),
}  # fmt: skip

_WORK = r"(?:the |this |that |your |my )?(?:current )?(?:task|run|work|process|whole thing)"
_THIS = rf"(?:it|that|this|everything|all|{_WORK})"
_AUFGABE = r"(?:das|es|alles|(?:die|diese) (?:aufgabe|arbeit)|(?:den|diesen) (?:vorgang|lauf))"
_TAREA = r"(?:todo|esto|eso|(?:la|esta) tarea|el (?:trabajo|proceso))"
_SCHRITT = r"(?:es|das|(?:den|diesen)(?: schritt)?)"
_PASO = r"(?:esto|eso|(?:el|este|ese)(?: paso)?)"
FORMS: dict[Kind, tuple[str, ...]] = {
    "stop": (
        rf"(?:stop|cancel|abort|end|terminate|kill|halt|quit) {_THIS}", r"(?:stop|quit) (?:running|working)",
        "break", r"(?:stop|quit) (?:what you are|doing (?:it|that|this|what you are)) ?(?:doing)?", "terminate",
        r"call (?:it|that|this) off", "abort mission", r"leave (?:it|that|this)(?: be| alone)?",
        r"i (?:have )?changed my mind", r"forget (?:about )?(?:it|that|this)",
        r"do not (?:continue|go on|carry on|proceed|go any further|keep going)",
        rf"(?:stoppe?|beende) {_AUFGABE}", rf"brich {_AUFGABE} ab", r"beenden", r"hör (?:damit )?auf(?: damit)?",
        r"(?:es|das) reicht", r"lass (?:es|das)(?: sein)?", r"lass gut sein", r"nicht weiter(?:machen)?",
        r"mach nicht weiter", r"ich habe es mir anders überlegt",
        rf"(?:para|detén|deten|cancela|aborta|deja) {_TAREA}", r"páralo|paralo|olvídate|olvidate",
        r"deja de (?:trabajar|hacer (?:eso|esto))", r"no (?:continúes|continues|sigas)(?: más)?",
        r"para de una vez", r"he cambiado de (?:opinión|idea)",
    ),
    "pause": (
        rf"pause(?: {_THIS}| here)?", "wait up", "freeze", r"hold(?: your horses)?", "take a (?:short )?break",
        r"(?:give me |just )?(?:a|one) (?:moment|second|sec|minute|min)",
        r"(?:mach )?kurze? pause(?: machen)?", r"(?:eine?n? )?(?:moment|augenblick|sekunde|minute)",
        r"unterbrich(?: das)?|unterbrechen|leg eine pause ein",
        r"haz pausa|espérate|esperate|aguarda|ponlo en pausa|esperar",
        r"(?:dame )?un (?:momento|segundo|minuto|momentito)",
    ),
    "resume": (
        r"keep (?:on )?(?:going|working)|keep it up|unfreeze|i am back",
        r"(?:continue|go on|carry on)(?: working| with (?:it|that|your work))",
        r"(?:resume|continue|carry on|go on|pick up)(?: from)? where (?:you|we) left off",
        r"(?:get |go )?back to work|try (?:it |that )?again|retry",
        r"(?:mach|arbeite|geh) weiter|es geht weiter", rf"setze? (?:{_AUFGABE} )?fort",
        rf"nimm {_AUFGABE} wieder auf", r"versuch(?:e)? es (?:noch ?(?:ein)?mal|nochmals|erneut)",
        rf"(?:sigue|continúa|continua|reanuda|retoma)(?: adelante| trabajando| (?:con )?{_TAREA})?",
        r"vuelve al trabajo|dale|inténtalo (?:de nuevo|otra vez)|intentalo (?:de nuevo|otra vez)|reintentar?",
    ),
    "skip": (
        r"skip (?:over )?(?:it|this|that)(?: (?:one|step|part))?|skip ahead",
        r"(?:skip|omit|ignore|jump)(?: over)? (?:the |this |that )(?:rest of this )?(?:current )?(?:step|part)",
        r"omit it|jump over (?:it|this|that)|leave (?:it|this|that)(?: step)? out",
        r"(?:(?:go|move|skip) )?(?:on )?to the next step",
        rf"überspring(?:e|en)? {_SCHRITT}", rf"{_SCHRITT} (?:überspringen|auslassen)", rf"lass {_SCHRITT} aus",
        r"(?:weiter |geh )?zum nächsten schritt|(?:mach )?mit dem nächsten schritt(?: weiter)?",
        rf"(?:salta|sáltate|saltate|omite|ignora) {_PASO}", r"(?:pasa |ve )?al siguiente paso",
        r"omítelo|omitelo|pasa de esto",
    ),
}  # fmt: skip
"""What many words say the same way; the table above has the rest."""
PATTERNS = {kind: re.compile("|".join(f"(?:{one})" for one in forms)) for kind, forms in FORMS.items()}
BRIEF = re.compile(
    r"\b(?:for (?:a|one) (?:moment|second|sec|minute|bit|while)|(?:a|one) (?:moment|second|sec|minute|bit)|kurz|"
    r"(?:für )?(?:einen|eine) (?:moment|augenblick|sekunde|minute)|(?:por )?un (?:momento|segundo|minuto|poco|rato))\b"
)
"""What is stopped for so long is paused."""
FILLERS = re.compile(r"\b(?:sofort|jetzt|mal|endlich|doch|einfach|right|just|ya)\b")
BEFORE = re.compile(
    r"^(?:ok|okay|oh|hey|hi|yes|please|pls|plz|now|well|alright|right|so|bitte|jetzt|ja|ok gut|por favor|ahora|ya|oye|"
    r"sí|si|vamos|venga|anda|listo|done|i am done|i am ready|i (?:have )?changed my mind|egal|los|komm|ich bin fertig|"
    r"fertig|kannst(?! du)|would you please|could you please|can you please|"
    r"vale|could you|can you|would you mind|would you|will you|you can|you may|you should|i want you to|let's|lets|"
    r"let us|kannst du|könntest du|würdest du|du kannst|wir können|lass uns|mal|puedes|podrías|quiero que|tienes que|"
    r"i said|just)\s+"
)
AFTER = re.compile(
    r"\s+(?:please|pls|plz|now|right now|immediately|at once|thanks|thank you|for now|ok|okay|copilot|for me|will you|"
    r"would you|can you|bitte|jetzt|sofort|mal|danke|kurz|por un momento|un momento|inmediatamente|por favor|ahora|ya|"
    r"gracias|already|man|dude)$"
)
MOST_PADDING = 8
NO = re.compile(r"^(?:no|nein)\s+(?!(?!never)\w+(?:ar|er|ir)\b)")
"""A no at the very beginning turns down what is done; before a Spanish infinitive it would turn down the stop."""
PLEASE = re.compile(r"\b(?:please|bitte|por favor)\b")
SWITCH = re.compile(
    r"^(?:please\s+)?(?:switch(?:\s+over)?\s+to|switch\s+tasks?\s+(?:and|to)|instead(?!\s+of\b)[,:]?|"
    r"stop(?:\s+(?:that|this|it))?\s+and(?!\s+(?:go|think|wait|pause)\b)|forget\s+(?:that|it|this)\s+and|"
    r"wechsle\s+zu|wechsel\s+zu|stattdessen[,:]?|cambia\s+a|en\s+(?:su\s+)?lugar(?:\s+de\s+eso|(?!\s+de\b))[,:]?)\s+(?P<goal>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
NOT_A_GOAL = re.compile(
    r"^(?:tab|page|window|frame|step|dark|light|english|german|spanish|french|reiter|registerkarte|fenster|seite|schritt|"
    r"dunkel|hell|deutsch|englisch|spanisch|(?:la\s+)?(?:pestaña|página|ventana)|(?:el\s+)?(?:modo|tema)|inglés|español|"
    r"alemán)\b|\b(?:tab|page|window|frame|mode|view|theme|layout|version|language)[.!]?$",
    re.IGNORECASE,
)


CONTRACTIONS = {"that's": "that is", "you're": "you are", "don't": "do not", "i'm": "i am", "i've": "i have"}


@dataclass(frozen=True)
class Interrupt:
    """`goal` is what to switch to."""

    kind: Kind
    goal: str | None = None


def find_interrupt(text: str) -> Interrupt | None:
    """The interrupt that the whole utterance is, if it is one."""
    plain = fold(text)
    kind = _find_brief(plain) or _find_kind(plain) or _find_kind(NO.sub("", plain))
    if kind is not None:
        return Interrupt(kind)
    switch = SWITCH.match(text.strip())
    if switch and not NOT_A_GOAL.search(switch["goal"]):
        return Interrupt("switch", switch["goal"].strip())
    return None


def _find_brief(plain: str) -> Kind | None:
    """A stop for a moment is a pause."""
    rest = BRIEF.sub(" ", plain)
    return "pause" if rest != plain and _find_kind(rest) in ("stop", "pause") else None


def _find_kind(plain: str) -> Kind | None:
    """What is left when the padding is taken off; what only fills in comes off last, for it may be all that differs."""
    polite = PLEASE.sub(" ", plain)
    return _strip(polite) or _strip(FILLERS.sub(" ", polite))


def _strip(plain: str) -> Kind | None:
    for variant in unpad(plain):
        if variant in _KINDS:
            return _KINDS[variant]
        for kind, pattern in PATTERNS.items():
            if pattern.fullmatch(variant):
                return kind
    return None


def unpad(plain: str) -> Iterator[str]:
    """A folded text, and what is left of it as more and more of the padding at either end is taken off."""
    variants = {" ".join(plain.split())}
    for _ in range(MOST_PADDING):
        yield from variants
        variants = {pattern.sub("", variant).strip() for variant in variants for pattern in (BEFORE, AFTER)} - variants


def fold(text: str) -> str:
    """Lower case, contractions spelt out, punctuation gone, white space folded; drawn out and repeated once only."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("’", "'")
    for short, long in CONTRACTIONS.items():
        plain = plain.replace(short, long)
    plain = re.sub(r"([a-z])\1{2,}", r"\1", plain)
    words = re.sub(r"\s+", " ", re.sub(r"[^\w\s']", " ", plain)).strip()
    return re.sub(r"\b(\w+)(?: \1\b)+", r"\1", words)


_KINDS: dict[str, Kind] = {
    " ".join(PLEASE.sub(" ", fold(phrase)).split()): kind for kind, phrases in PHRASES.items() for phrase in phrases
}
