/**
 * Builds the portal's website into the server's package with the Vite that builds the panel: one page, one script, one
 * style sheet, the same bytes from the same sources. Committed, because a server installed by pip has no Node.
 * `--check` fails when it is stale.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCE = join(ROOT, 'src', 'portal');
const TARGET = join(ROOT, '..', 'server', 'browser_copilot', 'portal', 'site');

/** The files of the website by name. */
export async function buildPortal() {
  const assets = await inProduction(bundle);
  const page = readFileSync(join(SOURCE, 'index.html'), 'utf8');
  const named = assets.reduce(
    (html, [name, contents]) => html.replace(name, `${name}?${hash(contents)}`),
    page,
  );
  return Object.fromEntries([['index.html', Buffer.from(named)], ...assets]);
}

async function bundle() {
  const { output } = await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      target: 'chrome120',
      modulePreload: false,
      rollupOptions: {
        input: { site: join(SOURCE, 'main.tsx') },
        output: { entryFileNames: 'assets/[name].js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
  return output.map(({ fileName, code, source }) => [fileName, Buffer.from(code ?? source)]);
}

/** Vite builds something else where a test runner or a shell has set the variable. */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** The address changes with the contents, so a browser never shows the website of an older server. */
function hash(contents) {
  return createHash('sha256').update(contents).digest('hex').slice(0, 12);
}

/** Names of the files that are not as the sources say. */
export function findStale(files) {
  return Object.keys(files).filter((name) => {
    try {
      return !readFileSync(join(TARGET, name)).equals(files[name]);
    } catch (error) {
      if (error.code === 'ENOENT') return true;
      throw error;
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await buildPortal();
  if (process.argv.includes('--check')) {
    const stale = findStale(files);
    if (stale.length > 0) throw new Error(`stale: ${stale.join(', ')}; run \`npm run build:portal\``);
  } else {
    for (const [name, contents] of Object.entries(files)) {
      mkdirSync(dirname(join(TARGET, name)), { recursive: true });
      writeFileSync(join(TARGET, name), contents);
      console.log(`${name} ${contents.length} bytes`);
    }
  }
}
