/** One action at work on a page: the context it is given, the last question before it acts, what was learned while it ran. */
import type { CallOf, Failed, SentForm, ToolResult } from '../generated/types';
import type {
  DispatchingAnswer,
  DispatchingQuestion,
  DispatchTarget,
  RunRequest,
  TrustedInput,
  TrustedQuestion,
} from '../lib/contract';
import { failed } from '../lib/result';
import {
  type ActContext,
  type ActionName,
  EffectWatch,
  type Intent,
  identify,
  listMeans,
  type Mouse,
  nameEffect,
  readBeyond,
} from './actions';
import type { CallLife } from './calls';
import { destinationOf, findDestination, inPass, rootOf, shadowRootOf } from './dom';
import type { Witness } from './observe';
import { explainEnd } from './over';
import { readSentForm } from './page/sentForm';
import { hasFingerprint } from './selector';

/** Where calls are carried out: one for each document. */
export interface Stage {
  document: Document;
  witness: Witness;
  /** Looks at the page, which has its turn in between. */
  look(): Promise<unknown>;
  /** The document and its shadow roots. */
  roots(): Iterable<Node>;
  /** Version of the page, ms. */
  version(): number;
  mouse: Mouse;
  /** What the page model says to a reading tool: data, or a failure as a value. */
  answer(call: ReadCall, signal: AbortSignal): Promise<ToolResult>;
  /** The last question to background. Nobody there is a failure, as a value. */
  ask(question: DispatchingQuestion): Promise<DispatchingAnswer>;
  /** The browser's own input; undefined once it is done. */
  trust(question: TrustedQuestion): Promise<Failed | undefined>;
  isFenced(sessionId: string, epoch: number): boolean;
  /** URL before the last action in this document. */
  urlBefore: string | undefined;
}

export type ReadCall = CallOf<'getMiniPCD' | 'pcd.query' | 'getDetails' | 'dom.read' | 'dom.extract'>;
export type ActCall = CallOf<ActionName>;

/** How long, in ms, an element may take to become ready; a quarter of the deadline at most. */
const PATIENCE_MS = 1_000;
/** Other actions set a value, which sends something only where the page says so. */
const PRESSES: ReadonlySet<string> = new Set(['dom.click', 'dom.submit', 'dom.press']);
const CHANGED = 'the element became another one just before the act; read the page again';

type Identity = ReturnType<typeof identify>;

/** An element right before the act. `says`: what a human reads beyond its name; `sent`: what goes along. */
interface Told {
  identity: Identity;
  /** Role and label of what the act sets off. */
  shown: Identity;
  says: string | undefined;
  destination: string | undefined;
  sent: SentForm | undefined;
  target: DispatchTarget;
}

/** What one action works with. */
export class Scene implements ActContext {
  readonly document: Document;
  readonly mouse: Mouse;
  readonly watch: EffectWatch;
  readonly signal: AbortSignal;
  readonly patienceMs: number;
  readonly urlBefore: string | undefined;
  readonly mayTrust: boolean;
  gatedAt: number | undefined;
  chosen: Element | undefined;
  #bound: string | undefined;
  #identity: Identity | undefined;
  #gated: Element | undefined;

  constructor(
    readonly stage: Stage,
    private readonly request: RunRequest & { call: ActCall },
    readonly life: CallLife,
  ) {
    this.document = stage.document;
    this.mouse = stage.mouse;
    this.watch = new EffectWatch(stage.document, stage.roots());
    this.signal = life.signal;
    this.patienceMs = Math.min(PATIENCE_MS, request.call.deadlineMs / 4);
    this.urlBefore = request.urlBefore ?? stage.urlBefore;
    this.mayTrust = request.mayTrust === true;
  }

  get name(): ActionName {
    return this.request.call.name;
  }

  findSecret(handle: string) {
    const value = this.request.secrets?.[handle];
    return value === undefined ? undefined : { value, origin: this.request.secretOrigins?.[handle] };
  }

  stopped(): Failed | undefined {
    const { sessionId, epoch } = this.life.call;
    if (this.stage.isFenced(sessionId, epoch)) return failed('cancelled', 'the session was stopped');
    return this.signal.aborted ? explainEnd(this.life) : undefined;
  }

  async gate(element: Element, intent: Intent = {}): Promise<Failed | undefined> {
    const stopped = this.stopped();
    if (stopped) return stopped;
    let asked = 0;
    // Looked at and asked about in one pass: much of it is looked at more than once.
    const begun = inPass(() => {
      const told = this.#look(element, intent);
      if ('error' in told) return told;
      asked = performance.now();
      return { told, answer: this.#ask(told.target, 0) };
    });
    if ('error' in begun) return begun;
    const { told } = begun;
    let answer = await begun.answer;
    for (let tries = 1; ; tries += 1) {
      if (typeof answer !== 'number')
        return answer
          ? this.#tellForm(answer, element, intent)
          : failed('cancelled', 'the session was stopped just before the act');
      const late = this.stopped();
      if (late) return late;
      if (!element.isConnected)
        return failed('detached', 'the element was removed just before the act; read the page again');
      if (!inPass(() => this.#isAsTold(told, element, intent))) return failed('stale', CHANGED);
      if (performance.now() - asked < answer) break;
      asked = performance.now();
      answer = await this.#ask(told.target, tries);
    }
    this.#open(element);
    return undefined;
  }

  #ask(target: DispatchTarget, tries: number): Promise<DispatchingAnswer> {
    const { id, sessionId, epoch } = this.life.call;
    return this.stage.ask({
      kind: 'dispatching',
      id,
      sessionId,
      epoch,
      target,
      ...(tries > 0 ? { tries } : {}),
    });
  }

  /** What the act is about to change, as background is told of it. */
  #look(element: Element, intent: Intent): Told | Failed {
    const identity = identify(element);
    this.#identity ??= identity;
    this.#gated ??= element;
    const { submits = false, secret = false, effect } = intent;
    if (this.#bound === undefined) {
      this.#bound = this.chosen ? identify(this.chosen).fingerprint : identity.fingerprint;
      const observed = this.chosen && this.request.call.target?.fingerprint;
      if (this.chosen && observed !== undefined) {
        if (!hasFingerprint(this.chosen, observed)) return failed('stale', CHANGED);
        this.#bound = observed;
      }
    }
    const shown = { ...identity, ...nameEffect(intent) };
    const says = readBeyond([element, ...listMeans(intent)]);
    const destination = this.#findDestination(element, submits);
    const more = { ...(says ? { says } : {}), ...(destination ? { destination } : {}) };
    const named = { ...shown, fingerprint: this.#bound, submits, secret, ...more };
    const yes = this.request.call.target?.form?.digest;
    const sent = this.#isAsked ? this.#readForm(element, intent, yes) : undefined;
    const target = { ...named, ...(effect ? { effect } : {}), ...(sent ? { form: sent } : {}) };
    return { identity, shown, says, destination, sent, target };
  }

  /** Whether the page is as background was told. */
  #isAsTold({ identity, shown, says, destination, sent }: Told, element: Element, intent: Intent): boolean {
    const now = identify(element);
    const { role, label } = { ...now, ...nameEffect(intent) };
    const same = now.fingerprint === identity.fingerprint && role === shown.role && label === shown.label;
    const sends = this.#findDestination(element, intent.submits ?? false) === destination;
    const keeps = !this.#isAsked || this.#readForm(element, intent, sent?.digest)?.digest === sent?.digest;
    return same && sends && keeps && readBeyond([element, ...listMeans(intent)]) === says;
  }

  /** A human said yes to what goes along. */
  get #isAsked(): boolean {
    return this.request.call.grant !== undefined;
  }

  /** Where the act sends to: as the details of the chosen element say it, as long as that is there. */
  #findDestination(element: Element, submits: boolean): string | undefined {
    const at = this.chosen?.isConnected ? this.chosen : element;
    return submits ? (destinationOf(at) ?? destinationOf(element)) : findDestination(at);
  }

  /** What would go along, by what the act sets off. */
  #readForm(
    element: Element,
    { submits, effect, means = [] }: Intent,
    approved?: string,
  ): SentForm | undefined {
    const presses = PRESSES.has(this.name);
    if (effect === 'deletes' || !(presses || submits)) return undefined;
    const how = submits ? 'submits' : (effect ?? 'presses');
    return readSentForm(means[0] ?? element, how, presses ? undefined : element, approved);
  }

  /** A human who is to say yes is told the values too; they are read only then. */
  #tellForm(refusal: Failed, element: Element, intent: Intent): Failed {
    const { target } = refusal;
    const form = target && !target.form && this.#readForm(element, intent);
    return form ? { ...refusal, target: { ...target, form } } : refusal;
  }

  trust(input: TrustedInput, isAimed: () => boolean): Promise<Failed | undefined> {
    this.life.isAimed = isAimed;
    return this.stage.trust({ kind: 'trusted', id: this.life.call.id, input });
  }

  #open(element: Element): void {
    const root = rootOf(element);
    if (root && root !== this.document) this.watch.also(root);
    const inner = shadowRootOf(element);
    if (inner) this.watch.also(inner);
    this.watch.acted = element;
    this.gatedAt ??= performance.now();
    this.life.dispatched = true;
  }

  /** Role, label and fingerprint of the acted element, as they were before the act. */
  identity(element: Element | undefined): Identity | Record<string, never> {
    if (element && element !== this.#gated && element.isConnected) return identify(element);
    return this.#identity ?? (element ? identify(element) : {});
  }
}
