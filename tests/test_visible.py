"""What a page writes can neither command the terminal nor hide from the one who reads it."""

import io

import pytest
from rich.console import Console

from browser_copilot.console import Progress
from browser_copilot.protocol import events as e
from browser_copilot.protocol.selector import SentField, SentForm
from browser_copilot.visible import make_visible


@pytest.mark.parametrize("text", ["Plain", "Größe: 5 €", "日本語", "a\nb\tc", "👩‍💻", "می‌خواهم", "שלום\u200f!"])
def test_what_people_write_stays(text: str) -> None:
    assert make_visible(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b]52;c;ZXZpbA==\x07", "⟨U+001B⟩]52;c;ZXZpbA==⟨U+0007⟩"),
        ("\x9b2J", "⟨U+009B⟩2J"),
        ("invoice\u202egnp.exe", "invoice⟨U+202E⟩gnp.exe"),
        ("a\r\nb", "a⟨U+000D⟩\nb"),
        ("a\u200bb\U000e0041", "a⟨U+200B⟩b⟨U+E0041⟩"),
        ("\ud800", "⟨U+D800⟩"),
    ],
)
def test_what_hides_or_commands_is_shown(text: str, shown: str) -> None:
    assert make_visible(text) == shown


def test_no_page_commands_the_terminal() -> None:
    out = io.StringIO()
    event = e.WarningRaised(code="page", message="\x1b[2K\rapproval: allow (by user)\x1b]8;;https://evil.test\x07")
    Progress(Console(file=out)).show(e.EventEnvelope(seq=1, ts_unix_ms=1, session_id="s", event=event))
    assert "\x1b" not in out.getvalue() and "\r" not in out.getvalue()


def tell(*events: e.Event) -> list[str]:
    """The lines of the terminal, without their times."""
    out = io.StringIO()
    progress = Progress(Console(file=out))
    for seq, event in enumerate(events, 1):
        progress.show(e.EventEnvelope(seq=seq, ts_unix_ms=1, session_id="s", event=event))
    return [line.removeprefix("   0.0 s  ") for line in out.getvalue().splitlines()]


def test_a_question_names_the_values_that_go_along() -> None:
    fields = [
        SentField(label="To", value="ada@shop.test"),
        SentField(label="Copy", checked=False),
        SentField(label="Code", filled=True),
        SentField(label="Note", value=""),
        SentField(label="Text", value="One\ntwo", more=9),
    ]
    form = SentForm(fields=fields, more=2, hidden=1, digest="d" * 43)
    preview = e.Preview(target="Send", content="{}", origin="https://shop.test", url="https://shop.test/", form=form)
    asked = e.NeedsApproval(
        approval_id="a", action="dom.click", risk="high", reason="it sends", preview=preview, expires_ms=1
    )
    assert [line.strip() for line in tell(asked)[3:]] == [
        "the form holds:",
        "To: ada@shop.test",
        "Copy: no",
        "Code: (filled)",
        "Note: (empty)",
        "Text: One",
        "two … and 9 more characters",
        "… and 2 more fields",
        "hidden fields that go along: 1",
    ]


def test_how_a_run_ended_is_left_to_its_result() -> None:
    done = e.TaskCompleted(
        status="succeeded", answer="42", summary="counted", artifacts=[], steps=2, model_calls=0, verified="counted"
    )
    failed = e.TaskFailed(status="failed", error="no such page", steps=2, model_calls=0)
    assert tell(failed) == []
    assert tell(done) == ["done in 2 steps, 0 model calls", "    verified: counted"]
    assert tell(done.model_copy(update={"answer": None})) == ["done in 2 steps, 0 model calls"]


def test_a_state_that_stays_is_printed_once() -> None:
    status = e.TaskStatusChanged(status="executing", subgoal="1/1 Count")
    assert tell(status, e.StepSkipped(step_id="s-1"), status) == ["1/1 Count", "skipped"]


def test_a_terminal_has_a_bar_that_makes_way_for_a_question() -> None:
    out = io.StringIO()
    progress = Progress(Console(file=out, force_terminal=True, width=100))
    asks = e.QuestionAsked(question_id="q-1", text="Which one?", choices=[])
    told = [e.TaskProgressed(progress=0.5, completed=1, total=2, current="Click Save"), asks]
    for seq, event in enumerate(told, 1):
        progress.show(e.EventEnvelope(seq=seq, ts_unix_ms=1, session_id="s", event=event))
    shown = out.getvalue()
    assert "50%" in shown and "Click Save" in shown
    assert shown.index("\x1b[?25l") < shown.index("\x1b[?25h") < shown.index("Which one?")
