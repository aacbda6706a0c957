/** The generated validators and the server's models agree on every golden message, and on what is malformed. */
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import taskSchema from '../../../shared-schema/task.schema.json';
import * as validators from '../generated/validators';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = { readonly [key: string]: unknown };
type Definitions = { readonly [name: string]: Schema };
type Mutant = readonly [why: string, value: Json];
type Check = (value: unknown) => boolean;

/** Tasks never travel to the extension, so it carries no validator for them: here they are checked by their schema. */
const ajv = new Ajv({ strict: false }).addSchema({ $defs: taskSchema.$defs }, 'task');
const compileTask = (root: string): Check => ajv.compile({ $ref: `task#/$defs/${root}` });

const VALIDATORS: { readonly [family: string]: { readonly [root: string]: Check } } = {
  selector: { RoleSelector: validators.isRoleSelector },
  page: {
    MiniPCD: validators.isMiniPCD,
    Observation: validators.isObservation,
    PCDActionDetail: validators.isPCDActionDetail,
    QueryHit: validators.isQueryHit,
  },
  'tool-call': { ToolCall: validators.isToolCall },
  'tool-result': { ToolResult: validators.isToolResult },
  command: { Command: validators.isCommand, CommandReply: validators.isCommandReply },
  'event-envelope': { EventEnvelope: validators.isEventEnvelope },
  frame: { Frame: validators.isFrame },
  task: {
    Task: compileTask('Task'),
    ActionBundle: compileTask('ActionBundle'),
    TaskResult: compileTask('TaskResult'),
  },
  frontend: { FrontendUp: validators.isFrontendUp, FrontendDown: validators.isFrontendDown },
};

const schemas = import.meta.glob<{ $defs: Definitions }>('../../../shared-schema/*.schema.json', {
  eager: true,
  import: 'default',
});
const examples = import.meta.glob<string>('../../../shared-schema/examples/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

function readExamples(family: string): string[] {
  const text = examples[`../../../shared-schema/examples/${family}.json`] ?? '';
  const lines = text.trimEnd().split('\n').slice(1, -1);
  return lines.map((line) => line.replace(/,$/, ''));
}

function readDefinitions(family: string): Definitions {
  return schemas[`../../../shared-schema/${family}.schema.json`]?.$defs ?? {};
}

function findRoot(family: string, value: Json): string | undefined {
  return Object.entries(VALIDATORS[family] ?? {}).find(([, accepts]) => accepts(value))?.[0];
}

const WRONG: { readonly [type: string]: Json } = {
  string: 7,
  integer: '7',
  number: '7',
  boolean: 'true',
  array: { 0: 'x' },
  object: [],
};

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asSchema = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function resolve(schema: Schema, value: Json, definitions: Definitions): [Schema, string | undefined] {
  let discriminator: string | undefined;
  let body = schema;
  while (body.$ref || body.oneOf) {
    if (typeof body.$ref === 'string') {
      body = definitions[body.$ref.split('/').at(-1) ?? ''] ?? {};
      continue;
    }
    const name = String(asSchema(body.discriminator).propertyName ?? 'ok');
    const chosen = isObject(value) ? value[name] : undefined;
    const options = (body.oneOf as Schema[]).map((option) => resolve(option, value, definitions)[0]);
    body = options.find((option) => asSchema(asSchema(option.properties)[name]).const === chosen) ?? {};
    discriminator = name;
  }
  return [body, discriminator];
}

function* mutateFields(
  body: Schema,
  value: { [key: string]: Json },
  discriminator?: string,
): Generator<Mutant> {
  const properties = asSchema(body.properties);
  for (const name of body.required as string[]) {
    const { [name]: _gone, ...kept } = value;
    yield [`/${name}: missing`, kept];
  }
  yield [': unknown field', { ...value, noSuchField: 1 }];
  if (discriminator) yield [`: unknown ${discriminator}`, { ...value, [discriminator]: 'noSuchMember' }];
  for (const [name, child] of Object.entries(properties)) {
    if (asSchema(child).$ref !== '#/$defs/JsonValue') yield [`/${name}: null`, { ...value, [name]: null }];
  }
}

function* wrongValues(body: Schema): Generator<Mutant> {
  if (body.anyOf) yield [': wrong type', ['x']];
  if (typeof body.type === 'string') yield [': wrong type', WRONG[body.type] ?? null];
  if (body.enum || body.const !== undefined) yield [': not among the values', 'noSuchValue'];
  if (body.type === 'integer') yield [': fraction', 0.5];
  if (typeof body.minimum === 'number') yield [': too small', body.minimum - 1];
  if (typeof body.maximum === 'number') yield [': too large', body.maximum + 1];
  if (typeof body.maxLength === 'number') yield [': too long', 'x'.repeat(body.maxLength + 1)];
  if (body.minLength) yield [': too short', ''];
  if (body.pattern) yield [': against the pattern', 'ä b'];
}

/** Every message that differs from this one in one place only, where its schema says no. */
function* mutate(schema: Schema, value: Json, definitions: Definitions): Generator<Mutant> {
  const [body, discriminator] = resolve(schema, value, definitions);
  yield* wrongValues(body);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const [why, mutant] of mutate(asSchema(body.items), item, definitions)) {
        yield [`/${index}${why}`, value.with(index, mutant)];
      }
    }
  } else if (isObject(value)) {
    if (body.properties) yield* mutateFields(body, value, discriminator);
    for (const [name, child] of Object.entries(value)) {
      const childSchema = asSchema(asSchema(body.properties)[name] ?? body.additionalProperties);
      for (const [why, mutant] of mutate(childSchema, child, definitions)) {
        yield [`/${name}${why}`, { ...value, [name]: mutant }];
      }
    }
  }
}

describe.each(Object.keys(VALIDATORS))('the %s family', (family) => {
  const messages = readExamples(family);

  test('accepts every golden message', () => {
    expect(messages.filter((text) => !findRoot(family, JSON.parse(text)))).toEqual([]);
  });

  test('writes every golden message again to the same bytes', () => {
    expect(messages.map((text) => JSON.stringify(JSON.parse(text)))).toEqual(messages);
  });

  test('refuses a message that differs from its schema in one place', () => {
    const definitions = readDefinitions(family);
    const accepted = messages.flatMap((text) => {
      const message: Json = JSON.parse(text);
      const schema = { $ref: `#/$defs/${findRoot(family, message)}` };
      return [...mutate(schema, message, definitions)]
        .filter(([, mutant]) => findRoot(family, mutant))
        .map(([why]) => `${text.slice(0, 60)} ${why}`);
    });
    expect(accepted).toEqual([]);
  });
});
