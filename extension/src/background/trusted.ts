/** Trusted input: one step, in one tab, after a yes to just that; the debugger is attached for it and detached after it. */
import type { Failed, ToolCall, ToolResult } from '../generated/types.ts';
import type { TrustedInput, TrustedQuestion } from '../lib/contract.ts';
import { failed } from '../lib/result.ts';
import { nameTarget } from './digest.ts';
import type { Sender } from './dispatching.ts';
import { type Frame, messageOf } from './frames.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';

const PROTOCOL = '1.3';
/** A page that opens a dialog on the input answers only when that is closed. */
const INPUT_MS = 3_000;
const HOW =
  'the page may only take trusted input, which this browser has not: start the managed browser with ' +
  'trusted_input = true in copilot.toml (or COPILOT_TRUSTED_INPUT=true)';
/** The page itself shows that these came to nothing: the text is not kept, the drop is refused. */
const OVER: ReadonlySet<string> = new Set(['dom.type', 'dom.upload', 'dom.drag']);
const UNSEEN = 'no effect was seen yet, and it may still come; look before doing it again';
const TURNED =
  'something else came under the pointer or took the focus just before the input; nothing was pressed. Look again';
const STOPPED = failed('cancelled', 'the session was stopped just before the act');
/** https://chromedevtools.github.io/devtools-protocol/tot/Input/ */
const MODIFIER_BITS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };
const BUTTON_BITS = { left: 1, right: 2, middle: 4 } as const;

type Command = [method: string, params: Record<string, unknown>];

/** Only the launcher's private copy may declare the debugger. */
export function mayTrust(): boolean {
  return (chrome.runtime.getManifest().permissions ?? []).some((name) => name === 'debugger');
}

export function isTrusted(call: ToolCall): boolean {
  return 'trusted' in call.args && call.args.trusted === true;
}

/**
 * An ignored step is one of which no effect was seen. Where the page may still be at it, nobody knows what came of it;
 * else says whether, and how, the same can be done once more. `hasSent`: a request may have left.
 */
export function weighIgnored(
  run: Run,
  result: ToolResult,
  frame: Frame | null,
  hasSent: boolean,
): ToolResult {
  if (result.ok || result.code !== 'ignored' || !result.dispatched) return result;
  const { call, target } = run;
  const isFit = ['dom.click', 'dom.type', 'dom.press'].includes(call.name) && !isTrusted(call);
  const isOver = OVER.has(call.name) || !(hasSent || hasTrace(result));
  if (isFit && target && mayTrust() && frame?.path.length === 0 && isOver)
    return { ...result, target: nameTarget(target) };
  const error = isFit && target && !mayTrust() ? `${result.error}; ${HOW}` : result.error;
  if (OVER.has(call.name)) return { ...result, error: error.slice(0, 2_000) };
  return { ...result, code: 'outcome_unknown', error: `${UNSEEN}: ${error}`.slice(0, 2_000) };
}

/** The page showed or sent something all the same. */
function hasTrace({ observation }: Failed): boolean {
  const { changes = [], requests = [], urlChanged = false } = observation ?? {};
  return changes.length > 0 || requests.length > 0 || urlChanged;
}

/** Does what the admitted document asks for the call that was told to go, once. */
export async function answerTrusted(
  parts: Parts,
  run: Run | null,
  question: TrustedQuestion,
  sender: Sender,
): Promise<ToolResult | true> {
  if (!run?.target || !isTrusted(run.call) || run.trusted)
    return failed('not_allowed', 'no approval for trusted input came with the call; nothing was done');
  const chromeId = sender.tab?.id;
  const documentId = run.admitted?.documentId;
  if (
    chromeId === undefined ||
    documentId === undefined ||
    sender.documentId !== documentId ||
    sender.frameId !== 0
  )
    return failed(
      'unsupported',
      'trusted input reaches the page itself only, no frame in it; nothing was done',
    );
  if (run.signal.aborted || !parts.fence.allows(run.call.sessionId, run.call.epoch)) return STOPPED;
  run.trusted = true;
  const target = { tabId: chromeId };
  try {
    await chrome.debugger.attach(target, PROTOCOL);
  } catch (error) {
    return failed('unsupported', `the browser gave no trusted input: ${messageOf(error).slice(0, 200)}`);
  }
  try {
    if (!(await parts.leases.take(run))) return STOPPED;
    let isAimed = false;
    for (const [method, params] of listCommands(question.input)) {
      // The page hears the pointer come: what it puts under it then must not be pressed.
      if (!isAimed && params['type'] !== 'mouseMoved') {
        isAimed = await isStillAimed(parts, run, { chromeId, documentId });
        if (!isAimed) return failed('covered', TURNED);
      }
      await run.waitAtMost(chrome.debugger.sendCommand(target, method, params), INPUT_MS, 'page');
    }
    return true;
  } finally {
    await chrome.debugger.detach(target).catch(() => undefined);
  }
}

/** Asked of the document in the last moment; a stop that came meanwhile wins, and silence is a no. */
async function isStillAimed(
  parts: Parts,
  run: Run,
  place: { chromeId: number; documentId: string },
): Promise<boolean> {
  let aimed = false;
  const asked = parts.frames.ask(place, { kind: 'aimed', id: run.call.id }).then((answer) => {
    aimed = answer.kind === 'reply' && answer.reply.aimed === true;
  });
  await run.waitAtMost(asked, INPUT_MS, 'page');
  const { sessionId, epoch } = run.call;
  return (
    aimed && (await parts.leases.take(run)) && !run.signal.aborted && parts.fence.allows(sessionId, epoch)
  );
}

/** What the browser is told for an input. Pure. */
export function listCommands(input: TrustedInput): Command[] {
  if (input.kind === 'text') return [['Input.insertText', { text: input.text }]];
  const modifiers = input.modifiers.reduce((bits, name) => bits | (MODIFIER_BITS[name] ?? 0), 0);
  if (input.kind === 'key') return listKeyCommands(input, modifiers);
  const { x, y, button, clicks } = input;
  const at = { x, y, modifiers };
  const commands: Command[] = [['Input.dispatchMouseEvent', { ...at, type: 'mouseMoved' }]];
  for (let clickCount = 1; clickCount <= clicks; clickCount++) {
    const press = { ...at, button, clickCount };
    commands.push(
      ['Input.dispatchMouseEvent', { ...press, type: 'mousePressed', buttons: BUTTON_BITS[button] }],
      ['Input.dispatchMouseEvent', { ...press, type: 'mouseReleased', buttons: 0 }],
    );
  }
  return commands;
}

function listKeyCommands(input: Extract<TrustedInput, { kind: 'key' }>, modifiers: number): Command[] {
  const { key, code, keyCode } = input;
  const about = { key, code, windowsVirtualKeyCode: keyCode, modifiers };
  const plain = (modifiers & ~(MODIFIER_BITS['Shift'] ?? 0)) === 0;
  const text = key === 'Enter' ? '\r' : [...key].length === 1 && plain ? key : undefined;
  const down = text === undefined ? { type: 'rawKeyDown' } : { type: 'keyDown', text };
  return [
    ['Input.dispatchKeyEvent', { ...about, ...down }],
    ['Input.dispatchKeyEvent', { ...about, type: 'keyUp' }],
  ];
}
