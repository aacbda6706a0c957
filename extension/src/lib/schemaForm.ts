/** A JSON Schema of parameters becomes a list of fields, and what was typed into them becomes parameters or errors. */

export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Record<string, JsonSchema>;
}

/** `list`: one text a line; `pairs`: "name: value" a line, an object of texts. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'integer'
  | 'check'
  | 'choice'
  | 'list'
  | 'pairs'
  | 'json';

export interface Field {
  name: string;
  label: string;
  help: string;
  kind: FieldKind;
  required: boolean;
  choices: string[];
  /** As it stands in the control when the form opens. */
  initial: string;
  secret: boolean;
  schema: JsonSchema;
}

export type Values = Record<string, string>;
export type Filled =
  | { ok: true; params: Record<string, unknown> }
  | { ok: false; errors: Record<string, Problem> };
export type ProblemName =
  | 'required'
  | 'number'
  | 'integer'
  | 'rangeBoth'
  | 'rangeMin'
  | 'rangeMax'
  | 'lengthMin'
  | 'lengthMax'
  | 'itemsMin'
  | 'itemsMax'
  | 'pairs'
  | 'pattern'
  | 'json';
/** `limits` are the values that the text of the problem names. */
export interface Problem {
  name: ProblemName;
  limits: number[];
}
type Read = { value: unknown } | { problem: Problem };

const LONG_TEXT = 200;

export function readFields(schema: JsonSchema): Field[] {
  const root = resolve(schema, schema);
  const required = new Set(root.required ?? []);
  return Object.entries(root.properties ?? {}).map(([name, property]) =>
    readField(name, resolve(property, schema), required.has(name)),
  );
}

function readField(name: string, schema: JsonSchema, required: boolean): Field {
  const kind = kindOf(schema);
  return {
    name,
    label: schema.title ?? humanize(name),
    help: schema.description ?? '',
    kind,
    required: required && schema.default === undefined,
    choices: (schema.enum ?? []).map(String),
    initial: toText(schema.default, kind),
    secret: schema.format === 'password',
    schema,
  };
}

/** Follows references and takes the part of a union that is not null. */
function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : root.$defs?.[name];
  if (target) {
    const { $ref: _, ...own } = schema;
    return { ...resolve(target, root), ...own };
  }
  const parts = schema.anyOf?.filter((part) => part.type !== 'null') ?? schema.allOf;
  const [part] = parts ?? [];
  if (part && parts?.length === 1) return { ...resolve(part, root), ...schema };
  return schema;
}

function kindOf(schema: JsonSchema): FieldKind {
  if (schema.enum) return 'choice';
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'boolean') return 'check';
  if (type === 'number' || type === 'integer') return type;
  if (type === 'array') return schema.items?.type === 'string' ? 'list' : 'json';
  if (type === 'object' && !schema.properties && valuesOf(schema)?.type === 'string') return 'pairs';
  const isAddress = schema.format === 'uri' || schema.pattern?.startsWith('^https?:') === true;
  if (type === 'string') return (schema.maxLength ?? 0) > LONG_TEXT && !isAddress ? 'long' : 'text';
  return 'json';
}

/** What every value of an object must be, whatever its name; the names may be constrained by one pattern. */
function valuesOf({ additionalProperties, patternProperties }: JsonSchema): JsonSchema | undefined {
  const [value, ...others] = Object.values(patternProperties ?? {});
  if (value !== undefined) return others.length === 0 ? value : undefined;
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function toText(value: unknown, kind: FieldKind): string {
  if (value === undefined || value === null) return kind === 'check' ? 'false' : '';
  if (kind === 'list' && Array.isArray(value)) return value.join('\n');
  if (kind === 'pairs')
    return Object.entries(value)
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n');
  return kind === 'json' ? JSON.stringify(value) : String(value);
}

/** `last_month` and `lastMonth` read "Last month". */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The parameters, or what is wrong by field name. A field that is empty and may be is left out. */
export function fill(fields: readonly Field[], values: Values): Filled {
  const params: Record<string, unknown> = {};
  const errors: Record<string, Problem> = {};
  for (const field of fields) {
    const typed = values[field.name] ?? field.initial;
    if (typed.trim() === '') {
      if (field.required) errors[field.name] = { name: 'required', limits: [] };
      continue;
    }
    const read = readValue(field, typed);
    if ('problem' in read) errors[field.name] = read.problem;
    else params[field.name] = read.value;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, params };
}

function readValue(field: Field, typed: string): Read {
  switch (field.kind) {
    case 'check':
      return { value: typed === 'true' };
    case 'number':
    case 'integer':
      return readNumber(field, Number(typed.trim().replace(/^([+-]?\d+),(\d{1,2})$/, '$1.$2')));
    case 'list':
      return readLines(field, typed);
    case 'pairs':
      return readPairs(typed);
    case 'choice':
      return { value: field.schema.enum?.find((one) => String(one) === typed) ?? typed };
    case 'json':
      return readJson(typed);
    default:
      return readText(field, typed);
  }
}

function refuse(name: ProblemName, ...limits: number[]): Read {
  return { problem: { name, limits } };
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readNumber(field: Field, value: number): Read {
  if (!Number.isFinite(value)) return refuse('number');
  if (field.kind === 'integer' && !Number.isInteger(value)) return refuse('integer');
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = field.schema;
  const low = minimum ?? exclusiveMinimum;
  const high = maximum ?? exclusiveMaximum;
  const tooLow = low !== undefined && (minimum === undefined ? value <= low : value < low);
  const tooHigh = high !== undefined && (maximum === undefined ? value >= high : value > high);
  if (!tooLow && !tooHigh) return { value };
  if (low !== undefined && high !== undefined) return refuse('rangeBoth', low, high);
  return low === undefined ? refuse('rangeMax', high ?? 0) : refuse('rangeMin', low);
}

function readText(field: Field, value: string): Read {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = field.schema;
  if (value.length < minLength) return refuse('lengthMin', minLength);
  if (value.length > maxLength) return refuse('lengthMax', maxLength);
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return refuse('pattern');
  return { value };
}

function readLines(field: Field, typed: string): Read {
  const value = linesOf(typed);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field.schema;
  if (value.length < minItems) return refuse('itemsMin', minItems);
  return value.length > maxItems ? refuse('itemsMax', maxItems) : { value };
}

/** The name ends at the first colon; a name that comes twice has its last value. */
function readPairs(typed: string): Read {
  const pairs = linesOf(typed).map((line) => /^([^:]*[^:\s])\s*:\s*(.*)$/.exec(line));
  if (pairs.includes(null)) return refuse('pairs');
  return { value: Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''])) };
}

function readJson(typed: string): Read {
  try {
    return { value: JSON.parse(typed) };
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('json');
    throw error;
  }
}
