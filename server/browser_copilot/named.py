"""Opens what is run by its name: the workflows that ship, those of the data directory, and the jobs of `jobs.json`."""

from browser_copilot.errors import UsageError
from browser_copilot.judging import match_goal
from browser_copilot.runtime.conditions import Judge
from browser_copilot.runtime.entry import Entry
from browser_copilot.runtime.entry_book import EntryBook, load_entry
from browser_copilot.runtime.ports import SystemClock
from browser_copilot.runtime.runtime import Runtime
from browser_copilot.runtime.shipped import SHIPPED
from browser_copilot.runtime.workflow_files import FileProblem, load_workflows
from browser_copilot.runtime.workflows import WorkflowBook
from browser_copilot.settings import Settings


def build_workflows(settings: Settings) -> tuple[WorkflowBook, list[FileProblem]]:
    """The workflows that ship and those of the data directory, and the files that cannot be used."""
    own, problems = load_workflows(settings.data_dir / "workflows")
    return WorkflowBook([*SHIPPED, *own], SystemClock()), problems


def read_entry(settings: Settings) -> Entry | None:
    """The tasks and jobs of `jobs.json`, as far as they can be checked without a server. Raises `UsageError`."""
    return load_entry(settings.data_dir / "jobs.json", lambda profile: True)


def find_fault(settings: Settings) -> str | None:
    """What is wrong with jobs.json, by its path in the file; a file with a fault is not installed."""
    try:
        read_entry(settings)
    except UsageError as error:
        return str(error)
    return None


async def open_entry(settings: Settings, runtime: Runtime, judge: Judge) -> EntryBook:
    """The tasks and jobs of `jobs.json`. A file that is wrong is told, and nothing is installed."""

    def is_profile(name: str) -> bool:
        try:
            runtime.world.find_pursuer(name)
        except UsageError:
            return False
        return True

    book = EntryBook(runtime, match_goal, judge)
    runtime.jobs = book
    await book.settle()
    try:
        entry = load_entry(settings.data_dir / "jobs.json", is_profile)
    except UsageError as error:
        book.fault = str(error)
        runtime.warn("jobs_file", book.fault)
        return book
    if entry is not None:
        book.install(entry)
    return book
