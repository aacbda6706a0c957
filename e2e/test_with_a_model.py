"""The demo goal with a model and without one: real Chromium, a model endpoint on loopback that also fails.

Both protocols are spoken; a login shows that no password reaches the model.
"""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from browser_copilot.model.tokens import TokenFile, Tokens
from browser_copilot.protocol import events as e
from browser_copilot.protocol.commands import SwitchModel
from e2e.site.billing import BillingSite
from e2e.site.goals import GoalSite
from e2e.world import Run, World
from tests.agent.reader import GOAL, InvoiceReader, conversation
from tests.model.endpoint import Answer, Cut, Hang, ModelEndpoint, Recorded, Status

APIS = ["completions", "responses"]
VALUE = "correct horse"
BUSY = {"error": {"message": "busy"}}
TROUBLE: dict[str, Any] = {
    "429": Status(429, BUSY, {"Retry-After": "1"}),
    "500": Status(500, BUSY),
    "silence": Hang(),
    "cut": Cut(Answer(text="I begin to say something long enough to be cut"), 2),
}


@pytest.fixture(scope="module")
def endpoint() -> Iterator[ModelEndpoint]:
    with ModelEndpoint() as serving:
        yield serving


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory, endpoint: ModelEndpoint) -> Iterator[World]:
    """A copilot whose profiles leave all planning to the model, but for those `-beside-skills`.

    `account` logs in with a token that has run out.
    """
    base = {"base_url": endpoint.base_url, "model": "m", "skills": False, "price_in": 1, "price_out": 2}
    login = {"device_url": endpoint.device_url, "token_url": endpoint.token_url, "client_id": "c"}
    profiles = {api: {**base, "api": api, "timeout_s": 5} for api in APIS}
    profiles |= {f"{api}-beside-skills": {**profiles[api], "skills": True} for api in APIS}
    profiles["account"] = {**base, "api": "responses", "auth": "login", "login": login, "store": False,
                           "force_stream": True}  # fmt: skip
    folder = tmp_path_factory.mktemp("copilot")
    TokenFile(folder / "data" / "tokens" / "account.json").write(Tokens("withdrawn", "refresh", None))
    with World(folder, profiles=profiles) as running:
        yield running


def download(world: World, endpoint: ModelEndpoint, profile: str, *oddities: str) -> Run:
    """The demo goal; what must hold whatever the endpoint does is checked here."""
    with BillingSite(variant="table") as site:
        month = site.today.replace(day=1) - timedelta(days=1)
        reader = InvoiceReader(f"{month:%B %Y}", *oddities)
        endpoint.default = reader
        session = world.new_session()
        assert world.command(SwitchModel(profile=profile), session).ok
        run = world.run(GOAL, site.url, session_id=session)
        assert run.outcome.status == "succeeded", "\n".join([*reader.thoughts, run.explain()])
        assert [Path(path).read_bytes() for path in run.outcome.artifacts] == [site.expected_invoice(1)[1]]
        assert 0 < run.outcome.model_calls <= len(reader.thoughts), run.explain()
        assert site.ledger.writes() == [], run.explain()
    return run


def test_without_a_model_the_skills_download_it(world: World, endpoint: ModelEndpoint) -> None:
    asked = len(endpoint.requests)
    with BillingSite(variant="table") as site:
        run = world.run(GOAL, site.url)
        assert [Path(path).read_bytes() for path in run.outcome.artifacts] == [site.expected_invoice(1)[1]]
    assert (run.outcome.model_calls, len(endpoint.requests)) == (0, asked), run.explain()


def pick_records(request: Recorded) -> Answer:
    """Stands for a model that tells two links apart."""
    line = next(one for one in conversation(request)[-1].splitlines() if "Billing records" in one)
    return Answer(tool_calls=(("pick", json.dumps({"id": line.split()[0]})),))


@pytest.mark.parametrize("profile", ["skills", *(f"{api}-beside-skills" for api in APIS)])
def test_where_names_are_not_clear_the_scout_steps_in(world: World, endpoint: ModelEndpoint, profile: str) -> None:
    endpoint.default = pick_records
    session = world.new_session()
    assert world.command(SwitchModel(profile=profile), session).ok
    with BillingSite(variant="ambiguous") as site:
        run = world.run(GOAL, site.url, session_id=session)
        content = site.expected_invoice(1)[1]
    assert [Path(path).read_bytes() for path in run.outcome.artifacts] == [content], run.explain()
    assert site.ledger.writes() == [] and "scout" in [one.skill for one in run.of(e.TaskPlanned)], run.explain()
    assert run.outcome.model_calls == (0 if profile == "skills" else 1), run.explain()


@pytest.mark.parametrize("api", APIS)
def test_a_model_downloads_last_months_invoice(world: World, endpoint: ModelEndpoint, api: str) -> None:
    run = download(world, endpoint, api)
    used, end = run.of(e.TokensUsed), run.of(e.RunFinished)[0]
    assert len(used) == run.outcome.model_calls, run.explain()
    assert (end.tokens, end.cost) == (
        sum(one.total_tokens for one in used),
        pytest.approx(sum(u.cost or 0 for u in used)),
    )


@pytest.mark.parametrize("api", APIS)
def test_the_user_can_read_what_was_sent(world: World, endpoint: ModelEndpoint, api: str) -> None:
    first, second, *_ = [one.text or "" for one in download(world, endpoint, api).of(e.ModelRequested)]
    assert first.startswith("[tools]") and f"The user's goal: {GOAL}" in first and 'link "Billing"' in first
    assert "[tool]\ndone" in second and "[tools]" not in second and GOAL not in second


@pytest.mark.parametrize("api", APIS)
@pytest.mark.parametrize("trouble", TROUBLE)
def test_a_task_lives_through_passing_trouble(world: World, endpoint: ModelEndpoint, api: str, trouble: str) -> None:
    endpoint.script(TROUBLE[trouble])
    download(world, endpoint, api)


@pytest.mark.parametrize("api", APIS)
def test_ids_that_come_with_every_piece_are_understood(world: World, endpoint: ModelEndpoint, api: str) -> None:
    download(world, endpoint, api, "repeats_ids")


def test_a_withdrawn_login_is_renewed_once(world: World, endpoint: ModelEndpoint) -> None:
    endpoint.accepts = set()
    try:
        download(world, endpoint, "account")
    finally:
        endpoint.accepts = None
    sent = [one.body for one in endpoint.model_requests() if one.bearer == "access-1"]
    assert sent and all((one["store"], one["stream"]) == (False, True) for one in sent)
    assert [one.path for one in endpoint.requests].count("/oauth/token") == 1


@pytest.mark.parametrize("api", APIS)
def test_a_wrong_route_ends_the_task_with_what_to_do(world: World, endpoint: ModelEndpoint, api: str) -> None:
    endpoint.script(Status(404, BUSY))
    session = world.new_session()
    world.command(SwitchModel(profile=api), session)
    with BillingSite(variant="table") as site:
        run = world.run(GOAL, site.url, session_id=session)
    other = next(one for one in APIS if one != api)
    assert run.outcome.status == "failed" and f'api = "{other}"' in run.outcome.summary, run.explain()


def log_in(request: Recorded) -> Answer:
    """Stands for the model: fills the form with what it was given for a password, and claims what it then sees."""
    texts = conversation(request)
    page = texts[-1].splitlines()
    ids = {
        name: line.split()[0] for name in ("Username", "Password", "Sign in") for line in page if f'"{name}"' in line
    }
    if "Password" not in ids:
        return Answer(tool_calls=(("done", json.dumps({"answer": "in", "evidence": "logged in"})),))
    mask = re.search(r"••••\d{6}", " ".join(texts))
    handle = re.search(r'secret "(\S+?)",', texts[-1])
    password = {"text": mask[0]} if mask else {"secret": handle[1] if handle else ""}
    calls = [
        ("dom_type", {"id": ids["Username"], "text": "ada"}),
        ("dom_type", {"id": ids["Password"], **password}),
        ("dom_submit", {"id": ids["Password"].split(".")[0]}),
    ]
    return Answer(tool_calls=tuple((name, json.dumps(args)) for name, args in calls))


@pytest.mark.parametrize("goal", ["log in as ada with password 'correct horse'", "log in as ada"])
def test_no_password_reaches_the_model(world: World, endpoint: ModelEndpoint, goal: str) -> None:
    endpoint.default = log_in
    asked = len(endpoint.requests)
    with BillingSite(variant="login") as site:
        origin = site.url.rstrip("/")
        if VALUE not in goal:
            world.wait(keep_secret(world, origin))
        session = world.new_session()
        world.command(SwitchModel(profile="completions"), session)
        run = world.run(goal, f"{origin}/login", session_id=session)
    assert run.outcome.status == "succeeded", run.explain()
    sent = json.dumps([one.body for one in endpoint.requests[asked:]], ensure_ascii=False)
    assert VALUE not in sent and not any(VALUE in one.text for one in run.entries)


def press_on(request: Recorded) -> Answer:
    """Stands for a model that sends a form in one way after the other, as nothing shows that it was sent."""
    texts = conversation(request)
    page, turn = texts[-1].splitlines(), sum(text.startswith(("done", "refused")) for text in texts)
    field, button = (next(line.split()[0] for line in page if f'"{name}"' in line) for name in ("From", "Send request"))
    fill = ("dom_type", json.dumps({"id": field, "text": "2027-08-03"}))
    plans = {
        0: (fill, ("dom_click", json.dumps({"id": button}))),
        2: (("dom_submit", json.dumps({"id": button.split(".")[0]})),),
        3: (("dom_press", json.dumps({"id": field, "key": "Enter"})),),
    }
    return Answer(tool_calls=plans.get(turn, (("give_up", json.dumps({"reason": "nothing shows that it was sent"})),)))


def test_a_model_sends_once_what_shows_no_effect(world: World, endpoint: ModelEndpoint) -> None:
    endpoint.default = press_on
    session = world.new_session()
    world.command(SwitchModel(profile="completions"), session)
    with GoalSite() as site:
        run = world.run("Request leave from 3 August 2027", f"{site.url}leave", session_id=session)
    assert (run.outcome.model_calls, site.told["leave"]["log"]) == (4, ["2027-08-03"]), run.explain()


async def keep_secret(world: World, origin: str) -> None:
    world.app.vault.add("shop", VALUE, origin, "ada")
