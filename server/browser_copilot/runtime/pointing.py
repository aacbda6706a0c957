"""The user sees what is about to be acted on: while they are asked for it, and when it is done."""

from pydantic import TypeAdapter, ValidationError

from browser_copilot.protocol.selector import RoleSelector
from browser_copilot.protocol.task import ToolStep
from browser_copilot.protocol.tools import EFFECTS
from browser_copilot.runtime.ports import Hands

MAX_LABEL = 200
_SELECTOR: TypeAdapter[RoleSelector] = TypeAdapter(RoleSelector)


def point_at(hands: Hands, tab_id: int, step: ToolStep) -> None:
    """A ring around the step's element; none for a step that reads, or whose selector its tool will refuse."""
    selector = step.args.get("selector")
    if selector is None or EFFECTS.get(step.tool) == "read":
        return
    try:
        shown = _SELECTOR.validate_python(selector)
    except ValidationError:
        return
    hands.highlight(tab_id, step.description[:MAX_LABEL], shown)
