"""Print the markup of one page, or without a name the names of those that are made: `python -m e2e.site.pages NAME`."""

from __future__ import annotations

import sys

from e2e.site.pages.generated import GENERATED
from e2e.site.pages.site import page_text

if __name__ == "__main__":
    sys.stdout.write(page_text(sys.argv[1]) if len(sys.argv) > 1 else "\n".join(GENERATED))
