/** A frame of the connected server is answered by one line here; what only we may say is ignored. */
import type { ClaimTab, Frame, Highlight } from '../generated/types.ts';
import { isRoleSelector } from '../generated/validators.js';
import { log } from '../lib/log.ts';
import { failed } from '../lib/result.ts';
import type { Calls } from './calls.ts';
import { Deadline, Interrupted } from './deadline.ts';
import { showTab } from './notices.ts';
import type { Parts } from './parts.ts';

const HIGHLIGHT_MS = 2_000;

export function receiveFrame(parts: Parts, calls: Calls, frame: Frame): void {
  switch (frame.type) {
    case 'call':
      calls.accept(frame);
      break;
    case 'ack':
      void calls.acknowledge(frame);
      break;
    case 'lease':
      parts.leases.give(frame);
      break;
    case 'fence':
      void calls.raiseFence(frame);
      break;
    case 'grants':
      void parts.guard.setGrants(frame.grants);
      break;
    case 'highlight':
      void highlight(parts, frame);
      break;
    case 'claim':
      claim(parts, frame);
      break;
    case 'notice':
      void parts.notices.show(frame);
      break;
    default:
      log('warning', 'link', 'frame out of place', { type: frame.type });
  }
}

function claim(parts: Parts, frame: ClaimTab): void {
  const { tabId, sessionId, title, progress } = frame;
  const chromeId = parts.tabs.chromeIdOf(tabId);
  if (chromeId === null) return;
  const tab = { tabId, chromeId };
  if (sessionId === undefined) parts.groups.release(tab);
  else {
    parts.groups.claim(tab, sessionId, title);
    showTab(chromeId, { progress });
  }
}

/** A courtesy: a page that cannot show it is left alone. */
async function highlight(parts: Parts, frame: Highlight): Promise<void> {
  const chromeId = parts.tabs.chromeIdOf(frame.tabId);
  if (chromeId === null) return;
  const selector = isRoleSelector(frame.selector) ? frame.selector : undefined;
  const deadline = new Deadline(HIGHLIGHT_MS, () =>
    failed('timeout', 'the page did not show the mark in time'),
  );
  try {
    const found = await parts.frames.find(chromeId, selector?.framePath ?? [], deadline);
    if ('ok' in found) return;
    const request = { kind: 'highlight' as const, label: frame.label, ...(selector ? { selector } : {}) };
    await deadline.wait(parts.frames.ask(found, request), 'page');
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    log('debug', 'highlight', 'not shown', { reason: error.message });
  } finally {
    deadline.close();
  }
}
