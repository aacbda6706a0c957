"""Support, team, settings, upload and login: forms whose effect a test can read from the state."""

from __future__ import annotations

from e2e.site.billing.frame import Page
from e2e.site.billing.state import PASSWORD, USERNAME, State, Upload
from e2e.site.markup import alert, inputs, link, options, status, table, text
from e2e.site.multipart import read_multipart
from e2e.site.server import Call, Reply, not_found, redirect

TOPICS = (
    ("order", "An order"),
    ("billing", "Billing"),
    ("product", "A product"),
    ("other", "Something else"),
)


def show_support(state: State, call: Call) -> Page | Reply:
    """Show the contact form, or take the message and say thank you."""
    if call.method == "POST":
        state.messages.append({name: call.sent(name) for name in ("name", "email", "topic", "message")})
        return redirect("/support/thanks")
    fields = (("Your name", "name", "text*"), ("Email", "email", "email*"))
    main = f"""<h1>Contact support</h1><p>We answer within one working day.</p>
<form class=panel method=post aria-label="Contact support">{inputs(fields)}
<p class=field><label for=topic>Topic</label>
<select id=topic name=topic>{options(TOPICS)}</select></p>
<p class=field><label for=message>Message</label>
<textarea id=message name=message rows=5 required></textarea></p>
<button>Send message</button></form>"""
    return Page("Support", main)


def show_thanks(state: State, call: Call) -> Page:
    """Say that the message arrived."""
    return Page("Thank you", "<h1>Thank you</h1><p role=status>We received your message.</p>")


def show_team(state: State, call: Call) -> Page:
    """Show the members, each with a button that asks before it deletes."""
    rows = []
    for one in state.members:
        button = f"<form action=/team/{one.id}/delete><button class=danger>Delete</button></form>"
        rows.append((text(one.name), text(one.email), text(one.role), button))
    gone = call.asked("deleted")
    note = status(f"{gone} was deleted.") if gone in state.deleted else ""
    grid = table(("Name", "Email", "Role", "Action"), rows, "Members")
    return Page("Team", f"<h1>Team</h1>{note}{grid}")


def ask_delete(state: State, call: Call) -> Page | Reply:
    """Ask whether a member shall really be deleted."""
    for one in state.members:
        if one.id == call.args["id"]:
            main = f"""<div role=alertdialog aria-labelledby=ask class=panel>
<h1 id=ask>Delete {text(one.name)}?</h1>
<p>This cannot be undone.</p><form method=post><button class=danger>Yes, delete</button></form>
<p>{link("Cancel", "/team")}</p></div>"""
            return Page("Delete member", main)
    return not_found(call.path)


def delete_member(state: State, call: Call) -> Reply:
    """Delete a member."""
    for one in list(state.members):
        if one.id == call.args["id"]:
            state.members.remove(one)
            state.deleted.append(one.name)
            return redirect(f"/team?deleted={one.name.replace(' ', '+')}")
    return not_found(call.path)


def show_upload(state: State, call: Call) -> Page:
    """Show the form for a file; after a POST also what was received."""
    received = ""
    if call.method == "POST":
        parts = read_multipart(call.headers.get("Content-Type", ""), call.body)
        files = [Upload(part.filename, part.content) for part in parts if part.filename]
        state.uploads.extend(files)
        received = "".join(status(f"Received {one.filename} ({len(one.content)} bytes).") for one in files)
        received = received or alert("Please choose a file.")
    main = f"""<h1>Upload documents</h1>{received}<form class=panel method=post enctype=multipart/form-data>
<p class=field><label for=document>Document</label><input id=document name=document type=file></p>
<button>Upload</button></form>"""
    return Page("Upload documents", main)


def show_login(state: State, call: Call) -> Page | Reply:
    """Show the login form; with the right password open a session, else show an alert."""
    problem = ""
    if call.method == "POST":
        if call.sent("username") == USERNAME and call.sent("password") == PASSWORD:
            target = call.asked("next", "/account")
            safe = target if target.startswith("/") and not target.startswith("//") else "/account"
            cookie = f"northwind={state.open_session()}; Path=/; HttpOnly; SameSite=Lax"
            return redirect(safe, ("Set-Cookie", cookie))
        problem = "Wrong username or password."
    fields = (("Username", "username", "text*"), ("Password", "password", "password*"))
    main = f"""<h1>Sign in</h1>{alert(problem)}<form class=panel method=post aria-label="Sign in">
{inputs(fields)}
<p><label><input type=checkbox name=remember> Keep me signed in</label></p><button>Sign in</button></form>"""
    return Page("Sign in", main)
