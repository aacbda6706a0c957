import { expect, test } from 'vitest';
import { succeeded } from '../lib/result.ts';
import { makeClick } from './fakes.ts';
import { Telemetry } from './telemetry.ts';

test('nothing happened, nothing is told', () => {
  expect(new Telemetry().take()).toEqual({});
});

test('a call counts by its outcome and by its time', () => {
  const telemetry = new Telemetry();
  for (const ms of [10, 30, 20]) telemetry.call(makeClick('a'), succeeded({}), ms);
  expect(telemetry.take()).toEqual({
    'dom.click.ok': 3,
    'dom.click.n': 3,
    'dom.click.p50Ms': 20,
    'dom.click.maxMs': 30,
  });
});

test('a report starts anew', () => {
  const telemetry = new Telemetry();
  telemetry.count('recovered');
  telemetry.take();
  expect(telemetry.take()).toEqual({});
});
