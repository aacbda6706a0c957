"""An order is confirmed by a sentence that says so, not by one that asks, promises or denies."""

import pytest

from browser_copilot.page.skills.confirmations import says_confirmed

CONFIRM = (
    "Order placed, thank you.", "Thanks for your order!", "Order #A-1234 confirmed", "Your order has been placed",
    "Confirmed.",
    "Payment successful", "Thank you! If you have questions, call us", "Order received. It does not ship on Sunday",
    "Vielen Dank für Ihre Bestellung", "Ihre Bestellung ist eingegangen", "Merci pour votre commande",
    "¡Gracias por su compra!",
    "Pedido realizado", "Obrigado pela compra", "Grazie per il tuo ordine", "Bedankt voor je bestelling",
    "Zamówienie zostało złożone", "Tack för din beställning", "Siparişiniz alındı", "ご注文ありがとうございます",
    "Заказ оформлен",
)  # fmt: skip
OTHER = (
    "Please confirm your order", "Review your order", "Your order could not be placed", "Order not placed. Thank you",
    "Thank you for your patience", "You get a mail once the order is placed", "Bestellung nicht eingegangen",
    "Place order",
)  # fmt: skip


@pytest.mark.parametrize("text", CONFIRM)
def test_a_confirmation_is_known(text: str) -> None:
    assert says_confirmed(text)


@pytest.mark.parametrize("text", OTHER)
def test_what_asks_promises_or_denies_confirms_nothing(text: str) -> None:
    assert not says_confirmed(text)
