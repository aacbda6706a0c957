"""Whatever is said: a question or a negation never becomes a write, and nothing said makes the reader fail."""

from datetime import date

from hypothesis import given, settings
from hypothesis import strategies as st

from browser_copilot.page.intent import read_goal

TODAY = date(2026, 11, 21)
ORDERS = st.sampled_from(
    [
        "delete my account",
        "click Submit",
        "buy the red shoes",
        "send the message to Bob",
        "check out",
        "log in as ada",
        "enter 5 into the field",
        "select Germany as the country",
        "upload report.pdf",
        "place the order",
        "add a user named bob",
        "pay the invoice",
        "press the Send button",
        "fill in the form with name Ada",
        "remove Grace Hopper from the team",
        "reply to Ann with the text 'yes'",
        "submit the form",
        "cancel my subscription",
        "save and publish the page",
        "type 'x' into the box",
    ]
)
ASKING = st.sampled_from(
    [
        "Should I {}?",
        "How do I {}?",
        "What happens if I {}?",
        "Did you {}?",
        "Why did you {}?",
        "{}?",
        "Is it safe to {}?",
        "When shall we {}?",
        "Do I have to {}?",
        "What if I {} and then click OK?",
        "Would it help to {}?",
        "How do I {}",
        "Should I {}",
        "Who can {}",
        "I wonder: should I {}?",
        "Please, can I {}?",
        "What does it cost to {}, and does that click anything?",
    ]
)
REQUESTING = st.sampled_from(
    [
        "Can you {}?",
        "Could you please {}?",
        "Would you {} for me, please?",
        "Hi, will you {}?",
        "I'd be grateful if you could {}?",
        "Would you kindly {} and then tell me what it says?",
    ]
)
FORBIDDING = st.sampled_from(
    [
        "Do not {}",
        "Don't {}",
        "Never {}",
        "Please do not {}",
        "You must not {}",
        "Don’t {}",
        "do NOT {}",
        "Please never {}",
        "Under no circumstances {}",
        "Make sure not to {}",
        "I don't want you to {}",
        "Refrain from this: do not {}",
        "You should never {}",
        "Stop before you {}",
        "Avoid this: never {}",
        "Unless I say so, {}",
        "{} unless I say otherwise",
        "{}. No, wait, don't.",
        "{} - no, don't do that",
        "{}. Never mind",
        "Check with me before you {}",
        "Ask me before you {}, please",
    ]
)
HANGING = st.sampled_from(
    [
        "If it is red, {}",
        "if the order is open then {}",
        "If not, {}",
        "{} if it is open",
        "{} only if Ann agrees",
        "{}, but only if it is open",
        "When it has shipped, {}",
        "{} when the stock is low",
        "Once the parcel has come, {}",
        "{} once it is approved",
        "Provided that it is cheap, {}",
        "{}, provided it is cheap",
        "Assuming all is well, {}",
        "{} as long as it is cheap",
        "In case it fails, {}",
        "{} in case it fails",
        "Otherwise {}",
        "Or else {}",
        "Should it fail, {}",
        "After he has saved it, {}",
        "{} when on sale",
        "{} when ready",
        "{} given the price is low",
        "{} depending on the price",
        "{} after approval",
        "If Ann agrees:\n1. {}",
        "Check if it is there and {}",
        "Check whether the draft exists and {}",
        "{} after you have checked it",
        "{} before she leaves",
        "While it is open, {}",
        "If the box is ticked, then first open the menu and {}",
        "Open the menu, and if it is empty, {}",
        "Could you {} if it is open?",
        "If it is open, could you {}?",
        "Would you please {} once it is approved?",
        "According to Ann, {}",
    ]
)
REPORTING = st.sampled_from(
    [
        "Bob said: {}",
        "Bob: {}",
        "Note from Ann: {}",
        "Ann told me to {}",
        "Ann says to {}",
        "Ann says {}",
        "The page says that I should {}",
        "The page says {}",
        "The mail reads: {}",
        "My boss wants me to {}",
        "Bob would like to {}",
        "They asked us to {}",
        "He suggested to {}",
        "I was told to {}",
        "I heard that one can {}",
        "Bob asked if he could {}",
        "Bob asked: can you {}?",
        "Tell Ann to {}",
        "Ask Ann to {}",
        "Remind Bob to {}",
        "Users can {} here",
        "We might {} later",
        "Yesterday I had to {}",
        "The manual tells you to {}",
        "It is possible to {}",
        "Explain how to {}",
        "Show me how to {}",
        "Somebody tried to {}",
        "Imagine you {}",
        "Check whether I can {}",
    ]
)
NAMING = st.sampled_from(
    [
        'What does "{}" mean?',
        'Read the message "{}"',
        'Search for "{}"',
        'Find the mail that says "{}"',
        'Ann wrote "{}"',
        'Is there a button "{}"?',
        "The banner says “{}”",
        "Go to the page '{}'",
    ]
)
INSTEAD = st.sampled_from(
    ["Don't {0} but {1}", "Do not {0}, {1} instead", "Never {0}; {1}", "Do not {0}. {1}", "{1} but do not {0}"]
)
CALM = st.sampled_from(["", "Download last month's invoice. ", "Go to Billing. ", "Search for shoes. "])


@given(ORDERS, ASKING, CALM)
def test_a_question_never_becomes_a_write(order: str, asking: str, before: str) -> None:
    assert not read_goal(before + asking.format(order), TODAY).writes


@given(ORDERS, REQUESTING, CALM)
def test_a_polite_question_writes_only_after_a_yes(order: str, requesting: str, before: str) -> None:
    assert all(one.asked for one in read_goal(before + requesting.format(order), TODAY).intents if one.writes)


@given(ORDERS, st.sampled_from(["Could you not {}?", "Can you please never {}?", "Would you mind not {}?"]))
def test_a_polite_negation_never_becomes_a_write(order: str, asking: str) -> None:
    assert not read_goal(asking.format(order), TODAY).writes


@given(ORDERS, FORBIDDING, CALM)
def test_a_negation_never_becomes_a_write(order: str, forbidding: str, before: str) -> None:
    assert not read_goal(before + forbidding.format(order), TODAY).writes


@given(ORDERS, HANGING, CALM)
def test_what_hangs_on_something_never_becomes_a_write(order: str, hanging: str, before: str) -> None:
    assert not read_goal(before + hanging.format(order), TODAY).writes


@given(ORDERS, REPORTING, CALM)
def test_what_others_say_never_becomes_a_write(order: str, reporting: str, before: str) -> None:
    assert not read_goal(before + reporting.format(order), TODAY).writes


@given(ORDERS.filter(lambda one: "'" not in one), NAMING, CALM)
def test_an_order_in_quotes_is_only_a_text(order: str, naming: str, before: str) -> None:
    assert not read_goal(before + naming.format(order), TODAY).writes


@given(ORDERS.filter(lambda one: '"' not in one))
def test_an_order_in_quotes_can_be_typed(order: str) -> None:
    reading = read_goal(f'Type "{order}" into the Note field', TODAY)
    assert [(one.kind, [entry.value for entry in one.entries]) for one in reading.intents] == [("fill", [order])]


@given(ORDERS, ORDERS.filter(lambda one: " and " not in one), INSTEAD)
def test_of_two_orders_only_the_wanted_one_is_done(unwanted: str, wanted: str, instead: str) -> None:
    done = read_goal(instead.format(unwanted, wanted), TODAY).intents
    assert [(one.kind, one.target) for one in done] == [
        (one.kind, one.target) for one in read_goal(wanted, TODAY).intents
    ]


@given(ORDERS, REQUESTING)
def test_a_polite_question_is_an_order_all_the_same(order: str, requesting: str) -> None:
    wanted = {one.kind for one in read_goal(order, TODAY).intents}
    assert wanted <= {one.kind for one in read_goal(requesting.format(order), TODAY).intents}


@given(ORDERS, ORDERS)
def test_what_follows_a_but_do_not_is_forbidden(first: str, second: str) -> None:
    reading = read_goal(f"{first} but do not {second}", TODAY)
    assert len(reading.intents) <= len(read_goal(first, TODAY).intents)


@settings(max_examples=300)
@given(st.text(max_size=200))
def test_any_text_can_be_read(goal: str) -> None:
    assert read_goal(goal, TODAY) is not None


@given(
    st.lists(
        st.sampled_from(
            'click the button link not never select enter "ok" and then , . ? into field 5th last month ⟦0⟧ > x'.split()
        ),
        max_size=25,
    )
)
def test_any_salad_of_words_can_be_read(words: list[str]) -> None:
    assert read_goal(" ".join(words), TODAY) is not None


@given(
    st.text(alphabet=st.characters(categories=["L", "N", "Zs"]), min_size=1, max_size=30).filter(
        lambda one: one.strip()
    )
)
def test_a_quoted_label_is_kept_as_it_is(label: str) -> None:
    assert [one.target for one in read_goal(f'Click on the "{label}" button.', TODAY).intents] == [label]
