"""What each acting tool does to an element of the fake browser: check first, then act, then say what was found."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from browser_copilot.browser.fake_site import FakeAction, FakeField, FakeForm
from browser_copilot.browser.fake_tab import Element, FakeTab
from browser_copilot.browser.port import Secret
from browser_copilot.protocol import tools
from browser_copilot.protocol.selector import RoleSelector, SentField, SentForm, Target
from browser_copilot.protocol.tools import ActResult, Call, Failed, Grant, fail

Secrets = Mapping[str, Secret]
Act = Callable[[FakeTab, Any, Secrets], ActResult | Failed]
SENDS = (tools.DomClick, tools.DomSubmit, tools.DomPress)
NOWHERE = ActResult(role="document", label="")


def _found(element: Element) -> ActResult:
    return ActResult(role=element.role, label=element.name[:80], fingerprint=element.fingerprint)


def find(
    tab: FakeTab, call: Call, selector: RoleSelector, others: list[RoleSelector] | None = None
) -> Element | Failed:
    """The element, by the alternatives when the selector finds nothing; refused when it cannot be acted on."""
    first = tab.resolve(selector, call.target)
    element = first
    for other in others or []:
        if not isinstance(element, Failed) or element.code != "not_found":
            break
        element = tab.resolve(other, call.target)
    if isinstance(element, Failed):
        return first if isinstance(first, Failed) else element
    tab.acted = element.thing if isinstance(element.thing, FakeField) else None
    return _check(element, call) or element


def _check(element: Element, call: Call) -> Failed | None:
    thing = element.thing
    if not isinstance(thing, FakeForm):
        if thing.disabled:
            return fail("not_enabled", f'{element.role} "{element.name}" is disabled')
        if thing.fails is not None:
            return fail(thing.fails, f'{element.role} "{element.name}" cannot be used: {thing.fails}')
    wants_yes = not isinstance(thing, FakeField) and thing.confirm and call.grant is None
    sent = _tell_form(element)
    if wants_yes or (call.grant is not None and not _covers(call, call.grant, sent)):
        failed = fail("needs_confirm", f'"{element.name}" needs the user\'s yes for exactly this')
        target = Target(id="resolved", fingerprint=element.fingerprint, form=sent)
        return failed.model_copy(update={"target": target})
    return None


def _covers(call: Call, grant: Grant, sent: SentForm | None) -> bool:
    """The yes names the element, and the values that are sent now."""
    if call.target is None or grant.expires_ms == 0:
        return False
    approved = call.target.form.digest if call.target.form else None
    return not isinstance(call, SENDS) or approved == (sent.digest if sent else None)


def _tell_form(element: Element) -> SentForm | None:
    """What a press on it, or Enter in it, sends."""
    if element.form is None or not element.form.fields:
        return None
    fields = [
        SentField(label=one.label, **({"filled": bool(one.value)} if one.secret else {"value": one.value}))
        for one in element.form.fields
    ]
    held = json.dumps([[one.name, one.value, one.checked] for one in element.form.fields])
    return SentForm(fields=fields, more=0, hidden=0, digest=hashlib.sha256(held.encode()).hexdigest())


def _click(tab: FakeTab, call: tools.DomClick, secrets: Secrets) -> ActResult | Failed:
    element = find(tab, call, call.args.selector, call.args.alt_selectors)
    if isinstance(element, Failed):
        return element
    acted, thing = _found(element), element.thing
    match thing:
        case FakeForm():
            _submit_form(tab, thing)
        case FakeField():
            if thing.type in ("checkbox", "radio"):
                _set_checked(tab, element, not thing.checked)
        case FakeAction():
            _press_action(tab, thing)
    return acted


def _press_action(tab: FakeTab, action: FakeAction) -> None:
    if action.checked is not None:
        action.checked = not action.checked
        tab.touch()
    if action.expanded is not None:
        action.expanded = not action.expanded
        tab.touch()
    if action.download is not None:
        tab.download(*action.download)
    if action.on_click is not None:
        action.on_click(tab)
    if action.href is not None and action.download is None:
        if action.new_tab:
            tab.open(action.href)
        else:
            tab.go(action.href)


def _submit_form(tab: FakeTab, form: FakeForm) -> None:
    """A required field without a value is refused by the page, as HTML does."""
    missing = [one.label for one in form.fields if one.required and not one.value and not one.checked]
    if missing:
        tab.say(f"Please fill in: {', '.join(missing)}", "error")
        return
    document = tab.document_id
    if form.on_submit is not None:
        form.on_submit(tab)
    if form.leads_to is not None and tab.document_id == document:
        tab.go(form.leads_to)
    elif tab.document_id == document:
        tab.touch()


def _set_checked(tab: FakeTab, element: Element, checked: bool) -> None:
    thing = element.thing
    if isinstance(thing, FakeForm):
        return
    if isinstance(thing, FakeField) and thing.type == "radio" and element.form:
        for other in element.form.fields:
            if other.type == "radio" and other.name == thing.name:
                other.checked = False
    thing.checked = checked
    tab.touch()


def _field(tab: FakeTab, call: Call, selector: RoleSelector, others: list[RoleSelector] | None) -> Element | Failed:
    element = find(tab, call, selector, others)
    if not isinstance(element, Failed) and not isinstance(element.thing, FakeField):
        return fail("bad_argument", f'{element.role} "{element.name}" is no field')
    return element


def _type(tab: FakeTab, call: tools.DomType, secrets: Secrets) -> ActResult | Failed:
    element = _field(tab, call, call.args.selector, call.args.alt_selectors)
    if isinstance(element, Failed):
        return element
    text = call.args.text or ""
    if call.args.secret is not None:
        secret = secrets[call.args.secret]
        if secret.origin != tab.origin:
            return fail("not_allowed", f"this secret is for {secret.origin}, not for {tab.origin}")
        text = secret.value
    thing = element.thing
    assert isinstance(thing, FakeField)
    thing.value = thing.value + text if call.args.replace is False else text
    tab.touch()
    return _found(element)


def _select(tab: FakeTab, call: tools.DomSelect, secrets: Secrets) -> ActResult | Failed:
    element = _field(tab, call, call.args.selector, call.args.alt_selectors)
    if isinstance(element, Failed):
        return element
    thing = element.thing
    assert isinstance(thing, FakeField)
    option = next((one for one in thing.options if one.casefold() == call.args.value.casefold()), None)
    if option is None:
        listed = ", ".join(f'"{one}"' for one in thing.options)
        return fail("bad_argument", f'no option "{call.args.value}"; options: {listed}')
    thing.value = option
    tab.touch()
    return _found(element)


def _check_box(tab: FakeTab, call: tools.DomCheck, secrets: Secrets) -> ActResult | Failed:
    element = find(tab, call, call.args.selector, call.args.alt_selectors)
    if isinstance(element, Failed):
        return element
    _set_checked(tab, element, call.args.checked)
    return _found(element)


def _submit(tab: FakeTab, call: tools.DomSubmit, secrets: Secrets) -> ActResult | Failed:
    element = find(tab, call, call.args.selector, call.args.alt_selectors)
    if isinstance(element, Failed):
        return element
    if element.form is None:
        return fail("bad_argument", f'{element.role} "{element.name}" is in no form')
    acted = _found(element)
    _submit_form(tab, element.form)
    return acted


def _press(tab: FakeTab, call: tools.DomPress, secrets: Secrets) -> ActResult | Failed:
    if call.args.selector is None:
        return NOWHERE
    element = find(tab, call, call.args.selector)
    if isinstance(element, Failed):
        return element
    acted = _found(element)
    if call.args.key == "Enter" and element.form is not None:
        _submit_form(tab, element.form)
    elif call.args.key == "Enter" and isinstance(element.thing, FakeAction):
        _press_action(tab, element.thing)
    return acted


def _upload(tab: FakeTab, call: tools.DomUpload, secrets: Secrets) -> ActResult | Failed:
    element = _field(tab, call, call.args.selector, call.args.alt_selectors)
    if isinstance(element, Failed):
        return element
    assert isinstance(element.thing, FakeField)
    element.thing.value = ", ".join(file.name for file in call.args.files)
    tab.touch()
    return _found(element)


def _touch_only(tab: FakeTab, call: Any, secrets: Secrets) -> ActResult | Failed:
    """Hover and drag: the element must be there; what follows is up to no page of ours."""
    element = find(tab, call, call.args.selector, call.args.alt_selectors)
    return element if isinstance(element, Failed) else _found(element)


def _scroll(tab: FakeTab, call: tools.DomScroll, secrets: Secrets) -> ActResult | Failed:
    if call.args.selector is None:
        return NOWHERE
    element = find(tab, call, call.args.selector)
    return element if isinstance(element, Failed) else NOWHERE


ACTS: dict[str, Act] = {
    "dom.click": _click,
    "dom.type": _type,
    "dom.select": _select,
    "dom.check": _check_box,
    "dom.submit": _submit,
    "dom.press": _press,
    "dom.upload": _upload,
    "dom.drag": _touch_only,
    "dom.hover": _touch_only,
    "dom.scroll": _scroll,
}
