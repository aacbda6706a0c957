"""The rules of style that a machine can check; a file that must be an exception is named here with its reason."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[1]
SERVER = REPOSITORY / "server" / "browser_copilot"
EXTENSION = REPOSITORY / "extension" / "src"

MAX_FUNCTION_LINES = 60
MAX_P90_LINES = 30
MAX_PARAMETERS = 5

BROAD_EXCEPT = frozenset({"browser/connection.py", "runtime/actor.py", "mailbox/host.py", "cli.py"})
"""Where any failure must become a message: socket frame handler, actor loop, mailbox host, command line."""

FORBIDDEN_NAME = re.compile(r"(Manager|Helper|Helpers|Service|Utils|Util|Base)$")
FORBIDDEN_FILE = re.compile(r"(manager|helper|service|utils?)s?\.(py|tsx?)$")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
EMPTY_CATCH = re.compile(r"catch\s*(?:\([^)]*\))?\s*\{\s*\}")
SILENCED = re.compile(
    r"@ts-ignore|@ts-nocheck|@ts-expect-error|eslint-disable"
    r"|biome-ignore(?! lint/\w+/\w+: \w)|noExplicitAny|noNonNullAssertion|noEmptyBlock"
)
LOOSE_TYPE = re.compile(r"(?::\s*any\b|\bas any\b|<any>|\bany\[\])")
TS_FUNCTION = re.compile(
    r"^(\s*)(?:export )?(?:default )?(?:(?:public|private|protected|static|override|readonly) )*"
    r"(?:async )?(?:function\b.*|(?:get |set )?[#\w]+(?:<.*>)?\(.*|const \w+ = (?:async )?\(.*)\{$"
)
TS_STATEMENT = re.compile(r"^\s*(?:if|for|while|switch|catch|return|throw|test|describe|it)\b")

PYTHON = sorted(SERVER.rglob("*.py"))
TYPESCRIPT = sorted(p for p in EXTENSION.rglob("*.ts*") if "generated" not in p.parts and ".test." not in p.name)
SOURCES = [*PYTHON, *TYPESCRIPT]


def name_of(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def python_functions() -> Iterator[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for path in PYTHON:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield path, node


@cache
def python_lengths() -> list[tuple[int, str]]:
    return [((n.end_lineno or n.lineno) - n.lineno + 1, f"{name_of(p)}: {n.name}") for p, n in python_functions()]


@cache
def typescript_lengths() -> list[tuple[int, str]]:
    """Lengths of functions, found by the indentation that the formatter guarantees."""
    found: list[tuple[int, str]] = []
    for path in TYPESCRIPT:
        lines = path.read_text("utf-8").splitlines()
        for start, line in enumerate(lines):
            match = TS_FUNCTION.match(line)
            if match and not TS_STATEMENT.match(line):
                end = end_of_block(lines, start, match.group(1))
                found.append((end - start + 1, f"{name_of(path)}: {line.strip()[:60]}"))
    return found


def end_of_block(lines: list[str], start: int, indent: str) -> int:
    for number in range(start + 1, len(lines)):
        if lines[number].startswith(f"{indent}}}"):
            return number
    return start


def percentile_90(lengths: list[int]) -> int:
    return sorted(lengths)[int(len(lengths) * 0.9)] if lengths else 0


@pytest.mark.parametrize("lengths", [python_lengths, typescript_lengths], ids=["python", "typescript"])
def test_no_function_is_longer_than_sixty_lines(lengths: Callable[[], list[tuple[int, str]]]) -> None:
    assert [entry for entry in lengths() if entry[0] > MAX_FUNCTION_LINES] == []


@pytest.mark.parametrize("lengths", [python_lengths, typescript_lengths], ids=["python", "typescript"])
def test_nine_functions_in_ten_have_at_most_thirty_lines(lengths: Callable[[], list[tuple[int, str]]]) -> None:
    assert percentile_90([length for length, _ in lengths()]) <= MAX_P90_LINES


def test_a_function_has_at_most_five_parameters() -> None:
    wide = [
        f"{name_of(path)}: {node.name}"
        for path, node in python_functions()
        if path.name != "cli.py" and len(parameters_of(node)) > MAX_PARAMETERS
    ]
    assert wide == []


def parameters_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """What a caller has to think of: named options with a default are not counted."""
    required = [a for a, default in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True) if default is None]
    every = [*node.args.posonlyargs, *node.args.args, *required]
    return [argument.arg for argument in every if argument.arg not in ("self", "cls")]


def test_a_python_file_opens_with_its_law() -> None:
    silent = [name_of(p) for p in PYTHON if p.read_text("utf-8").strip() and not docstring_of(p)]
    assert silent == []


def docstring_of(path: Path) -> str | None:
    return ast.get_docstring(tree_of(path))


def test_a_typescript_file_opens_with_its_law() -> None:
    assert [name_of(p) for p in TYPESCRIPT if not p.read_text("utf-8").startswith(("/**", "//"))] == []


def test_broad_except_stands_only_at_the_four_boundaries() -> None:
    broad = {
        path.relative_to(SERVER).as_posix()
        for path in PYTHON
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ExceptHandler) and is_broad(node.type) and not raises_again(node)
    }
    assert broad - BROAD_EXCEPT == set()


def is_broad(caught: ast.expr | None) -> bool:
    names = caught.elts if isinstance(caught, ast.Tuple) else [caught]
    return any(n is None or (isinstance(n, ast.Name) and n.id in ("Exception", "BaseException")) for n in names)


def raises_again(handler: ast.ExceptHandler) -> bool:
    last = handler.body[-1]
    return isinstance(last, ast.Raise) and last.exc is None


def test_no_class_has_a_name_that_says_nothing() -> None:
    classes = [
        f"{name_of(path)}: {node.name}"
        for path in PYTHON
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef) and FORBIDDEN_NAME.search(node.name)
    ]
    assert classes == []


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert [name_of(p) for p in SOURCES if FORBIDDEN_FILE.search(p.name)] == []


@pytest.mark.parametrize("pattern", [EMPTY_CATCH, SILENCED, LOOSE_TYPE], ids=["empty catch", "silenced check", "any"])
def test_typescript_does_not_hold(pattern: re.Pattern[str]) -> None:
    assert [name_of(p) for p in TYPESCRIPT if pattern.search(p.read_text("utf-8"))] == []


def test_nothing_is_marked_as_unfinished() -> None:
    assert [name_of(p) for p in SOURCES if UNFINISHED.search(p.read_text("utf-8"))] == []
