"""Every wire type is strict: camelCase on the wire, snake_case in Python, unknown fields refused.

Bytes are canonical: `to_json` writes the fields in the order of the model, leaves out what is None and puts
no white space, so that both sides of the wire re-serialise a message to the same bytes.
"""

import json
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints
from pydantic.alias_generators import to_camel


class Wire(BaseModel):
    """A message or a part of one. Immutable; raises `pydantic.ValidationError` on bad input."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        extra="forbid",
        strict=True,
        frozen=True,
        use_enum_values=True,
        allow_inf_nan=False,
        str_strip_whitespace=False,
    )

    def to_wire(self) -> dict[str, Any]:
        """The message as JSON values, camelCase, without the fields that are None."""
        return self.model_dump(mode="json", by_alias=True, exclude_none=True)

    def to_json(self) -> str:
        """The canonical JSON text (UTF-8, no white space, no escapes beyond what JSON asks)."""
        return json.dumps(self.to_wire(), ensure_ascii=False, separators=(",", ":"), allow_nan=False)

    @classmethod
    def from_wire(cls, value: object) -> Self:
        """Parse JSON values. Names are taken in camelCase. Raises `pydantic.ValidationError`."""
        return cls.model_validate(value)


Id = Annotated[str, StringConstraints(min_length=1, max_length=128, pattern=r"^[A-Za-z0-9._:-]+$")]
Label = Annotated[str, StringConstraints(max_length=80)]
Text = Annotated[str, StringConstraints(max_length=2_000)]
LongText = Annotated[str, StringConstraints(max_length=100_000)]
Url = Annotated[str, StringConstraints(max_length=8_192)]
Origin = Annotated[str, StringConstraints(max_length=512)]
TabId = Annotated[int, Field(ge=1, le=2**31 - 1)]
Millis = Annotated[int, Field(ge=0, le=2**53 - 1)]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
Score = Annotated[float, Field(ge=0)]
Fraction = Annotated[float, Field(ge=0, le=1)]
Json = JsonValue
