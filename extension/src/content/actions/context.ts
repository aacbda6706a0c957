/** What an action is given and what it answers. An action finds, checks, asks, acts; settling and observing come after it. */
import type { ErrorCode, Failed, JsonValue, RoleSelector } from '../../generated/types';
import type { TrustedInput } from '../../lib/contract';
import { failed } from '../../lib/result';
import type { EffectWatch } from './effects';
import type { Mouse } from './mouse';

export interface Secret {
  value: string;
  /** The one origin it may be typed on. */
  origin: string | undefined;
}

/** What a gate question says beyond the element itself. */
export interface Intent {
  submits?: boolean;
  secret?: boolean;
  /** What the act sets off, when that is not the element itself: its name decides the risk. */
  means?: readonly (Element | undefined)[];
  /** What a key does, or a bare cross in a row, where no name says so. */
  effect?: 'deletes' | 'sends' | undefined;
}

export interface ActContext {
  document: Document;
  /** Raised by cancel, by the fence and at the call's deadline. */
  signal: AbortSignal;
  /** How long, in ms, a check waits for the page to become ready. */
  patienceMs: number;
  mouse: Mouse;
  watch: EffectWatch;
  /** What the call's selector stands for: an approval is bound to it, be it a form, a label or the control itself. */
  chosen?: Element | undefined;
  findSecret(handle: string): Secret | undefined;
  /** URL before the last action in this tab. */
  urlBefore: string | undefined;
  /**
   * The last question before the first event. `undefined`: go, and everything after it counts as dispatched.
   * Nothing asynchronous may stand between its answer and the act.
   */
  gate(element: Element, intent?: Intent): Promise<Failed | undefined>;
  /**
   * The browser's own input in place of events of ours, for a call that was told to go; undefined once it is done. It
   * goes where the pointer or the focus is: `isAimed` is asked in the last moment whether that is still the element.
   */
  trust(input: TrustedInput, isAimed: () => boolean): Promise<Failed | undefined>;
  /** Trusted input can be had: then a button that shows no reaction at all is reported as such. */
  mayTrust: boolean;
  /** Why nothing more may be done: the fence is up or the call was cancelled. Asked between chunks. */
  stopped(): Failed | undefined;
}

/** How long to look for what an action did: `value` a turn or two of the event loop, `effect` until quiet, `none` not at all. */
export type Settling = 'none' | 'value' | 'effect';

export interface Acted {
  ok: true;
  settling: Settling;
  /** The element that was acted on; described in the result. */
  element?: Element;
  selector?: RoleSelector;
  /** Result data where it is not the description of the element. */
  data?: JsonValue;
  /** The field holds a secret: its value is not observed. */
  secret?: boolean;
  opens?: string;
  /** Asked after settling: a failure when an effect that must be there is not. */
  verify?: () => Failed | undefined;
}

export type ActOutcome = Acted | Failed;

/** A failure with its text; the short way, because every action has many of them. */
export function refuse(code: ErrorCode, error: string): Failed {
  return failed(code, error);
}
