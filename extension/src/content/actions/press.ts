/** dom.press is one key with what is held: its events, and the browser's reaction that synthetic keys do not get. */
import type { CallOf } from '../../generated/types';
import { closest, findDefaultButton } from '../dom';
import { type ActContext, type Acted, type ActOutcome, refuse } from './context';
import { describe } from './describe';
import { findFocused, focusOn } from './focus';
import { findKeyEffect, findSenderBeside } from './keyMeaning';
import { findReaction } from './keyReactions';
import { type Chord, fireKey, parseChord } from './keys';
import type { Clicked } from './mouse';
import { makeUsable } from './ready';
import { findRemoval } from './rowRemoval';
import { findUnrun } from './scriptLinks';
import { findOne } from './target';
import { isFocusOurs } from './trusted';

/** Controls that Enter or the space bar presses, by the browser or by the page's own script. */
const PRESSED =
  'button, a[href], summary, input[type="submit"], input[type="button"], input[type="image"], [role="button"], [role="link"], [role="menuitem"]';

export async function pressKey(context: ActContext, call: CallOf<'dom.press'>): Promise<ActOutcome> {
  const chord = parseChord(call.args.key);
  if (!chord) {
    const text = `no key is called "${call.args.key}"; write like "Enter", "a", "Shift+Tab", "Control+A"`;
    return refuse('bad_argument', text);
  }
  const found = call.args.selector ? findOne(context.document, call.args.selector) : undefined;
  if (found && !found.ok) return found;
  const target = found?.element ?? findFocused(context.document) ?? context.document.body;
  const unready = found ? await makeUsable(context, target) : undefined;
  if (unready) return unready;
  const means = findActivated(target, chord) ?? findSenderBeside(target, chord);
  const effect = means ? findRemoval(means) : findKeyEffect(target, chord);
  const refused = await context.gate(target, { submits: means !== undefined, means: [means], effect });
  if (refused) return refused;
  if (found) focusOn(target);
  const done: Acted = { ok: true, settling: 'effect', element: target };
  if (found) done.selector = found.selector;
  if (call.args.trusted) {
    const failure = await context.trust({ kind: 'key', ...chord }, () => isFocusOurs(context.document));
    return failure ?? done;
  }
  const { heard, clicked } = hearClick(context.document, () => pressChord(target, chord));
  if (heard) return clicked ? { ...done, verify: () => findUnrun(clicked) } : done;
  return { ...done, verify: () => findUnheard(context, target, chord) };
}

/** Does it, and tells the first click that came of it. */
function hearClick(document: Document, act: () => boolean): { heard: boolean; clicked?: Clicked } {
  let first: { click: Event; target: EventTarget | undefined } | undefined;
  const note = (click: Event): void => {
    first ??= { click, target: click.composedPath()[0] };
  };
  document.addEventListener('click', note, { capture: true });
  const heard = act();
  document.removeEventListener('click', note, { capture: true });
  if (!(first?.target instanceof Element)) return { heard };
  return { heard, clicked: { target: first.target, allowed: !first.click.defaultPrevented } };
}

/** Presses and releases. Answers whether anything is known to have reacted: the page, or the browser's reaction. */
function pressChord(target: Element, chord: Chord): boolean {
  const { document } = { document: target.ownerDocument };
  const { modifiers } = chord;
  let allowed = fireKey(target, 'keydown', chord, modifiers);
  const types = [...chord.key].length === 1 || chord.key === 'Enter';
  const plain = !modifiers.some((modifier) => modifier !== 'Shift');
  if (allowed && types && plain) {
    allowed = fireKey(findFocused(document) ?? target, 'keypress', chord, modifiers);
  }
  const at = findFocused(document) ?? target;
  const reaction = allowed ? findReaction(at, chord) : undefined;
  reaction?.();
  const released = findFocused(document) ?? target;
  fireKey(released.isConnected ? released : target, 'keyup', chord, modifiers);
  return !allowed || reaction !== undefined;
}

/** A key in a field that must do something there and did not. Elsewhere a key may well have no effect. */
function findUnheard(context: ActContext, target: Element, chord: Chord) {
  if (context.watch.seen || chord.key !== 'Enter' || !isInForm(target)) return undefined;
  return refuse(
    'ignored',
    `Enter did nothing in ${describe(target)}; use dom.submit or click the button that sends it`,
  );
}

/** What the key sets off: the control that it presses, or the button that Enter in a field of a form presses. */
function findActivated(target: Element, chord: Chord): Element | undefined {
  if (chord.key !== 'Enter' && chord.key !== ' ') return undefined;
  const control = closest(target, PRESSED);
  if (control) return control;
  if (chord.key !== 'Enter') return undefined;
  const form = closest(target, 'form');
  const sent = target instanceof HTMLInputElement ? target.form : (form as HTMLFormElement | null);
  return sent ? (findDefaultButton(sent) ?? sent) : undefined;
}

function isInForm(target: Element): boolean {
  return target instanceof HTMLInputElement && target.form !== null;
}
