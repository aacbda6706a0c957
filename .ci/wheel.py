"""The wheel carries the built extension, so that an installed copilot needs no checkout to launch a browser."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("extension/.output/chrome-mv3")


class CarryExtension(BuildHookInterface[Any]):
    """An editable install finds the build in the checkout by itself and waits for none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        built = Path(self.root) / BUILT
        if not (built / "manifest.json").is_file():
            raise FileNotFoundError(f"there is no {BUILT}/manifest.json: run `make extension` before building a wheel")
        build_data["force_include"][str(built)] = "browser_copilot/_extension"
