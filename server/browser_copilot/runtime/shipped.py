"""The workflows that ship with the copilot; each sets goals that the skills understand without a model."""

from typing import Annotated, Any

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.errors import UsageError
from browser_copilot.runtime.workflows import Parameters, workflow
from browser_copilot.runtime.workspace import WorkflowFailed, Workspace

Line = Annotated[str, StringConstraints(min_length=1, max_length=300, pattern=r"^[^\r\n]*$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r'^[^\r\n"“”,;]*$')]
PageUrl = Annotated[str, StringConstraints(max_length=2_000, pattern=r"^https?://[^\s/]+\S*$")]
FileName = Annotated[str, StringConstraints(max_length=80, pattern=r"^[\w-]+\.(csv|json)$")]
URL = Field(None, title="Page", description="Where to begin; empty for the page in front.")


def quote(text: str) -> str:
    """The text as a passage that a goal takes literally. Raises `UsageError` for one that holds every kind of quote."""
    for begin, end in ('""', "“”"):
        if begin not in text and end not in text:
            return f"{begin}{text}{end}"
    raise UsageError(f"{text[:40]!r} holds both straight and curly quotation marks; use one kind", field="params")


def _quotable(text: str) -> str:
    try:
        quote(text)
    except UsageError as error:
        raise ValueError(error.text) from error
    return text


Value = Annotated[str, StringConstraints(max_length=1_000, pattern=r"^[^\r\n]*$"), AfterValidator(_quotable)]


class Goal(Parameters):
    goal: Annotated[str, StringConstraints(min_length=1, max_length=2_000)] = Field(
        title="Goal", description="What to do, in plain words."
    )
    url: PageUrl | None = URL


@workflow(
    "copilot",
    title="Copilot",
    description="Pursues any goal on the page in front of you.",
    describe=lambda params: str(params.goal),
)
async def copilot(params: Goal, steps: Workspace) -> str | None:
    await steps.achieve(params.goal)
    return None


class Invoice(Parameters):
    period: Name = Field(
        "the newest", title="Which", description="For example: the newest, last month's, October 2026."
    )
    thing: Name = Field("invoice", title="Document", description="What the site calls it: invoice, receipt, statement.")
    username: Name | None = Field(None, title="User name", description="Logs in first, with the vault's password.")
    url: PageUrl | None = URL


@workflow(
    "download_invoice",
    title="Download an invoice",
    description="Finds the invoice of a month (or the newest) and downloads it.",
    describe=lambda params: f"Download {_name_document(params)}",
)
async def download_invoice(params: Invoice, steps: Workspace) -> str | None:
    steps.expect(2 if params.username else 1)
    if params.username:
        await steps.achieve(f"Log in as {params.username}")
    done = await steps.achieve(f"Download {_name_document(params)}")
    return done.answer


def _name_document(params: Any) -> str:
    """`the newest invoice`, `last month's invoice`, `the invoice of October 2026`."""
    period, thing = str(params.period), str(params.thing)
    if period.lower().startswith(("the ", "last", "this", "my ")):
        return f"{period} {thing}"
    plain = period.lower() in ("newest", "latest", "oldest", "last", "first")
    return f"the {period} {thing}" if plain else f"the {thing} of {period}"


class Search(Parameters):
    query: Value = Field(title="Search for", min_length=1)
    things: Name = Field("results", title="Items", description="What the results are: products, articles, users.")
    file: FileName = Field("results.csv", title="File", description="Ends in .csv or .json.")
    url: PageUrl | None = URL


@workflow(
    "search_and_extract",
    title="Search and extract",
    description="Searches the site and saves the list of results as a table.",
    describe=lambda params: f"Search for {quote(params.query)} and extract the {params.things} to {params.file}",
)
async def search_and_extract(params: Search, steps: Workspace) -> str | None:
    steps.expect(2)
    await steps.achieve(f"Search for {quote(params.query)}")
    things = "list" if params.things == "results" else params.things
    done = await steps.achieve(f"Extract the {things} to {params.file}")
    return done.answer


class Form(Parameters):
    fields: dict[Name, Value] = Field(
        title="Fields", description="What to enter, by the field's label.", min_length=1, max_length=40
    )
    form: Name | None = Field(None, title="Form", description="Its name, when the page has several.")
    submit: bool = Field(False, title="Send it", description="Also press the form's button.")
    url: PageUrl | None = URL


@workflow(
    "fill_form",
    title="Fill in a form",
    description="Enters values into the fields of a form, and sends it when asked to.",
    describe=lambda params: f"Fill in the {_name_form(params)}" + (" and submit it" if params.submit else ""),
)
async def fill_form(params: Form, steps: Workspace) -> str | None:
    values = ", ".join(f"{label} {quote(value)}" for label, value in params.fields.items())
    goal = f"Fill in the {_name_form(params)} with {values}"
    done = await steps.achieve(f"{goal} and submit it" if params.submit else goal)
    return done.answer


def _name_form(params: Any) -> str:
    return f"{params.form.removesuffix(' form')} form" if params.form else "form"


class Login(Parameters):
    username: Name | None = Field(None, title="User name", description="Empty: the site's only entry in the vault.")
    url: PageUrl | None = URL


@workflow(
    "login",
    title="Log in",
    description="Logs in with a secret from the vault.",
    describe=lambda params: f"Log in as {params.username}" if params.username else "Log in",
)
async def login(params: Login, steps: Workspace) -> str | None:
    done = await steps.achieve(f"Log in as {params.username}" if params.username else "Log in")
    return done.answer


class Monitor(Parameters):
    text: Line | None = Field(None, title="Until it shows", description="Empty: until anything changes.")
    gone: bool = Field(False, title="Until it is gone", description="Wait for the text to go away instead.")
    interval_s: float = Field(60, title="Every (seconds)", ge=1, le=86_400)
    max_checks: int = Field(60, title="At most (times)", ge=1, le=10_000)
    reload: bool = Field(True, title="Load the page again each time")
    url: PageUrl | None = URL

    @model_validator(mode="after")
    def needs_a_text(self) -> "Monitor":
        if self.gone and self.text is None:
            raise ValueError("gone needs a text to wait for")
        return self


@workflow(
    "monitor_page",
    title="Watch a page",
    description="Looks at a page again and again, until a text shows, goes, or anything changes.",
    describe=lambda params: f"Watch the page until {_say_condition(params)}",
)
async def monitor_page(params: Monitor, steps: Workspace) -> str | None:
    page = await steps.look("getMiniPCD", {})
    before = None if params.text else await read_page(steps)
    for check in range(1, params.max_checks + 1):
        if check > 1:
            await steps.sleep(params.interval_s)
            if params.reload:
                await steps.go(params.url or page.url)
        if await is_over(params, steps, before):
            return f"{_say_condition(params)}: seen at check {check}"
        steps.desk.progress(check / params.max_checks, check, params.max_checks, f"check {check}: not yet")
    raise WorkflowFailed(f"not seen in {params.max_checks} checks: {_say_condition(params)}")


async def is_over(params: Monitor, steps: Workspace, before: str | None) -> bool:
    """Whether what is waited for is there. A page that cannot be read just now is no news."""
    try:
        if params.text is None:
            return before != await read_page(steps)
        event = "gone" if params.gone else "text"
        seen = await steps.look("dom.waitFor", {"event": event, "value": params.text, "timeoutMs": 1_000})
        return bool(seen.matched)
    except ToolFailed as failure:
        steps.warn("page_not_read", str(failure))
        return False


async def read_page(steps: Workspace) -> str:
    """What the page says, without what only its version changes."""
    page = await steps.look("getMiniPCD", {})
    shown = await steps.look("dom.read", {"maxChars": 2_000})
    lists = [f"{one.name} {one.approx_count}" for one in page.collections]
    texts = [one.text for one in [*page.messages, *shown.passages]]
    return "\n".join([page.url, page.title, *page.headings, *lists, *texts])


def _say_condition(params: Any) -> str:
    if params.text is None:
        return "the page changes"
    return f"“{params.text}” {'is gone' if params.gone else 'shows'}"


SHIPPED = (copilot, download_invoice, search_and_extract, fill_form, login, monitor_page)
