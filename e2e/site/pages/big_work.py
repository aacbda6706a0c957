"""Big pages for work: trackers, administration, mail, reviews; every row has controls of its own."""

from __future__ import annotations

from e2e.site.markup import link, options
from e2e.site.pages.parts import FAMILY, GIVEN, crumbs, make_document, pager, person, site_header

TITLES = (
    "Crash when the queue is empty",
    "Add a dark theme",
    "Document the retry policy",
    "Slow start on small machines",
    "Dates are shown in the wrong time zone",
    "Export loses the last column",
    "Keyboard focus jumps to the top after saving",
)
LABELS = ("bug", "enhancement", "docs", "performance", "help wanted")
ORDER_STATES = ("Open", "Paid", "Shipped", "Returned")
SUBJECTS = (
    "Minutes of the planning meeting",
    "Your order has been shipped",
    "Invoice for November",
    "Question about the contract",
    "Photos from the weekend",
    "Reminder: dentist appointment",
    "Build failed on main",
)


def make_tracker() -> str:
    """A tracker's list of 100 issues, eleven controls a row."""
    rows = "".join(_issue_row(number) for number in range(4100, 4000, -1))
    filters = "".join(
        f"<details><summary>{name}</summary><input aria-label='Filter by {name.lower()}'></details>"
        for name in ("Author", "Label", "Project", "Milestone", "Assignee", "Sort")
    )
    body = f"""{site_header("Repository", ("Code", "Issues", "Pull requests", "Actions", "Wiki", "Settings"))}
<main><h1>Issues</h1><div class=row><form role=search><input aria-label="Search issues" value="is:open is:issue">
<button>Search</button></form>{link("Labels", "#labels")} {link("Milestones", "#milestones")}
{link("New issue", "#new")}</div><div class=row role=toolbar aria-label="Filters">
<input type=checkbox aria-label="Select all issues">{link("1,204 Open", "#open")} {link("8,311 Closed", "#closed")}
{filters}</div><ul aria-label="Issues" style="list-style:none;padding:0">{rows}</ul>{pager(83)}</main>"""
    return make_document("en", "Issues · heron/heron", body)


def _issue_row(number: int) -> str:
    title = f"{TITLES[number % 7]} in module {number % 23}"
    author, owner = person(number), person(number * 7 + 3)
    labels = " ".join(link(LABELS[(number + k) % 5], f"#l{k}") for k in range(2))
    menu = "".join(
        f'<button class=quiet aria-label="{what}">{sign}</button>'
        for what, sign in (("Pin issue", "📌"), ("Copy link", "🔗"), ("More actions", "…"))
    )
    return f"""<li class=row><input type=checkbox aria-label="Select issue {number}">
<a href="#i{number}">{title}</a>{labels}<span>#{number} opened {number % 27 + 1} days ago by
<a href="#u{number % 10}">{author}</a></span><a href="#m{number % 3}">Milestone {number % 3 + 1}.0</a>
<a href="#a{number % 10}" aria-label="Assigned to {owner}">{owner[0]}</a>
<a href="#c{number}" aria-label="{number % 19} comments">💬 {number % 19}</a>{menu}</li>"""


def make_change_list() -> str:
    """An administration's list of 100 orders: four controls a row, filters beside it."""
    heads = ("Order", "Customer", "Status", "Total", "Placed")
    head = "".join(f'<th scope=col><a href="?o={n}">{one}</a></th>' for n, one in enumerate(heads))
    rows = "".join(_order_row(number) for number in range(1, 101))
    groups = (("status", ORDER_STATES), ("placed", ("Today", "This week", "This month", "This year")))
    facets = "".join(
        f"<h3>By {name}</h3><ul>" + "".join(f"<li>{link(one, f'?{name}={one}')}</li>" for one in ("All", *values))
        + "</ul>" for name, values in groups
    )  # fmt: skip
    actions = options((("", "---------"), ("delete", "Delete selected orders"), ("ship", "Mark as shipped")))
    body = f"""<header>{link("Shop administration", "#home")} <nav aria-label="User"><span>Welcome, ada.</span>
{link("View site", "#site")} {link("Change password", "#pw")} <button class=quiet>Log out</button></nav></header>
{crumbs("Home", "Sales", "Orders")}<main class=split><aside aria-label="Filter"><h2>Filter</h2>
{link("Clear all filters", "#clear")}{facets}</aside><div><h1>Select order to change</h1>
{link("Add order", "#add")}<form role=search class=row><label>Search orders <input type=search name=q></label>
<button>Search</button></form><form class=row><label>Action: <select name=action>{actions}</select></label>
<button>Go</button> <span>0 of 100 selected</span></form><table><thead><tr><td><input type=checkbox
aria-label="Select all orders on this page"></td>{head}</tr></thead><tbody>{rows}</tbody></table>{pager(41)}
</div></main>"""
    return make_document("en", "Select order to change | Shop administration", body)


def _order_row(number: int) -> str:
    order, name = f"ORD-{20000 + number}", person(number)
    mail = f"{name.split()[0].lower()}.{number}@example.com"
    chosen = ORDER_STATES[number % 4]
    states = options(((one.lower(), one) for one in ORDER_STATES), chosen.lower())
    return f"""<tr><td><input type=checkbox aria-label="Select {order}"></td>
<th scope=row>{link(order, f"#o{number}")}</th><td>{name} <a href="mailto:{mail}">{mail}</a></td>
<td><select aria-label="Status of {order}">{states}</select></td><td>€{number * 37 % 900 + 9}.{number % 90 + 10}</td>
<td>{number % 28 + 1} Nov 2026, {number % 24}:{number % 50 + 10}</td></tr>"""


def make_inbox() -> str:
    """A mailbox with 100 messages: check box, star, subject and four icons each."""
    rows = "".join(_mail_row(number) for number in range(1, 101))
    folders = ("Inbox 42", "Starred", "Sent", "Drafts 3", "Archive", "Spam", "Trash")
    tools = "".join(
        f"<button class=quiet aria-label='{one}'>{one[0]}</button>"
        for one in ("Archive", "Report spam", "Delete", "Mark as read", "Move to", "Snooze")
    )
    body = f"""<header class=row>{link("Pelican Mail", "#home")}<form role=search>
<input type=search aria-label="Search mail"><button>Search</button></form>
<button class=quiet aria-label="Account ada@example.com">A</button></header><main class=split>
<nav aria-label="Folders"><button>Compose</button><ul>{"".join(f"<li>{link(one, '#f')}</li>" for one in folders)}</ul>
</nav><section><h1>Inbox</h1><div class=row role=toolbar aria-label="Selected messages">
<input type=checkbox aria-label="Select all">{tools}<span>1–100 of 2,391</span>
<button class=quiet aria-label="Older messages">›</button></div>
<table role=grid aria-label="Messages"><tbody>{rows}</tbody></table></section></main>"""
    return make_document("en", "Inbox (42) — Pelican Mail", body)


def _mail_row(number: int) -> str:
    sender, subject = person(number), f"{SUBJECTS[number % 7]} ({number})"
    icons = "".join(
        f'<button class=quiet aria-label="{one}">·</button>' for one in ("Archive", "Delete", "Mark as read", "Snooze")
    )
    starred = "true" if number % 9 == 0 else "false"
    return f"""<tr role=row><td role=gridcell><input type=checkbox aria-label="Select message"></td>
<td role=gridcell><button class=quiet aria-label="Star" aria-pressed={starred}>☆</button></td>
<td role=gridcell>{sender}</td><td role=gridcell><a href="#m{number}">{subject}</a>
<span>Hello Ada, here is what we talked about on day {number % 28 + 1}; see the attached file.</span></td>
<td role=gridcell>{number % 28 + 1} Nov</td><td role=gridcell>{icons}</td></tr>"""


def make_review() -> str:
    """A code review of eight files; each line can be commented on."""
    files = "".join(_review_file(number) for number in range(8))
    names = "".join(f"<li>{link(_file_name(number), f'#f{number}')}</li>" for number in range(8))
    body = f"""{site_header("Repository", ("Code", "Issues", "Pull requests", "Actions"))}<main>
<h1>Retry requests after a lost connection #812</h1><div class=row role=tablist aria-label="Pull request">
<button role=tab aria-selected=false>Conversation 14</button><button role=tab aria-selected=false>Commits 5</button>
<button role=tab aria-selected=true>Files changed 8</button></div><div class=row>
<label>Filter files <input type=search></label><label><input type=checkbox> Hide whitespace</label>
<button>Review changes</button></div><div class=split><nav aria-label="Files"><ul>{names}</ul></nav><div>{files}
<form aria-label="Finish your review"><label>Leave a comment <textarea></textarea></label>
<fieldset><legend>Verdict</legend><label><input type=radio name=v> Comment</label>
<label><input type=radio name=v> Approve</label><label><input type=radio name=v> Request changes</label></fieldset>
<button>Submit review</button></form></div></div></main>"""
    return make_document("en", "Retry requests after a lost connection · Pull request 812", body)


def _file_name(number: int) -> str:
    return f"client/{('link', 'retry', 'queue', 'clock', 'frames', 'ledger', 'tabs', 'state')[number]}.py"


def _review_file(number: int) -> str:
    lines = "".join(_review_line(number, line) for line in range(1, 25))
    thread = f"""<div role=group aria-label="Comment thread"><p><a href="#u">{person(number)}</a> says: is this bound
ever reached?</p><button class=quiet>Reply</button><button class=quiet>Resolve conversation</button></div>"""
    name = _file_name(number)
    return f"""<section aria-label="{name}"><div class=row><h2 id=f{number}>{name}</h2>
<button class=quiet aria-label="Copy path">⧉</button><label><input type=checkbox> Viewed</label>
<button class=quiet aria-label="File options">…</button></div><table><tbody>{lines}</tbody></table>{thread}</section>"""


def _review_line(number: int, line: int) -> str:
    sign = ("+", "-", " ")[(number + line) % 3]
    code = f"{'    ' * (line % 3)}result_{line} = await call(frame_{number}, timeout={line * 10})"
    return f"""<tr><td>{link(str(line), f"#L{line}")}</td><td><button class=quiet
aria-label="Comment on line {line}">+</button></td><td><code>{sign} {code}</code></td></tr>"""


def make_timesheet() -> str:
    """An ARIA grid of 50 people by twelve columns whose cells are focusable; no cell is a native control."""
    heads = ("Employee", *(f"Day {day}" for day in range(1, 11)), "Total")
    head = "".join(
        f'<div role=columnheader tabindex=-1 aria-sort=none aria-colindex={n}>{one}</div>'
        for n, one in enumerate(heads, 1)
    )  # fmt: skip
    rows = "".join(_sheet_row(number) for number in range(1, 51))
    tools = "".join(f"<button class=quiet>{one}</button>" for one in ("Undo", "Redo", "Bold", "Currency", "Filter"))
    body = f"""<style>[role=row]{{display:grid;grid-template-columns:12rem repeat(11,1fr)}}[role=gridcell]{{border:1px
solid #ddd;padding:.2rem}}</style>{site_header("Main", ("Timesheets", "Projects", "Reports", "Team"))}<main>
<h1>Timesheet November</h1><div role=toolbar aria-label="Sheet" class=row>{tools}<label>Formula <input></label>
<button>Submit timesheet</button></div><div role=grid aria-label="Hours" aria-rowcount=51 aria-colcount=12>
<div role=row aria-rowindex=1>{head}</div>{rows}</div><div role=tablist aria-label="Sheets"><button role=tab
aria-selected=true>November</button><button role=tab aria-selected=false>October</button>
<button aria-label="Add sheet">+</button></div></main>"""
    return make_document("en", "Timesheet November — Hours", body)


def _sheet_row(number: int) -> str:
    hours = [(number * day) % 9 for day in range(1, 11)]
    cells = "".join(
        f"<div role=gridcell tabindex=-1 aria-colindex={day + 1}>{hour}</div>" for day, hour in enumerate(hours, 1)
    )
    name = f"{GIVEN[number % 10]} {FAMILY[number // 10]}"
    return f"""<div role=row aria-rowindex={number + 1}><div role=rowheader tabindex=-1>{name} <button class=quiet
aria-label="Employee menu">⋮</button></div>{cells}<div role=gridcell tabindex=-1>{sum(hours)}</div></div>"""
