"""The admin runs in a process of its own; what is true of it is read from its database, not its pages."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

ADMIN = "admin"
ADMIN_PASSWORD = "admin-pass-1"
START_S = 120.0
LOGIN = "/admin/login/?next=/admin/"


@dataclass(frozen=True)
class DjangoAdmin:
    """A running admin."""

    port: int
    database: Path

    @property
    def origin(self) -> str:
        """Scheme, host and port, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """The address of the admin's home page."""
        return f"{self.origin}/admin/"

    @property
    def users_url(self) -> str:
        """The address of the list of users: 100 rows."""
        return f"{self.origin}/admin/auth/user/"

    def login_cookie(self) -> str:
        """Log in as the superuser; return the cookie header, as `sessionid=...`. Raises ValueError."""
        head, page = self._ask("GET", LOGIN, {}, "")
        token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)
        csrf = re.search(r"csrftoken=([^;]+)", head)
        if not token or not csrf:
            raise ValueError(f"no login form at {self.origin}{LOGIN}")
        fields = {"username": ADMIN, "password": ADMIN_PASSWORD, "csrfmiddlewaretoken": token[1]}
        head, _ = self._ask("POST", LOGIN, {"Cookie": f"csrftoken={csrf[1]}"}, urlencode(fields))
        session = re.search(r"sessionid=[^;]+", head)
        if not session:
            raise ValueError(f"the admin refused {ADMIN}")
        return session[0]

    def _ask(self, method: str, path: str, headers: dict[str, str], body: str) -> tuple[str, str]:
        kind = {"Content-Type": "application/x-www-form-urlencoded"} if body else {}
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            connection.request(method, path, body or None, {**headers, **kind})
            response = connection.getresponse()
            page = response.read().decode()
            cookies = "; ".join(value for name, value in response.getheaders() if name == "Set-Cookie")
            return cookies, page

    def first_name_of(self, username: str) -> str:
        """Return a user's first name as the database has it. Raises KeyError when there is no such user."""
        rows = self._select("SELECT first_name FROM auth_user WHERE username = ?", username)
        if not rows:
            raise KeyError(username)
        return str(rows[0][0])

    def user_exists(self, username: str) -> bool:
        """Say whether the database has this user."""
        return bool(self._select("SELECT 1 FROM auth_user WHERE username = ?", username))

    def usernames(self, rest: str) -> list[str]:
        """Return the user names that an SQL clause leaves (`WHERE is_staff`), in its order."""
        return [str(row[0]) for row in self._select(f"SELECT username FROM auth_user {rest}")]

    def count(self) -> int:
        """Return how many users there are, the superuser included (101 at the start)."""
        return int(str(self._select("SELECT count(*) FROM auth_user")[0][0]))

    def _select(self, query: str, *values: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.database, timeout=30)) as connection:
            return connection.execute(query, values).fetchall()


@contextmanager
def serve_django_admin(folder: Path) -> Iterator[DjangoAdmin]:
    """Run the admin with its database in `folder` until the block ends.

    Raises RuntimeError, with the end of Django's own log, when it does not start.
    """
    folder.mkdir(parents=True, exist_ok=True)
    script = Path(__file__).with_name("project.py")
    log_file = folder / "django.log"
    with log_file.open("wb") as log:
        command = [sys.executable, str(script), str(folder), ADMIN, ADMIN_PASSWORD]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=log)
        try:
            port = _read_port(process)
            if not port:
                raise RuntimeError("Django did not start: " + log_file.read_text()[-500:])
            yield DjangoAdmin(port, folder / "site.sqlite3")
        finally:
            _end(process)


def _read_port(process: subprocess.Popen[bytes]) -> int:
    alarm = threading.Timer(START_S, process.kill)
    alarm.start()
    line = process.stdout.readline() if process.stdout else b""
    alarm.cancel()
    return int(line) if line.strip().isdigit() else 0


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait(30)
    for stream in (process.stdin, process.stdout):
        if stream:
            stream.close()
