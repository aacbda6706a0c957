"""Cart, address, payment, review: nothing is bought before the one POST of "Place order"."""

from __future__ import annotations

from e2e.site.billing.account import ADDRESS
from e2e.site.billing.frame import Page
from e2e.site.billing.shop import BY_SKU
from e2e.site.billing.state import Order, State
from e2e.site.markup import alert, euros, inputs, link, options, table, text
from e2e.site.server import Call, Reply, not_found, redirect

COUNTRIES = (
    ("", "Choose a country"),
    ("DE", "Germany"),
    ("FR", "France"),
    ("PT", "Portugal"),
    ("ES", "Spain"),
    ("GB", "United Kingdom"),
    ("US", "United States"),
)
PAYMENTS = (("card", "Credit card"), ("invoice", "Pay by bank transfer"), ("paypal", "PayPal"))
REQUIRED = ("name", "street", "postcode", "city", "country")


def total_of(items: dict[str, int]) -> int:
    """Return what the items cost, in cents."""
    return sum(BY_SKU[sku].cents * quantity for sku, quantity in items.items())


def _lines(items: dict[str, int], removable: bool) -> str:
    rows = []
    for sku, quantity in items.items():
        one = BY_SKU[sku]
        row = [link(one.name, f"/products/{sku}"), str(quantity), euros(one.cents * quantity)]
        if removable:
            hidden = f"<input type=hidden name=sku value='{sku}'>"
            row.append(f"<form method=post action=/cart/remove>{hidden}<button>Remove</button></form>")
        rows.append(row)
    heads = ("Product", "Quantity", "Price", "")
    return table(heads if removable else heads[:3], rows)


def show_cart(state: State, call: Call) -> Page:
    """Show what is in the cart."""
    if not state.cart:
        more = link("Continue shopping", "/products")
        return Page("Cart", f"<h1>Cart</h1><p>Your cart is empty.</p><p>{more}</p>")
    main = f"""<h1>Cart</h1>{_lines(state.cart, True)}<p class=amount>Total {euros(total_of(state.cart))}</p>
<p>{link("Proceed to checkout", "/checkout/address", "class=button")}</p>"""
    return Page("Cart", main)


def show_address(state: State, call: Call) -> Page | Reply:
    """Ask for the address; an incomplete one is asked for again, with an alert."""
    if not state.cart:
        return redirect("/cart")
    values = state.address
    problem = ""
    if call.method == "POST":
        values = {name: call.sent(name) for name in (*REQUIRED, "phone")}
        missing = [name for name in REQUIRED if not values[name]]
        if not missing:
            state.address = values
            return redirect("/checkout/payment")
        problem = "Please fill in: " + ", ".join(missing)
    main = f"""<h1>Delivery address</h1><p>Step 1 of 3</p>{alert(problem)}
<form class=panel method=post novalidate>{inputs(ADDRESS, values)}
<p class=field><label for=country>Country</label>
<select id=country name=country required>{options(COUNTRIES, values.get("country", ""))}</select></p>
{inputs([("Phone (optional)", "phone", "tel")], values)}<button>Continue to payment</button></form>"""
    return Page("Delivery address", main)


def show_payment(state: State, call: Call) -> Page | Reply:
    """Ask how to pay."""
    if not state.address:
        return redirect("/checkout/address")
    problem = ""
    if call.method == "POST":
        chosen = call.sent("method")
        if chosen in dict(PAYMENTS):
            state.payment = chosen
            return redirect("/checkout/review")
        problem = "Please choose how to pay."
    radios = "".join(
        f"<p><label><input type=radio name=method value={value}> {label}</label></p>" for value, label in PAYMENTS
    )
    main = f"""<h1>Payment</h1><p>Step 2 of 3</p>{alert(problem)}<form class=panel method=post>
<fieldset><legend>How would you like to pay?</legend>{radios}</fieldset>
<button>Review order</button></form>"""
    return Page("Payment", main)


def show_review(state: State, call: Call) -> Page | Reply:
    """Show everything once more, with the button that buys."""
    if not state.payment or not state.cart:
        return redirect("/checkout/address")
    where = ", ".join(text(state.address[name]) for name in REQUIRED)
    main = f"""<h1>Review your order</h1><p>Step 3 of 3</p>{_lines(state.cart, False)}
<dl><dt>Deliver to</dt><dd>{where}</dd><dt>Payment</dt><dd>{dict(PAYMENTS)[state.payment]}</dd>
<dt>Total</dt><dd>{euros(total_of(state.cart))}</dd></dl>
<form method=post action=/checkout/place-order><button class=primary>Place order</button></form>"""
    return Page("Review your order", main)


def place_order(state: State, call: Call) -> Reply:
    """Buy what is in the cart."""
    if not state.payment or not state.cart:
        return redirect("/checkout/address")
    items = dict(state.cart)
    order = Order(str(next(state.numbers)), items, total_of(items), dict(state.address), state.payment)
    state.orders.append(order)
    state.cart.clear()
    state.payment = ""
    return redirect(f"/orders/{order.number}")


def show_orders(state: State, call: Call) -> Page:
    """Show the orders, newest first, with two old ones that were always there."""
    rows = [
        (link(one.number, f"/orders/{one.number}"), euros(one.total), "Processing") for one in reversed(state.orders)
    ]
    rows += [("5000", "€88.40", "Delivered"), ("4987", "€12.95", "Delivered")]
    return Page("Orders", "<h1>Orders</h1>" + table(("Order", "Total", "Status"), rows))


def show_order(state: State, call: Call) -> Page | Reply:
    """Confirm an order."""
    for one in state.orders:
        if one.number == call.args["number"]:
            thanks = f"<h1>Thank you for your order</h1><p role=status>Order {one.number} was placed.</p>"
            return Page(f"Order {one.number}", f"{thanks}{_lines(one.items, False)}<p>Total {euros(one.total)}</p>")
    return not_found(call.path)
