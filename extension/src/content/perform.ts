/** One call is carried out: reads go to the page model, actions through find, check, ask, act, settle, observe. */
import type { CallOf, Failed, SentForm, Timings, ToolCall, ToolResult } from '../generated/types';
import type {
  DispatchingAnswer,
  DispatchingQuestion,
  RunReply,
  RunRequest,
  TrustedInput,
  TrustedQuestion,
} from '../lib/contract';
import { failed, succeeded } from '../lib/result';
import {
  ACTIONS,
  type ActContext,
  type Acted,
  type ActionName,
  type ActOutcome,
  EffectWatch,
  type Intent,
  identify,
  listMeans,
  type Mouse,
  nameEffect,
  readBeyond,
  settle,
} from './actions';
import type { CallLife } from './calls';
import { destinationOf, findDestination, inPass, rootOf, shadowRootOf } from './dom';
import type { Before, Witness } from './observe';
import { explainEnd, whenOver } from './over';
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
type ActCall = CallOf<ActionName>;

const READS = ['getMiniPCD', 'pcd.query', 'getDetails', 'dom.read', 'dom.extract'];
/** How long, in ms, an element may take to become ready; a quarter of the deadline at most. */
const PATIENCE_MS = 1_000;
/** Actions whose requests only load what is looked at. */
const LOOKS: ReadonlySet<string> = new Set(['dom.waitFor', 'dom.scroll', 'dom.hover']);
/** Other actions set a value, which sends something only where the page says so. */
const PRESSES: ReadonlySet<string> = new Set(['dom.click', 'dom.submit', 'dom.press']);
const CHANGED = 'the element became another one just before the act; read the page again';

export async function performCall(stage: Stage, request: RunRequest, life: CallLife): Promise<RunReply> {
  const { call } = request;
  if (isRead(call)) return { result: await read(stage, call, life) };
  if (!isAct(call)) return { result: failed('unsupported', `${call.name} is no tool of a page`) };
  const stale = findStale(stage, call);
  if (stale) return { result: stale };
  return act(stage, { ...request, call }, life);
}

function isRead(call: ToolCall): call is ReadCall {
  return READS.includes(call.name);
}

function isAct(call: ToolCall): call is ActCall {
  return call.name in ACTIONS;
}

async function read(stage: Stage, call: ReadCall, life: CallLife): Promise<ToolResult> {
  const over = whenOver(life).then((failure) => failure ?? explainEnd(life));
  return Promise.race([stage.answer(call, life.signal), over]).catch((error: unknown) => {
    if (life.signal.aborted) return explainEnd(life);
    throw error;
  });
}

/** The page must be the version that was observed, unless the element itself is known by its fingerprint. */
function findStale(stage: Stage, call: ActCall): Failed | undefined {
  if (call.expectedTs === undefined || call.target || call.expectedTs === stage.version()) return undefined;
  return failed('stale', 'the page changed since it was read; read it again (getMiniPCD) and decide anew');
}

async function act(stage: Stage, request: RunRequest & { call: ActCall }, life: CallLife): Promise<RunReply> {
  const { call } = request;
  await Promise.race([stage.look(), whenOver(life)]);
  if (life.signal.aborted) return { result: explainEnd(life) };
  const late = findStale(stage, call);
  if (late) return { result: late };
  const before = inPass(() => stage.witness.before());
  const scene = new Scene(stage, request, life);
  const began = performance.now();
  try {
    const run = ACTIONS[call.name] as (context: ActContext, call: ActCall) => Promise<ActOutcome>;
    const outcome = await Promise.race([run(scene, call), whenOver(life)]);
    const acted = performance.now();
    if (outcome?.ok) await settle(scene, outcome);
    const timings: Timings = {
      resolveMs: round((scene.gatedAt ?? acted) - began),
      actMs: round(acted - (scene.gatedAt ?? acted)),
      settleMs: round(performance.now() - acted),
    };
    if (call.name !== 'dom.waitFor') stage.urlBefore = before.url;
    return inPass(() => conclude(scene, before, outcome ?? explainEnd(life), timings));
  } finally {
    scene.watch.stop();
  }
}

/** The reply: what was acted on and what is different, or why not and how far it came. */
function conclude(scene: Scene, before: Before, outcome: ActOutcome, timings: Timings): RunReply {
  const { stage, life, watch } = scene;
  const failure = outcome.ok ? (watch.leaving === undefined ? outcome.verify?.() : undefined) : outcome;
  const acted: Partial<Acted> = outcome.ok ? outcome : {};
  const reply: Partial<RunReply> = {};
  if (watch.leaving !== undefined) reply.leaving = watch.leaving;
  if (outcome.ok && outcome.opens !== undefined) reply.opens = outcome.opens;
  if (failure && !life.dispatched) return { ...reply, result: { ...failure, timings } };
  const requests = LOOKS.has(scene.name) ? [] : watch.requests.since(scene.gatedAt ?? performance.now());
  const { texts, seen } = watch;
  const aftermath = { element: acted.element, secret: acted.secret, texts, seen, requests };
  const look = watch.leaving === undefined ? 'after' : 'glance';
  const observation = stage.witness[look](before, aftermath);
  if (failure) {
    const dispatched = failed(failure.code, failure.error, { dispatched: true, observation });
    return { ...reply, result: { ...dispatched, timings } };
  }
  const { data, selector } = acted;
  const more = { observation, timings, ...(selector ? { selector } : {}) };
  return { ...reply, result: succeeded(data ?? scene.identity(acted.element), more) };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}

type Identity = ReturnType<typeof identify>;

/** What one action works with: the context it is given, and what was learned while it ran. */
class Scene implements ActContext {
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
    const { id, sessionId, epoch } = this.life.call;
    const identity = identify(element);
    this.#identity ??= identity;
    this.#gated ??= element;
    const stopped = this.stopped();
    if (stopped) return stopped;
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
    const told = { ...shown, fingerprint: this.#bound, submits, secret, ...more };
    const isAsked = this.request.call.grant !== undefined;
    const yes = this.request.call.target?.form?.digest;
    const sent = isAsked ? this.#readForm(element, intent, yes) : undefined;
    const target = { ...told, ...(effect ? { effect } : {}), ...(sent ? { form: sent } : {}) };
    for (let tries = 0; ; tries += 1) {
      const asked = performance.now();
      const question = { kind: 'dispatching' as const, id, sessionId, epoch, target };
      const answer = await this.stage.ask(tries === 0 ? question : { ...question, tries });
      if (typeof answer !== 'number')
        return answer
          ? this.#tellForm(answer, element, intent)
          : failed('cancelled', 'the session was stopped just before the act');
      const late = this.stopped();
      if (late) return late;
      if (!element.isConnected)
        return failed('detached', 'the element was removed just before the act; read the page again');
      const now = identify(element);
      const { role, label } = { ...now, ...nameEffect(intent) };
      const same = now.fingerprint === identity.fingerprint && role === shown.role && label === shown.label;
      const sends = this.#findDestination(element, submits) === destination;
      const keeps = !isAsked || this.#readForm(element, intent, sent?.digest)?.digest === sent?.digest;
      if (!same || !sends || !keeps || readBeyond([element, ...listMeans(intent)]) !== says)
        return failed('stale', CHANGED);
      if (performance.now() - asked < answer) break;
    }
    this.#open(element);
    return undefined;
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
