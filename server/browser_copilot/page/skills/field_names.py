"""What a field may be called beside the name that a goal gives it. Data only."""

from __future__ import annotations

SAME: dict[str, tuple[str, ...]] = {
    "message": ("message", "body", "text", "reply", "comment", "content", "nachricht", "mensaje"),
    "to": ("to", "recipient", "send to", "destination", "going to", "arrival city", "email", "an", "para"), "name": ("name", "full name", "your name", "title", "username"),
    "username": ("username", "user name", "login", "email", "user"), "password": ("password", "passwort", "contrasena"),
    "user": ("user", "username", "user name", "login"), "email": ("email", "e-mail", "email address", "mail"), "phone": ("phone", "telephone", "mobile", "phone number"),
    "postcode": ("postcode", "zip", "zip code", "postal code", "plz"), "zip": ("zip", "postcode", "postal code", "zip code"),
    "city": ("city", "town", "ort", "ciudad", "ville"), "street": ("street", "address", "address line 1", "strasse"),
    "address": ("address", "street", "address line 1"), "country": ("country", "land", "pais", "pays"),
    "quantity": ("quantity", "qty", "amount", "number"), "date": ("date", "day", "when"), "time": ("time", "when", "hour"),
    "subject": ("subject", "topic", "title"), "first name": ("first name", "given name"), "last name": ("last name", "surname"),
    "guests": ("guests", "people", "persons", "party size", "number of guests", "adults", "passengers", "seats"),
    "from": ("from", "origin", "departure city", "leaving from", "pick-up"),
    "departure date": ("departure date", "departure", "departing", "depart", "leave", "leaving", "outbound", "check-in", "check in", "arrival", "start date", "from date", "date"),
    "return date": ("return date", "return", "returning", "inbound", "check-out", "check out", "end date", "to date"),
    "class": ("class", "cabin", "cabin class", "travel class"), "children": ("children", "kids", "number of children"),
    "start time": ("start time", "start", "from", "begin", "begins"), "end time": ("end time", "end", "to", "until", "ends"),
    "min": ("min", "minimum", "from", "lower", "low", "at least"), "max": ("max", "maximum", "to", "upper", "high", "up to"),
    "coupon": ("coupon code", "promo code", "voucher", "discount code", "coupon"),
    "birthday": ("birthday", "date of birth", "birth date", "born"), "date of birth": ("date of birth", "birthday", "birth date", "born"),
    "description": ("description", "details", "notes"),
}  # fmt: skip
TYPES = {
    "password": "password",
    "email": "email",
    "date": "date",
    "time": "time",
    "phone": "tel",
    "url": "url",
    "number": "number",
}
