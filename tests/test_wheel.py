"""An installed wheel is whole: the extension to launch, the portal's site, prompts and migrations are in it."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NEEDED = (
    "browser_copilot/_extension/manifest.json",
    "browser_copilot/_extension/background.js",
    "browser_copilot/_extension/content.js",
    "browser_copilot/portal/site/index.html",
    "browser_copilot/agent/prompts/planner.md",
    "browser_copilot/store/migrations/env.py",
)


def build_wheel(root: Path, target: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(target)]
    return subprocess.run([*command, str(root)], capture_output=True, text=True, timeout=100, check=False)


def test_the_wheel_holds_all_that_the_product_reads(tmp_path: Path) -> None:
    if not (ROOT / "extension" / ".output" / "chrome-mv3" / "manifest.json").is_file():
        pytest.skip("the extension is not built: run `make extension`")
    built = build_wheel(ROOT, tmp_path)
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert [name for name in NEEDED if name not in names] == []


def test_a_wheel_without_the_extension_is_refused(tmp_path: Path) -> None:
    for name in ("pyproject.toml", ".ci/wheel.py", "server/browser_copilot/__init__.py"):
        target = tmp_path / "checkout" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text((ROOT / name).read_text("utf-8"), "utf-8")
    built = build_wheel(tmp_path / "checkout", tmp_path / "out")
    assert built.returncode != 0
    assert "run `make extension` before building a wheel" in built.stderr + built.stdout
