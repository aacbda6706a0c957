"""The commands that keep things: secrets, model logins, pairing, the extension's files."""

import getpass
import os
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from browser_copilot.errors import StoreError, UsageError
from browser_copilot.options import AsJson, DataDir, Port, SecretName, print_rows, run_async, tell
from browser_copilot.settings import Settings, read_settings

if TYPE_CHECKING:
    from browser_copilot.model.auth import LoginAuth

secret = typer.Typer(help="Secrets that goals may use by name; values are never shown.", no_args_is_help=True)
extension = typer.Typer(help="The browser extension.", no_args_is_help=True)
Profile = Annotated[str, typer.Argument(help="The model profile.")]
ZIP_TIME = (2020, 1, 1, 0, 0, 0)
"""The same files make the same archive."""


def pair(*, data_dir: DataDir = None, port: Port = None, as_json: AsJson = False) -> None:
    """Print the code to paste into the extension's panel, and the server's address."""
    from browser_copilot.app import make_pairing

    settings = read_settings(data_dir=data_dir, port=port)
    pairing = make_pairing(settings, run_async(find_port(settings)) if port is None else settings.port)
    tell(pairing.to_code(), as_json, code=pairing.to_code(), url=pairing.url)
    if not as_json:
        print(f"the server's address is {pairing.url}", file=sys.stderr)


async def find_port(settings: Settings) -> int:
    """Of the server that runs, else that of the settings."""
    from browser_copilot.remote import find_server

    server = await find_server(settings.data_dir)
    return urlsplit(server.url).port or settings.port if server is not None else settings.port


def login(profile: Profile, *, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """Log in to the provider of a model profile, by a code that you enter in its page."""
    raise typer.Exit(run_async(log_in(read_settings(data_dir=data_dir), profile, as_json)))


def logout(profile: Profile, *, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """Forget the login of a model profile."""
    find_login(read_settings(data_dir=data_dir), profile).log_out()
    tell(f"logged out of {profile}", as_json, profile=profile, loggedIn=False)


def find_login(settings: Settings, name: str) -> "LoginAuth":
    """The login of a profile. Raises `UsageError` for one that has none."""
    from browser_copilot.model.auth import LoginAuth
    from browser_copilot.model.client import open_auth
    from browser_copilot.model.profiles import get_profile, read_profiles
    from browser_copilot.voices import TOKENS

    profile = get_profile(read_profiles(settings.profiles, os.environ), name)
    auth = open_auth(profile, os.environ, settings.data_dir / TOKENS)
    if not isinstance(auth, LoginAuth):
        hint = f'set auth = "login" and a login table in [profiles.{name}]; see docs/MODELS.md'
        raise UsageError(f"the profile {name!r} has no login", field="profile", hint=hint)
    return auth


async def log_in(settings: Settings, name: str, as_json: bool) -> int:
    from browser_copilot.model.auth import DeviceCode

    def show(code: DeviceCode) -> None:
        address = code.address_with_code or code.address
        text = f"open {address}\nand enter the code {code.user_code} within {code.expires_in_s // 60} minutes"
        tell(text, as_json, address=address, userCode=code.user_code, expiresInSeconds=code.expires_in_s)

    await find_login(settings, name).log_in(show)
    tell(f"logged in to {name}", as_json, profile=name, loggedIn=True)
    return 0


@secret.command("set")
def secret_set(
    name: SecretName,
    *,
    origin: Annotated[str, typer.Option("--origin", help="Where it may be typed.")],
    username: Annotated[str | None, typer.Option("--username", help="Whose it is.")] = None,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """Store a secret; its value comes from the terminal without echo, or from standard input."""
    from browser_copilot.vault import open_vault

    value = getpass.getpass("Value: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n")
    entry = open_vault(read_settings(data_dir=data_dir).data_dir).add(name, value, origin, username)
    text = f"stored {entry.name} for {entry.origin}" + (f" ({entry.username})" if entry.username else "")
    tell(text, as_json, name=entry.name, origin=entry.origin, username=entry.username)


@secret.command("list")
def secret_list(*, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """List names, origins and user names."""
    from browser_copilot.vault import open_vault

    entries = open_vault(read_settings(data_dir=data_dir).data_dir).entries()
    rows = [{"name": entry.name, "origin": entry.origin, "username": entry.username} for entry in entries]
    print_rows(rows, ("name", "origin", "username"), as_json)


@secret.command("remove")
def secret_remove(name: SecretName, *, data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """Forget a secret."""
    from browser_copilot.vault import open_vault

    if not open_vault(read_settings(data_dir=data_dir).data_dir).remove(name):
        raise UsageError(f"there is no secret {name}", field="name", hint="see: browser-copilot secret list")
    tell(f"removed {name}", as_json, removed=name)


@extension.command("path")
def extension_path(*, as_json: AsJson = False) -> None:
    """Print the folder to load as an unpacked extension."""
    from browser_copilot.browser.profile import find_extension

    folder = str(find_extension())
    tell(folder, as_json, path=folder)


@extension.command("zip")
def extension_zip(
    file: Annotated[Path, typer.Argument(help="The archive to write.")], *, as_json: AsJson = False
) -> None:
    """Write the extension as an archive, for another machine or a store."""
    from browser_copilot.browser.profile import find_extension

    source = find_extension()
    try:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(one for one in source.rglob("*") if one.is_file()):
                row = zipfile.ZipInfo(path.relative_to(source).as_posix(), ZIP_TIME)
                row.compress_type = zipfile.ZIP_DEFLATED
                row.external_attr = 0o644 << 16
                archive.writestr(row, path.read_bytes())
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error.strerror}") from error
    size = file.stat().st_size
    tell(f"{file}  {size:,} bytes", as_json, path=str(file), bytes=size)
