"""The exception tree is drawn in the docstring of errors.py, and the drawing is true."""

from __future__ import annotations

import inspect
import re

from browser_copilot import errors
from browser_copilot.errors import CopilotError


def test_every_exception_is_in_the_drawing() -> None:
    drawn = set(re.findall(r"[├└]── (\w+)", inspect.getdoc(errors) or ""))
    ours = {name for name, item in vars(errors).items() if inspect.isclass(item) and name.endswith("Error")}
    assert ours - {"CopilotError"} == drawn


def test_every_exception_descends_from_ours() -> None:
    classes = [item for name, item in vars(errors).items() if name.endswith("Error")]
    assert all(issubclass(item, CopilotError) for item in classes)


def test_the_text_of_a_failure_ends_with_what_to_do() -> None:
    assert str(CopilotError("the port is taken", hint="choose another")) == "the port is taken; choose another"
