/** dom.type writes into a field as typing would: every framework hears it, and a stop is heard at least every 50 ms. */
import type { CallOf, Failed } from '../../generated/types';
import { type ActContext, type ActOutcome, refuse } from './context';
import { describe } from './describe';
import { isCodeEditor, writeContent, writeEditor } from './editors';
import { fireChange } from './events';
import { focusOn } from './focus';
import { makeUsable, scrollIntoView } from './ready';
import { someTurns, untilFrame } from './rhythm';
import { admitSecret } from './secrets';
import { findTarget } from './target';
import { checkText, findEditable, holdsText, isContent } from './texts';
import { setValue, type TextControl } from './values';
import { appendText, fillText, typeKeys } from './write';

/** Turns of the event loop in which frameworks render what was typed. */
const VALUE_TURNS = 3;
/** How long, in ms, a page may take to put a typed text back after it re-rendered. */
const HOLD_MS = 200;

/** One writing: where, what, and whether it takes the place of what is there. */
export interface Writing {
  field: Element;
  text: string;
  replace: boolean;
}

export async function type(context: ActContext, call: CallOf<'dom.type'>): Promise<ActOutcome> {
  const { text, secret: handle, replace = true } = call.args;
  if ((text === undefined) === (handle === undefined)) {
    return refuse('bad_argument', 'dom.type needs either text or a secret, not both');
  }
  const found = findTarget(context.document, call);
  if (!found.ok) return found;
  const field = findEditable(found.element);
  if (!field)
    return refuse('bad_argument', `${describe(found.element)} is no field that text can be typed into`);
  const secret = handle === undefined ? undefined : admitSecret(context, handle, field);
  if (secret && 'ok' in secret) return secret;
  const wanted = checkText(field, secret?.value ?? text ?? '', replace);
  if (typeof wanted !== 'string') return wanted;
  const unready = (await makeUsable(context, field)) ?? findReadOnly(field);
  if (unready) return unready;
  const refused = await context.gate(field, { secret: secret !== undefined });
  if (refused) return refused;
  const writing = { field, text: wanted, replace };
  const failure = (await write(context, writing)) ?? (await holdOn(context, call, writing));
  if (failure) return failure;
  const done = { ok: true, settling: 'none', element: writing.field, selector: found.selector } as const;
  return secret ? { ...done, secret: true } : done;
}

/** Puts the text in: the way depends on what kind of field it is. */
async function write(context: ActContext, writing: Writing): Promise<Failed | undefined> {
  const { field, text, replace } = writing;
  scrollIntoView(field, 'center');
  focusOn(field);
  if (isCodeEditor(field)) return writeEditor(context, writing);
  if (isContent(field)) return writeContent(context, writing);
  const control = field as TextControl;
  const failure = replace ? await fillText(context, control, text) : await appendText(context, control, text);
  if (!failure && field.isConnected) fireChange(field);
  return failure;
}

/** A moment later the text must still be there. A re-mounted field is written once more, a stubborn one by keys. */
async function holdOn(
  context: ActContext,
  call: CallOf<'dom.type'>,
  writing: Writing,
): Promise<Failed | undefined> {
  if (!writing.replace || isCodeEditor(writing.field)) return undefined;
  await someTurns(VALUE_TURNS);
  let again = await isHeld(context, writing);
  if (again === 'held') return undefined;
  if (again === 'gone') {
    const found = findTarget(context.document, { args: call.args });
    const field = found.ok ? findEditable(found.element) : undefined;
    // A field that the page took away for good had its text; the observation says what came instead.
    if (!field) return undefined;
    writing.field = field;
    if (holdsText(field, writing.text)) return undefined;
    again = 'lost';
  }
  const failure = context.stopped() ?? (await writeAgain(context, writing));
  if (failure) return failure;
  if ((await isHeld(context, writing)) !== 'lost') return undefined;
  const what = describe(writing.field);
  return refuse(
    'ignored',
    `${what} does not keep the text; it may take another format or only trusted input`,
  );
}

async function writeAgain(context: ActContext, writing: Writing): Promise<Failed | undefined> {
  const { field, text } = writing;
  if (isContent(field) || text.length > 200) return write(context, writing);
  focusOn(field);
  setValue(field as TextControl, '');
  const failure = await typeKeys(context, field as TextControl, text);
  if (!failure && field.isConnected) fireChange(field);
  return failure;
}

async function isHeld(context: ActContext, writing: Writing): Promise<'held' | 'gone' | 'lost'> {
  const held = await untilFrame(context, HOLD_MS, () => {
    if (!writing.field.isConnected) return 'gone';
    return holdsText(writing.field, writing.text) ? 'held' : undefined;
  });
  return held ?? 'lost';
}

function findReadOnly(field: Element): Failed | undefined {
  const fixed = 'readOnly' in field && field.readOnly === true;
  if (!fixed && field.getAttribute('aria-readonly') !== 'true') return undefined;
  return refuse('not_enabled', `${describe(field)} is read-only; a button beside it may open what fills it`);
}
