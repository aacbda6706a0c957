"""What a control may be called that does what a goal asks for. Data only; the first name is the goal's own."""

from __future__ import annotations

SYNONYMS: dict[str, tuple[str, ...]] = {
    "close": ("close", "x", "×", "✕", "dismiss", "cancel", "ok"), "x": ("x", "×", "close", "✕"),
    "submit": ("submit", "send", "save", "ok", "go", "done", "apply"), "log in": ("log in", "login", "sign in"),
    "log out": ("log out", "logout", "sign out", "log off", "sign off"), "login": ("login", "log in", "sign in"), "star": ("star", "important", "favorite", "favourite"),
    "trash": ("trash", "delete", "remove", "bin"), "delete": ("delete", "trash", "remove"), "ok": ("ok", "okay", "yes"),
    "important": ("important", "star"), "save": ("save", "submit", "apply", "save changes"),
    "*": ("*", "×", "x", "·"), "/": ("/", "÷", ":"), "-": ("-", "−", "–"), "=": ("=", "equals", "enter", "↵"),
    "duplicate": ("duplicate", "make a copy", "copy", "clone"), "select": ("select", "choose", "pick", "take"),
    "upvote": ("upvote", "▲", "⬆", "↑", "👍"), "downvote": ("downvote", "▼", "⬇", "↓", "👎"),
    "next": ("next", ">", "›", "»", "→", "continue"), "previous": ("previous", "<", "‹", "«", "←", "back"),
}  # fmt: skip
