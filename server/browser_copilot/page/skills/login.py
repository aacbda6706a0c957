"""Log in with a vault entry or with what the goal says; the proof is that the form is gone or the page knows the user."""

from __future__ import annotations

import re

from browser_copilot.page.goals import PREDICATES, judge
from browser_copilot.page.intents import Intent
from browser_copilot.page.refusals import is_bare, is_error_page
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill, Wants
from browser_copilot.page.skills.steps import click, type_secret, type_text
from browser_copilot.page.text import fold
from browser_copilot.page.view import list_fields
from browser_copilot.protocol.page import MiniForm, MiniPCD, PCDActionDetail
from browser_copilot.protocol.task import PlannedStep

_USER = re.compile(r"user|login|e-?mail|account|benutzer|usuario|utilisateur|identifiant|nome|correo|phone|name")
_PASSWORD = re.compile(r"pass(?:word|code)?|passwort|contrasena|mot de passe|senha|kennwort|pin")


class LoginParams(Params):
    """`secret` is a handle of the vault; `password` only what the goal itself said."""

    username: str = ""
    secret: str = ""
    password: str = ""


def find_login_form(mini: MiniPCD) -> MiniForm | None:
    """The form with a password and not more than one of them."""
    for form in mini.forms:
        secrets = [one for one in form.field_summaries if one.type == "password"]
        if len(secrets) == 1 and (form.purpose in ("login", None) or len(form.field_summaries) <= 4):
            return form
    return next((form for form in mini.forms if form.purpose == "login"), None)


def find_login_fields(form: MiniForm) -> tuple[str, str]:
    """The ids of user name and password; "" for a field that is not there."""
    fields = list_fields(form)
    password = next(
        (one.id for one in fields if one.type == "password" or _PASSWORD.search(fold(f"{one.label} {one.name}"))), ""
    )
    named = [one for one in fields if one.id != password and one.role in ("textbox", "searchbox")]
    user = next(
        (one.id for one in named if _USER.search(fold(f"{one.label} {one.name}"))), named[0].id if named else ""
    )
    return user, password


class LoginSkill(Skill[LoginParams]):
    """LoginSkill of Specification 004."""

    name = "login"
    kinds = frozenset({"login"})
    params = LoginParams
    about = "Log in with an entry of the vault, named by its handle."

    def read(self, intent: Intent) -> LoginParams:
        """User name and, if the goal says one, password."""
        values = {
            fold(one.field or one.raw.split(" ")[0]): one.value or one.raw.partition(" ")[2] for one in intent.entries
        }
        user = intent.target or next((value for key, value in values.items() if _USER.search(key)), "")
        password = next((value for key, value in values.items() if _PASSWORD.search(key)), "")
        secret = next((one.secret for one in intent.entries if one.secret), "")
        return LoginParams(username=user or "", password=password or "", secret=secret)

    def with_secret(self, handle: str, username: str | None) -> LoginParams:
        """The parameters for a vault entry."""
        return LoginParams(username=username or "", secret=handle)

    def match(self, mini: MiniPCD, params: LoginParams) -> list[Match]:
        """A login form, and something to put into it."""
        form = find_login_form(mini)
        if form is None or not (params.secret or params.password):
            return []
        return [Match((form.id,), 0.95 if form.purpose == "login" else 0.75, why="the form asks for a password")]

    def bind(self, evidence: Evidence, params: LoginParams) -> Binding | Wants | None:
        """Slots: username, password, submit."""
        form = next((one for one in evidence.mini.forms if one.id == evidence.match.requested_ids[0]), None)
        if form is None:
            return None
        user, password = find_login_fields(form)
        ids = tuple(one for one in (user, password, f"{form.id}.submit") if one)
        if not any(one in evidence.details for one in ids):
            return Wants(ids=ids)
        names = (("username", user), ("password", password), ("submit", f"{form.id}.submit"))
        slots: dict[str, PCDActionDetail] = {
            name: evidence.details[one] for name, one in names if one in evidence.details
        }
        complete = bool(slots.get("password") or (slots.get("username") and not password))
        return Binding(slots, 0.9, evidence.match.why) if complete else None

    def plan(self, binding: Binding, params: LoginParams) -> list[PlannedStep]:
        """User name, password, submit."""
        steps: list[PlannedStep] = []
        if "username" in binding.slots and params.username:
            steps.append(type_text(binding.slots["username"], params.username, binding.why, purpose="login"))
        if "password" in binding.slots:
            field = binding.slots["password"]
            steps.append(
                type_secret(field, params.secret, binding.why) if params.secret else type_text(field, params.password)
            )
        if "submit" in binding.slots:
            steps.append(click(binding.slots["submit"], purpose="login"))
        return steps

    def effects(self, params: LoginParams) -> tuple[Effect, ...]:
        """Logged in: the page says so, or it is another one without the form, and no error."""

        def logged_in(outcome: Outcome) -> str | None:
            after = outcome.after
            shown = find_login_form(after) is not None
            if shown and any(one.kind in ("alert", "error") for one in after.messages):
                return None
            if after.login_state == "in":
                return "the page shows a logged-in user"
            if shown or is_bare(after) or is_error_page(after):
                return None
            welcome = judge(PREDICATES["login_success"], after).hit
            return f"the page is now {after.title or after.url}" if welcome else "the login form is gone"

        return (logged_in,)
