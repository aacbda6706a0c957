"""The end of a model's pursuit: proved, given up, or said in words that nothing proves."""

from __future__ import annotations

import re

from browser_copilot.agent.evidence import acts, goes
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.page.intent import Reading
from browser_copilot.page.manners import REQUESTS
from browser_copilot.page.text import clip
from browser_copilot.protocol.task import UNSEEN

_ASKS = re.compile(
    r".*\?\s*$|(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|does|did)\b", re.IGNORECASE | re.DOTALL
)
_WISHES = re.compile(
    rf"(?:{REQUESTS})\b|(?:can|could|may|shall|will|would) (?:you|we|i)\b|why (?:not|do(?: not|n['’]?t) (?:you|we))\b|"
    r"(?:how|what) about\b|do (?:the same|it|this|that|so)\b|have (?:it|my|the|all|this|that|them)\b",
    re.IGNORECASE,
)
"""How a question begins that asks to do something."""


def _only_asks(said: str, reading: Reading) -> bool:
    """Whether all that was said is a question, read as one to the end."""
    asks = _ASKS.match(said) and not _WISHES.match(said.strip())
    return bool(asks and reading.intents and not reading.unread) and all(one.kind == "read" for one in reading.intents)


class Ended(Exception):
    """The pursuit is over. `proof` is set when the goal was reached; `answer` is what the user is told beside."""

    def __init__(self, text: str, proof: str | None = None, answer: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.proof = proof
        self.answer = answer

    @classmethod
    def failing(cls, text: str) -> Ended:
        """The goal was not reached, and why."""
        return cls(text)

    @classmethod
    def in_words(cls, text: str, pursuit: Pursuit, reading: Reading) -> Ended:
        """The model's last word is the answer. A question, for which nothing was done, it ends well, unproved."""
        acted = any(acts(one) and not goes(one) for one in pursuit.task.history)
        if _only_asks(pursuit.said.own, reading) and not acted:
            return cls(text, f"answered in the model's own words, unproved; {UNSEEN}")
        return cls(f"the model only said, and nothing proves: {clip(text, 500)}", answer=text)

    async def finish(self, pursuit: Pursuit) -> None:
        """Put the end into the task."""
        if self.proof is None:
            pursuit.answers += [clip(self.answer, 1_900)] if self.answer else []
            await pursuit.fail(self.text)
            return
        if self.text:
            pursuit.answers = [self.text]
        pursuit.proofs.append(self.proof)
        await pursuit.succeed(Reading(intents=()))
