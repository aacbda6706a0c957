/** A life of the worker ends at once: what it had asked for is never answered, what it had stored stays. */
import { makeGlobals, ORIGIN, URL_OF_PAGE } from './globals.mjs';

const CHROME_ID = 7;

/** One life of the worker. */
export class Life {
  isAlive = true;
  #listeners = new Map();
  #questions = new Set();

  constructor(world) {
    this.world = world;
    const globals = {
      chrome: this.#makeChrome(),
      WebSocket: makeWebSocket(world, this),
      fetch: (address) => this.#fetch(address),
    };
    world.instantiate(makeGlobals(world, this, globals)).startBackground();
  }

  end() {
    this.isAlive = false;
    this.world.dropTimers(({ owner }) => owner === this);
    for (const socket of [...this.world.sockets.values()]) socket.vanish();
    for (const resolve of this.#questions) this.world.later(() => resolve(undefined));
  }

  /** What a document asks; undefined when the worker dies before it has answered. */
  question(message, page) {
    return new Promise((resolve) => {
      this.#questions.add(resolve);
      const reply = (answer) => {
        if (this.isAlive) this.world.later(() => resolve(answer));
      };
      const sender = {
        id: this.world.extensionId,
        documentId: page.documentId,
        origin: ORIGIN,
        frameId: 0,
        tab: { id: CHROME_ID },
      };
      this.world.later(() => this.isAlive && this.tell('runtime.onMessage', message, sender, reply));
    });
  }

  /** Calls what was registered for that event of Chrome. */
  tell(event, ...args) {
    this.#listeners.get(event)?.(...args);
  }

  #answer(make) {
    return new Promise((resolve, reject) => {
      this.world.later(() => {
        if (!this.isAlive) return;
        try {
          resolve(make());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  async #fetch(address) {
    const isOwn = String(address).endsWith('/pairing.json');
    return this.#answer(() => {
      if (isOwn) return { ok: true, json: async () => this.world.pairing };
      if (!this.world.isOnline) throw new TypeError('nobody answers');
      return { ok: true, status: 200 };
    });
  }

  /** A set is the browser's as soon as it is said, and outlives the worker that said it. */
  #makeArea(name) {
    const stores = () => this.world.stores;
    return {
      get: (keys) => this.#answer(() => pick(stores()[name], keys)),
      set: (items) => {
        if (this.isAlive) Object.assign(stores()[name], structuredClone(items));
        return this.#answer(() => undefined);
      },
      remove: (keys) => {
        if (this.isAlive) for (const key of [keys].flat()) delete stores()[name][key];
        return this.#answer(() => undefined);
      },
    };
  }

  async #ask(request, documentId) {
    const { page } = this.world;
    await this.#answer(() => undefined);
    if (page.documentId !== documentId) throw new Error('Could not establish connection.');
    const reply = await page.handle(structuredClone(request));
    return this.#answer(() => ({ ok: true, reply: structuredClone(reply) }));
  }

  /** What the tests need is named; everything else of Chrome is there, and does nothing. */
  #makeChrome() {
    const tab = {
      id: CHROME_ID,
      windowId: 1,
      url: URL_OF_PAGE,
      title: 'Shop',
      active: true,
      status: 'complete',
    };
    const frames = () => [
      { frameId: 0, documentId: this.world.page.documentId, url: URL_OF_PAGE, parentFrameId: -1 },
    ];
    const known = {
      runtime: {
        id: this.world.extensionId,
        getManifest: () => ({ version: '0.1.0' }),
        getURL: (path) => `chrome-extension://${this.world.extensionId}${path}`,
        getContexts: () => this.#answer(() => []),
      },
      storage: { session: this.#makeApi('session', this.#makeArea('session')) },
      tabs: {
        query: () => this.#answer(() => [tab]),
        get: () => this.#answer(() => tab),
        group: () => this.#answer(() => 1),
        sendMessage: (_id, request, { documentId }) => this.#ask(request, documentId),
      },
      webNavigation: { getAllFrames: () => this.#answer(frames) },
    };
    known.storage.local = this.#makeApi('local', this.#makeArea('local'));
    return new Proxy({}, { get: (_, name) => this.#makeApi(name, known[name] ?? {}) });
  }

  #makeApi(api, known) {
    const get = (_, name) => {
      if (name in known) return known[name];
      if (/^on[A-Z]/.test(name))
        return {
          addListener: (hear) => this.#listeners.set(`${api}.${name}`, hear),
          removeListener: () => undefined,
        };
      return /^[A-Z_]+$/.test(name) ? -1 : () => this.#answer(() => undefined);
    };
    return new Proxy({}, { get });
  }
}

function pick(store, keys) {
  const wanted = keys === null ? Object.keys(store) : [keys].flat();
  return structuredClone(
    Object.fromEntries(wanted.filter((key) => key in store).map((key) => [key, store[key]])),
  );
}

/** Sockets that the other side of the pipe carries. */
function makeWebSocket(world, life) {
  return class {
    static OPEN = 1;
    readyState = 1;

    constructor() {
      this.id = world.next();
      if (world.isOnline) {
        world.sockets.set(this.id, this);
        world.out.push({ open: this.id });
      } else world.later(() => life.isAlive && this.closed(1006, ''));
    }

    send(text) {
      world.out.push({ send: this.id, text });
    }

    close() {
      this.vanish();
    }

    vanish() {
      this.readyState = 3;
      if (world.sockets.delete(this.id)) world.out.push({ close: this.id });
    }

    closed(code, reason) {
      this.readyState = 3;
      world.sockets.delete(this.id);
      this.onclose?.({ code, reason });
    }
  };
}
