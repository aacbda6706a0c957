/**
 * Before anything was dispatched a lost element is looked for again: fresh summary, alternatives in other frames, the same
 * fingerprint anywhere; then the failure tells what is there. After a dispatch nothing is tried again.
 */
import { MAX_DETAIL_IDS } from '../generated/limits.ts';
import type {
  ByRole,
  Failed,
  MiniPCD,
  PCDActionDetail,
  QueryHit,
  RoleSelector,
  ToolCall,
} from '../generated/types.ts';
import { failed } from '../lib/result.ts';
import type { Outcome } from './perform.ts';

/** A call that names an element. */
export type SelectorCall = Extract<ToolCall, { args: { selector: RoleSelector } }>;

const CURABLE: ReadonlySet<Failed['code']> = new Set(['not_found', 'stale', 'detached', 'frame_gone']);
const MAX_LISTED = 6;
const MAX_NEAR = 8;

/** What recovery may do; `act` supplies it. */
export interface Cure {
  summarize(): Promise<MiniPCD | Failed>;
  query(text: string): Promise<QueryHit[]>;
  details(ids: string[]): Promise<PCDActionDetail[]>;
  attempt(call: ToolCall): Promise<Outcome>;
}

export function namesElement(call: ToolCall): call is SelectorCall {
  return 'selector' in call.args && call.args.selector !== undefined;
}

/** Whether another look may help. */
export function isCurable(outcome: Outcome): boolean {
  return outcome.result !== null && !outcome.result.ok && CURABLE.has(outcome.result.code);
}

/** The first attempt that does not fail for want of the element, or the failure with what is there instead. */
export async function recover(call: SelectorCall, first: Outcome, cure: Cure): Promise<Outcome> {
  const pcd = await cure.summarize();
  if ('ok' in pcd) return first;
  for (const next of listAlternatives(call, first)) {
    const outcome = await cure.attempt(next);
    if (!isCurable(outcome)) return outcome;
  }
  const { selector, altSelectors = [] } = call.args;
  const name = [selector, ...altSelectors].map(nameOf).find((one) => one !== '') ?? wordsOfCss(selector);
  const hits = name === '' ? [] : await cure.query(name);
  const near = hits.slice(0, MAX_NEAR).map((hit) => hit.id);
  const rebound = rebind(call, await readDetails(call.target ? [...near, ...idsOf(pcd)] : near, cure));
  if (rebound) {
    const outcome = await cure.attempt(withSelector(call, rebound.selector));
    if (!isCurable(outcome)) return outcome;
  }
  return explainAbsence(call, first, pcd, hits);
}

/** All that the summary lists: where an element is known by its fingerprint, another that has the same one counts too. */
function idsOf(pcd: MiniPCD): string[] {
  const forms = pcd.forms.flatMap(({ id, fieldSummaries }) => [id, ...fieldSummaries.map((one) => one.id)]);
  return [...pcd.actions.map(({ id }) => id), ...forms];
}

/** None at all where a part of them cannot be read: a twin may be among those. */
async function readDetails(ids: readonly string[], cure: Cure): Promise<PCDActionDetail[]> {
  const once = [...new Set(ids)];
  const found: PCDActionDetail[] = [];
  for (let at = 0; at < once.length; at += MAX_DETAIL_IDS) {
    const more = await cure.details(once.slice(at, at + MAX_DETAIL_IDS));
    if (more.length === 0) return [];
    found.push(...more);
  }
  return found;
}

/** The same call once more when its frame was replaced, then its alternatives that live in other frames. */
function listAlternatives(call: SelectorCall, first: Outcome): SelectorCall[] {
  const again = first.result?.ok === false && first.result.code === 'frame_gone' ? [call] : [];
  const here = (call.args.selector.framePath ?? []).join('.');
  const elsewhere = (call.args.altSelectors ?? []).filter(
    (other) => (other.framePath ?? []).join('.') !== here,
  );
  return [...again, ...elsewhere.map((selector) => withSelector(call, selector))];
}

/** The call with another selector for the same element; the guard on the page's version has done its work. */
function withSelector(call: SelectorCall, selector: RoleSelector): SelectorCall {
  const { expectedTs: _, ...rest } = call;
  const { altSelectors: __, ...args } = call.args;
  return { ...rest, args: { ...args, selector } } as SelectorCall;
}

/** The one element that is surely meant: by fingerprint when there is one, else by role and whole name. Pure. */
export function rebind(call: SelectorCall, details: readonly PCDActionDetail[]): PCDActionDetail | null {
  const wanted = call.target?.fingerprint;
  if (wanted !== undefined) return findOnly(details.filter((detail) => detail.fingerprint === wanted));
  const { selector } = call.args;
  if (call.grant || selector.kind !== 'role' || selector.nth !== undefined) return null;
  const same = details.filter(
    (detail) => detail.role === selector.role && fold(detail.label) === fold(selector.name),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** The one element that these are about: it may be listed twice, as an action and as the control of a form. */
function findOnly(details: readonly PCDActionDetail[]): PCDActionDetail | null {
  const [first, ...others] = details;
  if (!first) return null;
  const selector = JSON.stringify(first.selector);
  return others.every((other) => JSON.stringify(other.selector) === selector) ? first : null;
}

/** The failure with the controls that the page does have. Its code stays. Pure. */
function explainAbsence(call: SelectorCall, first: Outcome, pcd: MiniPCD, hits: QueryHit[]): Outcome {
  const failure = first.result;
  if (!failure || failure.ok || failure.code !== 'not_found') return first;
  const text = describeAbsence(call.args.selector, pcd, hits);
  const more = failure.observation ? { observation: failure.observation } : {};
  return { ...first, result: failed('not_found', text, more) };
}

/** `no button named "Invoices"; buttons here: "Billing", "Log out"; the nav has a link "Invoices 2026"`. Pure. */
export function describeAbsence(selector: RoleSelector, pcd: MiniPCD, hits: readonly QueryHit[]): string {
  const role = selector.kind === 'role' ? selector.role : 'element';
  const isAny = selector.kind !== 'role';
  const same = pcd.actions
    .filter((action) => isAny || (action.ariaRole ?? action.role) === role)
    .map((action) => action.label);
  const fields = pcd.forms.flatMap((form) => form.fieldSummaries.map((field) => field.label));
  const isField = selector.kind === 'role' && FIELD_ROLES.has(selector.role);
  const listed = quote(isField ? fields : same);
  const parts = [`no ${role} ${describeName(selector)}`.trim()];
  const kind = isField ? 'fields' : isAny ? 'controls' : plural(role);
  if (listed !== '') parts.push(`${kind} here: ${listed}`);
  const near = hits.find((hit) => hit.role !== role && hit.label !== '');
  if (near) parts.push(`the ${near.landmark ?? 'page'} has a ${near.role ?? near.type} "${near.label}"`);
  if (pcd.dialog && !pcd.dialog.framePath)
    parts.push(`the dialog "${pcd.dialog.label}" is open and covers the page`);
  if (listed === '' && !near) parts.push('look at the page again with getMiniPCD or pcd.query');
  return parts.join('; ');
}

const FIELD_ROLES: ReadonlySet<string> = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'spinbutton',
  'slider',
]);

function describeName(selector: RoleSelector): string {
  if (selector.kind === 'css') return `matching ${selector.css.slice(0, 120)}`;
  if (selector.kind === 'text') return `with the text "${selector.text.slice(0, 120)}"`;
  return selector.name === undefined ? 'of that kind' : `named "${selector.name.slice(0, 120)}"`;
}

function nameOf(selector: RoleSelector): string {
  if (selector.kind === 'css') return '';
  return ((selector as ByRole).name ?? ('text' in selector ? selector.text : '')).slice(0, 400);
}

/** What its ids, classes and attributes say: `#save-order` is "save order". */
function wordsOfCss(selector: RoleSelector): string {
  if (selector.kind !== 'css') return '';
  const last = selector.css.split(/[\s>]+/).pop() ?? '';
  const said = [...last.matchAll(/[#.]([\w-]+)|=["']?([^"'\]]+)/g)].map(
    ([, name, value]) => name ?? value ?? '',
  );
  return said
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 400);
}

function quote(labels: string[]): string {
  const names = [...new Set(labels.filter((label) => label !== ''))].slice(0, MAX_LISTED);
  return names.map((label) => `"${label}"`).join(', ');
}

function plural(role: string): string {
  return /(x|s|ch)$/.test(role) ? `${role}es` : `${role}s`;
}

function fold(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
}
