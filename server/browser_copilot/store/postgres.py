"""Connections to PostgreSQL. Those that write hold the lock of the server: without it nothing can be written.

The advisory lock is the connection's own. One that drops takes the lock along, and the one that replaces it takes it
again, before anything is written on it; when another server has it meanwhile, that fails, and goes on failing.
"""

from typing import Any

from sqlalchemy.engine import URL

from browser_copilot.errors import StoreError

ADVISORY_LOCK = 0x42_43_50_4C  # any number that no other program of this database uses
WAIT_MS = 2_000
PATIENCE = {"timeout": 10.0, "command_timeout": 60.0}
"""Seconds: a network that swallows everything is a database that is away."""
HOLDER = (
    "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database "
    "WHERE locktype = 'advisory' AND objid = $1 AND granted AND datname = current_database()"
)


def refuse_second(address: URL) -> StoreError:
    return StoreError(
        f"another server is using the database {address.render_as_string()}",
        hint="stop it, or give this one its own --data-dir",
    )


class Door:
    """`connect` is what an engine opens its connections with. `taken`: another server has the database."""

    def __init__(self, address: URL, lock: bool) -> None:
        self._address = address
        self._lock = lock
        self.pid: int | None = None  # of the connection that had the lock last, at the server
        self.taken = False

    async def connect(self, *args: Any, **options: Any) -> Any:
        """As `asyncpg.connect`. Raises `StoreError` when another server has the lock, OSError when nobody answers."""
        import asyncpg

        try:
            connection = await asyncpg.connect(*args, **options)
            try:
                if self._lock:
                    await self._take(connection)
            except BaseException:
                connection.terminate()
                raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(str(error)) from error
        return connection

    async def _take(self, connection: Any) -> None:
        """A connection of ours that the server still believes in, though it dropped, is ended first."""
        free = await connection.fetchval("SELECT pg_try_advisory_lock($1)", ADVISORY_LOCK)
        holder = await connection.fetchval(HOLDER, ADVISORY_LOCK) if not free else None
        if not free and self.pid is not None and holder in (None, self.pid):  # None: it went in between
            if holder is not None:
                await connection.execute(f"SELECT pg_terminate_backend({holder})")
            await connection.execute(f"SET lock_timeout = {WAIT_MS}")
            await connection.execute(f"SELECT pg_advisory_lock({ADVISORY_LOCK})")
            await connection.execute("RESET lock_timeout")
            free = True
        self.taken = not free
        if not free:
            await connection.close()
            raise refuse_second(self._address)
        self.pid = connection.get_server_pid()
