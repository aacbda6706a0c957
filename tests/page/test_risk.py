"""Risk: which labels are dangerous, and that danger only ever adds up."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.page.risk import ORDER, assess, looks_like_effect, risk_of_key, risk_of_sending

# The same lists are held against the extension's guard (`background/risk.test.ts`).
LISTS = Path(__file__).parents[2] / "extension" / "src" / "background"
SHARED: list[str] = json.loads((LISTS / "dangerous.json").read_text("utf-8"))
ADDRESSES: list[tuple[str, bool]] = json.loads((LISTS / "destinations.json").read_text("utf-8"))
DANGERS = st.sampled_from(SHARED)
WORDS = st.text(max_size=40)
ROLES = st.sampled_from(["button", "link", "menuitem", "tab", "checkbox", ""])
KINDS = st.sampled_from(["", "submit", "search", "delete", "checkout", "download"])
PURPOSES = st.sampled_from(["", "login", "search", "payment_method", "unknown", "contact"])
TOOLS = st.sampled_from(["dom.click", "dom.submit", "dom.press", "dom.type"])


@given(WORDS, DANGERS, ROLES, KINDS, PURPOSES, TOOLS)
def test_risk_never_falls_when_a_label_gets_more_dangerous(
    label: str, danger: str, role: str, kind: str, purpose: str, tool: str
) -> None:
    before = assess(label, role=role, kind=kind, purpose=purpose, tool=tool)
    for worse in (f"{label} {danger}", f"{danger} {label}"):
        assert ORDER[assess(worse, role=role, kind=kind, purpose=purpose, tool=tool)] >= ORDER[before]


@pytest.mark.parametrize("label", ["view {}", "{} now, please", "Page 2: {} of all", "Ada · {}", "3 {} 4", "{}…"])
def test_a_dangerous_word_is_of_high_risk_wherever_it_stands(label: str) -> None:
    assert [one for one in SHARED if assess(label.format(one), role="button") != "high"] == []


@pytest.mark.parametrize(
    ("label", "risk"),
    [("Bin", "high"), ("🗑️", "high"), ("🗑 3", "high"), ("Leave the team", "high"), ("×", "low"), ("✕", "low"),
     ("x", "low"), ("Clear all filters", "low"), ("Leave feedback", "low"), ("Bin 12", "low"), ("Cabin", "low")],
)  # fmt: skip
def test_a_sign_is_as_dangerous_as_what_it_stands_for(label: str, risk: str) -> None:
    assert assess(label, role="button") == risk


@given(WORDS, ROLES, PURPOSES)
def test_risk_never_falls_when_the_kind_gets_more_dangerous(label: str, role: str, purpose: str) -> None:
    before = assess(label, role=role, purpose=purpose)
    assert ORDER[assess(label, role=role, kind="delete", purpose=purpose)] >= ORDER[before]


@pytest.mark.parametrize("label", SHARED)
def test_what_the_guard_asks_about_is_of_high_risk_here_too(label: str) -> None:
    assert assess(label, role="button") == "high"


@pytest.mark.parametrize(
    "label", ["De\u200blete", "D\u0435l\u0435te", "De\u3164l\u034fete", "delete_forever", "Ｄｅｌｅｔｅ"]
)
def test_a_disguised_label_is_of_high_risk_as_the_guard_sees_it(label: str) -> None:
    assert assess(label, role="button") == "high"


@pytest.mark.parametrize(("address", "dangerous"), ADDRESSES)
def test_an_address_is_as_dangerous_as_for_the_guard(address: str, dangerous: bool) -> None:
    assert (risk_of_sending(address, "button", "dom.click") == "high") is dangerous


def test_typing_into_a_dangerous_form_sends_nothing() -> None:
    assert risk_of_sending("POST https://a.test/pay", "textbox", "dom.type") == "low"


@given(DANGERS, ROLES)
def test_a_dangerous_label_is_of_high_risk(danger: str, role: str) -> None:
    assert assess(danger, role=role) == "high"


@pytest.mark.parametrize(
    ("label", "role", "risk"),
    [
        ("Place order", "button", "high"),
        ("Pay €63.70", "button", "high"),
        ("Yes, delete", "button", "high"),
        ("Send message", "button", "high"),
        ("Jetzt zahlungspflichtig bestellen", "button", "high"),
        ("Delete my account", "link", "high"),
        ("Cancel subscription", "link", "high"),
        ("Add to cart", "button", "medium"),
        ("Save profile", "button", "medium"),
        ("Log out", "link", "medium"),
        ("Submit", "button", "medium"),
        ("Proceed to checkout", "link", "medium"),
        ("Invoices", "link", "low"),
        ("Orders", "link", "low"),
        ("Billing", "link", "low"),
        ("Payment methods", "link", "low"),
        ("Next", "link", "low"),
        ("Search", "button", "low"),
        ("Download PDF", "link", "low"),
        ("Show details", "button", "low"),
    ],
)
def test_labels_have_the_risk_that_a_person_would_give_them(label: str, role: str, risk: str) -> None:
    assert assess(label, role=role) == risk


def test_a_harmless_button_of_a_payment_form_is_of_high_risk() -> None:
    assert assess("Continue", role="button", purpose="payment_method") == "high"


def test_typing_is_of_low_risk() -> None:
    assert assess("Delete reason", role="textbox", tool="dom.type") == "low"


@pytest.mark.parametrize(
    ("label", "href"),
    [
        ("Log out", "/x"),
        ("Abmelden", "/x"),
        ("Unsubscribe from all mail", "/x"),
        ("Archive all invoices", "/x"),
        ("Reorder last purchase", "/x"),
        ("Mark all as read", "/x"),
        ("Reset API keys", "/x"),
        ("Accept transfer", "/x"),
        ("Add to cart: item 3", "/x"),
        ("In den Warenkorb", "/x"),
        ("Cerrar sesión", "/x"),
        ("Se déconnecter", "/x"),
        ("ログアウト", "/x"),
        ("Ok", "/cart/add?sku=1"),
        ("Bye", "/logout"),
        ("Go", "/billing/cancel-subscription"),
        ("Clean", "/notifications/mark-all-read"),
        ("Clean", "/notifications/markAllRead"),
        ("Clean", "/notices/%6dark"),
        ("Clean", "/basket?do_clear=1"),
        ("Clean", "https://shop.test/basket/clearcart"),
        ("Delete", "/team/3"),
    ],
)
def test_links_that_look_like_effects_are_known(label: str, href: str) -> None:
    assert looks_like_effect(label, href)


@pytest.mark.parametrize(
    ("label", "href"),
    [
        ("Billing", "/billing"),
        ("Account", "/account"),
        ("Documents", "/account/billing/documents"),
        ("Invoices", "/account/invoices"),
        ("Payment methods", "/account/payment-methods"),
        ("Orders", "/orders"),
        ("Notifications", "/account/notifications"),
        ("Addresses", "/account/addresses"),
        ("Settings", "/settings"),
        ("October 2026", "/billing/invoices/2026-10"),
        ("Team", "/team"),
        ("Marketing", "/marketing"),
        ("Sale", "/clearance?sort=price"),
        ("Benchmarks", "/benchmarks"),
        ("Presets", "/presets"),
        ("Ways to give", "https://transfer.test/transferable"),
    ],
)
def test_links_that_only_lead_somewhere_are_no_effects(label: str, href: str) -> None:
    assert not looks_like_effect(label, href)


@pytest.mark.parametrize(
    ("key", "role", "label", "risk"),
    [
        ("Delete", "option", "From Ada", "high"),
        ("Shift+Backspace", "row", "From Ada", "high"),
        ("Delete", "textbox", "Name", "low"),
        ("Enter", "textbox", "Write a message", "high"),
        ("Enter", "textbox", "Nachricht an Ada", "high"),
        ("Enter", "textbox", "メッセージを入力", "high"),
        ("Shift+Enter", "textbox", "Write a message", "low"),
        ("Enter", "searchbox", "Find a message", "low"),
        ("Ctrl+Enter", "textbox", "Anything", "high"),
        ("Meta+Enter", "textbox", "Anything", "high"),
        ("Enter", "textbox", "City", "low"),
        ("Control++", "textbox", "City", "low"),
        ("ArrowDown", "option", "From Ada", "low"),
    ],
)
def test_a_key_has_a_risk_of_its_own(key: str, role: str, label: str, risk: str) -> None:
    assert risk_of_key(key, role, label) == risk


@given(
    st.sampled_from(["Enter", "Delete", "Control+Enter", "Tab"]),
    ROLES,
    WORDS,
    st.sampled_from(["message", "chat", "回复"]),
)
def test_a_label_that_speaks_of_messages_never_lowers_a_key(key: str, role: str, label: str, word: str) -> None:
    assert ORDER[risk_of_key(key, role, f"{label} {word}")] >= ORDER[risk_of_key(key, role, label)]
