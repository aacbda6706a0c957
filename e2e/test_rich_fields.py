"""Editors and lists of options that keep a model of their own: what is written and chosen reaches it, and only that."""

from collections.abc import Iterator

import pytest

from browser_copilot.protocol.frames import GrantedOrigin
from e2e.fields import Fields, FieldSite
from e2e.world import World

LONG = "\n".join(f"line {number}" for number in range(60))
"""More lines than are written in one turn, and than an editor shows."""


@pytest.fixture(scope="module")
def fields(world: World) -> Iterator[Fields]:
    with FieldSite() as site:
        world.app_loop(lambda: world.app.link.set_grants([GrantedOrigin(origin=site.origin)]))
        opened = Fields(world, f"{site.url}rich_fields", "Tags")
        yield opened
        opened.close()


@pytest.mark.parametrize(("name", "key"), [("Query", "query"), ("Script", "script"), ("Style", "style")])
@pytest.mark.parametrize("text", ["select 1;\nselect 2;", LONG, ""], ids=["two lines", "sixty lines", "nothing"])
def test_a_code_editor_has_what_is_written(fields: Fields, name: str, key: str, text: str) -> None:
    fields.do("dom.type", "textbox", name, text=text)
    assert fields.state(key) == text


def test_a_code_editor_gets_more_at_its_end(fields: Fields) -> None:
    fields.do("dom.type", "textbox", "Query", text="select 1;")
    fields.do("dom.type", "textbox", "Query", text=" -- all", replace=False)
    fields.do("dom.type", "textbox", "Query", text="", replace=False)
    assert fields.state("query") == "select 1; -- all"


@pytest.mark.parametrize("text", [LONG, "Dear all,\nbest", ""], ids=["sixty lines", "two lines", "nothing"])
def test_a_rich_text_keeps_the_order_of_its_lines(fields: Fields, text: str) -> None:
    fields.do("dom.type", "textbox", "Letter", text=text)
    assert fields.state("letter") == f"{text}\n"


def test_another_option_is_chosen_where_the_first_one_hid_the_input(fields: Fields) -> None:
    fields.do("dom.select", "combobox", "From", value="Coimbra")
    fields.do("dom.select", "combobox", "From", value="Ghent")
    assert fields.state("from") == "Ghent"


@pytest.mark.parametrize(("name", "key"), [("Stops", "stops"), ("Crew", "crew"), ("Tags", "tags")])
def test_several_options_are_chosen_and_none_is_taken_out_by_choosing_it_again(
    fields: Fields, name: str, key: str
) -> None:
    fields.do("dom.select", "combobox", name, value='["Bergen", "Ghent"]')
    fields.do("dom.select", "combobox", name, value="Ghent")
    assert fields.state(key) == ["Bergen", "Ghent"]


def test_what_a_list_does_not_offer_is_not_taken(fields: Fields) -> None:
    before = fields.state("from")
    with pytest.raises(AssertionError, match=r'not_found: .* offers no "Atlantis"; it offers "Bergen"'):
        fields.do("dom.select", "combobox", "From", value="Atlantis")
    assert fields.state("from") == before
