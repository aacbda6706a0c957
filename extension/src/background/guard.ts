/** Writing is refused unless a user's grant names the exact origin of the frame acted in; a denial wins over every grant. */
import type {
  CallOf,
  Failed,
  GrantedOrigin,
  SentForm,
  Target,
  ToolCall,
  ToolName,
} from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import { type Area, Cell, isTextList } from './cell.ts';
import { canonicalJson, computeDigest, nameTarget } from './digest.ts';
import { originOf } from './origins.ts';
import { isHighRisk } from './risk.ts';
import type { Admitted, Sealed } from './run.ts';
import { isTrusted } from './trusted.ts';

/** DOM tools that leave the page as it is. */
const LOOKS: ReadonlySet<ToolName> = new Set([
  'getMiniPCD',
  'pcd.query',
  'getDetails',
  'dom.read',
  'dom.extract',
  'dom.waitFor',
  'dom.scroll',
  'dom.hover',
]);
type TravelCall = CallOf<'tabs.open' | 'tabs.navigate'>;
const MAX_USED_GRANTS = 1_000;
const USED = 'the approval was used already';

/** Whether the tool changes something in a page, so that it needs a grant. */
export function changesPage(name: ToolName): boolean {
  return name.startsWith('dom.') && !LOOKS.has(name);
}

/** Why the session may not write to that origin; null when it may. Pure. */
export function refuseOrigin(
  origin: string,
  sessionId: string,
  grants: readonly GrantedOrigin[],
  now: number,
): Failed | null {
  const relevant = grants.filter(
    (grant) =>
      grant.origin === origin &&
      (grant.sessionId === undefined || grant.sessionId === sessionId) &&
      (grant.expiresMs === undefined || grant.expiresMs > now),
  );
  if (relevant.some((grant) => grant.denied === true))
    return failed('not_allowed', `the user has forbidden acting on ${origin}; reading it is possible`);
  if (relevant.length > 0 && origin !== 'null') return null;
  const what = origin === 'null' ? 'a sandboxed frame without an origin of its own' : origin;
  return failed('needs_grant', `acting on ${what} is not allowed yet: ask the user to allow this site`);
}

/** A tab that the session has open, as an approval may be bound to it. */
export interface OpenPage {
  documentId: string;
  origin: string;
}

/** A part of a path, or all of it, that is longer may be a text that was read somewhere. */
const MAX_PLAIN_SEGMENT = 40;
const MAX_PLAIN_PATH = 100;
/** Names of hosts are as short as people remember them; digits in a row are a number of somebody. */
const MAX_PLAIN_HOST = 40;
const NUMBER = /\d{5}/;

/** Whether the address can carry what was read on one page to another site. Pure. */
export function carriesData(url: string): boolean {
  const { search, hash, username, password, pathname, hostname } = new URL(url);
  const isLong = pathname.split('/').some((segment) => segment.length > MAX_PLAIN_SEGMENT);
  const isText = isLong || pathname.length > MAX_PLAIN_PATH || hostname.length > MAX_PLAIN_HOST;
  return isText || NUMBER.test(hostname) || [search, hash, username, password].some((part) => part !== '');
}

/** Why a secret of the call may not go into that frame; null when it may. */
export function refuseSecrets(sealed: Sealed | null, origin: string): Failed | null {
  if (!sealed) return null;
  const wrong = Object.keys(sealed.secrets).find((handle) => sealed.secretOrigins[handle] !== origin);
  if (wrong === undefined) return null;
  return failed(
    'not_allowed',
    `the secret "${wrong}" belongs to another origin than ${origin}; it was not typed`,
  );
}

export class Guard {
  #grants: Cell<GrantedOrigin[]>;
  #used: Cell<string[]>;
  /** The call that spent an approval may ask again: a write goes once at any rate (`dispatching`). */
  readonly #spender = new Map<string, string>();

  /** Sessions that have seen a page: closing it does not make them forget. */
  readonly #readers = new Set<string>();

  constructor(session: Area, local: Area) {
    this.#grants = new Cell(session, 'grants', [], isGrantList);
    this.#used = new Cell(local, 'usedGrants', [], isTextList);
  }

  async load(): Promise<void> {
    await Promise.all([this.#grants.load(), this.#used.load()]);
  }

  get grants(): readonly GrantedOrigin[] {
    return this.#grants.value;
  }

  setGrants(grants: GrantedOrigin[]): Promise<void> {
    return this.#grants.save(grants);
  }

  /** Before the frame is asked: may this call act there at all? */
  refuse(call: ToolCall, origin: string, sealed: Sealed | null): Failed | null {
    if (!changesPage(call.name)) return null;
    return (
      refuseOrigin(origin, call.sessionId, this.#grants.value, Date.now()) ?? refuseSecrets(sealed, origin)
    );
  }

  /** Whether the approval on the call covers it there. Looks only; `refuseTarget` spends it. */
  async isApproved(call: ToolCall, place: Admitted): Promise<boolean> {
    return (await this.#refuseApproval(call, place)) === null;
  }

  /**
   * Before a tab goes to an address: null when it may. `pages` are those that the session has open. To a site that is
   * neither open nor allowed nothing is carried without a yes; a yes that came with the call must hold, and is used up.
   */
  async refuseTravel(call: TravelCall, pages: readonly OpenPage[]): Promise<Failed | null> {
    const { url } = call.args;
    const origin = originOf(url) ?? 'null';
    if (call.grant) {
      for (const page of pages)
        if ((await this.#refuseApproval(call, { ...page, page })) === null)
          return (await this.#spend(call)) ? null : confirmTravel(origin, USED);
      return confirmTravel(origin, 'the approval does not hold for this page, address and moment');
    }
    const hadPages = this.#readers.has(call.sessionId);
    if (pages.length > 0) this.#readers.add(call.sessionId);
    const isKnown = (pages.length === 0 && !hadPages) || pages.some((page) => page.origin === origin);
    if (isKnown || !carriesData(url)) return null;
    const isGranted = refuseOrigin(origin, call.sessionId, this.#grants.value, Date.now()) === null;
    return isGranted
      ? null
      : confirmTravel(origin, 'the address carries data to a site that is not allowed yet');
  }

  /** In the last moment, on the element itself: null when it may go on. Uses the call's approval up. */
  async refuseTarget(call: ToolCall, target: DispatchTarget, place: Admitted): Promise<Failed | null> {
    if (!changesPage(call.name)) return null;
    const origin = refuseOrigin(place.origin, call.sessionId, this.#grants.value, Date.now());
    if (origin) return origin;
    const changed = call.grant && findChange(call.target, target);
    if (changed) return failed('stale', `${changed} that was approved; look again and ask again`);
    const reason =
      findUnsaid(call, target) ?? findOtherValues(call, target) ?? (await this.#refuseApproval(call, place));
    // An approval that does not hold is worse than none: somebody held this for dangerous.
    const needsYes = call.grant !== undefined || isTrusted(call) || isHighRisk(call.name, target);
    if (reason !== null) return needsYes ? describeRisk(call, target, reason) : null;
    return (await this.#spend(call)) ? null : describeRisk(call, target, USED);
  }

  /** Why the approval on the call does not cover it; null when it does. */
  async #refuseApproval(call: ToolCall, place: Admitted): Promise<string | null> {
    const { grant } = call;
    if (!grant) return 'no approval came with the call';
    if (grant.expiresMs <= Date.now()) return 'the approval has expired';
    if (!call.target && 'selector' in call.args && call.args.selector)
      return 'the approval names no element; ask again for this one';
    const digest = await computeDigest(call, place.page);
    if (digest !== grant.digest) return 'the approval is for another action, page or content';
    return this.#isSpent(grant.id, call) ? USED : null;
  }

  #isSpent(grantId: string, call: ToolCall): boolean {
    return this.#used.value.includes(grantId) && this.#spender.get(grantId) !== call.id;
  }

  /** False when another call spent it in the meantime. */
  async #spend(call: ToolCall): Promise<boolean> {
    const grantId = call.grant?.id ?? '';
    if (this.#used.value.includes(grantId)) return !this.#isSpent(grantId, call);
    this.#spender.set(grantId, call.id);
    const [oldest] = this.#spender.keys();
    if (this.#spender.size > MAX_USED_GRANTS && oldest !== undefined) this.#spender.delete(oldest);
    await this.#used.save([...this.#used.value, grantId].slice(-MAX_USED_GRANTS));
    return true;
  }
}

/** What of the element differs from what was approved. A press that sends nothing has no address to compare. */
function findChange(approved: Target | undefined, target: DispatchTarget): string | undefined {
  if (approved === undefined) return undefined;
  if (approved.fingerprint !== target.fingerprint) return 'the element is not the one';
  const { destination } = approved;
  if (!target.destination || !destination || target.destination === destination) return undefined;
  return `"${target.label || target.role}" does not send to the address`;
}

/** A yes that does not name the address that is sent to is none to it. */
function findUnsaid(call: ToolCall, target: DispatchTarget): string | null {
  if (!call.grant || !target.destination || call.target?.destination) return null;
  return 'the approval does not name where it sends to';
}

/** A yes is to the values that it was asked for: those that changed meanwhile are asked for anew. */
function findOtherValues(call: ToolCall, { form }: DispatchTarget): string | null {
  if (!call.grant || call.target?.form?.digest === form?.digest) return null;
  if (!call.target?.form) return 'the approval does not name the values that are sent';
  return isShownAlike(call.target.form, form)
    ? 'only hidden fields changed meanwhile: nothing that the user was shown did'
    : 'what would be sent is not what was approved, for it changed meanwhile';
}

function isShownAlike({ fields, more, hidden }: SentForm, now: SentForm | undefined): boolean {
  // What is not listed, is cut or is a secret may have changed unseen.
  const isWhole =
    more === 0 && hidden > 0 && fields.every((field) => !field.more && field.filled === undefined);
  return isWhole && now?.more === 0 && canonicalJson(fields) === canonicalJson(now.fields);
}

function confirmTravel(origin: string, reason: string): Failed {
  return failed('needs_confirm', `going to ${origin} needs the user's yes: ${reason}`);
}

function describeRisk(call: ToolCall, target: DispatchTarget, reason: string): Failed {
  const text = `${nameAct(call, target)} cannot be undone and needs the user's yes: ${reason}`;
  return { ...failed('needs_confirm', text), target: nameTarget(target) };
}

function nameAct({ name }: ToolCall, { label, role, effect }: DispatchTarget): string {
  const what = `"${label || role}"`;
  if (effect === undefined) return what;
  if (name === 'dom.press') return `the key ${effect} something in ${what}, which`;
  return effect === 'deletes'
    ? `the press on ${what} takes its row away, which`
    : `the act on ${what} sends it, which`;
}

function isGrantList(stored: unknown): stored is GrantedOrigin[] {
  return (
    Array.isArray(stored) &&
    stored.every((item) => typeof item === 'object' && item !== null && typeof item.origin === 'string')
  );
}
