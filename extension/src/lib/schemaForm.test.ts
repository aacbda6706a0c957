import { describe, expect, test } from 'vitest';
import { fill, humanize, type JsonSchema, readFields } from './schemaForm.ts';

function field(property: JsonSchema, required = true, rest: JsonSchema = {}) {
  const schema = { properties: { it: property }, required: required ? ['it'] : [], ...rest };
  const [found] = readFields(schema);
  if (!found) throw new Error('no field');
  return found;
}

function typed(property: JsonSchema, text: string) {
  return fill([field(property)], { it: text });
}

describe('a field', () => {
  test.each([
    ['text', { type: 'string' }],
    ['long', { type: 'string', maxLength: 2000 }],
    ['text', { type: 'string', maxLength: 2000, pattern: '^https?://' }],
    ['integer', { type: 'integer' }],
    ['number', { anyOf: [{ type: 'number' }, { type: 'null' }] }],
    ['check', { type: 'boolean' }],
    ['choice', { type: 'string', enum: ['a', 'b'] }],
    ['list', { type: 'array', items: { type: 'string' } }],
    ['pairs', { type: 'object', additionalProperties: { type: 'string' } }],
    ['pairs', { type: 'object', patternProperties: { '^[a-z]+$': { type: 'string' } } }],
    ['json', { type: 'object' }],
    ['json', { type: 'array', items: { type: 'object' } }],
  ] as const)('is a control of kind %s', (kind, property) => {
    expect(field(property as JsonSchema).kind).toBe(kind);
  });

  test('follows a reference to a definition', () => {
    const rest = { $defs: { Kind: { type: 'string', enum: ['pdf', 'csv'] } } };
    expect(field({ $ref: '#/$defs/Kind' }, true, rest).choices).toEqual(['pdf', 'csv']);
  });

  test('with a default needs no input', () => {
    expect(field({ type: 'string', default: 'x' })).toMatchObject({ required: false, initial: 'x' });
  });

  test('of a password hides what is typed', () => {
    expect(field({ type: 'string', format: 'password' }).secret).toBe(true);
  });
});

describe('what was typed', () => {
  test('becomes a value of the right type', () => {
    expect(typed({ type: 'integer' }, ' 12 ')).toEqual({ ok: true, params: { it: 12 } });
    expect(typed({ type: 'boolean' }, 'true')).toEqual({ ok: true, params: { it: true } });
    expect(typed({ type: 'array', items: { type: 'string' } }, 'a\n\n b ')).toEqual({
      ok: true,
      params: { it: ['a', 'b'] },
    });
  });

  test.each([
    ['required', [], { type: 'string' }, ' '],
    ['number', [], { type: 'number' }, 'many'],
    ['integer', [], { type: 'integer' }, '1.5'],
    ['rangeMax', [3], { type: 'integer', maximum: 3 }, '4'],
    ['rangeMin', [0], { type: 'number', exclusiveMinimum: 0 }, '0'],
    ['rangeBoth', [1, 9], { type: 'number', minimum: 1, maximum: 9 }, '0.5'],
    ['lengthMax', [2], { type: 'string', maxLength: 2 }, 'abc'],
    ['lengthMin', [2], { type: 'string', minLength: 2 }, 'a'],
    ['itemsMin', [2], { type: 'array', items: { type: 'string' }, minItems: 2 }, 'a'],
    ['itemsMax', [1], { type: 'array', items: { type: 'string' }, maxItems: 1 }, 'a\nb'],
    ['pairs', [], { type: 'object', additionalProperties: { type: 'string' } }, 'no colon'],
    ['pattern', [], { type: 'string', pattern: '^\\d+$' }, 'a1'],
    ['json', [], { type: 'object' }, '{'],
  ] as const)('is refused as %s with the limits %j', (name, limits, property, text) => {
    expect(typed(property as unknown as JsonSchema, text)).toEqual({
      ok: false,
      errors: { it: { name, limits } },
    });
  });

  test('of lines "name: value" becomes an object', () => {
    const property = { type: 'object', additionalProperties: { type: 'string' } };
    expect(typed(property, 'Card name: Ada\n\nHours: 9:00 - 17:00 ')).toEqual({
      ok: true,
      params: { it: { 'Card name': 'Ada', Hours: '9:00 - 17:00' } },
    });
  });

  test('may have a decimal comma', () => {
    expect(typed({ type: 'number' }, '1,5')).toEqual({ ok: true, params: { it: 1.5 } });
  });

  test('may be left out where it is optional', () => {
    expect(fill([field({ type: 'string' }, false)], {})).toEqual({ ok: true, params: {} });
  });
});

test('a name reads as words', () => {
  expect([humanize('last_month'), humanize('maxItems')]).toEqual(['Last month', 'Max items']);
});
