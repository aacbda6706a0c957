"""The words by which a goal is understood: verbs, things, places, orders. Data only, no task and no site."""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "navigate", "search", "login", "fill", "choose", "click", "extract", "download", "upload", "paginate", "sort",
    "filter", "delete", "checkout", "read", "copy", "wait", "find", "reveal", "scroll", "send", "create",
    "press", "hover", "drag", "book", "format",
]  # fmt: skip

WRITES: frozenset[str] = frozenset(
    {
        "login",
        "fill",
        "choose",
        "click",
        "upload",
        "delete",
        "checkout",
        "copy",
        "send",
        "create",
        "press",
        "drag",
        "book",
        "format",
    }
)
"""Intents that change something on a page or for somebody; the others only look or fetch."""

DOCUMENTS = r"(?:pdf|png|jpe?g|svg|gif|docx?|word|xlsx?|excel|ods|odt|html|markdown|epub|zip|xml|ics|vcard)"
"""Formats that only the page itself can write."""
KEYS = (
    r"(?:(?:up|down|left|right)[ -]arrow|arrow[ -](?:up|down|left|right)|enter|return|escape|esc|tab|backspace|space ?bar|"
    r"(?:ctrl|control|alt|shift|cmd|meta) ?\+ ?\w+|(?:up|down|left|right|home|end|delete|space|page up|page down|f\d+)(?= key))"
)
"""Names of keys that a goal may press."""

VERBS: tuple[tuple[str, Kind], ...] = (
    (
        rf"(?:press|hit|push|tap|use)(?= (?:on )?(?:the )?{KEYS}(?: key| on the keyboard)?(?! (?:button|link|\d))\b)",
        "press",
    ),
    (
        r"(?:hover(?: over| on)?|point at|mouse over|move (?:the |your )?(?:mouse|pointer|cursor) (?:over|to|onto))",
        "hover",
    ),
    (r"(?:move|drag)(?= .*\bslider\b)", "fill"),
    (r"i(?:['’]d| would) like(?! to\b| you\b)|i (?:want|need)(?! to\b| you\b)", "fill"),
    (
        r"us(?:e|ing) (?:the |this |its )?(?:page['’]s )?search(?: box| bar| field| form| engine)? (?:to|and) "
        r"(?:find|search(?: for)?|look (?:for|up)|enter|query)",
        "search",
    ),
    (r"drag(?= .*\b(?:ascending|descending|increasing|decreasing|alphabetical(?:ly)?|sorted|numerical)\b)", "sort"),
    (
        r"drag(?: and drop)?|(?:put|place)(?= (?!.*\b(?:field|box|input|form)\b)[^,;]+ (?:above|below|before|after|between) )|drop(?= .*\b(?:in|on|to|into|onto)\b)|move(?= .+ (?:above|below|before|after|under|to|into|onto|between|up|down)\b)"
        r"(?! (?:back )?(?:to|on) )",
        "drag",
    ),
    (r"(?:apply|use|redeem|enter)(?= (?:the |my |a )?(?:coupon|promo|promotion|voucher|discount|gift)\b)", "create"),
    (r"(?:book|reserve)(?! \w*ing\b)|rent|hire", "book"),
    (
        r"(?:make|turn(?! o)|format)(?= (?!(?:sure|certain)\b|.*\b(?:not|never|no longer)\b|.*n['’]t\b)(?:(?!\bfield\b)[^,;])*(?<!\bto )\b(?:bold(?:face)?|italics?|underlined|struck through|highlighted)(?: (?:and|or|in)\b|[,;.!]|$))|(?:set|put)(?= [^,;]*\bin (?:bold(?:face)?|italics?)(?: (?:and|or|in)\b|[,;.!]|$))|(?:bold|embolden|italici[sz]e|underline|"
        r"strike (?:through|out)|highlight)(?= \S)|select(?= the (?:words?|text|phrase|sentence|passage) ⟦)",
        "format",
    ),
    (
        r"replace(?= .* (?:with|by) )|(?:change|swap|substitute)(?= (?:all |every |the )*(?:occurrences? of |instances? of )?(?:the )?(?:word|phrase|text(?= ⟦)) .* (?:to|with|by|for) )|"
        r"(?:add|append|write|put|insert)(?= ⟦\d+⟧ (?:to|at) the (?:end|beginning|start|top|bottom) of (?:(?!\blist\b)[^,;.])+)",
        "fill",
    ),
    (
        r"report(?= (?:the|this|that|a) (?:post|comment|user|tweet|video|ad|profile|review|photo|story)(?: (?:by|from|about|as|for)\b(?! (?:me|us)\b)|[.!]?$))",
        "click",
    ),
    (r"(?:rate|give)(?= .*\bstars?\b)", "choose"),
    (r"(?:agree|consent)(?: to| with)?", "choose"),
    (r"(?:clear|empty)(?= .*\b(?:field|box|input|search|textarea)\b)", "fill"),
    (r"(?:log|sign)(?:ing)?[ -]?(?:in|on)(?: to| into| at)?|authenticate|login", "login"),
    (
        r"(?:check ?out|purchase|buy|pay(?: for)?|place (?:the|an|my) order|order(?! ?(?:#|no\b|nr\b|number\b|\d+(?=$|[,;.?!]|\s+(?:and|or|should|must|to|is|in|from)\b)))(?! (?:of|page|list|overview|status|numbers?|history|details?|date|total|id|confirmation|form)\b"
        r"|.*\b(?:alphabetical(?:ly)?|ascending|descending|chronological(?:ly)?|z to a|a to z)\b))(?! by\b)",
        "checkout",
    ),
    (r"(?:scroll)(?: through| to| down| up)?", "scroll"),
    (r"(?:switch|flip|cycle|look|go|browse|step|navigate) (?:between|through)", "reveal"),
    (r"(?:log|sign)(?:ing)?[ -]?(?:out|off)(?: of| from)?", "click"),
    (r"expand|unfold|uncollapse|reveal", "reveal"),
    (
        r"download|(?:fetch|get|grab)(?= (?:me )?(?:(?:a |the )?(?:copy|pdf) of |.*\b(?:invoices?|statements?|receipts?|pdfs?|files?|documents?|bills?)\b))",
        "download",
    ),
    (
        rf"extract|scrape|export(?! .*\b(?:as|to) (?:an? )?{DOCUMENTS}\b)|collect|list(?= all| the| every)|save(?= .* (?:as|to|into) (?:a |an )?(?:\S+\.)?(?:csv|json))",
        "extract",
    ),
    (r"upload|attach", "upload"),
    (
        r"sort|order(?= .*\b(?:by|alphabetical(?:ly)?|ascending|descending|chronological(?:ly)?|z to a|a to z)\b)|(?:re)?arrange|put(?= .*\b(?:ascending|descending|increasing|decreasing|alphabetical)\b)",
        "sort",
    ),
    (r"filter|narrow(?: down)?|show (?:me )?only|limit .* to", "filter"),
    (r"delete|remove|erase|trash|discard|get rid of", "delete"),
    (r"copy", "copy"),
    (r"paste", "fill"),
    (r"wait", "wait"),
    (
        r"reply|respond|answer(?= (?:to|with|the (?:last |newest |latest )?(?:e-?mail|mail|message))\b)|forward|send|tweet|write to",
        "send",
    ),
    (
        r"add|create|register|make(?= an? new)|invite|schedule|post(?= (?:a |the )?(?:comment|message|reply|note|⟦))|leave(?= (?:a |the )(?:comment|message|note|review|reply))|comment",
        "create",
    ),
    (
        r"(?:go|move|turn|jump|advance|skip)(?: back)? to(?= (?:the )?(?:(?:next|previous|last|first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)) page|page \d))|paginate",
        "paginate",
    ),
    (r"(?:show|teach) me(?= how\b)", "read"),
    (
        r"(?:go|navigate|browse|head|get|proceed|take me|return|bring me|jump|skip|hop)(?: back)? to|visit|open(?: up)?|show(?: me)?|view|"
        r"display",
        "navigate",
    ),
    (r"search(?: for| by)?|look (?:for|up)|google|query", "search"),
    (
        r"(?:double|right)[- ]?click(?: on)?|click(?: on| at)?|press(?: on)?|tap(?: on)?|hit|push|follow|activate|submit|"
        r"close|dismiss|accept|toggle|star|mark|cancel|confirm|save|export|generate|like|share|"
        r"refresh|reset|undo|redo|approve|reject|archive|publish|start|stop|play|pause|roll|repost|follow|unfollow|mute|unmute|"
        r"block|unblock|pin|unpin|bookmark|favou?rite|upvote|downvote|vote for|flag|unlike|unstar|resolve|reopen|unarchive|restore|"
        r"snooze|install|print|preview|finish|continue|proceed|join|leave|decline|deny|switch to|apply|clear|subscribe|unsubscribe|"
        r"revoke|renew|keep(?= (?:it|this|that|them)$)|retry|connect|disconnect|suspend|resume|reload|rerun|claim|complete|assign|unassign|duplicate|merge|lock|unlock|rotate|zoom in|zoom out|expand all|flip|spin|shuffle|guess|vote|take(?! me\b| (?:it|this|that) (?:to|from|out|off)\b)|hide|minimi[sz]e|maximi[sz]e|collapse|show more|enrol+|track",
        "click",
    ),
    (r"uncheck|untick|deselect|unselect|turn off|switch off|disable|deactivate", "choose"),
    (
        r"check(?! (?:whether|if|how|what|when|which|who|why|where|that (?:the|it|there|all|no|my|our|every\w*))\b)|select|choose|pick|tick|turn on|switch on|enable",
        "choose",
    ),
    (
        r"fill(?: in| out| up)?|enter|type(?: in)?|input|(?:put|write|note|jot) down|put|write|set|change|update|provide|specify|insert|solve|edit|"
        r"use(?= (?:⟦\d+⟧|\S*[\d@.]\S*) (?:as|for) )|use(?= the .*(?:\bto (?:enter|type|select|set|choose|pick|search)\b))|adjust|increase|decrease|rename",
        "fill",
    ),
    (r"find|locate|identify", "find"),
    (
        r"read|tell me|report|summari[sz]e|give me|determine|compare|count|check(?= (?:whether|if|how|what|when|which|who|why|where|that)\b)|"
        r"calculate|let me know",
        "read",
    ),
)
"""Leading words of a clause -> kind; the first row that fits wins."""

ROLES: dict[str, str] = {
    "button": "button", "link": "link", "hyperlink": "link", "tab": "tab", "checkbox": "checkbox",
    "check box": "checkbox", "checkboxes": "checkbox", "radio button": "radio", "radio": "radio",
    "menu item": "menuitem", "menuitem": "menuitem", "icon": "icon", "textbox": "textbox", "text box": "textbox",
    "text field": "textbox", "textfield": "textbox", "input field": "textbox", "text input": "textbox",
    "input": "textbox", "text area": "textarea", "textarea": "textarea", "text": "textbox", "field": "field",
    "box": "field", "dropdown": "combobox", "drop-down": "combobox", "drop down": "combobox", "combobox": "combobox",
    "select": "combobox", "slider": "slider", "spinner": "spinbutton", "spinbutton": "spinbutton",
    "list": "list", "scroll list": "list", "option": "option", "switch": "switch", "toggle": "switch",
    "image": "img", "picture": "img", "item": "item", "result": "item", "search result": "item", "row": "item",
    "entry": "item", "card": "item", "section": "section", "heading": "heading", "menu": "menu", "widget": "widget",
    "control": "widget", "element": "widget", "folder": "treeitem", "file": "treeitem", "node": "treeitem", "branch": "treeitem", "page": "page",
    "dialog box": "dialog", "dialog": "dialog", "popup": "dialog", "modal": "dialog", "paragraph": "paragraph",
    "cell": "cell", "date picker": "date",
}  # fmt: skip
ORDINALS: dict[str, int] = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "last": -1, "final": -1, "top": 1, "bottom": -1, "topmost": 1, "penultimate": -2,
    "second to last": -2, "second-to-last": -2, "third-to-last": -3, "fourth-to-last": -4, "fifth-to-last": -5,
    "sixth-to-last": -6, "seventh-to-last": -7, "eighth-to-last": -8, "ninth-to-last": -9, "tenth-to-last": -10,
}  # fmt: skip
NUMBERS: dict[str, int] = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "a dozen": 12,
}  # fmt: skip
SUPERLATIVES: dict[str, tuple[Literal["max", "min"], str]] = {
    "newest": ("max", "date"), "latest": ("max", "date"), "most recent": ("max", "date"), "recent": ("max", "date"),
    "oldest": ("min", "date"), "earliest": ("min", "date"), "cheapest": ("min", "money"),
    "least expensive": ("min", "money"), "lowest priced": ("min", "money"), "lowest price": ("min", "money"),
    "most expensive": ("max", "money"), "priciest": ("max", "money"), "dearest": ("max", "money"),
    "highest": ("max", "number"), "greatest": ("max", "number"), "largest": ("max", "number"),
    "biggest": ("max", "number"), "most": ("max", "number"), "maximum": ("max", "number"), "best": ("max", "number"),
    "best rated": ("max", "rating"), "top rated": ("max", "rating"), "highest rated": ("max", "rating"),
    "best-rated": ("max", "rating"), "top-rated": ("max", "rating"), "lowest": ("min", "number"),
    "smallest": ("min", "number"), "least": ("min", "number"), "fewest": ("min", "number"),
    "minimum": ("min", "number"), "worst": ("min", "number"), "longest": ("max", "duration"),
    "shortest": ("min", "duration"), "fastest": ("min", "duration"), "quickest": ("min", "duration"),
    "slowest": ("max", "duration"), "longest word": ("max", "length"), "shortest word": ("min", "length"),
    "soonest": ("min", "date"), "youngest": ("max", "date"), "tallest": ("max", "number"), "widest": ("max", "number"), "narrowest": ("min", "number"), "lightest": ("min", "weight"), "heaviest": ("max", "weight"), "alphabetically first": ("min", "name"), "alphabetically last": ("max", "name"),
}  # fmt: skip
COMPARISONS: tuple[tuple[str, str], ...] = (
    (r"(?:greater|more|higher|larger|bigger|later) than or equal to|at least|no less than|>=", ">="),
    (r"(?:less|lower|smaller|fewer) than or equal to|at most|no more than|up to|<=", "<="),
    (r"greater than|more than|higher than|larger than|bigger than|over|above|exceeding|costing more than|>", ">"),
    (r"less than|lower than|smaller than|fewer than|cheaper than|under|below|costing less than|<", "<"),
    (r"equal to|exactly|equals|=", "="),
)
THINGS: dict[str, tuple[str, ...]] = {
    "invoice": ("invoice", "bill", "statement", "receipt", "rechnung", "factura", "facture", "fattura", "fatura"),
    "statement": ("statement", "invoice", "bill"),
    "receipt": ("receipt", "invoice", "bill"),
    "bill": ("bill", "invoice", "statement"),
    "order": ("order", "purchase", "bestellung", "pedido", "commande"),
    "product": ("product", "item", "catalog", "catalogue", "shop", "store", "artikel", "producto", "produit"),
    "member": ("member", "team", "people", "user", "staff"),
    "people": ("people", "member", "team", "user", "staff"),
    "user": ("user", "member", "account", "people"),
    "setting": ("setting", "preference", "option", "configuration", "einstellung"),
    "document": ("document", "file", "upload", "dokument"),
    "message": ("message", "inbox", "mail", "support", "contact"),
    "email": ("email", "mail", "message", "inbox"),
    "contact": ("contact", "people", "address book", "support"),
    "profile": ("profile", "account", "personal"),
    "address": ("address", "location", "adresse", "direccion"),
    "payment": ("payment", "card", "billing"),
    "report": ("report", "statistic", "analytics"),
    "cart": ("cart", "basket", "bag", "warenkorb", "carrito", "panier"),
    "help": ("help", "support", "faq"),
    "subscription": ("subscription", "plan", "billing"),
    "price": ("price", "cost", "amount", "total"),
    "amount": ("amount", "total", "price", "sum", "due", "balance"),
    "date": ("date", "month", "day", "issued", "period", "time"),
    "phone": ("phone", "telephone", "mobile", "tel"),
    "name": ("name", "title"),
    "mail": ("mail", "email", "message", "inbox"),
    "post": ("post", "feed", "timeline"),
    "tweet": ("tweet", "post", "feed", "timeline"),
    "comment": ("comment", "review", "reply"),
    "task": ("task", "to do", "todo"),
    "todo": ("todo", "to do", "task"),
    **{
        one: (one,)
        for one in (
            "flight",
            "hotel",
            "train",
            "trip",
            "ticket",
            "number",
            "event",
            "appointment",
            "movie",
            "film",
            "song",
            "photo",
            "video",
            "article",
            "story",
            "recipe",
            "restaurant",
            "job",
            "course",
            "request",
            "notification",
            "reminder",
            "note",
            "chat",
            "conversation",
            "thread",
            "project",
            "playlist",
            "album",
            "tag",
        )
    },
}
"""What a thing may be called on a page; the first name is its own."""
WAYS: dict[str, tuple[tuple[str, float], ...]] = {
    "invoice": (("billing", 0.75), ("payments", 0.6), ("documents", 0.6), ("subscription", 0.5), ("account", 0.45),
                ("orders", 0.4), ("settings", 0.35), ("profile", 0.3)),
    "user": (("team", 0.7), ("members", 0.7), ("people", 0.7), ("admin", 0.5), ("account", 0.4)),
    "member": (("team", 0.8), ("people", 0.7), ("account", 0.4)),
    "people": (("team", 0.8), ("members", 0.8), ("account", 0.4)),
    "newsletter": (("notifications", 0.7), ("settings", 0.7), ("preferences", 0.7), ("account", 0.5)),
    "language": (("settings", 0.7), ("preferences", 0.7), ("profile", 0.6), ("account", 0.5)),
    "theme": (("settings", 0.7), ("preferences", 0.7), ("appearance", 0.8)),
    "name": (("profile", 0.7), ("account", 0.5), ("settings", 0.4)),
    "address": (("account", 0.6), ("profile", 0.6), ("settings", 0.4)),
    "payment": (("billing", 0.7), ("account", 0.5), ("settings", 0.4)),
    "message": (("support", 0.6), ("contact", 0.6), ("help", 0.5)),
    "password": (("security", 0.7), ("account", 0.6), ("profile", 0.6), ("settings", 0.6)),
    "notification": (("settings", 0.6), ("account", 0.5), ("preferences", 0.6)),
    "document": (("uploads", 0.7), ("files", 0.7), ("account", 0.45)),
    "plan": (("billing", 0.7), ("subscription", 0.8), ("account", 0.45), ("usage", 0.4)),
    "usage": (("account", 0.5), ("billing", 0.5), ("plan", 0.5)),
    "order": (("purchases", 0.8), ("account", 0.5), ("history", 0.5)),
    "product": (("shop", 0.8), ("store", 0.8), ("catalogue", 0.9), ("catalog", 0.9)),
    "setting": (("account", 0.5), ("profile", 0.5), ("preferences", 0.9)),
    "profile": (("account", 0.8), ("settings", 0.6)),
    "ticket": (("support", 0.7), ("help", 0.6)),
}  # fmt: skip
"""Pages that lie on the way to a thing on most sites, with how likely they are."""
