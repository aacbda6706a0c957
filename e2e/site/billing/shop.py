"""The catalogue: search, filter, sort and pages by GET; only putting into the cart is a POST."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from e2e.site.billing.frame import Page
from e2e.site.billing.state import State
from e2e.site.markup import euros, link, options, text
from e2e.site.server import Call, Reply, not_found, redirect

PER_PAGE = 9
CATEGORIES = ("Hand tools", "Power tools", "Fasteners", "Safety")
SORTS = (
    ("name", "Name"),
    ("price", "Price: low to high"),
    ("price-desc", "Price: high to low"),
    ("rating", "Rating"),
)
NAMES = (
    ("Claw hammer", "Try square", "Bevel-edge chisel", "Coping saw", "Block plane", "Marking gauge"),
    ("Cordless drill", "Orbital sander", "Jigsaw", "Router table", "Bench grinder", "Heat gun"),
    ("Brass wood screws", "Machine bolts", "Washers", "Wall plugs", "Finish nails", "Threaded rod"),
    ("Safety goggles", "Ear defenders", "Work gloves", "Dust mask", "Knee pads", "First aid kit"),
)


@dataclass(frozen=True)
class Product:
    """`cents` is the price, `rating` is in tenths of a star."""

    sku: str
    name: str
    category: str
    cents: int
    rating: int


def _catalogue() -> tuple[Product, ...]:
    made = []
    for group, names in enumerate(NAMES):
        for place, name in enumerate(names):
            number = group * 6 + place
            cents = 495 + number * 1370 % 17900
            sku = name.lower().replace(" ", "-")
            made.append(Product(sku, name, CATEGORIES[group], cents, 31 + number * 7 % 19))
    return tuple(made)


PRODUCTS = _catalogue()
BY_SKU = {product.sku: product for product in PRODUCTS}


def show_products(state: State, call: Call) -> Page:
    """Show one page of the products that match."""
    found = find_products(call)
    asked = call.asked("page", "1")
    last = max(1, -(-len(found) // PER_PAGE))
    number = int(asked) if asked.isdecimal() and 1 <= int(asked) <= last else 1
    shown = found[(number - 1) * PER_PAGE : number * PER_PAGE]
    cards = "".join(_card(one) for one in shown) or "<p>No products found.</p>"
    main = f"""<h1>Products</h1>{_filters(call)}
<p role=status>{len(found)} products found</p><div class=grid>{cards}</div>{_pager(call, number, last)}"""
    return Page("Products", main)


def find_products(call: Call) -> list[Product]:
    """Return the products that the query asks for, sorted as it says."""
    words = call.asked("q").lower().split()
    chosen = call.query.get("category", [])
    found = [
        one
        for one in PRODUCTS
        if all(word in f"{one.name} {one.category}".lower() for word in words)
        and (not chosen or one.category in chosen)
    ]
    sort = call.asked("sort", "name")
    if sort == "name":
        return sorted(found, key=lambda one: one.name)
    if sort == "rating":
        return sorted(found, key=lambda one: -one.rating)
    return sorted(found, key=lambda one: one.cents, reverse=sort == "price-desc")


def _filters(call: Call) -> str:
    chosen = call.query.get("category", [])
    boxes = "".join(
        f"<label><input type=checkbox name=category value='{one}'{' checked' if one in chosen else ''}> {one}</label> "
        for one in CATEGORIES
    )
    return f"""<form class=panel role=search action=/products method=get>
<p class=field><label for=q>Search products</label>
<input id=q name=q type=search value="{text(call.asked("q"))}"></p>
<p class=field><label for=sort>Sort by</label>
<select id=sort name=sort>{options(SORTS, call.asked("sort"))}</select></p>
<fieldset><legend>Category</legend>{boxes}</fieldset><button>Search</button></form>"""


def _card(one: Product) -> str:
    return f"""<article class=panel><div class=picture aria-hidden=true>{one.name[0]}</div>
<h2>{link(one.name, "/products/" + one.sku)}</h2><p>{one.category} · {one.rating / 10} stars</p>
<p class=amount>{euros(one.cents)}</p>{_add_form(one)}</article>"""


def _add_form(one: Product) -> str:
    return (
        f"<form method=post action=/cart/add><input type=hidden name=sku value='{one.sku}'>"
        "<button>Add to cart</button></form>"
    )


def _pager(call: Call, number: int, last: int) -> str:
    query = {name: values for name, values in call.query.items() if name != "page"}

    def href(page: int) -> str:
        return "/products?" + urlencode({**query, "page": page}, doseq=True)

    parts = [link("Previous", href(number - 1), "rel=prev")] if number > 1 else []
    parts += [link(str(one), href(one), 'aria-current="page"' if one == number else "") for one in range(1, last + 1)]
    if number < last:
        parts.append(link("Next", href(number + 1), "rel=next"))
    return f"<nav class=pager aria-label=Pages>{' '.join(parts)}</nav>"


def show_product(state: State, call: Call) -> Page | Reply:
    """Show one product."""
    one = BY_SKU.get(call.args["sku"])
    if one is None:
        return not_found(call.path)
    main = f"""<h1>{one.name}</h1><p class=amount>{euros(one.cents)}</p>
<p>{one.rating / 10} stars · {one.category} · In stock</p>
<p>A {one.name.lower()} for every day, with a guarantee of five years.</p>
<form method=post action=/cart/add><input type=hidden name=sku value="{one.sku}"><p class=field>
<label for=quantity>Quantity</label><input id=quantity name=quantity type=number min=1 max=99 value=1></p>
<button>Add to cart</button></form><p>{link("Back to products", "/products")}</p>"""
    return Page(one.name, main)


def add_to_cart(state: State, call: Call) -> Reply:
    """Put a product into the cart."""
    sku = call.sent("sku")
    if sku not in BY_SKU:
        return not_found(call.path)
    asked = call.sent("quantity", "1")
    quantity = int(asked) if asked.isdecimal() and 1 <= int(asked) <= 99 else 1
    state.cart[sku] = state.cart.get(sku, 0) + quantity
    return redirect("/cart")


def remove_from_cart(state: State, call: Call) -> Reply:
    """Take a product out of the cart."""
    state.cart.pop(call.sent("sku"), None)
    return redirect("/cart")
