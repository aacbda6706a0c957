"""Which browser is started and with which flags. Decides only; nothing is started here."""

import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from browser_copilot.errors import LinkError

NAMES = ("chromium", "chromium-browser", "chrome-for-testing", "google-chrome-for-testing", "ungoogled-chromium")
BRANDED = ("google-chrome", "google-chrome-stable", "microsoft-edge", "brave-browser")
MAC_APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
)
MAC_BRANDED = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
BRANDED_WARNING = (
    "only a branded browser was found ({path}); it no longer loads extensions from the command line. "
    "Install Chromium or Chrome for Testing, or add the extension by hand and run `browser-copilot serve`"
)
FEATURES_OFF = (
    "Translate",
    "OptimizationHints",
    "MediaRouter",
    "DialMediaRouteProvider",
    "AutofillServerCommunication",
    "CertificateTransparencyComponentUpdater",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "InterestFeedContentSuggestions",
    "DisableLoadExtensionCommandLineSwitch",
    "GlobalMediaControls",
    "DestroyProfileOnBrowserClose",
)
FLAGS = (
    "--no-first-run",
    "--no-default-browser-check",
    "--no-service-autorun",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-breakpad",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-popup-blocking",  # a synthetic click is no gesture: its window.open would be swallowed
    "--disable-quic",
    "--disable-search-engine-choice-screen",
    "--disable-sync",
    "--hide-crash-restore-bubble",
    "--metrics-recording-only",
    "--password-store=basic",
    "--use-mock-keychain",
    "--window-size=1280,900",
)


@dataclass(frozen=True)
class Found:
    """An executable; `warning` when it will probably not do."""

    path: Path
    warning: str | None = None


@dataclass(frozen=True)
class Launch:
    """How a browser is started. `extension` is the private copy, `downloads` where files go."""

    profile: Path
    extension: Path
    downloads: Path
    headless: bool = False
    start_url: str = "about:blank"
    debugging: bool = False
    extra_flags: tuple[str, ...] = ()


def find_chromium(environment: Mapping[str, str] | None = None) -> Found:
    """`COPILOT_CHROMIUM`, then Chromium, Chrome for Testing, and branded browsers last. Raises `LinkError`."""
    environment = os.environ if environment is None else environment
    search = environment.get("PATH")
    named = environment.get("COPILOT_CHROMIUM")
    if named:
        path = shutil.which(named, path=search)
        if path is None:
            raise LinkError(f"COPILOT_CHROMIUM names {named}, which is no program", hint="correct it or unset it")
        return Found(Path(path))
    mac = sys.platform == "darwin"
    for name in (*NAMES, *(MAC_APPS if mac else ())):
        if path := shutil.which(name, path=search):
            return Found(Path(path))
    for name in (*BRANDED, *(MAC_BRANDED if mac else ())):
        if path := shutil.which(name, path=search):
            return Found(Path(path), BRANDED_WARNING.format(path=path))
    raise LinkError(
        "no Chromium was found",
        hint="install it (Debian: `apt install chromium`, macOS: `brew install chromium`) or set COPILOT_CHROMIUM",
    )


def build_arguments(launch: Launch, *, as_root: bool) -> list[str]:
    """The command line after the program's name."""
    arguments = [
        *FLAGS,
        f"--disable-features={','.join(FEATURES_OFF)}",
        f"--user-data-dir={launch.profile}",
        f"--disable-extensions-except={launch.extension}",
        f"--load-extension={launch.extension}",
    ]
    if launch.headless:
        arguments += ["--headless=new", "--disable-gpu"]
    if as_root:
        arguments += ["--no-sandbox", "--disable-dev-shm-usage"]
    if launch.debugging:
        arguments.append("--remote-debugging-port=0")
    return [*arguments, *launch.extra_flags, launch.start_url]
