"""An address is the user's own choice only when the goal names exactly its host."""

import pytest

from browser_copilot.agent.proposals import names_host

GOAL = "Log in at https://Shop.example.com:8443/start, then tell news.example.org. Thanks"


@pytest.mark.parametrize("host", ["shop.example.com", "news.example.org", "www.news.example.org"])
def test_a_host_in_the_goal_is_known(host: str) -> None:
    assert names_host(GOAL, host)


@pytest.mark.parametrize(
    "host", ["example.co", "p.example.com", "example.com", "shop.example.co", "thanks.evil", "news.example"]
)
def test_a_host_that_only_looks_like_it_is_not(host: str) -> None:
    assert not names_host(GOAL, host)
