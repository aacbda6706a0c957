import { describe, expect, test } from 'vitest';
import { markOf, readWork, type Work } from './work.ts';

const ref = (taskId: string, more: object = {}) => ({ kind: 'Ref', taskId, ...more });

/** Kind, or number and task of a Ref, with the role in front; groups hold what they hold. */
function shape(work: Work | null): unknown {
  if (!work) return null;
  const name = work.kind === 'Ref' ? `${work.id}:${work.task}` : work.kind;
  const own = work.role === undefined ? name : `${work.role} ${name}`;
  return work.parts.length === 0 ? own : [own, ...work.parts.map(shape)];
}

describe('the work of a job', () => {
  test('is a tree of every kind of work', () => {
    const raw = {
      kind: 'Seq',
      works: [
        ref('plan'),
        { kind: 'Par', works: [ref('build'), ref('write')] },
        { kind: 'Loop', preCondition: [true, ref('more')], body: ref('test') },
        { kind: 'Alt', condition: ref('good'), trueWork: ref('ship'), falseWork: ref('mend') },
      ],
    };
    expect(shape(readWork(raw))).toEqual([
      'Seq',
      '0:plan',
      ['Par', '1:build', '2:write'],
      ['Loop', 'before 3:more', '4:test'],
      ['Alt', 'if 5:good', 'then 6:ship', 'else 7:mend'],
    ]);
  });

  test('keeps the numbers that its Refs bring', () => {
    const raw = { kind: 'Seq', works: [ref('a', { workIdInJob: 4 }), ref('b', { workIdInJob: 9 })] };
    expect(shape(readWork(raw))).toEqual(['Seq', '4:a', '9:b']);
  });

  test('is nothing where there is none', () => {
    expect([readWork(undefined), readWork({ kind: 'Dance' })]).toEqual([null, null]);
  });
});

describe('the colour of a group', () => {
  const work = readWork({ kind: 'Seq', works: [ref('a'), ref('b')] });
  test.each([
    ['running', 'running', 'ok'],
    ['failed', 'failed', 'ok'],
    ['ok', 'ok', 'ok'],
    ['waiting', 'ok', 'waiting'],
  ] as const)('is %s when its parts are %s and %s', (expected, one, other) => {
    if (!work) throw new Error('no work');
    expect(
      markOf(
        work,
        new Map([
          [0, one],
          [1, other],
        ]),
      ),
    ).toBe(expected);
  });
});
