/**
 * What the extension knows of the wire is generated here, from the definitions on standard input.
 *
 * Run by `python -m browser_copilot.protocol.export`; `--check` writes nothing and exits 1 when a file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';

const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv');
const { default: standaloneCode } = require('ajv/dist/standalone/index.js');

const extension = join(dirname(fileURLToPath(import.meta.url)), '..');
const shared = join(extension, '..', 'shared-schema');
const generated = join(extension, 'src', 'generated');
const BANNER = '/* Generated from shared-schema by `make schema`. Do not edit. */\n';

/** Messages that the extension takes from outside, and checks before it believes them. */
const VALIDATED = [
  'Frame',
  'FrontendDown',
  'FrontendUp',
  'ToolCall',
  'ToolResult',
  'MiniPCD',
  'Observation',
  'PCDActionDetail',
  'QueryHit',
  'RoleSelector',
  'Command',
  'CommandReply',
  'EventEnvelope',
];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

async function writeTypes(bundle, tools) {
  const { $defs } = bundle;
  const schema = { title: 'Definitions', type: 'object', additionalProperties: false, properties: {}, $defs };
  const text = await compile(structuredClone(schema), 'Definitions', {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 110 },
  });
  const body = text
    .replace(/export interface Definitions \{\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by [\s\S]*?\*\/\n/g, '')
    .replace(/\n \*\n \* This interface was referenced by [\s\S]*?\n \*\//g, '\n */');
  return `${BANNER}\n${body.trim()}\n\n${toolDataType(tools)}`;
}

function toolDataType(tools) {
  const shapeOf = (schema) =>
    schema.$ref ? schema.$ref.split('/').at(-1) : `${schema.items.$ref.split('/').at(-1)}[]`;
  const rows = Object.entries(tools.results).map(([name, schema]) => `  '${name}': ${shapeOf(schema)};`);
  return [
    '/** Shape of `Ok.data` by tool. */',
    `export interface ToolData {\n${rows.join('\n')}\n}`,
    '',
    '/** The call of one tool. */',
    'export type CallOf<Name extends ToolName> = Extract<ToolCall, { name: Name }>;',
    '',
  ].join('\n');
}

function writeLimits(limits, tools) {
  const rows = Object.entries(limits).map(([name, value]) => `export const ${name} = ${value};`);
  const table = (value) =>
    JSON.stringify(value, null, 2)
      .replace(/"([A-Za-z_]\w*)":/g, '$1:')
      .replace(/"/g, "'");
  return [
    BANNER,
    "import type { Effect, ErrorCode, ToolName } from './types';",
    '',
    ...rows,
    '',
    '/** How often a tool may be done. `dom.type` with `replace: false` is a write. */',
    `export const EFFECTS: Readonly<Record<ToolName, Effect>> = ${table(tools.effects)};`,
    '',
    '/** Whether a failure with this code may be tried again, as long as nothing was dispatched. */',
    `export const RETRYABLE: Readonly<Record<ErrorCode, boolean>> = ${table(tools.retryable)};`,
    '',
  ].join('\n');
}

function writeDangers(dangers) {
  const rows = Object.entries(dangers).map(([name, value]) => {
    const type = Array.isArray(value) ? 'readonly string[]' : 'string';
    return `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;
  });
  return [BANNER, ...rows, ''].join('\n');
}

async function writeValidators(bundle) {
  const ajv = new Ajv({
    allErrors: false,
    messages: false,
    code: { esm: true, source: true, lines: false, optimize: true },
    discriminator: true,
    inlineRefs: false,
    strict: true,
    strictRequired: false,
  });
  ajv.addSchema({ $defs: bundle.$defs }, 'bundle');
  const names = Object.fromEntries(VALIDATED.map((name) => [`is${name}`, `bundle#/$defs/${name}`]));
  const { outputFiles } = await build({
    stdin: { contents: keepWhereAndWhat(standaloneCode(ajv, names)), resolveDir: extension, loader: 'js' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    minify: true,
    lineLimit: 110,
  });
  return BANNER + outputFiles[0].text;
}

/** An error says where and which rule; the rest of it doubles the size of the code and is read by nobody. */
function keepWhereAndWhat(code) {
  return code.replace(
    /,schemaPath:"[^"]*",keyword:("[^"]*"),params:\{(?:[^{}"]|"[^"]*")*\}\}/g,
    ',keyword:$1}',
  );
}

function writeValidatorTypes() {
  return [
    BANNER,
    `import type { ${[...VALIDATED].sort().join(', ')} } from './types';`,
    '',
    '/** Where a message is wrong: a JSON pointer into it, and what was expected there. */',
    'export interface ValidationProblem {\n  instancePath: string;\n  keyword: string;\n}',
    '',
    '/** Tells whether a value is that message; `errors` then says why the last one was not. */',
    'export interface Validator<T> {\n  (value: unknown): value is T;\n  errors?: ValidationProblem[] | null;\n}',
    '',
    ...VALIDATED.map((name) => `export declare const is${name}: Validator<${name}>;`),
    '',
  ].join('\n');
}

const bundle = JSON.parse(readFileSync(0, 'utf8'));
const tools = readJson(join(shared, 'tools.json'));
const limits = readJson(join(shared, 'limits.json'));
const files = {
  'types.ts': await writeTypes(bundle, tools),
  'limits.ts': writeLimits(limits, tools),
  'dangers.ts': writeDangers(readJson(join(shared, 'dangers.json'))),
  'validators.js': await writeValidators(bundle),
  'validators.d.ts': writeValidatorTypes(),
};

const isStale = (name) => {
  try {
    return readFileSync(join(generated, name), 'utf8') !== files[name];
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return true;
  }
};

const stale = Object.keys(files).filter(isStale);
if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`stale: extension/src/generated/${name}; run \`make schema\``);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const name of stale) writeFileSync(join(generated, name), files[name]);
}
