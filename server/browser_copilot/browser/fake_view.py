"""How the fake browser's pages look from outside: summary, details, query, passages, items. Pure."""

import hashlib

from browser_copilot.browser.fake_site import FakeAction, FakeCollection, FakeField, FakeForm
from browser_copilot.browser.fake_tab import Element, FakeTab
from browser_copilot.protocol.limits import (
    MAX_ACTIONS,
    MAX_COLLECTIONS,
    MAX_FIELDS_PER_FORM,
    MAX_FORMS,
    MAX_HEADINGS,
    MAX_MESSAGES,
    MAX_OPTIONS,
    MAX_PCD_BYTES,
    MAX_READ_CHARS,
)
from browser_copilot.protocol.page import (
    CollectionCount,
    ControlState,
    Message,
    MiniAction,
    MiniCollection,
    MiniDialog,
    MiniField,
    MiniForm,
    MiniPCD,
    PCDActionDetail,
    QueryHit,
    Truncated,
)
from browser_copilot.protocol.selector import ByText
from browser_copilot.protocol.tools import (
    Cell,
    ExtractArgs,
    ExtractResult,
    Item,
    ItemControl,
    QueryArgs,
    ReadArgs,
    ReadPassage,
    ReadResult,
)


def summarize(tab: FakeTab) -> MiniPCD:
    """The MiniPCD, cut to its counts and to 8,192 bytes."""
    page = tab.page
    actions = [view_action(action) for action in page.actions]
    kept = actions[:MAX_ACTIONS]
    while True:
        pcd = _assemble(tab, kept, len(actions) - len(kept))
        if len(pcd.to_json().encode()) <= MAX_PCD_BYTES or not kept:
            return pcd
        kept = kept[:-1]


def _assemble(tab: FakeTab, actions: list[MiniAction], cut: int) -> MiniPCD:
    page = tab.page
    landmarks = dict.fromkeys(a.landmark for a in page.actions if a.landmark)
    forms, collections = page.forms[:MAX_FORMS], page.collections[:MAX_COLLECTIONS]
    return MiniPCD(
        url=tab.url,
        origin=tab.origin,
        title=page.title[:200],
        login_state=page.login_state,
        ts=tab.ts,
        document_id=tab.document_id,
        language=page.language,
        landmarks=list(landmarks),
        headings=[heading[:80] for heading in page.headings[:MAX_HEADINGS]],
        messages=view_messages(tab),
        dialog=MiniDialog(label=page.dialog, role="dialog") if page.dialog else None,
        actions=actions,
        forms=[view_form(form) for form in forms],
        collections=[view_collection(collection) for collection in collections],
        frames=[],
        truncated=Truncated(
            actions=cut, forms=len(page.forms) - len(forms), collections=len(page.collections) - len(collections)
        ),
    )


def view_messages(tab: FakeTab) -> list[Message]:
    return [Message(kind=kind, text=text[:200]) for kind, text in tab.page.messages[-MAX_MESSAGES:]]


def count_items(tab: FakeTab) -> list[CollectionCount]:
    return [CollectionCount(id=one.id, count=len(one.rows)) for one in tab.page.collections[:MAX_COLLECTIONS]]


def view_state(thing: FakeAction | FakeField) -> ControlState | None:
    expanded = thing.expanded if isinstance(thing, FakeAction) else None
    checked = thing.checked if isinstance(thing, FakeAction) or thing.type in ("checkbox", "radio") else None
    if not thing.disabled and expanded is None and checked is None:
        return None
    return ControlState(checked=checked, expanded=expanded, disabled=thing.disabled or None)


def view_action(action: FakeAction) -> MiniAction:
    return MiniAction(
        id=action.id,
        label=action.label[:80],
        role=action.role or ("link" if action.href is not None else "button"),
        kind=action.kind,
        landmark=action.landmark,
        state=view_state(action),
        context=action.context,
        href=action.href[:200] if action.href else None,
    )


def view_field(one: FakeField) -> MiniField:
    options = [option[:80] for option in one.options[:MAX_OPTIONS]]
    return MiniField(
        id=one.id,
        name=one.name,
        label=one.label[:80],
        type=one.type,
        required=one.required or None,
        options=options or None,
        more_options=len(one.options) - len(options) or None,
        value=(one.value[:80] or None) if not one.secret else None,
        filled=bool(one.value) if one.secret else None,
        checked=one.checked if one.type in ("checkbox", "radio") else None,
        disabled=one.disabled or None,
    )


def view_form(form: FakeForm) -> MiniForm:
    fields = form.fields[:MAX_FIELDS_PER_FORM]
    return MiniForm(
        id=form.id,
        purpose=form.purpose,
        label=form.label,
        landmark=form.landmark,
        field_summaries=[view_field(one) for one in fields],
        more_fields=len(form.fields) - len(fields) or None,
        submit_label=form.submit,
    )


def view_collection(collection: FakeCollection) -> MiniCollection:
    return MiniCollection(
        id=collection.id,
        name=collection.name[:80],
        item_fields=[name[:80] for name in collection.item_fields[:12]],
        landmark=collection.landmark,
        approx_count=len(collection.rows),
        virtual=collection.virtual or None,
    )


def list_details(tab: FakeTab, ids: list[str]) -> list[PCDActionDetail]:
    """Those of the ids that exist. A form gives itself, one detail per field, and its submit control."""
    found: list[PCDActionDetail] = []
    for wanted in ids:
        form, collection = tab.find_form(wanted), tab.find_collection(wanted)
        if form is not None:
            found.append(_describe_group(form.id, "form", form.label or form.submit or "form", "form", form))
            parts = [e for e in tab.elements() if e.form is form]
            found += [describe(tab, part) for part in parts]
        elif collection is not None:
            found.append(_describe_group(collection.id, "collection", collection.name, "list", None))
        elif (element := tab.find(wanted)) is not None:
            found.append(describe(tab, element))
    return found


def _describe_group(group_id: str, part: str, label: str, role: str, form: FakeForm | None) -> PCDActionDetail:
    return PCDActionDetail(
        id=group_id,
        part="form" if part == "form" else "collection",
        form_id=form.id if form else None,
        label=label[:80],
        role=role,
        selector=ByText(text=label[:500] or role),
        alt_selectors=[],
        fingerprint=hashlib.sha256(f"{role}|{label}".encode()).hexdigest()[:16],
    )


def describe(tab: FakeTab, element: Element) -> PCDActionDetail:
    thing = element.thing
    own = thing if isinstance(thing, FakeField) else None
    action = thing if isinstance(thing, FakeAction) else None
    return PCDActionDetail(
        id=element.id,
        part="field" if own else "action" if action else "submit",
        form_id=element.form.id if element.form else None,
        label=element.name[:80],
        role=element.role,
        type=own.type if own else None,
        selector=tab.select(element),
        alt_selectors=[],
        fingerprint=element.fingerprint,
        landmark=element.landmark,
        href=action.href if action else None,
        download=True if action and action.download else None,
        state=view_state(thing) if not isinstance(thing, FakeForm) else None,
        value=(own.value[:80] or None) if own and not own.secret else None,
        filled=bool(own.value) if own and own.secret else None,
        options=[option[:80] for option in own.options[:200]] or None if own else None,
    )


def query(tab: FakeTab, args: QueryArgs) -> list[QueryHit]:
    """Best first; without a text everything, in the order of the page."""
    hits = [_hit(element, score(args.text, f"{element.name} {element.context or ''}")) for element in tab.elements()]
    for form in tab.page.forms:
        label = form.label or form.purpose or form.submit or "form"
        hits.append(QueryHit(id=form.id, label=label[:80], type="form", score=score(args.text, label)))
    for one in tab.page.collections:
        label = f"{one.name} {' '.join(one.item_fields)}"
        hits.append(QueryHit(id=one.id, label=one.name[:80], type="collection", score=score(args.text, label)))
    hits = [hit for hit in hits if hit.score > 0 and args.kind in (None, hit.type)]
    return sorted(hits, key=lambda hit: -hit.score)[: args.top_k or 10]


def _hit(element: Element, points: float) -> QueryHit:
    action = element.thing if isinstance(element.thing, FakeAction) else None
    return QueryHit(
        id=element.id,
        label=element.name[:80],
        kind=action.kind if action else None,
        role=element.role,
        type="field" if isinstance(element.thing, FakeField) else "action",
        landmark=element.landmark,
        context=element.context,
        href=action.href[:200] if action and action.href else None,
        form_id=element.form.id if element.form else None,
        score=points,
    )


def score(text: str | None, label: str) -> float:
    """The share of the query's words that the label has; 1 without a query."""
    words = _words(text or "")
    return len(words & _words(label)) / len(words) if words else 1.0


def _words(text: str) -> set[str]:
    plain = "".join(letter if letter.isalnum() else " " for letter in text.casefold())
    return set(plain.split())


def read(tab: FakeTab, args: ReadArgs) -> ReadResult:
    """Passages of the page's text, best first by the query, within `max_chars`."""
    texts = [*tab.page.headings, *tab.page.text, *(text for _, text in tab.page.messages)]
    ranked = sorted(texts, key=lambda text: -score(args.query, text)) if args.query else texts
    left, passages = args.max_chars or MAX_READ_CHARS, []
    for text in ranked:
        if left <= 0:
            break
        passages.append(ReadPassage(text=text[:left], score=score(args.query, text)))
        left -= len(text)
    return ReadResult(passages=passages, truncated=sum(map(len, texts)) > (args.max_chars or MAX_READ_CHARS))


def extract(collection: FakeCollection, args: ExtractArgs) -> ExtractResult:
    limit = args.limit or 100
    items = []
    for index, row in enumerate(collection.rows[:limit]):
        cells = {name: _cell(value) for name, value in row.fields.items() if not args.fields or name in args.fields}
        controls = [ItemControl(id=c.id, label=c.label, role=c.aria_role, kind=c.kind) for c in row.controls]
        items.append(Item(index=index, fields=cells, controls=controls if args.controls else None))
    total = len(collection.rows)
    return ExtractResult(collection_id=collection.id, items=items, total=total, truncated=total > limit)


def _cell(value: str | Cell) -> Cell:
    return value if isinstance(value, Cell) else Cell(type="text", text=value)
