"""The words that a model is given before anything else, each in a file of its own."""

from __future__ import annotations

from importlib.resources import files


def read_prompt(name: str) -> str:
    """The prompt of that name."""
    return files(__name__).joinpath(f"{name}.md").read_text("utf-8").strip()
