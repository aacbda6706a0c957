"""The admin runs, lets its superuser in, and its database answers for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.site.django_admin import DjangoAdmin, serve_django_admin
from tests.e2e_site.visitor import Visitor


@pytest.fixture(scope="module")
def admin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DjangoAdmin]:
    with serve_django_admin(tmp_path_factory.mktemp("django")) as running:
        yield running


def test_there_are_a_hundred_users_and_the_superuser(admin: DjangoAdmin) -> None:
    assert admin.count() == 101


def test_a_first_name_is_read_from_the_database(admin: DjangoAdmin) -> None:
    assert admin.first_name_of("user042") == "Greta"


def test_an_unknown_user_has_no_first_name(admin: DjangoAdmin) -> None:
    with pytest.raises(KeyError):
        admin.first_name_of("user101")


def test_the_last_user_exists(admin: DjangoAdmin) -> None:
    assert admin.user_exists("user100")


def test_a_stranger_sees_the_login_page(admin: DjangoAdmin) -> None:
    assert "/admin/login/" in Visitor(admin.origin).get("/admin/").url


def test_the_login_cookie_opens_the_list_of_users(admin: DjangoAdmin) -> None:
    page = Visitor(admin.origin).get("/admin/auth/user/", Cookie=admin.login_cookie()).text
    assert "user042@example.com" in page


def test_the_style_sheet_of_the_admin_is_served(admin: DjangoAdmin) -> None:
    assert Visitor(admin.origin).get("/static/admin/css/base.css").status == 200


def test_django_has_nothing_to_complain_about(admin: DjangoAdmin, tmp_path: Path) -> None:
    with serve_django_admin(tmp_path) as other:
        Visitor(other.origin).get("/admin/")
    assert (tmp_path / "django.log").read_text() == ""
