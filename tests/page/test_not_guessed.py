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
