"""What is typed, chosen and ticked reaches the state of the libraries that real pages are made of."""

from collections.abc import Iterator

import pytest

from browser_copilot.protocol.frames import GrantedOrigin
from e2e.fields import Fields, FieldSite
from e2e.world import World


@pytest.fixture(scope="module")
def site(world: World) -> Iterator[FieldSite]:
    with FieldSite() as serving:
        world.app_loop(lambda: world.app.link.set_grants([GrantedOrigin(origin=serving.origin)]))
        yield serving


@pytest.fixture(scope="module")
def fields(world: World, site: FieldSite) -> Iterator[Fields]:
    opened = Fields(world, site.url, "More rooms")
    yield opened
    opened.close()


TYPED = [
    ("textbox", "Program", "let a = 1;\nlet b = 2;", "program", "let a = 1;\nlet b = 2;"),
    ("textbox", "Full name", "Ada Lovelace", "name", "Ada Lovelace"),
    ("textbox", "Town", "Évora", "lazy", "Évora"),
    ("spinbutton", "Guests", "4", "guests", 4),
    ("textbox", "Note", "By the door,\nplease", "note", "By the door,\nplease"),
    ("textbox", "Phone", "3012345678", "phone", "493012345678"),
    ("group", "Departure", "12/24/2026", "departure", "2026-12-24"),
    ("group", "Departure", "2027-01-31", "departure", "2027-01-31"),
    ("spinbutton", "Rooms", "3", "rooms", 3),
]


@pytest.mark.parametrize(
    ("role", "name", "text", "key", "heard"), TYPED, ids=[f"{one[1]}: {one[2][:10]}" for one in TYPED]
)
def test_a_library_hears_what_is_typed(
    fields: Fields, role: str, name: str, text: str, key: str, heard: object
) -> None:
    fields.do("dom.type", role, name, text=text)
    assert fields.state(key) == heard


CHOSEN = [("Plan", "Professional", "plan", "pro"), ("Size", "M", "size", "M"), ("To", "Coimbra", "to", "Coimbra")]


@pytest.mark.parametrize(("name", "value", "key", "heard"), CHOSEN, ids=[one[0] for one in CHOSEN])
def test_a_library_hears_what_is_chosen(fields: Fields, name: str, value: str, key: str, heard: str) -> None:
    fields.do("dom.select", "combobox", name, value=value)
    assert fields.state(key) == heard


TICKED = [("Newsletter", "news", True), ("Sauna", "extras", ["sauna"]), ("As a gift", "gift", True)]


@pytest.mark.parametrize(("name", "key", "heard"), TICKED, ids=[one[0] for one in TICKED])
def test_a_library_hears_what_is_ticked(fields: Fields, name: str, key: str, heard: object) -> None:
    fields.do("dom.check", "checkbox", name, checked=True)
    assert fields.state(key) == heard


@pytest.mark.parametrize(
    ("field", "button", "key"), [("Guests", "One more guest", "guests"), ("Rooms", "More rooms", "rooms")]
)
def test_a_stepper_goes_on_from_what_was_typed(fields: Fields, field: str, button: str, key: str) -> None:
    fields.do("dom.type", "spinbutton", field, text="5")
    fields.do("dom.click", "button", button)
    assert fields.state(key) == 6


@pytest.mark.parametrize("framework", ["angular", "svelte"])
def test_a_framework_hears_every_field_of_a_form_that_it_binds_both_ways(
    world: World, site: FieldSite, framework: str
) -> None:
    form = Fields(world, f"{site.url}{framework}_form", "One more guest")
    form.do("dom.type", "textbox", "Full name", text="Ada Lovelace")
    form.do("dom.type", "spinbutton", "Guests", text="4")
    form.do("dom.click", "button", "One more guest")
    form.do("dom.type", "textbox", "Arrival", text="2027-01-31")
    form.do("dom.select", "combobox", "Plan", value="Professional")
    form.do("dom.check", "radio", "Large", checked=True)
    form.do("dom.check", "checkbox", "Newsletter", checked=True)
    form.do("dom.type", "textbox", "Note", text="By the door,\nplease")
    assert form.states() == {
        "name": "Ada Lovelace", "guests": 5, "date": "2027-01-31", "plan": "pro", "size": "Large", "news": True,
        "note": "By the door,\nplease",
    }  # fmt: skip
    form.close()
