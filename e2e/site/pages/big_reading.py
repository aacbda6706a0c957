"""Big pages that people read or choose from: a manual, an article, a thread, a shop, a panel of shadow roots."""

from __future__ import annotations

import json

from e2e.site.markup import link, options
from e2e.site.pages.parts import crumbs, make_document, pager, person, site_header

TOPICS = ("Installing", "Configuring", "Running", "Scheduling", "Monitoring", "Upgrading")
PARTS = ("the server", "a worker", "the queue", "the database", "plugins", "the command line", "alerts", "backups")
SENTENCES = (
    "A worker takes the oldest message of its queue and keeps it until it has been acknowledged.",
    "When the connection is lost, the client waits a random time and tries again, at most five times in a minute.",
    "The value is a number of seconds; nothing is sent before the first of them has passed.",
    "Each setting can also be given as an environment variable, which wins over the file.",
    "Old versions keep working until the next major release, and say so in the log.",
)
PLACES = ("Bergen", "Coimbra", "Dresden", "Évora", "Ghent", "Lund", "Utrecht", "Trieste")
GOODS = ("Kettle", "Lamp", "Rucksack", "Notebook", "Raincoat", "Bicycle bell", "Teapot", "Desk chair")
COLOURS = ("Red", "Blue", "Green", "Black", "White")
ROOMS = ("Kitchen", "Living room", "Bedroom", "Bathroom", "Office", "Hall", "Garage", "Garden", "Attic", "Cellar",
         "Nursery", "Workshop")  # fmt: skip
DEVICES = ("ceiling light", "floor lamp", "thermostat", "blinds", "speaker", "door lock", "camera", "fan", "plug",
           "window", "humidifier", "air sensor", "motion sensor", "television", "vacuum", "heater", "smoke alarm",
           "desk lamp")  # fmt: skip


def _prose(seed: int, count: int) -> str:
    return " ".join(SENTENCES[(seed + n) % 5] for n in range(count))


def make_handbook() -> str:
    """A manual of 48 sections on one page, with a table of contents, permalinks and code to copy."""
    names = [f"{topic} {part}" for topic in TOPICS for part in PARTS]
    contents = "".join(f"<li>{link(f'{n}. {name}', f'#s{n}')}</li>" for n, name in enumerate(names, 1))
    sections = "".join(_manual_section(n, name) for n, name in enumerate(names, 1))
    versions = options((one, f"Version {one}") for one in ("4.2", "4.1", "3.9"))
    body = f"""{site_header("Site", ("Guide", "Reference", "Blog", "Community"))}<div class=row><form role=search>
<input type=search aria-label="Search the manual"><button>Search</button></form>
<label>Version <select>{versions}</select></label><button class=quiet aria-label="Dark mode">◐</button></div>
<div class=split><nav aria-label="Contents"><h2>On this page</h2><ol>{contents}</ol></nav><main>
<h1>Operator’s manual</h1><p>{_prose(0, 3)}</p>{sections}<nav aria-label="Neighbours">
{link("Previous: Concepts", "#prev")} {link("Next: Troubleshooting", "#next")}</nav>
{link("Edit this page", "#edit")}</main></div>"""
    return make_document("en", "Operator’s manual — Heron 4.2", body)


def _manual_section(number: int, name: str) -> str:
    options_rows = "".join(
        f"<tr><th scope=row><code>{name.split()[-1]}_{key}</code></th><td>{number * 5}</td>"
        f"<td>{_prose(number, 1)}</td></tr>"
        for key in ("timeout", "limit")
    )
    return f"""<section><h2 id=s{number}>{name} <a href="#s{number}" aria-label="Permalink to {name}">¶</a></h2>
<p>{_prose(number, 3)} See {link(f"section {number % 48 + 1}", f"#s{number % 48 + 1}")} for more.</p>
<div><pre><code>heron {name.split()[0].lower()} --limit {number}</code></pre>
<button class=quiet>Copy</button></div><table><thead><tr><th scope=col>Setting</th><th scope=col>Default</th>
<th scope=col>Meaning</th></tr></thead><tbody>{options_rows}</tbody></table></section>"""


def make_article() -> str:
    """An article of an encyclopedia: 24 sections with edit links, a box of facts, 140 references."""
    sections = "".join(_article_section(number) for number in range(1, 25))
    references = "".join(
        f"""<li id=r{n}><a href="#c{n}" aria-label="Jump up to note {n}">^</a> {person(n)} ({1950 + n % 70}).
<a href="https://example.org/{n}">“{PLACES[n % 8]} and its river, part {n}”</a>.
Journal of Rivers, pp. {n}–{n + 9}.</li>"""
        for n in range(1, 141)
    )
    facts = "".join(
        f"<tr><th scope=row>{name}</th><td>{value}</td></tr>"
        for name, value in (
            ("Country", link("Lusland", "#l")),
            ("Length", "412 km"),
            ("Mouth", link("Bay of Coimbra", "#b")),
        )
    )
    tools = ("Article", "Talk", "Read", "Edit source", "View history", "Watch")
    languages = "".join(f"<li>{link(one, '#lang')}</li>" for one in ("Deutsch", "Español", "Français", "日本語"))
    body = f"""<header class=row>{link("Openpedia", "#main")}<form role=search>
<input type=search aria-label="Search Openpedia"><button>Search</button></form>{link("Create account", "#join")}
{link("Log in", "#login")}</header><div class=split><nav aria-label="Site"><ul><li>{link("Main page", "#main")}</li>
<li>{link("Random article", "#random")}</li><li>{link("Recent changes", "#recent")}</li></ul><h2>Languages</h2>
<ul>{languages}</ul></nav><main><h1>River Almeda</h1>{"".join(f" {link(one, '#t')}" for one in tools)}
<table><caption>River Almeda</caption><tbody>{facts}</tbody></table>{sections}
<h2>References</h2><ol>{references}</ol></main></div>"""
    return make_document("en", "River Almeda — Openpedia", body)


def _article_section(number: int) -> str:
    notes = "".join(f'<sup><a href="#r{n}">[{n}]</a></sup>' for n in range(number * 5 - 4, number * 5 + 1))
    places = ", ".join(link(f"{PLACES[(number + n) % 8]} bridge", f"#{n}") for n in range(4))
    return f"""<h2>Stage {number} <span>[<a
href="#e{number}" aria-label="Edit section: Stage {number}">edit</a>]</span></h2>
<p>The river passes {places}.{notes} {_prose(number, 2)}</p>"""


def make_thread() -> str:
    """A thread of 60 posts, each with quote, reply, like, share and report."""
    posts = "".join(_post(number) for number in range(1, 61))
    body = f"""{site_header("Forum", ("Forums", "New posts", "Members", "Rules"))}
{crumbs("Forums", "Bicycles", "Chain keeps falling off")}<main><h1>Chain keeps falling off</h1><div class=row>
{link("Reply to thread", "#reply")}<button>Watch thread</button><label>Sort posts <select><option>Oldest first
<option>Newest first<option>Most liked</select></label></div>{posts}{pager(4)}
<form aria-label="Quick reply"><label>Your reply <textarea required></textarea></label>
<label>Attach files <input type=file multiple></label><button>Post reply</button>
<button type=button class=quiet>Preview</button></form></main>"""
    return make_document("en", "Chain keeps falling off | Spoke forum", body)


def _post(number: int) -> str:
    author = person(number * 3)
    actions = "".join(f"<button class=quiet>{one}</button>" for one in ("Like", "Quote", "Reply", "Report"))
    return f"""<article aria-label="Post {number} by {author}"><header class=row>
<a href="#u{number}">{author}</a><span>{number * 11} posts</span><time>{number % 28 + 1} Nov 2026</time>
<a href="#p{number}" aria-label="Link to post {number}">#{number}</a></header>
<p>{_prose(number, 3)}</p><footer class=row>{actions}<button class=quiet aria-label="Share post">↗</button>
{link(f"{number % 7} likes", "#likes")}</footer></article>"""


def make_shop() -> str:
    """A shop's list of 120 products with six facets."""
    cards = "".join(_card(number) for number in range(1, 121))
    facets = "".join(
        f"<fieldset><legend>{name}</legend>"
        + "".join(f"<label><input type=checkbox> {value} ({len(value) * 7})</label><br>" for value in values)
        + "</fieldset>"
        for name, values in (("Category", GOODS), ("Colour", COLOURS), ("Brand", PLACES),
                             ("Rating", ("4 stars and up", "3 stars and up")))
    )  # fmt: skip
    body = f"""<header class=row>{link("Marlin & Co.", "#home")}<form role=search><input type=search
aria-label="Search products"><button>Search</button></form>{link("Account", "#me")} {link("Wish list", "#wish")}
{link("Basket (2)", "#basket")}</header>{crumbs("Home", "Household", "All products")}<main class=split>
<aside aria-label="Filters"><h2>Filters</h2>{facets}<fieldset><legend>Price</legend>
<label>From <input type=number></label> <label>To <input type=number></label></fieldset>
<button>Apply filters</button>{link("Clear filters", "#all")}</aside>
<section><h1>All products</h1><div class=row><span>1–120 of 846 products</span><label>Sort by <select>
<option>Relevance<option>Price, lowest first<option>Rating</select></label></div>
<ul class=grid style="list-style:none;padding:0">{cards}</ul>{pager(8)}</section></main>"""
    return make_document("en", "All products | Marlin & Co.", body)


def _card(number: int) -> str:
    name = f"{GOODS[number % 8]} “{PLACES[number // 8 % 8]}” no. {number}"
    colours = "".join(
        f'<button class=quiet aria-label="{one}" style="background:{one.lower()}"></button>' for one in COLOURS[:3]
    )
    return f"""<li><article><a href="#p{number}" aria-hidden=true tabindex=-1><svg width=80 height=60></svg></a>
<h3><a href="#p{number}">{name}</a></h3><p><a href="#r{number}" aria-label="{number % 5 + 1} of 5 stars,
{number * 3} reviews">★ ({number * 3})</a></p><p>€{number * 17 % 200 + 5},90</p>{colours}
<button>Add to basket</button><button class=quiet aria-label="Add to wish list">♡</button></article></li>"""


PANEL_SCRIPT = """'use strict';
const define = (name, draw) => customElements.define(name, class extends HTMLElement {
  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).innerHTML = draw(this.getAttribute('name'), this);
  }
});
define('hp-icon', (name) => `<svg width=16 height=16 aria-hidden=true><circle r=6 cx=8 cy=8></circle></svg>`);
define('hp-switch', (name) => `<button role=switch aria-checked=false aria-label="Toggle ${name}">○</button>`);
define('hp-more', (name) => `<button aria-label="More about ${name}"><slot></slot>⋮</button>`);
define('hp-row', (name) => `<style>:host{display:flex;gap:.5rem}</style><hp-icon></hp-icon><span>${name}</span>
  <span>${name.length % 2 ? 'On' : 'Off'}, last changed ${name.length} minutes ago</span>
  <hp-switch name="${name}"></hp-switch><hp-more name="${name}"></hp-more>`);
define('hp-card', (room) => `<style>:host{display:block;border:1px solid #ccc;padding:1rem}</style><h2>${room}</h2>
  <button>${room} off</button><a href="#history-${room}">History of ${room}</a>
  ${DEVICES.map((one) => `<hp-row name="${room} ${one}"></hp-row>`).join('')}`);
define('hp-bar', () => `<h1>Home</h1><p>21.5 °C inside</p><label>Scene <select><option>Day<option>Night</select></label>
  <button>Leave home</button><button>Good night</button>`);
define('hp-side', () => `<nav aria-label=Main>${SIDE.map((one) => `<a href="#${one}">${one}</a> `).join('')}</nav>`);
document.querySelector('hp-page').attachShadow({ mode: 'open' }).innerHTML =
  `<hp-side></hp-side><main><hp-bar></hp-bar>
  ${ROOMS.map((one) => `<hp-card name="${one}"></hp-card>`).join('')}</main>`;
document.documentElement.dataset.ready = 'yes';"""


def make_home_panel() -> str:
    """A smart-home panel: 477 controls inside about 900 open shadow roots; the document's own body is empty."""
    side = (
        "Overview",
        "Map",
        "Energy",
        "Logbook",
        "History",
        "Media",
        "To-do lists",
        "Developer tools",
        "Settings",
        "Notifications",
        "Profile",
    )
    data = "".join(
        f"const {name} = {json.dumps(values)};"
        for name, values in (("ROOMS", ROOMS), ("DEVICES", DEVICES), ("SIDE", (*side, "Automations", "Scenes")))
    )
    return make_document("en", "Home — Hearth panel", f"<hp-page></hp-page><script>{data}{PANEL_SCRIPT}</script>")
