/** dom.type writes into a field as typing would: every framework hears it, and a stop is heard at least every 50 ms. */
import type { CallOf, Failed, RoleSelector } from '../../generated/types';
import { getRole } from '../aria';
import { codeEditorOf } from '../dom';
import { findAutoSubmit } from './autoSubmit';
import { type ActContext, type ActOutcome, refuse } from './context';
import { describe } from './describe';
import { selectContent, writeContent, writeEditor } from './editors';
import { fireChange } from './events';
import { focusOn } from './focus';
import { makeUsable, scrollIntoView } from './ready';
import { someTurns, untilFrame } from './rhythm';
import { admitSecret } from './secrets';
import { checkSegments, listSegments, writeSegments } from './segments';
import { findOne, findTarget } from './target';
import { checkText, findEditable, holdsText, isContent, readText, takesWhole } from './texts';
import { holdsForeignFrame, isFocusOurs } from './trusted';
import { setValue, type TextControl } from './values';
import { appendText, fillText, typeKeys } from './write';

/** Turns of the event loop in which frameworks render what was typed. */
const VALUE_TURNS = 3;
/** How long, in ms, a page may take to put a typed text back after it re-rendered. */
const HOLD_MS = 200;
const STOLEN =
  'a frame of another site in this page could take the focus and with it the secret: type it by hand';

/** One writing: where, what, and whether it takes the place of what is there. */
export interface Writing {
  field: Element;
  text: string;
  replace: boolean;
}

export async function type(context: ActContext, call: CallOf<'dom.type'>): Promise<ActOutcome> {
  const { text, secret: handle } = call.args;
  if ((text === undefined) === (handle === undefined)) {
    return refuse('bad_argument', 'dom.type needs either text or a secret, not both');
  }
  const found = findTarget(context, call);
  if (!found.ok) return found;
  const field = findEditable(found.element);
  if (!field) {
    const way =
      getRole(found.element) === 'slider' ? '; move it with dom.press "ArrowRight" or "ArrowLeft"' : '';
    return refuse('bad_argument', `${describe(found.element)} is no field that text can be typed into${way}`);
  }
  const replace = (call.args.replace ?? true) || takesWhole(field);
  const secret = handle === undefined ? undefined : admitSecret(context, handle, field);
  if (secret && 'ok' in secret) return secret;
  const wanted = checkText(field, secret?.value ?? text ?? '', replace);
  if (typeof wanted !== 'string') return wanted;
  const segments = listSegments(found.element);
  const unfit = segments.length > 0 ? checkSegments(segments, wanted) : undefined;
  const unready = unfit ?? (await makeUsable(context, field)) ?? findReadOnly(field);
  if (unready) return unready;
  const sent = findAutoSubmit(field);
  const intent = { secret: secret !== undefined, submits: sent !== undefined, means: [sent] };
  const refused = await context.gate(field, intent);
  if (refused) return refused;
  const writing = { field, text: wanted, replace };
  if (call.args.trusted) return typeTrusted(context, writing, found.selector, secret !== undefined);
  const failure =
    segments.length > 0
      ? await writeSegments(context, segments, wanted)
      : ((await write(context, writing)) ?? (await holdOn(context, call, writing)));
  if (failure) return failure;
  const done = { ok: true, settling: 'none', element: writing.field, selector: found.selector } as const;
  return secret ? { ...done, secret: true } : done;
}

/** By the browser's own input: what is replaced is selected first, as a person would. */
async function typeTrusted(
  context: ActContext,
  writing: Writing,
  selector: RoleSelector,
  secret: boolean,
): Promise<ActOutcome> {
  const { field, text, replace } = writing;
  if (secret && holdsForeignFrame(window)) return refuse('unsupported', STOLEN);
  scrollIntoView(field, 'center');
  focusOn(field);
  if (replace && isContent(field)) selectContent(field as HTMLElement, true);
  else if (replace) (field as TextControl).select();
  const clear = { kind: 'key', key: 'Delete', code: 'Delete', keyCode: 46, modifiers: [] } as const;
  const input = text === '' ? { ...clear, modifiers: [] } : ({ kind: 'text', text } as const);
  const isAimed = () => isFocusOurs(context.document) && !(secret && holdsForeignFrame(window));
  const failure = await context.trust(input, isAimed);
  if (failure) return failure;
  const verify = () =>
    (replace ? holdsText(field, text) : readText(field).includes(text))
      ? undefined
      : refuse('ignored', `${describe(field)} takes no trusted input either`);
  return { ok: true, settling: 'value', element: field, selector, verify, ...(secret ? { secret } : {}) };
}

/** Puts the text in: the way depends on what kind of field it is. */
async function write(context: ActContext, writing: Writing): Promise<Failed | undefined> {
  const { field, text, replace } = writing;
  scrollIntoView(field, 'center');
  focusOn(field);
  const editor = codeEditorOf(field);
  if (editor !== null) return writeEditor(context, editor, writing);
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
  if (!writing.replace || codeEditorOf(writing.field) !== null) return undefined;
  await someTurns(VALUE_TURNS);
  let again = await isHeld(context, writing);
  if (again === 'held') return undefined;
  if (again === 'gone') {
    const found = findTarget(context, call);
    if (!found.ok && found.code === 'stale') return holdsNow(context, call, writing);
    const field = found.ok ? findEditable(found.element) : undefined;
    // A field that the page took away for good had its text; the observation says what came instead.
    if (!field) return undefined;
    writing.field = field;
    if (holdsText(field, writing.text)) return undefined;
    again = 'lost';
  }
  const asked = { secret: call.args.secret !== undefined };
  const failure = (await context.gate(writing.field, asked)) ?? (await writeAgain(context, writing));
  if (failure) return failure;
  if ((await isHeld(context, writing)) !== 'lost') return undefined;
  const what = describe(writing.field);
  return refuse(
    'ignored',
    `${what} does not keep the text; it may take another format or only trusted input`,
  );
}

/** Where the field stood is another one now: it is not written into, and without the text nothing was typed. */
function holdsNow(
  { document }: ActContext,
  { args }: CallOf<'dom.type'>,
  { text }: Writing,
): Failed | undefined {
  const others = [args.selector, ...(args.altSelectors ?? [])].map((one) => findOne(document, one));
  const fields = others.flatMap((one) => (one.ok ? (findEditable(one.element) ?? []) : []));
  const [field] = fields;
  if (!field || fields.some((one) => holdsText(one, text))) return undefined;
  return refuse(
    'ignored',
    `the page made ${describe(field)} anew and does not keep the text; read the page again`,
  );
}

async function writeAgain(context: ActContext, writing: Writing): Promise<Failed | undefined> {
  const { field, text } = writing;
  if (isContent(field) || text.length > 200 || takesWhole(field)) return write(context, writing);
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

/** Some pages keep browsers from filling a field by making it writable, by its own attribute, when it gets the focus. */
function findReadOnly(field: Element): Failed | undefined {
  if (!isReadOnly(field) || /readonly/i.test(field.getAttribute('onfocus') ?? '')) return undefined;
  return refuse(
    'not_enabled',
    `${describe(field)} is read-only; a click on it, or on a button beside it, may open what fills it`,
  );
}

function isReadOnly(field: Element): boolean {
  const fixed = 'readOnly' in field && field.readOnly === true;
  return fixed || field.getAttribute('aria-readonly') === 'true';
}
