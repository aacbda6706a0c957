"""A PostgreSQL of the tests' own, started from the machine's binaries, on loopback, gone with the tests.

PostgreSQL refuses to run as root, so root hands it to an unprivileged user of the machine.
"""

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
from sqlalchemy.engine import make_url

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
SECONDS = 60
_numbers = itertools.count()
_free: list[str] = []


def find_binaries() -> Path | None:
    """The folder with `initdb` and `postgres`; None when PostgreSQL is not installed."""
    on_path = shutil.which("initdb")
    candidates = [*FOLDERS, *([Path(on_path).resolve().parent] if on_path else [])]
    return next(
        (folder for folder in candidates if (folder / "initdb").exists() and (folder / "postgres").exists()), None
    )


def why_not() -> str | None:
    """Why there is no PostgreSQL to test with; None when there is one."""
    if find_binaries() is None:
        return "PostgreSQL is not installed on this machine (initdb and postgres were not found)"
    if os.geteuid() == 0 and (find_user() is None or shutil.which("setpriv") is None):
        return "PostgreSQL cannot run as root, and no unprivileged user could be found"
    return None


def find_user() -> pwd.struct_passwd | None:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


def as_user(command: list[str]) -> list[str]:
    user = find_user()
    if os.geteuid() != 0 or user is None:
        return command
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", *command]


@contextmanager
def serve_postgres() -> Iterator[str]:
    """The URL of a running server, `postgresql://copilot@127.0.0.1:PORT/postgres`."""
    binaries = find_binaries()
    assert binaries is not None
    with tempfile.TemporaryDirectory(prefix="copilot-pg-", ignore_cleanup_errors=True) as folder:
        user = find_user()
        if os.geteuid() == 0 and user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        data = f"{folder}/data"
        initdb = [str(binaries / "initdb"), "-D", data, "-U", "copilot", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(as_user(initdb), check=True, capture_output=True, timeout=SECONDS, cwd="/")
        port = find_port()
        server = [str(binaries / "postgres"), "-D", data, "-k", folder, "-h", "127.0.0.1", "-p", str(port), "-F"]
        process = subprocess.Popen(as_user(server), cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_ready(binaries, port)
            yield f"postgresql://copilot@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # "fast": clients are not waited for
            process.wait(SECONDS)


def find_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_ready(binaries: Path, port: int) -> None:
    command = [str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
    ends = time.monotonic() + SECONDS
    while subprocess.run(command, check=False, timeout=SECONDS).returncode != 0:
        if time.monotonic() > ends:
            raise AssertionError(f"PostgreSQL did not come up within {SECONDS} s")
        time.sleep(0.05)


@asynccontextmanager
async def lend_database(url: str) -> AsyncIterator[str]:
    """The URL of an empty database on that server; it is emptied and lent again, since a new one is 300 files."""
    name = _free.pop() if _free else await make_database(url)
    own = make_url(url).set(database=name).render_as_string(hide_password=False)
    try:
        yield own
    finally:
        await empty_database(own)
        _free.append(name)


async def make_database(url: str) -> str:
    name = f"test_{os.getpid()}_{next(_numbers)}"
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return name


async def empty_database(url: str) -> None:
    """End whoever is still connected, with their locks, and begin with an empty schema."""
    connection = await asyncpg.connect(url)
    try:
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
        await connection.execute("DROP SCHEMA public CASCADE")
        await connection.execute("CREATE SCHEMA public")
    finally:
        await connection.close()
