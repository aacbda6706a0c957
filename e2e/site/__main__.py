"""Serve the shop and the pages until interrupted, for a person to look at: `python -m e2e.site --variant deep`."""

from __future__ import annotations

import argparse
import threading

from e2e.site.billing import VARIANTS, BillingSite
from e2e.site.pages import PageSite


def main() -> None:
    """Print the two addresses and wait for an interrupt."""
    parser = argparse.ArgumentParser(prog="python -m e2e.site", description=__doc__)
    parser.add_argument("--variant", choices=sorted(VARIANTS), default="table", help="how the shop differs")
    chosen = parser.parse_args()
    with BillingSite(chosen.variant) as shop, PageSite() as pages:
        print(f"shop   {shop.url}  ({chosen.variant}; user ada, password correct horse)")
        print(f"pages  {pages.url}", flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            print("stopped")


if __name__ == "__main__":
    main()
