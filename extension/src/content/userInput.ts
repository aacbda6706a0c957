/** The user's own hand on the page: trusted input only, one word for many events. */

export type UserInput = 'click' | 'key' | 'scroll';

const INPUTS: Readonly<Record<string, UserInput>> = {
  pointerdown: 'click',
  keydown: 'key',
  wheel: 'scroll',
  touchmove: 'scroll',
};
/** The same kind of input is told once in this many ms. */
const EVERY_MS = 500;

/** Reports what the user does until the signal is raised. What a page or a program dispatches does not count. */
export function watchUser(document: Document, signal: AbortSignal, report: (input: UserInput) => void): void {
  const last = new Map<UserInput, number>();
  for (const [type, input] of Object.entries(INPUTS)) {
    const hear = (event: Event) => {
      if (!event.isTrusted) return;
      const now = performance.now();
      if (now - (last.get(input) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
      last.set(input, now);
      report(input);
    };
    document.addEventListener(type, hear, { capture: true, passive: true, signal });
  }
}
