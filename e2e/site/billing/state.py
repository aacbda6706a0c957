"""What a visitor changed: the site keeps it in memory, and a test reads it as the truth."""

from __future__ import annotations

import itertools
import secrets
from dataclasses import dataclass, field
from datetime import date

from e2e.site.billing.invoices import Invoice, list_invoices
from e2e.site.billing.variants import Variant

USERNAME = "ada"
PASSWORD = "correct horse"

TEAM = (
    ("1", "Grace Hopper", "grace@northwind.example", "Owner"),
    ("2", "Alan Turing", "alan@northwind.example", "Developer"),
    ("3", "Katherine Johnson", "katherine@northwind.example", "Analyst"),
    ("4", "Edsger Dijkstra", "edsger@northwind.example", "Developer"),
    ("5", "Barbara Liskov", "barbara@northwind.example", "Architect"),
    ("6", "Dennis Ritchie", "dennis@northwind.example", "Developer"),
    ("7", "Radia Perlman", "radia@northwind.example", "Network"),
    ("8", "John Backus", "john@northwind.example", "Compiler"),
)


@dataclass(frozen=True)
class Member:
    """A person of the team."""

    id: str
    name: str
    email: str
    role: str


@dataclass(frozen=True)
class Order:
    """An order that was placed. `items` maps a product's sku to its quantity; `total` is in cents."""

    number: str
    items: dict[str, int]
    total: int
    address: dict[str, str]
    payment: str


@dataclass(frozen=True)
class Upload:
    """A file that was received."""

    filename: str
    content: bytes


@dataclass
class State:
    """Everything that can change while the site is up."""

    variant: Variant
    today: date
    invoices: list[Invoice] = field(default_factory=list)
    sessions: set[str] = field(default_factory=set)
    cart: dict[str, int] = field(default_factory=dict)
    address: dict[str, str] = field(default_factory=dict)
    payment: str = ""
    orders: list[Order] = field(default_factory=list)
    messages: list[dict[str, str]] = field(default_factory=list)
    uploads: list[Upload] = field(default_factory=list)
    members: list[Member] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)
    settings: dict[str, list[str]] = field(default_factory=dict)
    saved: dict[str, dict[str, str]] = field(default_factory=dict)
    numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(5001))

    def open_session(self) -> str:
        """Log a visitor in; return the value of the session cookie."""
        token = secrets.token_hex(16)
        self.sessions.add(token)
        return token


def make_state(variant: Variant, today: date) -> State:
    """Return the state of a site that nobody has visited yet."""
    members = [Member(*row) for row in TEAM]
    return State(variant, today, list_invoices(today, variant), members=members)
