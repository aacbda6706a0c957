/** What the browser itself does on a key, by key and kind of element. Untrusted key events have no such reaction. */

import { fold } from '../../lib/text';
import { closest, findDefaultButton, parentOf } from '../dom';
import { deleteText, moveCaret, selectAll } from './caret';
import { edit } from './editors';
import { fireChange } from './events';
import { focusOn } from './focus';
import type { Chord } from './keys';
import { findMainScroller } from './scroll';
import { findNextFocusable } from './tabOrder';
import { isContent } from './texts';
import { setValue, type TextControl } from './values';
import { insertAtCaret } from './write';

type Reaction = () => void;
type Rule = (target: Element, chord: Chord) => Reaction | undefined;

const TEXT_TYPES = /^(text|search|tel|url|email|password|number)$/;
const PRESSED_BY_KEY = 'button, summary, a[href], area[href]';
const SPACED =
  'button, summary, input[type="checkbox"], input[type="radio"], input[type="submit"], input[type="button"]';
/** Controls in which Enter sends their form: https://html.spec.whatwg.org/#implicit-submission */
const SENDS =
  /^(text|search|tel|url|email|password|number|date|time|month|week|datetime-local|color|range|checkbox|radio)$/;
const LINE_PX = 40;

const RULES: Readonly<Record<string, Rule>> = {
  Enter: onEnter,
  ' ': onSpace,
  Tab: (target, chord) => onTab(target, chord.modifiers.includes('Shift')),
  Escape: onEscape,
  Backspace: (target) => onDelete(target, 'deleteContentBackward'),
  Delete: (target) => onDelete(target, 'deleteContentForward'),
  ArrowUp: onMove,
  ArrowDown: onMove,
  ArrowLeft: onMove,
  ArrowRight: onMove,
  Home: onMove,
  End: onMove,
  PageUp: onMove,
  PageDown: onMove,
};

/** The reaction to the key in that element; undefined where the browser has none. */
export function findReaction(target: Element, chord: Chord): Reaction | undefined {
  const held = chord.modifiers.filter((modifier) => modifier !== 'Shift');
  if (held.length > 0) return onShortcut(target, chord);
  const rule = RULES[chord.key];
  if (rule) return rule(target, chord);
  return [...chord.key].length === 1 ? onCharacter(target, chord.key) : undefined;
}

function asText(target: Element): TextControl | undefined {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? undefined : target;
  if (!(target instanceof HTMLInputElement) || target.readOnly) return undefined;
  return TEXT_TYPES.test(target.type) ? target : undefined;
}

function onShortcut(target: Element, chord: Chord): Reaction | undefined {
  const main = chord.modifiers.length === 1 && /^(Control|Meta)$/.test(chord.modifiers[0] ?? '');
  if (main && chord.key.toLowerCase() === 'a') return () => selectAll(target);
  return undefined;
}

function onEnter(target: Element): Reaction | undefined {
  const pressed =
    target.matches(PRESSED_BY_KEY) || target.matches('input[type="submit"], input[type="button"]');
  if (pressed) return () => (target as HTMLElement).click();
  if (target instanceof HTMLTextAreaElement) return () => insertAtCaret(target, '\n', 'insertLineBreak');
  if (isContent(target)) return () => edit(target, 'insertParagraph', 'insertParagraph', null);
  if (!(target instanceof HTMLInputElement) || !SENDS.test(target.type)) return undefined;
  const { form } = target;
  if (!form) return undefined;
  const button = findDefaultButton(form);
  if (button) return button.disabled ? undefined : () => button.click();
  const blocking = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement && TEXT_TYPES.test(field.type),
  );
  return blocking.length > 1 ? undefined : () => form.requestSubmit();
}

function onSpace(target: Element): Reaction | undefined {
  if (target.matches(SPACED)) return () => (target as HTMLElement).click();
  return onCharacter(target, ' ') ?? scrollReaction(target, 'PageDown');
}

function onCharacter(target: Element, character: string): Reaction | undefined {
  const control = asText(target);
  if (control) return () => insertAtCaret(control, character, 'insertText');
  if (isContent(target)) return () => edit(target, 'insertText', 'insertText', character);
  if (target instanceof HTMLSelectElement) return typeAhead(target, character);
  return undefined;
}

function onDelete(target: Element, inputType: string): Reaction | undefined {
  const control = asText(target);
  if (control) return () => deleteText(control, inputType);
  const command = inputType === 'deleteContentBackward' ? 'delete' : 'forwardDelete';
  return isContent(target) ? () => edit(target, command, inputType, null) : undefined;
}

function onTab(target: Element, back: boolean): Reaction | undefined {
  const next = findNextFocusable(target, back);
  return next && (() => focusNext(next));
}

function focusNext(next: Element): void {
  focusOn(next);
  next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (next instanceof HTMLInputElement && TEXT_TYPES.test(next.type)) next.select();
}

/** A modal dialog is asked, then closed; an open popover closes. */
function onEscape(target: Element): Reaction | undefined {
  const document = target.ownerDocument;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (modal instanceof HTMLDialogElement) {
    return () => {
      if (modal.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
    };
  }
  const popover = [
    ...document.querySelectorAll(':popover-open[popover=""], :popover-open[popover="auto"]'),
  ].at(-1);
  return popover && (() => (popover as HTMLElement).hidePopover());
}

function onMove(target: Element, chord: Chord): Reaction | undefined {
  const forward = /Down|Right|End/.test(chord.key);
  if (target instanceof HTMLSelectElement) return chooseReaction(target, chord.key);
  if (target instanceof HTMLInputElement) {
    if (target.type === 'radio') return radioReaction(target, forward);
    if (target.type === 'range') return rangeReaction(target, chord.key);
    if (target.type === 'number' && /Arrow(Up|Down)/.test(chord.key)) return stepReaction(target, !forward);
  }
  const control = asText(target);
  if (control) return () => moveCaret(control, chord.key, chord.modifiers.includes('Shift'));
  return isContent(target) ? undefined : scrollReaction(target, chord.key);
}

function chooseReaction(list: HTMLSelectElement, key: string): Reaction | undefined {
  const usable = [...list.options].filter((option) => !option.disabled);
  const at = usable.findIndex((option) => option.selected);
  const places: Record<string, number> = {
    Home: 0,
    End: usable.length - 1,
    PageUp: at - 10,
    PageDown: at + 10,
  };
  const place = places[key] ?? at + (/Down|Right/.test(key) ? 1 : -1);
  const next = usable[Math.min(Math.max(place, 0), usable.length - 1)];
  return next && !next.selected ? () => choose(list, next) : undefined;
}

function typeAhead(list: HTMLSelectElement, character: string): Reaction | undefined {
  const option = [...list.options].find(
    (each) => !each.disabled && fold(each.label).startsWith(fold(character)),
  );
  return option && !option.selected ? () => choose(list, option) : undefined;
}

function choose(list: HTMLSelectElement, option: HTMLOptionElement): void {
  option.selected = true;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  fireChange(list);
}

function radioReaction(radio: HTMLInputElement, forward: boolean): Reaction | undefined {
  const root = radio.form ?? radio.ownerDocument;
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (each) => each.name === radio.name && each.form === radio.form && !each.disabled,
  );
  const next = group.at((group.indexOf(radio) + (forward ? 1 : -1)) % group.length);
  if (!next || next === radio) return undefined;
  return () => {
    focusOn(next);
    next.click();
  };
}

function rangeReaction(range: HTMLInputElement, key: string): Reaction {
  if (key === 'Home' || key === 'End') {
    return () => change(range, () => setValue(range, key === 'Home' ? range.min || '0' : range.max || '100'));
  }
  return stepReaction(range, /Up|Right/.test(key), key.startsWith('Page') ? 10 : 1);
}

function stepReaction(field: HTMLInputElement, up: boolean, steps = 1): Reaction {
  return () => change(field, () => (up ? field.stepUp(steps) : field.stepDown(steps)));
}

function change(field: HTMLInputElement, work: () => void): void {
  const before = field.value;
  work();
  if (field.value === before) return;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  fireChange(field);
}

function scrollReaction(target: Element, key: string): Reaction | undefined {
  const page = window.innerHeight * 0.875;
  const by: Record<string, number> = { ArrowUp: -LINE_PX, ArrowDown: LINE_PX, PageUp: -page, PageDown: page };
  const ends: Record<string, number> = { Home: 0, End: Number.MAX_SAFE_INTEGER };
  if (closest(target, '[role="listbox"],[role="menu"],[role="grid"],[role="tree"],[role="slider"]'))
    return undefined;
  const scroller = findScrollerOf(target);
  const end = ends[key];
  if (end !== undefined)
    return () => scroller.scrollTo({ top: Math.min(end, scroller.scrollHeight), behavior: 'instant' });
  const top = by[key];
  return top === undefined ? undefined : () => scroller.scrollBy({ top, behavior: 'instant' });
}

function findScrollerOf(target: Element): Element {
  for (let at: Element | null = target; at; at = parentOf(at)) {
    const scrolls =
      at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls) return at;
  }
  return findMainScroller(target.ownerDocument);
}
