/** Writing is refused unless a user's grant names the exact origin of the frame acted in; a denial wins over every grant. */
import type { Failed, GrantedOrigin, ToolCall, ToolName } from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import { type Area, Cell, isTextList } from './cell.ts';
import { computeDigest } from './digest.ts';
import { isHighRisk } from './risk.ts';
import type { Admitted, Sealed } from './run.ts';

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

  /** In the last moment, on the element itself: null when it may go on. Uses the call's approval up. */
  async refuseTarget(call: ToolCall, target: DispatchTarget, place: Admitted): Promise<Failed | null> {
    if (!changesPage(call.name)) return null;
    const origin = refuseOrigin(place.origin, call.sessionId, this.#grants.value, Date.now());
    if (origin) return origin;
    const expected = call.target?.fingerprint;
    if (call.grant && expected !== undefined && expected !== target.fingerprint)
      return failed('stale', 'the element is not the one that was approved; look again and ask again');
    const reason = await this.#refuseApproval(call, place);
    if (reason !== null) return isHighRisk(call.name, target) ? describeRisk(target, reason) : null;
    return (await this.#spend(call.grant?.id ?? '')) ? null : describeRisk(target, USED);
  }

  /** Why the approval on the call does not cover it; null when it does. */
  async #refuseApproval(call: ToolCall, place: Admitted): Promise<string | null> {
    const { grant } = call;
    if (!grant) return 'no approval came with the call';
    if (grant.expiresMs <= Date.now()) return 'the approval has expired';
    const digest = await computeDigest(call, place.page);
    if (digest !== grant.digest) return 'the approval is for another action, page or content';
    return this.#used.value.includes(grant.id) ? USED : null;
  }

  /** False when another call spent it in the meantime. */
  async #spend(grantId: string): Promise<boolean> {
    if (this.#used.value.includes(grantId)) return false;
    await this.#used.save([...this.#used.value, grantId].slice(-MAX_USED_GRANTS));
    return true;
  }
}

function describeRisk(target: DispatchTarget, reason: string): Failed {
  const name = target.label || target.role;
  return failed('needs_confirm', `"${name}" cannot be undone and needs the user's yes: ${reason}`);
}

function isGrantList(stored: unknown): stored is GrantedOrigin[] {
  return (
    Array.isArray(stored) &&
    stored.every((item) => typeof item === 'object' && item !== null && typeof item.origin === 'string')
  );
}
