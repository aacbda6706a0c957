"""A Django project in one file: `python project.py FOLDER ADMIN PASSWORD` prints its port, then serves.

It ends when its standard input closes, so it never outlives the process that started it.
"""

# Django comes without type information.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import os
import secrets
import sys
import threading
from pathlib import Path
from typing import Any

import django
from django.conf import settings

USERS = 100
FIRST = (
    *("Ada", "Boris", "Chiara", "Dmitri", "Elena", "Farid", "Greta", "Hugo", "Ines"),
    *("Jonas", "Kofi", "Lucia", "Mei", "Nils", "Olga", "Pablo", "Rosa", "Sven"),
)
LAST = ("Almeida", "Berg", "Costa", "Duarte", "Eriksen", "Fontaine", "Garcia", "Hansen", "Ivanova", "Jansen")

urlpatterns: list[Any] = []


def configure(folder: Path) -> None:
    """Set Django up with the admin, users and sessions on SQLite in the folder."""
    contrib = ("admin", "auth", "contenttypes", "sessions", "messages", "staticfiles")
    settings.configure(
        SECRET_KEY=secrets.token_hex(32),
        ALLOWED_HOSTS=["127.0.0.1", "localhost"],
        ROOT_URLCONF=__name__,
        INSTALLED_APPS=[f"django.contrib.{name}" for name in contrib],
        MIDDLEWARE=[
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.middleware.common.CommonMiddleware",
            "django.middleware.csrf.CsrfViewMiddleware",
            "django.contrib.auth.middleware.AuthenticationMiddleware",
            "django.contrib.messages.middleware.MessageMiddleware",
        ],
        TEMPLATES=[_templates()],
        DATABASES={"default": _database(folder)},
        PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
        DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
        STATIC_URL="/static/",
        USE_TZ=True,
        LOGGING_CONFIG=None,
    )
    django.setup()


def _database(folder: Path) -> dict[str, Any]:
    engine = "django.db.backends.sqlite3"
    return {"ENGINE": engine, "NAME": str(folder / "site.sqlite3"), "OPTIONS": {"timeout": 30}}


def _templates() -> dict[str, Any]:
    return {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }


def fill(admin: str, password: str) -> None:
    """Make the tables, the superuser and the users user001 to user100."""
    from django.contrib.auth.models import User
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    if User.objects.filter(username=admin).exists():
        return
    User.objects.create_superuser(admin, "admin@example.com", password)
    User.objects.bulk_create(
        User(
            username=f"user{number:03d}",
            email=f"user{number:03d}@example.com",
            first_name=FIRST[number % len(FIRST)],
            last_name=LAST[number % len(LAST)],
            password="!",
        )
        for number in range(1, USERS + 1)
    )


def serve() -> None:
    """Serve on a free port, after printing it."""
    from django.contrib import admin
    from django.contrib.staticfiles.handlers import StaticFilesHandler
    from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
    from django.core.wsgi import get_wsgi_application
    from django.urls import path

    urlpatterns.append(path("admin/", admin.site.urls))
    server = ThreadedWSGIServer(("127.0.0.1", 0), WSGIRequestHandler, connections_override=None)
    server.set_app(StaticFilesHandler(get_wsgi_application()))
    print(server.server_address[1], flush=True)
    server.serve_forever()


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    configure(Path(sys.argv[1]))
    fill(*sys.argv[2:4])
    serve()
