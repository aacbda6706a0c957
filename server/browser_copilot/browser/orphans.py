"""Ending browsers by process id: first SIGTERM, then SIGKILL of the group that the browser leads, and no one else."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
from pathlib import Path

from browser_copilot import log

TERM_S = 5.0
KILL_S = 5.0

logger = log.get("browser")


async def end_orphan(pid_file: Path, profile: Path) -> bool:
    """End the browser that an earlier server left behind, if its pid is still that browser. True when one was ended."""
    try:
        pid = int(json.loads(pid_file.read_text("utf-8"))["pid"])
    except (OSError, ValueError, KeyError, TypeError):
        return False
    pid_file.unlink(missing_ok=True)
    if pid <= 1 or f"--user-data-dir={profile}" not in read_command(pid):
        return False
    logger.warning("ending a browser that an earlier server left", pid=pid)
    for number, patience in ((signal.SIGTERM, TERM_S), (signal.SIGKILL, KILL_S)):
        signal_group(pid, number)
        if await wait_ended(pid, patience):
            return True
    return True


def read_command(pid: int) -> str:
    """The command line of a process, empty when there is none or it may not be seen."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        pass
    try:
        listed = subprocess.run(["ps", "-o", "command=", "-p", str(pid)], capture_output=True, timeout=5, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return listed.stdout.decode(errors="replace")


async def end_child(process: asyncio.subprocess.Process) -> None:
    for number, patience in ((signal.SIGTERM, TERM_S), (signal.SIGKILL, KILL_S)):
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(number)
        try:
            await asyncio.wait_for(process.wait(), patience)
            break
        except TimeoutError:
            continue
    signal_group(process.pid, signal.SIGKILL)  # helpers that did not go with it


def signal_group(pid: int, number: signal.Signals) -> None:
    """The browser was started as leader of its own group, so this reaches its children and nobody else."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, number)


async def wait_ended(pid: int, seconds: float) -> bool:
    """Bounded wait for a process that is not our child: nothing but looking tells that it is gone."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while read_command(pid):
        if loop.time() > end:
            return False
        await asyncio.sleep(0.05)
    return True
