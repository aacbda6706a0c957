"""`make demo`: the main job on a local site, with no key and no network, and the proof that it was really done."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from e2e.site.billing import BillingSite

GOAL = "Download last month's invoice"
FOLDER = Path("demo-output")


def main() -> int:
    began = time.monotonic()
    headed = os.environ.get("HEADED", "") not in ("", "0")
    for old in FOLDER.glob("*") if FOLDER.exists() else ():
        old.unlink()
    with BillingSite() as site, tempfile.TemporaryDirectory(prefix="copilot-demo-") as data_dir:
        print(f"A local billing site is at {site.url}; the goal is: {GOAL}\n", flush=True)
        command = [
            sys.executable, "-m", "browser_copilot", "run", GOAL, "--url", site.url, "--allow", site.origin,
            "--headed" if headed else "--headless", "--working-directory", str(FOLDER), "--data-dir", data_dir,
        ]  # fmt: skip
        code = subprocess.run(command, check=False, timeout=300).returncode
        if code != 0:
            print(f"\nThe demo failed: exit code {code}", file=sys.stderr)
            return code
        return check(site, time.monotonic() - began)


def check(site: BillingSite, seconds: float) -> int:
    """Compare the file with the site's own bytes, and the site's ledger with one download."""
    name, content = site.expected_invoice(1)
    files = sorted(FOLDER.glob("*"))
    same = [path for path in files if path.read_bytes() == content]
    downloads = len(site.downloads)
    if not same or downloads != 1:
        found = ", ".join(path.name for path in files) or "no file"
        print(f"\nExpected {name}, once; found {found} and {downloads} downloads", file=sys.stderr)
        return 1
    print(f"\nChecked against the site: {same[0]} has the {len(content):,} bytes of {name}, served once.")
    print(f"The demo took {seconds:.1f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
