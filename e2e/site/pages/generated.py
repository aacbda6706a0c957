"""Pages with many rows or many languages are made from tables; the same call gives the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from e2e.site.markup import link
from e2e.site.pages.big_reading import make_article, make_handbook, make_home_panel, make_shop, make_thread
from e2e.site.pages.big_work import (
    make_change_list,
    make_inbox,
    make_review,
    make_timesheet,
    make_tracker,
)
from e2e.site.pages.components import TITLES, make_component_page
from e2e.site.pages.parts import FAMILY, GIVEN, make_document


def make_admin_list() -> str:
    """Return a list of 100 members with eleven controls in each row."""
    heads = ("", "Name", "Email", "Role", "Active", "Actions")
    head = "".join(f"<th scope=col><button class=quiet>{one}</button></th>" if one else "<td></td>" for one in heads)
    rows = "".join(_admin_row(number) for number in range(1, 101))
    body = f"""<header><nav aria-label="Main"><ul><li>{link("Dashboard", "#dashboard")}</li>
<li>{link("Members", "#members", 'aria-current="page"')}</li><li>{link("Groups", "#groups")}</li>
<li>{link("Audit log", "#audit")}</li></ul></nav></header><main><h1>Members</h1>
<form role=search class=row><label>Search members <input type=search name=q></label><button>Search</button>
<label>Group <select><option>All</option><option>Staff</option><option>Guests</option></select></label></form>
<div class=row><label>Action <select><option>Choose</option><option>Delete selected</option>
<option>Export selected</option></select></label><button>Apply</button>{link("Add member", "#add")}</div>
<table><caption>100 members</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
<nav aria-label="Pages">{link("2", "#p2")} {link("Next page", "#p2", "rel=next")}</nav></main>"""
    return make_document("en", "Members — Administration", body)


def _admin_row(number: int) -> str:
    name = f"{GIVEN[number % 10]} {FAMILY[number // 10 % 10]}"
    mail = f"member{number:03d}@example.com"
    buttons = "".join(f"<button class=quiet>{one}</button>" for one in ("Edit", "Suspend", "Reset password", "Delete"))
    return f"""<tr><td><input type=checkbox aria-label="Select member{number:03d}"></td>
<th scope=row>{link(f"member{number:03d}", f"#m{number}")}</th><td>{name} <a href="mailto:{mail}">{mail}</a></td>
<td><select aria-label="Role of member{number:03d}"><option>Reader</option><option>Writer</option></select></td>
<td><input type=checkbox role=switch aria-label="Active" checked></td>
<td>{buttons} {link("History", f"#h{number}")} {link("Groups", f"#g{number}")}</td></tr>"""


def make_issue_list() -> str:
    """Return a tracker with 30 issues."""
    titles = ("Crash when the queue is empty", "Add dark theme", "Document the retry policy", "Slow start on arm")
    labels = ("bug", "enhancement", "docs", "performance")
    rows = "".join(
        f"""<li class=row><input type=checkbox aria-label="Select issue {900 - n}">
<span role=img aria-label="Open issue">◉</span><a href="#i{900 - n}">{titles[n % 4]} ({n + 1})</a>
<a href="#l{n % 4}">{labels[n % 4]}</a><span>#{900 - n} by <a href="#u{n % 10}">{GIVEN[n % 10].lower()}</a></span>
<a href="#c{n}" aria-label="{n % 9} comments">💬 {n % 9}</a></li>"""
        for n in range(30)
    )
    body = f"""<header><nav aria-label="Repository"><ul><li>{link("Code", "#code")}</li>
<li>{link("Issues 412", "#issues", 'aria-current="page"')}</li><li>{link("Pull requests 17", "#pulls")}</li>
<li>{link("Actions", "#actions")}</li><li>{link("Settings", "#settings")}</li></ul></nav></header>
<main><h1>Issues</h1><div class=row><form role=search><input aria-label="Search issues" value="is:open is:issue">
</form>{link("Labels", "#labels")} {link("Milestones", "#milestones")} {link("New issue", "#new")}</div>
<div class=row role=toolbar aria-label="Filters"><a href="#open">412 Open</a><a href="#closed">1,288 Closed</a>
<details><summary>Author</summary><input aria-label="Filter authors"></details>
<details><summary>Label</summary><input aria-label="Filter labels"></details>
<details><summary>Sort</summary>{link("Newest", "#new")} {link("Most commented", "#top")}</details></div>
<ul style="list-style:none;padding:0">{rows}</ul>
<nav aria-label="Pages"><a href="#p2">2</a> <a href="#p3">3</a> {link("Next", "#p2", "rel=next")}</nav></main>"""
    return make_document("en", "Issues · heron/heron", body)


@dataclass(frozen=True)
class Words:
    """The words of a checkout in one language."""

    language: str
    title: str
    nav: tuple[str, str, str, str]
    fields: tuple[str, str, str, str, str]
    country: str
    countries: tuple[str, str, str]
    ship: str
    ways: tuple[str, str]
    coupon: str
    apply: str
    terms: str
    total: str
    buy: str
    back: str


CHECKOUTS: dict[str, Words] = {
    "checkout_de": Words(
        language="de",
        title="Zur Kasse",
        nav=("Startseite", "Sortiment", "Mein Konto", "Rechnungen"),
        fields=("Vorname", "Nachname", "Straße und Hausnummer", "Postleitzahl", "Ort"),
        country="Land",
        countries=("Deutschland", "Österreich", "Schweiz"),
        ship="Versandart",
        ways=("Standardversand", "Expressversand"),
        coupon="Gutscheincode",
        apply="Einlösen",
        terms="Ich habe die AGB gelesen",
        total="Gesamtsumme",
        buy="Zahlungspflichtig bestellen",
        back="Zurück zum Warenkorb",
    ),
    "checkout_fr": Words(
        language="fr",
        title="Passer la commande",
        nav=("Accueil", "Produits", "Mon compte", "Factures"),
        fields=("Prénom", "Nom", "Adresse", "Code postal", "Ville"),
        country="Pays",
        countries=("France", "Belgique", "Suisse"),
        ship="Mode de livraison",
        ways=("Livraison standard", "Livraison express"),
        coupon="Code promo",
        apply="Appliquer",
        terms="J’accepte les conditions générales",
        total="Total",
        buy="Confirmer et payer",
        back="Retour au panier",
    ),
    "checkout_es": Words(
        language="es",
        title="Finalizar compra",
        nav=("Inicio", "Productos", "Mi cuenta", "Facturas"),
        fields=("Nombre", "Apellidos", "Dirección", "Código postal", "Ciudad"),
        country="País",
        countries=("España", "México", "Argentina"),
        ship="Forma de envío",
        ways=("Envío estándar", "Envío urgente"),
        coupon="Código de descuento",
        apply="Aplicar",
        terms="Acepto los términos y condiciones",
        total="Total",
        buy="Realizar pedido",
        back="Volver al carrito",
    ),
    "checkout_pt": Words(
        language="pt",
        title="Finalizar encomenda",
        nav=("Início", "Produtos", "A minha conta", "Faturas"),
        fields=("Nome próprio", "Apelido", "Morada", "Código postal", "Localidade"),
        country="País",
        countries=("Portugal", "Brasil", "Angola"),
        ship="Forma de envio",
        ways=("Envio normal", "Envio expresso"),
        coupon="Código promocional",
        apply="Aplicar",
        terms="Aceito os termos e condições",
        total="Total",
        buy="Confirmar encomenda",
        back="Voltar ao carrinho",
    ),
}


def make_checkout(words: Words) -> str:
    """Return a checkout page in one language."""
    nav = "".join(f"<li>{link(one, '#n')}</li>" for one in words.nav)
    fields = "".join(
        f'<p><label>{label}<br><input name="f{n}" required></label></p>' for n, label in enumerate(words.fields)
    )
    countries = "".join(f"<option>{one}</option>" for one in words.countries)
    ways = "".join(f'<label><input type=radio name=way value="{one}"> {one}</label> ' for one in words.ways)
    body = f"""<header><nav><ul>{nav}</ul></nav></header><main class=split><aside><h2>{words.total}</h2>
<p>€84,90</p><p><label>{words.coupon} <input name=coupon form=order></label>
<button type=button class=quiet>{words.apply}</button></p></aside>
<form id=order class=panel onsubmit="event.preventDefault()"><h1>{words.title}</h1>{fields}
<p><label>{words.country} <select name=country>{countries}</select></label></p>
<fieldset><legend>{words.ship}</legend>{ways}</fieldset>
<p><label><input type=checkbox name=terms required> {words.terms}</label></p>
<button>{words.buy}</button> {link(words.back, "#cart")}</form></main>"""
    return make_document(words.language, words.title, body)


GENERATED: dict[str, Callable[[], str]] = {
    "admin_list": make_admin_list,
    "issue_list": make_issue_list,
    "tracker_100": make_tracker,
    "change_list_100": make_change_list,
    "inbox_100": make_inbox,
    "code_review": make_review,
    "timesheet": make_timesheet,
    "home_panel": make_home_panel,
    "handbook": make_handbook,
    "shop_120": make_shop,
    "article": make_article,
    "forum_thread": make_thread,
    "checkout_de": lambda: make_checkout(CHECKOUTS["checkout_de"]),
    "checkout_fr": lambda: make_checkout(CHECKOUTS["checkout_fr"]),
    "checkout_es": lambda: make_checkout(CHECKOUTS["checkout_es"]),
    "checkout_pt": lambda: make_checkout(CHECKOUTS["checkout_pt"]),
    **{name: partial(make_component_page, name) for name in TITLES},
}
