"""Settings, in the order flags, `COPILOT_*` environment, `.env`, `copilot.toml`, defaults. Reading them has no effect.

Model profiles are tables of `copilot.toml`: `[profiles.NAME]`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs
from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from browser_copilot.errors import UsageError
from browser_copilot.protocol.limits import DEFAULT_PORT

APP = "browser-copilot"
FILE = "copilot.toml"
ENV_FILE = ".env"
OF_A_FOLDER = frozenset({"port", "headless", "log_level", "cold_start_seconds", "event_days", "profile", "profiles"})
"""All that a file of the current folder may set, which may be anybody's: nothing that says where data, programs and
files to upload are, or what may be done."""
PROFILE_OF_A_FOLDER = frozenset(
    "base_url model api context_tokens price_in price_out price_cached sees_images store force_stream "
    "max_output_tokens skills reasoning timeout_s deadline_s".split()
)
"""Of a model profile: no key, no log-in, no script in the place of a model, and no endpoint but one of this machine."""


class Settings(BaseSettings):
    """Every setting has a flag of the same name where it makes sense, and an environment variable `COPILOT_NAME`."""

    model_config = SettingsConfigDict(env_prefix="COPILOT_", env_file=ENV_FILE, extra="ignore", frozen=True)

    data_dir: Path = Field(default_factory=lambda: Path(platformdirs.user_data_dir(APP, appauthor=False)))
    """Where the database, the secrets, the mailbox and the managed browser's profile live."""
    working_directory: Path | None = None
    """Where downloads and extractions go; a folder `work` of the data directory when not set."""
    host: str = "127.0.0.1"
    """The address that is listened on; only loopback addresses are taken."""
    port: int = Field(default=DEFAULT_PORT, ge=0, le=65_535)
    """0 takes a free port."""
    database: str | None = None
    """A database URL; SQLite in the data directory when not set."""
    profile: str = "skills"
    """The model profile; `skills` needs no model."""
    chromium: Path | None = None
    """The browser to launch; looked for on PATH when not set."""
    headless: bool = False
    """Launch the managed browser without a window."""
    trusted_input: bool = False
    """Let the managed browser repeat an ignored step by its own input, each time after a yes."""
    log_level: str = "WARNING"
    """DEBUG, INFO, WARNING or ERROR."""
    cold_start_seconds: float = Field(default=0, ge=0, le=120)
    """An extra wait after the browser is ready, for machines that need one."""
    event_days: int = Field(default=30, ge=1, le=3_650)
    """Days that frames and streamed deltas stay in the event log."""
    profiles: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """Model profiles, each a table."""

    @field_validator("log_level")
    @classmethod
    def _knows_level(cls, level: str) -> str:
        if level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("must be DEBUG, INFO, WARNING or ERROR")
        return level.upper()

    @field_validator("host")
    @classmethod
    def _is_loopback(cls, host: str) -> str:
        if host not in ("127.0.0.1", "localhost"):
            raise ValueError("must be a loopback address: 127.0.0.1 or localhost")
        return host

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, _FolderSource(settings_cls)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data_dir / 'copilot.db').absolute()}"

    @property
    def work_folder(self) -> Path:
        return (self.working_directory or self.data_dir / "work").expanduser().absolute()


class _FolderSource(DotEnvSettingsSource):
    """`.env` of the current folder."""

    def __call__(self) -> dict[str, Any]:
        found = super().__call__()
        refuse_authority({name: value for name, value in found.items() if name in Settings.model_fields}, ENV_FILE)
        return found


def refuse_authority(table: Mapping[str, Any], file: str) -> None:
    """Whoever made the current folder must not say what may be done, with which key, or who thinks. Raises `UsageError`
    that names what is refused."""
    named = next((name for name in table if name not in OF_A_FOLDER), None)
    named = named or next(_find_refused(table.get("profiles")), None)
    if named is not None:
        hint = (
            f"any {FILE} but that of the data directory may be anybody's; say it there, in the environment or as a flag"
        )
        raise UsageError(f"{file} of the current folder may not set {named}", field=named, hint=hint)


def _find_refused(profiles: object) -> Iterator[str]:
    """What of the model profiles is more than a model of this machine, by its name."""
    for name, profile in profiles.items() if isinstance(profiles, dict) else ():
        table = profile if isinstance(profile, dict) else {}
        yield from (f"profiles.{name}.{key}" for key in table if key not in PROFILE_OF_A_FOLDER)
        if table.get("api", "completions") not in ("completions", "responses"):
            yield f"profiles.{name}.api"
        # Without an address it would be the usual endpoint, with the user's own key.
        if not is_on_this_machine(str(table.get("base_url", ""))):
            yield f"profiles.{name}.base_url"


def is_on_this_machine(url: str) -> bool:
    """Whether it is an address of a loopback host."""
    try:
        return urlsplit(url).hostname in ("localhost", "127.0.0.1", "::1")
    except ValueError:
        return False


def read_settings(**flags: Any) -> Settings:
    """All settings; a flag that is None was not given. Raises `UsageError`, which names the setting."""
    given = {name: value for name, value in flags.items() if value is not None}
    try:
        first = Settings(**given)
        table = read_file(first.data_dir)
        known = set(first.model_fields_set) | set(given)
        return Settings(**{name: value for name, value in table.items() if name not in known}, **given)
    except ValidationError as error:
        problem = error.errors()[0]
        name = ".".join(str(part) for part in problem["loc"])
        hint = f"give it as a flag, as COPILOT_{name.upper()}, or in {FILE}"
        raise UsageError(f"the setting {name} is wrong: {problem['msg']}", field=name, hint=hint) from error


def read_file(data_dir: Path) -> dict[str, Any]:
    """`copilot.toml` of the current folder, else of the data directory. Unknown names are refused."""
    for folder in (Path.cwd(), data_dir):
        path = folder / FILE
        if not path.is_file():
            continue
        try:
            table = tomllib.loads(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise UsageError(f"{path} cannot be read: {error}", field=FILE) from error
        unknown = sorted(set(table) - set(Settings.model_fields))
        if unknown:
            known = ", ".join(Settings.model_fields)
            raise UsageError(f"{path}: unknown setting {unknown[0]}", field=unknown[0], hint=f"settings are {known}")
        if folder.resolve() != data_dir.expanduser().resolve():
            refuse_authority(table, FILE)
        return table
    return {}
