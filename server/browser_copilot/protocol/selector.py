"""A RoleSelector describes an element so that it can be found again; it never holds a handle.

Specification 004, section 4 and 6: role filter, state filter, name match, then `nth`, inside a landmark and a frame.
"""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import Wire

Landmark = Literal["main", "header", "nav", "footer", "aside"]
NameMode = Literal["exact", "includes", "regex"]
FrameIndex = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,4}$")]
FramePath = Annotated[list[FrameIndex], Field(max_length=16)]
Nth = Annotated[int, Field(ge=0, le=100_000)]
Name = Annotated[str, StringConstraints(max_length=500)]


class ByRole(Wire):
    """An ARIA role with an accessible name; names compare case-insensitively, white space folded."""

    kind: Literal["role"] = "role"
    role: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    name: Name | None = None
    name_mode: NameMode | None = None  # exact when absent
    pressed: bool | None = None
    checked: bool | None = None
    expanded: bool | None = None
    selected: bool | None = None
    disabled: bool | None = None
    within_landmark: Landmark | None = None
    nth: Nth | None = None
    frame_path: FramePath | None = None


class ByText(Wire):
    """The smallest visible element whose text is (or, `includes`, holds) this text."""

    kind: Literal["text"] = "text"
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    name_mode: NameMode | None = None
    within_landmark: Landmark | None = None
    nth: Nth | None = None
    frame_path: FramePath | None = None


class ByCss(Wire):
    """The last resort. A ` >>> ` in the CSS steps into an open or closed shadow root."""

    kind: Literal["css"] = "css"
    css: Annotated[str, StringConstraints(min_length=1, max_length=2_000)]
    nth: Nth | None = None
    frame_path: FramePath | None = None


Destination = Annotated[str, StringConstraints(min_length=1, max_length=2_000)]
"""Method and address, and the frame or window when it is another: "POST https://shop.example/pay in _blank"."""
RoleSelector = Annotated[ByRole | ByText | ByCss, Field(discriminator="kind")]


class Target(Wire):
    """The element that was observed: the id of the summary and its fingerprint then.

    `fingerprint` is a short hash of frame, role, name and stable path, computed in the page. A call whose
    selector resolves to an element with another fingerprint is refused as `stale`. `destination` is where a press on
    it sends to, as in its details: an approved call that would send elsewhere is `stale` too.
    """

    id: Annotated[str, StringConstraints(min_length=1, max_length=128)]
    fingerprint: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    destination: Destination | None = None
