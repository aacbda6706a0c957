"""A message is one private JSON file, whole or not there; links, devices and what is too large or too deep are refused.

mailbox/requests/ID.json    what is wanted
mailbox/responses/ID.json   the latest outcome
mailbox/failed/ID.json      the last response of a request that was given up
mailbox/eval/ID.json        how good a successful response is
mailbox/.attempts/ID.json   the host's own journal
"""

import json
import os
import re
import secrets
import stat
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from browser_copilot.browser.wire import Malformed, check_depth
from browser_copilot.errors import CopilotError, StoreError, UsageError
from browser_copilot.protocol.limits import MAX_BODY_BYTES, MAX_JSON_DEPTH

FolderName = Literal["requests", "responses", "failed", "eval", ".attempts"]
NAMES: tuple[FolderName, ...] = ("requests", "responses", "failed", "eval", ".attempts")
MAILBOX = "mailbox"
REQUEST_ID = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?")
SUFFIX = ".json"
Document = dict[str, Any]
Signature = tuple[int, int, int]
"""Inode, bytes and time of the last change (ns): the same file as before, or another."""


class BadFile(CopilotError):
    """A file that is no message. `signature` tells one state of it from the next; `unfinished` when it may still be
    written by somebody who does not rename."""

    def __init__(self, text: str, signature: Signature, *, unfinished: bool = False) -> None:
        super().__init__(text)
        self.signature = signature
        self.unfinished = unfinished


@dataclass(frozen=True)
class Request:
    """What somebody wants done: a command's name and its parameters."""

    request_id: str
    command: str
    params: Document

    def to_document(self) -> Document:
        return {"request_id": self.request_id, "command": self.command, "params": self.params}


class Folders:
    """The mailbox below `root`. `open` before use."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def open(self) -> "Folders":
        """Make what is missing, private to the user. Raises `StoreError`."""
        try:
            for folder in (self.root, *(self.root / name for name in NAMES)):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                if folder.is_symlink() or folder.stat().st_uid != os.getuid():
                    raise StoreError(f"{folder} is a link or belongs to somebody else", hint="remove it")
                folder.chmod(0o700)
        except OSError as error:
            hint = "check the rights of the data directory"
            raise StoreError(f"the mailbox {self.root} cannot be made: {error.strerror}", hint=hint) from error
        return self

    def path(self, folder: FolderName, request_id: str) -> Path:
        """Raises `UsageError` for what is no id, so that no name leads out of the folder."""
        if not REQUEST_ID.fullmatch(request_id):
            hint = "use 1 to 128 letters, digits, dots, dashes, underscores; begin with a letter or digit"
            raise UsageError(f"{request_id[:140]!r} is no request id", field="request_id", hint=hint)
        return self.root / folder / f"{request_id}{SUFFIX}"

    def ids(self, folder: FolderName) -> list[str]:
        """The ids of the files of a folder, oldest change first."""
        found: list[tuple[int, str]] = []
        with os.scandir(self.root / folder) as entries:
            for entry in entries:
                name = entry.name.removesuffix(SUFFIX)
                if entry.name.endswith(SUFFIX) and REQUEST_ID.fullmatch(name):
                    with suppress(FileNotFoundError):
                        found.append((entry.stat(follow_symlinks=False).st_mtime_ns, name))
        return [name for _, name in sorted(found)]

    def changed_ns(self, folder: FolderName) -> int | None:
        """When a name last came or went, ns; None when the folder is gone."""
        with suppress(OSError):
            return os.stat(self.root / folder).st_mtime_ns
        return None

    def strangers(self, folder: FolderName) -> list[str]:
        """Names that are no message's and are not being written."""
        names = os.listdir(self.root / folder)
        return sorted(n for n in names if not n.startswith(".") and not is_message_name(n))

    def has(self, folder: FolderName, request_id: str) -> bool:
        return os.path.lexists(self.path(folder, request_id))

    def read(self, folder: FolderName, request_id: str) -> Document | None:
        """The document, None when there is none. Raises `BadFile`."""
        found = read_file(self.path(folder, request_id))
        if found is None:
            return None
        document, signature = found
        if document.get("request_id") != request_id:
            raise BadFile(f"request_id must be the file's name, {request_id!r}", signature)
        return document

    def read_request(self, request_id: str) -> Request | None:
        """Raises `BadFile` for what is not exactly `request_id`, `command` and `params`."""
        found = read_file(self.path("requests", request_id))
        if found is None:
            return None
        document, signature = found
        problem = find_problem(document, request_id)
        if problem is not None:
            raise BadFile(problem, signature)
        return Request(request_id, document["command"], document.get("params", {}))

    def write(self, folder: FolderName, request_id: str, document: Document) -> None:
        """Durable when it returns; readers see the old file or the new one, whole. Raises `StoreError`."""
        path = self.path(folder, request_id)
        try:
            write_whole(path, json.dumps(document, ensure_ascii=False, allow_nan=False).encode("utf-8"))
        except OSError as error:
            raise StoreError(f"{path} cannot be written: {error.strerror}", hint="check disk and rights") from error

    def remove(self, folder: FolderName, request_id: str) -> bool:
        """False when it was not there."""
        try:
            self.path(folder, request_id).unlink()
        except FileNotFoundError:
            return False
        return True


def is_message_name(name: str) -> bool:
    return name.endswith(SUFFIX) and bool(REQUEST_ID.fullmatch(name.removesuffix(SUFFIX)))


def find_problem(document: Document, request_id: str) -> str | None:
    """Why this is no request of that id."""
    unknown = sorted(set(document) - {"request_id", "command", "params"})
    if document.get("request_id") != request_id:
        return f"request_id must be the file's name, {request_id!r}"
    if not isinstance(document.get("command"), str) or not 0 < len(document["command"]) <= 80:
        return "command must be a name of 1 to 80 characters"
    if not isinstance(document.get("params", {}), dict):
        return "params must be an object"
    return f"unknown field {unknown[0]!r}; a request has request_id, command, params" if unknown else None


def read_file(path: Path) -> tuple[Document, Signature] | None:
    """A JSON object and its file's signature; None when there is no file. Raises `BadFile`."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadFile(f"the file is a link or cannot be opened: {error.strerror}", sign_link(path)) from error
    with os.fdopen(handle, "rb") as file:
        state = os.fstat(handle)
        signature = (state.st_ino, state.st_size, state.st_mtime_ns)
        if not stat.S_ISREG(state.st_mode) or state.st_nlink > 1:
            raise BadFile("the file is a link, a device or no plain file", signature)
        if state.st_size > MAX_BODY_BYTES:
            raise BadFile(f"the file has {state.st_size} bytes; {MAX_BODY_BYTES} are the most", signature)
        data = file.read(MAX_BODY_BYTES + 1)
    return parse(data, signature), signature


def sign_link(path: Path) -> Signature:
    try:
        state = path.lstat()
    except OSError:
        return (0, 0, 0)
    return (state.st_ino, state.st_size, state.st_mtime_ns)


def parse(data: bytes, signature: Signature) -> Document:
    """Raises `BadFile`, unfinished when what is there could be the beginning of a message."""
    try:
        text = data.decode("utf-8")
        check_depth(text)
        document = json.loads(text, parse_constant=_refuse)
        json.dumps(document, ensure_ascii=False).encode("utf-8")
    except Malformed as error:
        raise BadFile(f"the JSON is nested deeper than {MAX_JSON_DEPTH} levels", signature) from error
    except ValueError as error:
        raise BadFile(f"the file is no JSON in UTF-8: {type(error).__name__}", signature, unfinished=True) from error
    if not isinstance(document, dict):
        raise BadFile("the file must hold a JSON object", signature)
    return document


def _refuse(name: str) -> None:
    raise ValueError(name)


def write_whole(path: Path, data: bytes) -> None:
    """Temporary file in the same folder, fsync, rename, fsync of the folder. Raises `OSError`."""
    temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
