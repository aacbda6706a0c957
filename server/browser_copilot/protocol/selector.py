"""A RoleSelector describes an element so that it can be found again; it never holds a handle.

Specification 004, section 4 and 6: role filter, state filter, name match, then `nth`, inside a landmark and a frame.
"""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from browser_copilot.protocol.base import Count, Wire
from browser_copilot.protocol.limits import MAX_SENT_FIELDS

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


class SentField(Wire):
    """One field of a form, as its page shows it: `value`, or `checked`, or of a secret and a file only `filled`.

    `more` characters of the value are left out. The room is for invisible characters, which are written out.
    """

    label: Annotated[str, StringConstraints(max_length=700)]
    value: Annotated[str, StringConstraints(max_length=4_000)] | None = None
    checked: bool | None = None
    filled: bool | None = None
    more: Count | None = None


class SentForm(Wire):
    """What an act sends along with itself: the values of its form, in the order of the page.

    `more` visible fields are not listed, and `hidden` ones no person sees. `digest` stands for every whole value,
    hidden and secret ones too; it is salted in the page, so that nothing can be guessed from it.
    """

    fields: Annotated[list[SentField], Field(max_length=MAX_SENT_FIELDS)]
    more: Count
    hidden: Count
    digest: Annotated[str, StringConstraints(min_length=16, max_length=128)]


class Target(Wire):
    """The element that was observed: the id of the summary and its fingerprint then.

    `fingerprint` is a short hash of frame, role, name and stable path, computed in the page. A call whose
    selector resolves to an element with another fingerprint is refused as `stale`. `destination` is where a press on
    it sends to, as in its details: an approved call that would send elsewhere is `stale` too. `form` is what it sends:
    an approved call that would send other values is refused with `needs_confirm` and the values as they are now.
    """

    id: Annotated[str, StringConstraints(min_length=1, max_length=128)]
    fingerprint: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    destination: Destination | None = None
    form: SentForm | None = None
