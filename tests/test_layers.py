"""Folders are the architecture: who may import whom is the table below, checked in Python and in TypeScript."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[1]
SERVER = REPOSITORY / "server" / "browser_copilot"
EXTENSION = REPOSITORY / "extension" / "src"
BUNDLES = REPOSITORY / "extension" / ".output" / "modules"

EVERYTHING = frozenset({"protocol", "page", "model", "browser", "store", "agent", "runtime", "portal", "mailbox"})
PYTHON_LAYERS: dict[str, frozenset[str]] = {
    "protocol": frozenset(),
    "goal": frozenset({"protocol"}),
    "page": frozenset({"protocol"}),
    "model": frozenset({"protocol"}),
    "browser": frozenset({"protocol"}),
    "store": frozenset({"protocol"}),
    "agent": frozenset({"protocol", "page", "model", "browser"}),
    "runtime": frozenset({"protocol", "agent", "store"}),
    "portal": frozenset({"protocol", "runtime", "browser", "store"}),
    "mailbox": frozenset({"protocol", "runtime", "browser"}),
    "errors": frozenset(),
    "settings": frozenset({"protocol"}),
    "log": frozenset(),
    "crash": frozenset(),
    "visible": frozenset(),
}
"""What each part of the server may import beside itself; the rest (`app`, `cli`, ...) may import everything."""
FREE_TO_ALL = frozenset({"errors", "settings", "log", "crash", "visible"})

CONTENT = frozenset({"content/dom", "content/aria", "content/selector", "content/page", "content/actions", "content"})
TYPESCRIPT_LAYERS: dict[str, frozenset[str]] = {
    "lib": frozenset(),
    "content/dom": frozenset({"lib"}),
    "content/aria": frozenset({"lib", "content/dom"}),
    "content/selector": frozenset({"lib", "content/dom", "content/aria"}),
    "content/page": frozenset({"lib", "content/dom", "content/aria", "content/selector", "scoring/client"}),
    "content/actions": frozenset({"lib", "content/dom", "content/aria", "content/selector"}),
    "content": CONTENT | {"lib", "scoring/client"},
    "scoring": frozenset({"lib"}),
    "scoring/client": frozenset({"lib", "scoring"}),
    "background": frozenset({"lib"}),
    "panel": frozenset({"lib"}),
    "portal": frozenset({"lib", "panel"}),
}
"""What each part of the extension may import beside itself and `generated`; entry points may import everything."""

BUNDLE_PARTS: dict[str, frozenset[str]] = {
    "background.js": frozenset({"background", "lib", "generated", "entrypoints"}),
    "content.js": frozenset({*CONTENT, "scoring", "scoring/client", "lib", "generated", "entrypoints"}),
}
"""Which parts may be found in a built script."""

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]""")
WORLD = re.compile(r"(?<![.\w])(?:document|window|chrome)\.(?!\s)")


def python_part(path: Path) -> str:
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


def python_imports(path: Path) -> Iterator[str]:
    """Parts of ours that a module imports, absolute or relative, at any depth of the code."""
    package = path.relative_to(SERVER.parent).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = [*package[: len(package) - node.level + 1]] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            names = [base] if "." in base else [f"{base}.{alias.name}" for alias in node.names]
        for name in names:
            head, _, rest = name.partition(".")
            if head == SERVER.name and rest and not rest.startswith("_"):
                yield rest.partition(".")[0]


def typescript_part(path: Path) -> str:
    parts = path.relative_to(EXTENSION).parts
    if parts[0] == "content" and (len(parts) > 2 or path.is_dir()):
        return f"content/{parts[1]}"
    if parts[0] == "scoring" and path.name.split(".")[0] == "client":
        return "scoring/client"
    return parts[0]


def typescript_imports(path: Path) -> Iterator[str]:
    """Parts of ours that a file imports by a relative name."""
    for name in IMPORT.findall(path.read_text("utf-8")):
        target = (path.parent / name).resolve()
        if target.is_relative_to(EXTENSION):
            yield typescript_part(target)


def typescript_sources(folder: str = "") -> list[Path]:
    root = EXTENSION / folder
    return sorted(p for p in root.rglob("*.ts*") if ".test." not in p.name and "testing" not in p.parts)


@pytest.mark.parametrize("part", sorted(PYTHON_LAYERS))
def test_a_part_of_the_server_imports_only_what_its_layer_may(part: str) -> None:
    allowed = PYTHON_LAYERS[part] | FREE_TO_ALL | {part}
    sources = [path for path in sorted(SERVER.rglob("*.py")) if python_part(path) == part]
    wrong = [f"{p.relative_to(SERVER)} imports {i}" for p in sources for i in python_imports(p) if i not in allowed]
    assert wrong == []


def test_the_table_has_a_row_for_every_package_of_the_server() -> None:
    packages = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert packages <= set(PYTHON_LAYERS)


@pytest.mark.parametrize("part", sorted(TYPESCRIPT_LAYERS))
def test_a_part_of_the_extension_imports_only_what_its_layer_may(part: str) -> None:
    allowed = TYPESCRIPT_LAYERS[part] | {"generated", part}
    sources = [path for path in typescript_sources() if typescript_part(path) == part]
    wrong = [
        f"{p.relative_to(EXTENSION)} imports {i}" for p in sources for i in typescript_imports(p) if i not in allowed
    ]
    assert wrong == []


@pytest.mark.parametrize("name", ["lib", "scoring/score", "scoring/budget", "scoring/worker"])
def test_pure_code_of_the_extension_touches_neither_the_page_nor_the_browser(name: str) -> None:
    sources = typescript_sources(name) or [EXTENSION / f"{name}.ts"]
    found = [p.name for p in sources if p.is_file() and WORLD.search(without_comments(p.read_text("utf-8")))]
    assert found == []


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("script", sorted(BUNDLE_PARTS))
def test_a_built_script_holds_only_the_code_of_its_own_parts(script: str) -> None:
    if not BUNDLES.is_dir():
        pytest.skip("the extension is not built; run `make extension`")
    modules = [EXTENSION / name for name in modules_of(script)]
    foreign = [str(m) for m in modules if typescript_part(m) not in BUNDLE_PARTS[script]]
    assert foreign == []


def modules_of(script: str) -> set[str]:
    """Our sources in a built script and in the chunks that it loads, relative to `src/`."""
    chunks = {}
    for record in BUNDLES.glob("*.json"):
        chunks.update(json.loads(record.read_text("utf-8")))
    found: set[str] = set()
    waiting = [script]
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            found.update(chunks[name]["modules"])
            waiting.extend(chunks[name]["imports"])
    return found
