/** A page for tests of actions: the real handlers over a real document, background played by a function. */
import type { Grant, RoleSelector, Target, ToolCall, ToolResult } from '../../../generated/types';
import type { BackgroundMessage, DispatchingQuestion, RunReply } from '../../../lib/contract';
import { Handlers } from '../../handlers';
import { type OpenPage, openPage } from '../../openPage';

type Answer = number | false | undefined | (() => Promise<unknown>);

export interface World {
  /** Runs one call of the session and gives its result. */
  run(name: ToolCall['name'], args: Record<string, unknown>, more?: CallMore): Promise<ToolResult>;
  reply(name: ToolCall['name'], args: Record<string, unknown>, more?: CallMore): Promise<RunReply>;
  handlers: Handlers;
  /** What was asked before writes. */
  questions: DispatchingQuestion[];
  /** What background answers to the last question; a minute where nothing else is said. */
  answer: { value: Answer };
  /** The first element that matches. */
  one<E extends Element = HTMLElement>(css: string): E;
  close(): void;
}

export interface CallMore {
  id?: string;
  epoch?: number;
  deadlineMs?: number;
  expectedTs?: number;
  target?: Target;
  grant?: Grant;
  secrets?: Record<string, string>;
  secretOrigins?: Record<string, string>;
  urlBefore?: string;
}

let ids = 0;

/** Shows the markup and puts the handlers on it. */
export function openWorld(markup: string): World {
  const body = document.createElement('div');
  body.innerHTML = markup;
  document.body.replaceChildren(body);
  window.scrollTo(0, 0);
  const page: OpenPage = openPage(document);
  const questions: DispatchingQuestion[] = [];
  const answer: World['answer'] = { value: 60_000 };
  const handlers = new Handlers(document, page, async (message: BackgroundMessage) => {
    if (message.kind !== 'dispatching') return undefined;
    questions.push(message);
    return typeof answer.value === 'function' ? answer.value() : answer.value;
  });
  const reply: World['reply'] = (name, args, more = {}) => {
    const { secrets, secretOrigins, urlBefore, ...own } = more;
    const base = { id: `call-${++ids}`, epoch: 1, sessionId: 's1', deadlineMs: 15_000, ...own };
    const call = { ...base, name, args: { tabId: 1, ...args } } as ToolCall;
    return handlers.handle({
      kind: 'run',
      call,
      ...(secrets ? { secrets } : {}),
      ...(secretOrigins ? { secretOrigins } : {}),
      ...(urlBefore ? { urlBefore } : {}),
    });
  };
  return {
    run: async (name, args, more) => (await reply(name, args, more)).result,
    reply,
    handlers,
    questions,
    answer,
    one: <E extends Element>(css: string) => {
      const found = body.querySelector<E>(css);
      if (!found) throw new Error(`no ${css} in the page`);
      return found;
    },
    close: () => {
      handlers.dispose();
      page.dispose();
      body.remove();
    },
  };
}

/** A selector by role and name. */
export function role(kind: string, name?: string): RoleSelector {
  return name === undefined ? { kind: 'role', role: kind } : { kind: 'role', role: kind, name };
}

export function css(text: string): RoleSelector {
  return { kind: 'css', css: text };
}

/** The names of the events that an element and those below it hear, in order. */
export function listen(target: EventTarget, types: readonly string[]): string[] {
  const heard: string[] = [];
  for (const type of types) target.addEventListener(type, () => heard.push(type), { capture: true });
  return heard;
}
