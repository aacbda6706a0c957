/** The state of one surface: which session it shows, what that looks like, and the only ways to change either. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { Command, CommandReply, EventEnvelope, WaitingDown, Working } from '../generated/types.ts';
import { reduceAll } from '../lib/conversation.ts';
import { backoffMs, type DoorState, Frontend } from '../lib/frontend.ts';
import { dismissInterrupted } from '../lib/runMoves.ts';
import { addPictures, type Conversation, currentRun, EMPTY, isActive } from '../lib/view.ts';
import {
  getSession,
  listPictures,
  listRecoverable,
  listSessions,
  listWorkflows,
  type Recoverable,
  type WorkflowRow,
} from './api.ts';
import { toMarkdown } from './export.ts';
import { t } from './i18n.ts';
import { Others } from './others.ts';
import { SessionList } from './sessionList.ts';
import { readSlash, type Slash } from './slash.ts';
import { BadAnswer, type World } from './world.ts';

export type Screen =
  | 'chat'
  | 'history'
  | 'workflows'
  | 'activity'
  | 'settings'
  | 'replay'
  | 'jobs'
  | 'health';

const SESSION_KEY = 'session';
/** What changes the title or the state that the list of sessions shows. */
const LISTED: ReadonlySet<string> = new Set(['RUN_STARTED', 'RUN_PAUSED', 'RUN_RESUMED', 'SESSION_SAVED']);

export class Store {
  readonly screen = signal<Screen>('chat');
  readonly sessionId = signal<string | null>(null);
  readonly view = signal<Conversation>(EMPTY);
  /** Pictures of the session's steps, as the server has kept them. */
  readonly pictures = signal<Readonly<Record<string, string>>>({});
  /** The conversation with them. */
  readonly shown = computed(() => addPictures(this.view.value, this.pictures.value));
  readonly door = signal<{ state: DoorState; reason: string | null }>({ state: 'connecting', reason: null });
  readonly sessions: SessionList;
  readonly others = new Others(this.sessionId);
  readonly workflows = signal<WorkflowRow[] | Error | null>(null);
  /** What went wrong or was done last, said once. */
  readonly said = signal<{ text: string; bad: boolean } | null>(null);
  /** Text put into the composer from elsewhere (a follow-up, an example). */
  readonly prefill = signal('');
  readonly active = computed(() => isActive(this.view.value));
  readonly run = computed(() => currentRun(this.shown.value));
  /** What can be resumed, by run; null while the server has not told. */
  readonly recoverable = signal<ReadonlyMap<string, Recoverable> | null>(null);
  /** A log tells of every interruption there was; the server knows which of them still waits for an answer. */
  readonly interrupted = computed(() => {
    const kept = this.recoverable.value;
    const told = this.view.value.interrupted.filter(({ runId }) => kept?.has(runId) ?? true);
    const jobs = [...(kept?.values() ?? [])].filter(({ isJob }) => isJob);
    return [...told, ...jobs.filter((job) => told.every(({ runId }) => runId !== job.runId))];
  });
  /** Everything received for the session, for replay and export. */
  events: EventEnvelope[] = [];
  readonly #frontend: Frontend;

  constructor(readonly world: World) {
    this.sessions = new SessionList(world);
    this.#frontend = new Frontend({
      open: () => world.open(),
      received: (events) => this.#take(events),
      waiting: (found) => this.#hearOfOthers(found),
      changed: (state, reason) => this.#connected(state, reason),
      delayMs: (attempt) => backoffMs(attempt, Math.random()),
    });
    effect(() => {
      const link = world.browser.value?.link.state;
      if (link === 'connected') this.#frontend.nudge();
    });
  }

  /** Connects, and shows the session that was shown last. */
  start(): void {
    const known = this.world.memory.getItem(SESSION_KEY);
    if (known) this.show(known);
    this.#frontend.start();
  }

  stop(): void {
    this.#frontend.stop();
  }

  reconnect(): void {
    this.world.reconnect();
    this.#frontend.nudge();
  }

  /** Shows a session from its first event on. */
  show(sessionId: string | null): void {
    batch(() => {
      this.sessionId.value = sessionId;
      this.view.value = EMPTY;
      this.pictures.value = {};
      this.said.value = null;
    });
    this.events = [];
    if (sessionId === null) {
      this.world.memory.removeItem(SESSION_KEY);
      this.#frontend.unsubscribe();
    } else {
      this.world.memory.setItem(SESSION_KEY, sessionId);
      this.#frontend.subscribe(sessionId, 0, true);
      if (this.door.value.state === 'open') void this.loadPictures();
    }
  }

  /** Where there are none, none are shown. */
  async loadPictures(): Promise<void> {
    const session = this.sessionId.value;
    if (session === null) return;
    const found = await listPictures(this.world, session).catch(asError);
    if (session === this.sessionId.value && !(found instanceof Error)) this.pictures.value = found;
  }

  /** Shows a session's conversation. */
  open(sessionId: string): void {
    if (this.sessionId.value !== sessionId) this.show(sessionId);
    this.screen.value = 'chat';
  }

  /** Sends a command to the session that is shown, or to a new one; a refusal is said to the user. */
  async send(command: Command): Promise<CommandReply> {
    const isNew = this.sessionId.value === null && command.type !== 'SessionResume';
    const made = isNew ? await this.#frontend.command({ type: 'SessionNew' }, null) : null;
    if (made?.ok) this.show(made.sessionId);
    const reply = made?.ok === false ? made : await this.#sendTo(this.sessionId.value, command);
    if (!reply.ok) this.said.value = { text: reply.error, bad: true };
    else this.said.value = null;
    if (reply.ok && reply.sessionId !== this.sessionId.value) this.show(reply.sessionId);
    return reply;
  }

  /** The browser's own hand stops whether or not the server hears; the server is told both ways. */
  async halt(sessionId = this.sessionId.value): Promise<boolean> {
    const halting = this.world.halt(sessionId).catch(asError);
    // What was put away runs nothing: it is not opened for this.
    const telling = this.#frontend.command({ type: 'Stop' }, sessionId);
    const halted = await halting;
    if (halted === true) this.said.value = { text: t('halted'), bad: false };
    const reply = await telling;
    // The worker's word may have been quicker: then there is nothing left to stop.
    if (reply.ok || (halted === true && reply.code === 'no_task')) this.said.value = null;
    else if (halted !== true) this.said.value = { text: reply.error, bad: true };
    return reply.ok || halted === true;
  }

  /** Stops every run in every session. */
  async haltAll(): Promise<void> {
    const running = new Set(this.others.working.value.map(({ sessionId }) => sessionId));
    if (this.active.value && this.sessionId.value !== null) running.add(this.sessionId.value);
    const titles = new Map(this.others.working.value.map(({ sessionId, title }) => [sessionId, title]));
    const stop = async (id: string) => ((await this.halt(id)) ? [] : [titles.get(id) || t('untitled')]);
    const kept = (await Promise.all([...running].map(stop))).flat();
    if (kept.length > 0) this.said.value = { text: t('notStopped', kept.join(', ')), bad: true };
  }

  /** A session that a restart of the server has put away is opened first; what was refused was not done. */
  async #sendTo(sessionId: string | null, command: Command): Promise<CommandReply> {
    const reply = await this.#frontend.command(command, sessionId);
    if (reply.ok || reply.code !== 'unknown' || sessionId === null || command.type === 'SessionResume')
      return reply;
    const opened = await this.#frontend.command({ type: 'SessionResume', sessionId }, null);
    return opened.ok ? this.#frontend.command(command, sessionId) : opened;
  }

  /** What the user typed: a slash command, or a prompt for the tab in front. Returns whether it was taken. */
  async submit(text: string): Promise<boolean> {
    this.said.value = null;
    const slash = readSlash(text);
    if (slash) return this.#runSlash(slash);
    const tab = this.world.browser.value?.tab;
    const isPage = tab !== null && tab !== undefined && /^https?:/.test(tab.url);
    const reply = await this.send({ type: 'SubmitPrompt', text, ...(isPage ? { tabId: tab.tabId } : {}) });
    return reply.ok || reply.code === 'task_active';
  }

  async #runSlash(slash: Slash): Promise<boolean> {
    if (slash === 'help') this.say(t('slashHelp'));
    else if (slash === 'replay') this.screen.value = 'replay';
    else if (slash === 'export') this.export();
    else if (slash === 'stop') return this.halt();
    else if (this.sessionId.value === null) this.say(t('nothingRuns'));
    else {
      const commands = { pause: 'Pause', resume: 'Resume', skip: 'Skip' } as const;
      return (await this.send({ type: commands[slash] })).ok;
    }
    return true;
  }

  /** Answers "Resume or discard?". */
  async recover(runId: string, decision: 'resume' | 'discard'): Promise<void> {
    const command: Command = { type: 'RecoverRun', runId, decision };
    const isJob = this.recoverable.value?.get(runId)?.isJob === true;
    const reply = await (isJob ? this.#sendTo(null, command) : this.send(command));
    if (!reply.ok) this.say(reply.error, true);
    if (!reply.ok && reply.code !== 'expired') return;
    const kept = this.recoverable.value;
    this.recoverable.value = kept && new Map([...kept].filter(([id]) => id !== runId));
    this.view.value = dismissInterrupted(this.view.value, runId);
  }

  /** Takes back an approval that was given "always here", in whichever session it was. */
  async withdraw(grantId: string, sessionId: string): Promise<void> {
    const reply = await this.#sendTo(sessionId, { type: 'WithdrawGrant', grantId });
    if (!reply.ok) this.say(reply.error, true);
  }

  /** Saves a file that the session made; `seq` is that of the event which told of it. */
  async download(seq: number, name: string): Promise<void> {
    const path = `/api/copilot/session/${this.sessionId.value}/artifacts/${seq}`;
    const trouble = await this.world.download(path, name).catch(asError);
    if (trouble instanceof Error) this.say(trouble.message, true);
  }

  say(text: string, bad = false): void {
    this.said.value = { text, bad };
  }

  export(): void {
    const name = `copilot-${this.sessionId.value ?? 'empty'}`;
    this.world.save(`${name}.md`, 'text/markdown', toMarkdown(this.view.value));
    this.world.save(
      `${name}.jsonl`,
      'application/jsonl',
      this.events.map((one) => JSON.stringify(one)).join('\n'),
    );
  }

  async loadWorkflows(): Promise<void> {
    this.workflows.value = await listWorkflows(this.world).catch(asError);
  }

  #take(events: EventEnvelope[]): void {
    const wasActive = this.active.value;
    this.events.push(...events);
    this.view.value = reduceAll(this.view.value, events);
    if (wasActive && !this.active.value) void this.loadPictures();
    if (events.some(({ event }) => LISTED.has(event.type))) void this.sessions.load();
  }

  /** The list of sessions is read again when one begins, ends or changes its state; a step changes nothing in it. */
  #hearOfOthers(found: WaitingDown): void {
    const before = listStates(this.others.working.value);
    this.others.take(found);
    if (this.sessions.found.value && listStates(found.working) !== before) void this.sessions.load();
  }

  #connected(state: DoorState, reason: string | null): void {
    this.door.value = { state, reason };
    if (state !== 'open') return;
    void this.#findSession();
    void this.loadPictures();
  }

  /** Without a session of its own the surface shows the one that runs, so that no run goes on unseen. */
  async #findSession(): Promise<void> {
    const [found, page] = await Promise.all([
      listRecoverable(this.world).catch(asError),
      listSessions(this.world).catch(asError),
    ]);
    this.recoverable.value = found instanceof Error ? null : found;
    if (this.sessions.query.value === '') this.sessions.take(page);
    if (page instanceof Error) return;
    if (await this.#isLost(page.rows)) this.show(null);
    const running = page.rows.find(({ state }) => state === 'RUNNING' || state === 'PAUSED');
    const interrupted = [...(this.recoverable.value?.values() ?? [])];
    const cut = interrupted.find(({ isJob }) => !isJob);
    const wanted = running?.id ?? cut?.sessionId;
    if (this.sessionId.value === null && wanted !== undefined) this.show(wanted);
  }

  /** Whether the session that is shown is one of another server, or of a database that was left behind. */
  async #isLost(newest: readonly { id: string }[]): Promise<boolean> {
    const shown = this.sessionId.value;
    if (shown === null || newest.some(({ id }) => id === shown)) return false;
    const found = await getSession(this.world, shown).catch(asError);
    return found instanceof BadAnswer && found.status === 404;
  }
}

function listStates(working: readonly Working[]): string {
  return JSON.stringify(working.map(({ sessionId, state }) => [sessionId, state]).sort());
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  throw error;
}
