"""What the state machine of the link demands of the scripted extension, the extension's own code does too.

The same machine drives the real background instead of the peer in Python. `--hypothesis-profile=deep` runs 10,000.
"""

import asyncio
import atexit
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import invariant

from browser_copilot.browser.link import ExtensionLink
from browser_copilot.protocol.frames import GrantedOrigin
from tests.contract.background import BackgroundPeer, BothClocks, Node, why_not
from tests.contract.pipe import Exchange, is_quiet
from tests.contract.rig import SECRET, MemoryIntents
from tests.contract.test_link_states import DEEP, LinkStates

REASON = why_not()


@cache
def start_node() -> Node:
    node = Node()
    atexit.register(node.close)
    return node


class BackgroundStates(LinkStates):
    """The page's own presses are the judge; a fence that was confirmed holds in the page too."""

    peer: Any
    profile: Any

    async def _build(self) -> None:
        self.intents = MemoryIntents()
        self.clock = BothClocks(lambda seconds: self.peer.advance(seconds))
        self.link = self._make_link()
        self.exchange = Exchange(self.link)
        self.peer = BackgroundPeer(start_node(), self.exchange, SECRET)
        self.profile = self.peer.profile
        self.executed, self.below_fence = self.profile.executed, self.profile.late
        await self.peer.connect()

    async def _turn(self, turns: int) -> None:
        """The background's turns count."""
        left = turns
        while left > 0:
            self.peer.allowed, self.peer.took = left, 1
            await asyncio.sleep(0)
            left -= self.peer.took
            if is_quiet():
                break
        self.peer.allowed = 1

    def _make_link(self) -> ExtensionLink:
        link = super()._make_link()
        link.set_grants([GrantedOrigin(origin="https://shop.test")])
        return link

    @invariant()
    def a_result_that_was_said_stands(self) -> None:
        assert self.profile.changed == []

    @invariant()
    def nothing_fails_by_a_defect(self) -> None:
        assert self.profile.defects == []


@pytest.mark.skipif(REASON is not None, reason=str(REASON))
class TestBackgroundStates(BackgroundStates.TestCase):  # type: ignore[name-defined, misc]
    settings = settings(
        settings.default,
        max_examples=settings.default.max_examples if DEEP else 80,
        stateful_step_count=30,
        deadline=None,
        derandomize=not DEEP,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
