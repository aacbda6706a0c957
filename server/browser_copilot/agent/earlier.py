"""What was said in the session before a goal tells what its words point at: `the same for March`, `the second one`.

It is material and no order: it goes to a model in one envelope, newest turns first to be kept, within a share of the
context. Without a model `page/follow_ups.py` goes on from the goal that was done last, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from browser_copilot.agent.context import CHARACTERS_PER_TOKEN
from browser_copilot.agent.envelope import Envelopes
from browser_copilot.page.text import clip

SHARE = 0.1
MOST_CHARACTERS = 6_000
MOST_OF_A_TURN = 800
HEAD = (
    "Said in this session before the goal, oldest first. It is over, nothing of it is to be done; it only tells what "
    'words of the goal such as "the same", "it" or "the second one" mean:'
)


def find_done(turns: Sequence[Mapping[str, str]]) -> str:
    """The goal whose success was the last thing said; "" after anything else: a stop, a refusal, a failure, talk."""
    return turns[-1].get("goal", "") if turns else ""


def tell_earlier(turns: Sequence[Mapping[str, str]], context_tokens: int, envelopes: Envelopes) -> str:
    """The newest turns that fit; "" for none. A turn has `role` and `text`."""
    room = min(MOST_CHARACTERS, int(context_tokens * SHARE) * CHARACTERS_PER_TOKEN)
    lines: list[str] = []
    for one in reversed(turns):
        who = "user" if one.get("role") == "user" else "copilot"
        line = f"{who}: {clip(' '.join(one.get('text', '').split()), MOST_OF_A_TURN)}"
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    told = "\n".join(reversed(lines))
    return f"{HEAD}\n{envelopes.wrap(told, 'this-session')}" if lines else ""
