"""How a sentence asks, forbids and is polite. Data only."""

from __future__ import annotations

QUESTION_WORDS = (
    "what", "which", "who", "whom", "whose", "when", "where", "why", "how", "is", "are", "was", "were", "do", "does",
    "did", "has", "have", "had", "should", "shall", "may", "might", "am", "will", "would", "can", "could", "isn't",
    "aren't", "doesn't", "didn't", "won't", "what's", "who's", "where's", "when's", "how's",
)  # fmt: skip
NEGATIONS = (
    r"(?:do|does|did|must|should|shall|will|would|can|could|may|need) ?(?:not|n[’']t)\b|don[’']?t\b|never\b|"
    r"can ?not\b|mustn[’']?t\b|shouldn[’']?t\b|without\b|avoid\b|no need to\b|refrain from\b|stop before\b|"
    r"not(?= to\b| \w+ing\b| yet\b)|instead of\b|rather than\b|dont\b|doesn[’']t\b|won[’']t\b|wouldn[’']t\b|"
    r"under no circumstances|on no account|by no means|in no case|no\b(?= \w+ing\b)|forbid\w*|neither\b|nor\b"
)
POLITE = (
    r"(?:(?:please|kindly|now|repeatedly|first(?:ly)?(?! (?:name|and)\b)|next(?! page)|finally|afterwards?|after that|also|just|lastly|hey|hi|ok(?:ay)?|"
    r"(?:and|then|so)\b)[, ]+|(?:can|could|would|will) you (?:please )?|i(?:['’]d| would) like (?:you )?to |"
    r"i (?:want|need) (?:you )?to |(?:you (?:should|must|need to|have to) )|let['’]?s |try to |keep (?:on )?(?=\w+ing\b)|go ahead and |be so kind (?:as )?to |simply |help me (?:to )?)"
)
REQUESTS = (
    r"(?:(?:hi|hey|hello|please|ok(?:ay)?|so|and|also)[, ]+)*(?:(?:can|could|would|will) you(?: please| kindly| maybe| possibly| just| mind)*"
    r"|do you mind|(?:can|could|may|might) i (?:please )?ask you to|i(?:['’]d| would) (?:appreciate it|be grateful|be glad|love it) if you"
    r"(?: could| would)?|i(?:['’]m| am| was) wondering (?:if|whether) you (?:could|can|would)|(?:is there )?any chance (?:that )?you could)"
)
"""How a question begins that asks to do something; what it asks for is done only after a yes."""
FUNCTION_WORDS = frozenset(
    "in on at to for from by with of and or but nor as into onto over under about after before between through during without "
    "within along across behind beyond near than like per via if when while because since until till both all any some each "
    "every either neither not no only just also even then so too more most less least such same other another own is are was "
    "were be been being has have had do does did will would can could should may might must that which who whose what where "
    "how why his her its their our your my this these those one two three there here once except instead".split()
)
"""Words that are no verb of an order."""
