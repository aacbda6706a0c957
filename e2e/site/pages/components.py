"""Pages of component libraries are bundled when they are first asked for, and kept until a source changes."""

from __future__ import annotations

import hashlib
import os
import subprocess
from functools import cache
from pathlib import Path

from e2e.site.pages.parts import make_document

ROOT = Path(__file__).resolve().parents[3]
SOURCES = Path(__file__).parent / "components"
LIBRARIES = ROOT / ".cache" / "components" / "node_modules"
COMPILE_SVELTE = """
const { compile } = require('svelte/compiler');
const { code } = compile(require('node:fs').readFileSync(0, 'utf8'), { name: 'Page', css: 'injected' }).js;
console.log(`import { mount } from 'svelte';\n${code}\nmount(Page, { target: document.querySelector('#root') });`);
"""
ESBUILD = ROOT / "extension" / "node_modules" / ".bin" / "esbuild"
BUILT = LIBRARIES.parent / "built"
BUILD_SECONDS = 120

TITLES: dict[str, str] = {
    "mui_admin": "Members — Administration",
    "mui_booking": "Book a train",
    "mui_dialog": "Documents",
    "shoelace_files": "Files — Invoices",
    "shoelace_settings": "Settings",
    "virtual_log": "Log of the last day",
}
# Written for one test each; no page of the site.
OTHER_TITLES: dict[str, str] = {
    "angular_form": "Booking", "rich_fields": "Fields", "svelte_form": "Booking", "text_fields": "Fields",
}  # fmt: skip


def make_component_page(name: str) -> str:
    """Return a page with its bundle inside.

    Raises FileNotFoundError when the libraries are not installed, CalledProcessError with the bundler's own words.
    """
    script, style = _bundle(name)
    body = f"<style>{style}</style><div id=root></div><script type=module>{script}</script>"
    return make_document("en", (TITLES | OTHER_TITLES)[name], body)


@cache
def _bundle(name: str) -> tuple[str, str]:
    [source] = SOURCES.glob(f"{name}.*")
    lock = SOURCES / "package-lock.json"
    digest = hashlib.sha256(source.read_bytes() + lock.read_bytes()).hexdigest()[:16]
    script = BUILT / f"{name}-{digest}.js"
    if not script.exists():
        _build(source, script)
    style = script.with_suffix(".css")
    return script.read_text("utf-8"), style.read_text("utf-8") if style.exists() else ""


def _build(source: Path, script: Path) -> None:
    """Bundle beside its place and move it there, so that two runs at once see whole files only."""
    if not LIBRARIES.is_dir():
        raise FileNotFoundError(f"{LIBRARIES} is missing: run `.ci/setup components`")
    BUILT.mkdir(parents=True, exist_ok=True)
    draft = script.with_name(f"{script.stem}.{os.getpid()}.js")
    environment = os.environ | {"NODE_PATH": str(LIBRARIES)}
    if source.suffix == ".svelte":
        source = _compile_svelte(source, draft.with_suffix(".mjs"), environment)
    command = [
        str(ESBUILD), str(source), "--bundle", "--minify", "--format=esm", "--jsx=automatic",
        "--charset=utf8", "--log-level=error", "--loader:.ttf=dataurl",
        "--define:process.env.NODE_ENV=\"production\"", f"--outfile={draft}",
    ]  # fmt: skip
    subprocess.run(command, check=True, env=environment, timeout=BUILD_SECONDS)
    draft.with_suffix(".mjs").unlink(missing_ok=True)
    for made in (draft.with_suffix(".css"), draft):
        if made.exists():
            made.replace(script.with_suffix(made.suffix))


def _compile_svelte(source: Path, script: Path, environment: dict[str, str]) -> Path:
    """Write the component as a script that mounts it; return where."""
    command = ["node", "-e", COMPILE_SVELTE]
    made = subprocess.run(
        command, check=True, env=environment, input=source.read_bytes(), capture_output=True, timeout=BUILD_SECONDS
    )
    script.write_bytes(made.stdout)
    return script
