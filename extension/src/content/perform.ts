/** One call is carried out: reads go to the page model, actions through find, check, ask, act, settle, observe. */
import type { Failed, Timings, ToolCall, ToolResult } from '../generated/types';
import type { RunReply, RunRequest } from '../lib/contract';
import { failed, succeeded } from '../lib/result';
import { ACTIONS, type ActContext, type Acted, type ActOutcome, settle } from './actions';
import type { CallLife } from './calls';
import { inPass } from './dom';
import type { Before } from './observe';
import { explainEnd, whenOver } from './over';
import { type ActCall, type ReadCall, Scene, type Stage } from './scene';

const READS = ['getMiniPCD', 'pcd.query', 'getDetails', 'dom.read', 'dom.extract'];
/** Actions whose requests only load what is looked at. */
const LOOKS: ReadonlySet<string> = new Set(['dom.waitFor', 'dom.scroll', 'dom.hover']);

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
