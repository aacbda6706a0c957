/** A page answers as the content script does: its book of calls is the real one, and what it does is counted. */
import { makeGlobals, ORIGIN, URL_OF_PAGE } from './globals.mjs';

/** One document: the extension's real book of calls, and a button that notes every press. */
export class Page {
  static #documents = 0;
  holds = { dispatch: false, act: false, result: false };
  #waiting = [];

  constructor(world) {
    Page.#documents += 1;
    this.documentId = `D${Page.#documents}`;
    this.world = world;
    this.built = world.instantiate(makeGlobals(world, this, {}));
    this.calls = new this.built.Calls();
  }

  leave() {
    this.calls.endAll();
    this.documentId = '';
    this.world.dropTimers(({ owner }) => owner === this);
  }

  hold(holds) {
    this.holds = holds;
    const waiting = this.#waiting.splice(0);
    for (const { which, resolve } of waiting)
      if (holds[which]) this.#waiting.push({ which, resolve });
      else resolve();
  }

  #pass(which) {
    if (!this.holds[which]) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ which, resolve }));
  }

  async handle(request) {
    switch (request.kind) {
      case 'hello':
        return {
          generation: request.generation,
          framePath: [],
          url: URL_OF_PAGE,
          origin: ORIGIN,
          title: 'Shop',
          ts: 1,
          visible: true,
        };
      case 'run':
        return this.calls.run(request, (each, life) => this.#press(each, life));
      case 'ack':
        return { forgotten: this.calls.forget(request.id) };
      case 'fence':
        return this.calls.raiseFence(request.sessionId, request.epoch);
      case 'release':
        return { released: true };
      default:
        throw new Error(`no test asks a page for ${request.kind}`);
    }
  }

  /** As `content/perform` does it: asked last, looked at once more, then done. */
  async #press({ call }, life) {
    const { failed, succeeded } = this.built;
    const { id, sessionId, epoch } = call;
    const isStopped = () => life.signal.aborted || this.calls.isFenced(sessionId, epoch);
    const stopped = { result: failed('cancelled', 'the session was stopped') };
    await this.#pass('dispatch');
    if (isStopped()) return stopped;
    const target = { role: 'button', label: 'Next', fingerprint: 'f', submits: false, secret: false };
    for (let tries = 0; ; tries += 1) {
      const asked = this.world.now;
      const question = { kind: 'dispatching', id, sessionId, epoch, target, tries };
      const answer = await this.world.life.question(question, this);
      if (answer === undefined)
        return { result: failed('link_lost', 'the extension was restarted just before the act') };
      if (typeof answer !== 'number') return answer ? { result: answer } : stopped;
      await this.#pass('act');
      if (isStopped()) return stopped;
      if (this.world.now - asked < answer) break;
    }
    life.dispatched = true;
    this.world.out.push({ done: id, sessionId, epoch });
    await this.#pass('result');
    return { result: succeeded({}, { observation: { url: URL_OF_PAGE, title: 'Shop', ts: 1 } }) };
  }
}
