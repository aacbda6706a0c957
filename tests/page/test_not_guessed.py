"""What a goal does not say plainly is no write: names stay whole, questions stay questions."""

import pytest

from tests.page.saying import say_goal


@pytest.mark.parametrize(
    ("goal", "plain"),
    [
        ("Delete Research and Development", "delete 'research development'"),
        ("Delete Johnson and Johnson", "delete 'johnson johnson'"),
        ("Unfollow Simon and Garfunkel", "click 'unfollow' 'simon garfunkel'"),
        ("Unfollow @simon and @art", "click 'unfollow' '@simon'; click 'unfollow' '@art'"),
        ('Delete "Old" and "New"', "delete 'Old'; delete 'New'"),
        ("Remove the tag Jazz", "delete tag 'Jazz'"),
        ("Unfollow Amy, Ben and Cleo", "click 'unfollow' 'Amy'; click 'unfollow' 'Ben'; click 'unfollow' 'Cleo'"),
    ],
)
def test_a_name_with_and_is_one_unless_several_are_shown(goal: str, plain: str) -> None:
    assert say_goal(goal) == plain


@pytest.mark.parametrize(
    ("goal", "plain"),
    [
        ("Sort by price from high to low", "sort 'price' price desc"),
        ("Sort by price from low to high", "sort 'price' price asc"),
        ("Sort by name from z to a", "sort 'name' name desc"),
        ("Sort by date, descending, for mails from Ann to Bob", "sort 'date' mail desc"),
        ("Sort by age from oldest to youngest", "sort 'age' desc"),
        ("Sort by date from oldest to newest", "sort 'date' date asc"),
    ],
)
def test_from_one_to_the_other_says_an_order_only_by_its_ends(goal: str, plain: str) -> None:
    assert say_goal(goal) == plain


@pytest.mark.parametrize(
    ("goal", "plain"),
    [
        (
            "Copy the code, go to the settings page and paste it into the key field",
            "find way keep; navigate 'settings' setting; fill key=<kept>",
        ),
        (
            "Tell me the price. Copy the code, go to the settings page and paste it into the key field",
            "read price money; find way keep; navigate 'settings' setting; fill key=<kept>",
        ),
    ],
)
def test_a_value_that_is_pasted_elsewhere_is_read_by_a_step_of_its_own(goal: str, plain: str) -> None:
    assert say_goal(goal) == plain


@pytest.mark.parametrize(
    "goal",
    [
        "Report the user count",
        "Report this user's email",
        "Report the post title to me",
        "Report the video for me",
        "Make sure the title is not bold",
        "Make the word Alpha not bold",
        "Put the highlighted rows in a csv file",
        "Set the bold option to off",
    ],
)
def test_what_only_sounds_like_reporting_or_formatting_is_neither(goal: str) -> None:
    assert not any(word in say_goal(goal) for word in ("click", "format"))


@pytest.mark.parametrize(
    ("goal", "plain"),
    [
        ("Report this user", "click 'report' user"),
        ("Put the first line in bold and italics", "format line bold, italic #1"),
        ("Make the first line bold in the editor", "format line bold #1 place editor"),
    ],
)
def test_reporting_and_formatting_are_understood_where_nothing_else_follows(goal: str, plain: str) -> None:
    assert say_goal(goal) == plain


@pytest.mark.parametrize(
    ("goal", "plain"),
    [
        (
            "Find the flight from Paris on Friday and tell me its price",
            "read flight 'Paris' 2026-11-27..2026-11-27 money",
        ),
        ("Find the flight from Paris on Friday", "find flight 'Paris' 2026-11-27..2026-11-27"),
        ("Find a flight from Paris to Rome on Friday", "book date=2026-11-27, from=Paris, to=Rome"),
    ],
)
def test_a_known_trip_is_found_and_only_another_is_searched_for(goal: str, plain: str) -> None:
    assert say_goal(goal) == plain
