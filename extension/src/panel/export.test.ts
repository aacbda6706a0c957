import { expect, test } from 'vitest';
import { reduceAll } from '../lib/conversation.ts';
import { EMPTY } from '../lib/view.ts';
import { toMarkdown } from './export.ts';
import { APPROVAL, BEGIN } from './testing/story.ts';

test('an approval is exported with the values that it was about', () => {
  const log = [...BEGIN, APPROVAL].map((event, index) => ({
    seq: index + 1,
    ts_unix_ms: index,
    session_id: 's1',
    run_id: 'r1',
    task_id: 't1',
    event,
  }));
  const text = toMarkdown(reduceAll(EMPTY, log));
  expect(text).toContain(': button “Pay now” in the form “Invoice 2026-09”\n>\n> - Payee: Billing Ltd\n');
  expect(text).toContain('> - Security code: filled\n');
  expect(text).toContain('> - Further fields: 2\n> - Hidden fields that go along: 1\n');
});
