"""The demo goal with a model and without skills: real Chromium, a model endpoint on loopback, both of its protocols."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import SwitchModel
from e2e.site.billing import BillingSite
from e2e.world import World
from tests.agent.reader import GOAL, InvoiceReader
from tests.model.endpoint import ModelEndpoint


@pytest.fixture(scope="module")
def endpoint() -> Iterator[ModelEndpoint]:
    with ModelEndpoint() as serving:
        yield serving


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory, endpoint: ModelEndpoint) -> Iterator[World]:
    """A copilot whose profiles leave all planning to the model."""
    profiles = {
        api: {"base_url": endpoint.base_url, "model": "m", "api": api, "skills": False, "price_in": 1, "price_out": 2}
        for api in ("completions", "responses")
    }
    with World(tmp_path_factory.mktemp("copilot"), profiles=profiles) as running:
        yield running


@pytest.mark.parametrize("api", ["completions", "responses"])
def test_a_model_downloads_last_months_invoice(world: World, endpoint: ModelEndpoint, api: str) -> None:
    with BillingSite(variant="table") as site:
        month = site.today.replace(day=1) - timedelta(days=1)
        reader = InvoiceReader(f"{month:%B %Y}")
        endpoint.default = reader
        session = world.new_session()
        assert world.command(SwitchModel(profile=api), session).ok
        run = world.run(GOAL, site.url, session_id=session)
        assert run.outcome.status == "succeeded", "\n".join([*reader.thoughts, run.explain()])
        assert [Path(path).read_bytes() for path in run.outcome.artifacts] == [site.expected_invoice(1)[1]]
        assert run.outcome.model_calls == len(reader.thoughts), run.explain()
        assert len(run.of(e.TokensUsed)) == len(reader.thoughts), run.explain()
        assert site.ledger.writes() == [], run.explain()
