"""Writes `shared-schema/` from the models, then lets Node write the extension's types and validators from it.

python -m browser_copilot.protocol.export            rewrite every generated file
python -m browser_copilot.protocol.export --check    write nothing; exit 1 and name the files that are stale
"""

import json
import subprocess
import sys
from pathlib import Path

from browser_copilot.protocol import dangers, limits, tools
from browser_copilot.protocol.samples import build_samples
from browser_copilot.protocol.schema import (
    DIALECT,
    ROOTS,
    Schema,
    build_definitions,
    build_family,
    find_models,
)

REPOSITORY = Path(__file__).resolve().parents[3]
TARGET = REPOSITORY / "shared-schema"
GENERATOR = REPOSITORY / "extension" / "scripts" / "generate-schema.mjs"
GENERATOR_SECONDS = 120

README = """# Shared schema

Generated from `server/browser_copilot/protocol/` by `make schema`; never edited by hand. `make check` fails
when it is stale.

| file | holds |
|---|---|
| `<family>.schema.json` | JSON Schema of one message family: {families} |
| `limits.json` | the numbers both sides obey |
| `dangers.json` | the words of what cannot be undone, and how an address says it |
| `tools.json` | effect class and shape of the result of each tool, and which error codes may be retried |
| `examples/<family>.json` | golden messages, one a line, the smallest and the fullest of each kind |
| `VERSION` | version of the protocol, sent in the handshake |

Messages are JSON texts without white space, keys in the order of the schema, absent fields left out; unknown
fields are refused. Both sides parse each golden message and write the same bytes again.
"""


def build_files() -> dict[str, str]:
    """Every file of `shared-schema/` by its path in it."""
    definitions = build_definitions()
    files = {f"{family}.schema.json": _pretty(build_family(family, definitions)) for family in ROOTS}
    files["limits.json"] = _pretty(limits.as_table())
    files["dangers.json"] = _pretty(dangers.as_table())
    files["tools.json"] = _pretty(_tool_tables())
    files["VERSION"] = f"{limits.PROTOCOL_VERSION}\n"
    files["README.md"] = README.format(families=", ".join(ROOTS))
    for family, texts in build_samples(definitions).items():
        files[f"examples/{family}.json"] = "[\n" + ",\n".join(texts) + "\n]\n"
    return files


def _tool_tables() -> Schema:
    return {
        "effects": tools.EFFECTS,
        "results": {name: _result_schema(shape) for name, shape in tools.RESULT_TYPES.items()},
        "retryable": tools.RETRYABLE,
    }


def _result_schema(shape: object) -> Schema:
    names = {model: name for name, model in find_models().items()}
    item = getattr(shape, "__args__", None)
    if item:
        return {"type": "array", "items": {"$ref": f"#/$defs/{names[item[0]]}"}}
    assert isinstance(shape, type)
    return {"$ref": f"#/$defs/{names[shape]}"}


def build_bundle() -> Schema:
    """All definitions in one schema, as the generator of the extension's types reads it."""
    return {"$schema": DIALECT, "$id": "bundle", "$defs": build_definitions()}


def _pretty(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def find_stale(files: dict[str, str]) -> list[Path]:
    """Files of ours that differ from what they should be, and files that should not be there."""
    wanted = {TARGET / name: text for name, text in files.items()}
    stale = [path for path, text in wanted.items() if not path.is_file() or path.read_text("utf-8") != text]
    present = {path for path in TARGET.rglob("*") if path.is_file()}
    return sorted([*stale, *(present - wanted.keys())])


def write(files: dict[str, str]) -> None:
    """Makes `shared-schema/` hold these files and no others."""
    for path in find_stale(files):
        path.unlink(missing_ok=True)
    for name, text in files.items():
        path = TARGET / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def generate_extension_files(*, check: bool) -> int:
    """Runs the Node half; its exit code is 1 when `check` finds a stale file."""
    command = ["node", str(GENERATOR), *(["--check"] if check else [])]
    bundle = json.dumps(build_bundle())
    return subprocess.run(command, input=bundle, text=True, timeout=GENERATOR_SECONDS, check=False).returncode


def main(arguments: list[str]) -> int:
    """Exit code 0 when all is written, or fresh."""
    check = "--check" in arguments
    files = build_files()
    if check:
        stale = find_stale(files)
        for path in stale:
            print(
                f"stale: {path.relative_to(REPOSITORY)}; run `make schema` and commit the result",
                file=sys.stderr,
            )
        return 1 if stale else generate_extension_files(check=True)
    write(files)
    return generate_extension_files(check=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
