"""Whole utterances as people say them, polite and sloppy, in the languages of the panel."""

import pytest

from browser_copilot.runtime.interrupts import find_interrupt

STOP = (
    "please stop", "stop please", "Stop!", "STOP", "stop.", "ok stop", "could you please stop", "can you stop that",
    "can you please cancel this", "stop it now", "just stop", "you can stop now", "stop running",
    "stop what you're doing", "stop doing this", "no stop", "hey stop", "stop stop stop", "stoppp", "don't go on",
    "do not continue", "don't continue", "please don't go any further", "I want you to stop", "you should stop",
    "let's stop here", "that's enough for now", "end it", "end the task", "kill it", "kill the task", "terminate",
    "call it off", "abort mission", "leave it", "leave it be", "I changed my mind", "I've changed my mind, stop",
    "forget about it", "stop the current task", "break", "stop this right now", "stop immediately please",
    "enough already", "stopp bitte", "bitte stoppen", "bitte hör auf", "hör bitte auf", "kannst du bitte aufhören",
    "hör sofort auf", "halt", "Halt!", "stop bitte", "bitte abbrechen", "brich den Vorgang ab", "brich bitte ab",
    "nicht weitermachen", "mach nicht weiter", "nicht weiter", "es reicht", "das reicht", "lass es", "lass es sein",
    "lass gut sein", "egal, vergiss es", "beenden", "beende das", "beende die Aufgabe", "hör damit auf",
    "stoppe die Aufgabe", "jetzt stopp", "ich habe es mir anders überlegt", "para por favor", "por favor para",
    "detente ya", "páralo", "para la tarea", "detén la tarea", "cancela la tarea", "cancélalo por favor",
    "deja de trabajar", "no continúes", "no sigas por favor", "déjalo ya", "ya para", "basta ya", "para de una vez",
    "he cambiado de opinión", "olvídate", "puedes parar", "¿puedes parar?", "¡alto!",
)  # fmt: skip
PAUSE = (
    "pause please", "pause here", "can you pause", "could you wait", "wait please", "please wait a moment",
    "hold on a second", "hold on please", "hang on a sec", "wait up", "one sec", "just a sec", "give me a second",
    "give me a minute", "one minute", "wait for me", "hold your horses", "let's pause", "take a short break",
    "pause for now", "stop for a moment", "stop for a second", "freeze", "hold", "pause everything", "just wait",
    "pause bitte", "bitte pausieren", "kurz pausieren", "mach kurz pause", "moment bitte", "einen augenblick",
    "augenblick", "sekunde", "eine sekunde", "warte bitte", "bitte warte", "warte einen moment",
    "kannst du kurz warten", "stopp mal kurz", "halte kurz an", "unterbrich kurz", "leg eine pause ein", "unterbrechen",
    "pausa por favor", "haz pausa", "espera por favor", "espérate", "un segundo", "un minuto", "dame un momento",
    "espera un poco", "puedes esperar", "detente un momento", "para un momento", "aguarda", "ponlo en pausa",
)  # fmt: skip
RESUME = (
    "resume please", "please continue", "you can continue", "you may go on", "ok go on", "go on please",
    "keep on going", "keep it up", "carry on please", "let's continue", "continue now", "go ahead please",
    "yes continue", "yes, go ahead", "pick up where you left off", "resume where we left off", "you can go on now",
    "unfreeze", "okay continue", "keep working", "continue working", "get back to work", "back to work",
    "proceed please", "I'm done, go on", "I'm back", "done, continue", "weiter bitte", "bitte weiter",
    "bitte weitermachen", "mach bitte weiter", "du kannst weitermachen", "ok weiter", "weitermachen bitte",
    "fahr bitte fort", "jetzt weiter", "los weiter", "mach jetzt weiter", "arbeite weiter", "geh weiter",
    "fortsetzen bitte", "setze fort", "setz die Aufgabe fort", "kannst weitermachen", "ja, mach weiter",
    "es geht weiter", "nimm die Arbeit wieder auf", "continúa por favor", "sigue por favor", "puedes continuar",
    "sigue adelante", "ya puedes seguir", "continúa con la tarea", "vamos, sigue", "retoma", "retoma la tarea",
    "reanuda la tarea", "dale", "sí, continúa", "sigue trabajando", "vuelve al trabajo",
)  # fmt: skip
SKIP = (
    "skip please", "skip this please", "please skip that", "skip over it", "skip over this step", "skip ahead",
    "can you skip this", "skip this part", "leave it out", "leave that out", "omit this step", "omit it",
    "move on to the next step", "go to the next step", "ignore this step", "skip the rest of this step",
    "jump over this", "überspringen bitte", "bitte überspringen", "überspring diesen schritt", "überspring es",
    "lass es aus", "lass diesen aus", "weiter zum nächsten schritt", "zum nächsten schritt", "überspringe den schritt",
    "den schritt überspringen", "mach mit dem nächsten schritt weiter", "salta este", "sáltate esto",
    "pasa al siguiente paso", "al siguiente paso", "omítelo", "omitelo", "salta ese paso", "sáltate el paso",
    "ignora este paso", "pasa de esto",
)  # fmt: skip
NEITHER = (
    "find a bus stop", "don't stop", "do not stop", "please don't stop", "never stop", "keep going until you find it",
    "how do I stop a subscription?", "stop the newsletter", "stop the video", "stop the timer at 5",
    "cancel my subscription", "cancel the order", "cancel my appointment", "pause the video", "pause my account",
    "how do I pause the video?", "resume the download", "resume the video", "skip to page 3", "skip the intro",
    "skip to the comments", "skip the line pass", "continue to checkout", "continue as guest", "continue shopping",
    "go on holiday", "go on to page 2", "next page", "go to the next page", "click next", "click Stop", "press pause",
    "click on cancel", "press Continue", 'click "Skip"', "what does stop mean?", "why did you stop?", "did you stop?",
    "are you going to stop?", "when will it stop?", "can I stop it?", "should I wait?", "wait until the page loads",
    "wait for the results", "wait 5 seconds", "hold the reservation", "hold my seat", "find non-stop flights",
    "search for stop signs", "show the next step of the recipe", "read the next step", "proceed to payment",
    "proceed to checkout", "go ahead and buy it", "continue reading the article", "keep the first one",
    "drop the item in the cart", "forget my password", "quit my gym membership", "break the page into parts",
    "open the resume", "upload my resume", "find my resume", "send my resume", "end date 5 May",
    "abort the upload on the page", "halt production order 5", "the next stop", "next stop Berlin",
    "enough tickets for four", "finde eine Haltestelle", "nicht aufhören", "hör nicht auf",
    "wie halte ich das Video an?", "Video pausieren", "Abo kündigen", "Bestellung abbrechen",
    "warte bis die Seite geladen ist", "weiter zur Kasse", "überspringe das Intro", "nächste Seite",
    "was ist der nächste Schritt?", "warum hast du aufgehört?", "no pares", "no te detengas",
    "encuentra la parada del autobús", "para el pedido de mañana", "para qué sirve esto", "pausa el vídeo",
    "cancelar la suscripción", "cancela mi pedido", "espera a que cargue", "salta a la página 3", "siguiente página",
    "continúa con el pago", "sigue a este usuario", "go to stop", "switch to dark mode", "pass the captcha",
    "pass the test", "leave a comment", "move on to the billing page", "mark it as done", "retry the payment",
    "go back", "go to the start", "dale me gusta", "termina el pedido", "beende das Abo", "hold on to the item",
    "freeze the card", "freeze the top row", "ignore this message", "ignore the popup and log in",
    "end the call on the page",
)  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (kind, one)
        for kind, said in (("stop", STOP), ("pause", PAUSE), ("resume", RESUME), ("skip", SKIP))
        for one in said
    ],
)
def test_it_is_understood(kind: str, said: str) -> None:
    found = find_interrupt(said)
    assert found is not None and found.kind == kind


@pytest.mark.parametrize("said", NEITHER)
def test_goals_and_questions_are_none(said: str) -> None:
    assert find_interrupt(said) is None
