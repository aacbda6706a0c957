"""The settings page has one control of every kind that a form can have."""

from __future__ import annotations

from e2e.site.billing.frame import Page
from e2e.site.billing.state import State
from e2e.site.markup import options, status, text
from e2e.site.server import Call, Reply, redirect

DEFAULTS: dict[str, list[str]] = {
    "newsletter": ["on"],
    "theme": ["light"],
    "language": ["en"],
    "start_date": ["2026-01-01"],
    "volume": ["30"],
    "reminder": ["09:00"],
    "seats": ["5"],
    "accent": ["#0a6e5a"],
}
LANGUAGES = (("en", "English"), ("de", "German"), ("fr", "French"), ("es", "Spanish"), ("pt", "Portuguese"))
BOXES = (
    ("newsletter", "Newsletter"),
    ("two_factor", "Two-factor authentication"),
    ("beta", "Try beta features"),
)
THEMES = (("light", "Light"), ("dark", "Dark"), ("system", "Same as system"))
INPUTS = (
    ("start_date", "Start date", "date", ""),
    ("volume", "Notification volume", "range", "min=0 max=100"),
    ("reminder", "Daily reminder", "time", ""),
    ("seats", "Seats", "number", "min=1 max=50"),
    ("accent", "Accent colour", "color", ""),
)


def show_settings(state: State, call: Call) -> Page | Reply:
    """Show the settings, or save them and show them again."""
    if call.method == "POST":
        state.settings = call.form
        return redirect("/settings?saved=1")
    values = state.settings or DEFAULTS
    done = status("Settings saved.") if call.asked("saved") else ""
    chosen = values.get("language", ["en"])[0]
    main = f"""<h1>Settings</h1>{done}<form class=panel method=post aria-label=Settings>
<fieldset><legend>Options</legend>{_choices("checkbox", BOXES, values)}</fieldset>
<fieldset><legend>Theme</legend>{_radios(values)}</fieldset>
<p class=field><label for=language>Language</label>
<select id=language name=language>{options(LANGUAGES, chosen)}</select></p>
{"".join(_input(values, *one) for one in INPUTS)}<button>Save settings</button></form>"""
    return Page("Settings", main)


def _choices(kind: str, boxes: tuple[tuple[str, str], ...], values: dict[str, list[str]]) -> str:
    return "".join(
        f"<p><label><input type={kind} name={name}{' checked' if name in values else ''}> {label}</label></p>"
        for name, label in boxes
    )


def _radios(values: dict[str, list[str]]) -> str:
    chosen = values.get("theme", [""])[0]
    return "".join(
        f"<p><label><input type=radio name=theme value={value}{' checked' if value == chosen else ''}>"
        f" {label}</label></p>"
        for value, label in THEMES
    )


def _input(values: dict[str, list[str]], name: str, label: str, kind: str, extra: str) -> str:
    value = text(values.get(name, [""])[0])
    return (
        f"<p class=field><label for={name}>{label}</label>"
        f'<input id={name} name={name} type={kind} value="{value}" {extra}></p>'
    )
