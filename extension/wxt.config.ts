/** The manifest: what the extension may ask for, and the pinned key that gives it one id everywhere. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'wxt';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** Public half of the extension's key. It fixes the id to dmecdknlpjmheckegfiookeohelelmeh (EXTENSION_ID on the server). */
const PUBLIC_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwJzs49WGyozsHqWiH8OHLg0Dy2y7KBUIi8jpny1PPU6X2dr2fwhSx8eUaUPI3ewm4OaHVWe1ejtWnqjru+Kow2PLK4GCgdnHs2MpKNt3/cj51nluzKzkaFmV6aeMu+6EVAO5PPvF2DWxxiAcz5uzy2gtGuDjN23N2ymBXTRpQetyNDURlg280qWubsLHX5IO+N23mWcaEhGMEu7TJIUcfdL0XFjgR6xkaXm92Y32uxjQUHWbPIowm0FFRg84Y515a9mHfAryc2nN64ApAugGXh8S8mEjUXbfc4aLJRERNvc4r426UxM9U1AzyfGrkYUzB9oBLwDHGq6AkuDXXRSK5wIDAQAB';

/** `connect-src` names loopback only: the extension speaks to the user's own server and to nothing else. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self' ws://127.0.0.1:* http://127.0.0.1:* ws://localhost:* http://localhost:*",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ');

interface BuiltChunk {
  type: string;
  fileName: string;
  imports?: string[];
  modules?: Record<string, { renderedLength: number }>;
}

/** Writes down which of our sources each script is made of, for the test that keeps content code out of the worker. */
const recordModules = {
  name: 'record-modules',
  generateBundle(_options: unknown, bundle: Record<string, BuiltChunk>) {
    const source = join(ROOT, 'src');
    const record: Record<string, { modules: string[]; imports: string[] }> = {};
    for (const chunk of Object.values(bundle).filter((output) => output.type === 'chunk')) {
      const present = Object.entries(chunk.modules ?? {}).filter(([, module]) => module.renderedLength > 0);
      const ours = present.map(([id]) => relative(source, id)).filter((path) => !path.startsWith('..'));
      record[chunk.fileName] = { modules: ours.sort(), imports: chunk.imports ?? [] };
    }
    const folder = join(ROOT, '.output', 'modules');
    const first = Object.keys(record)[0] ?? 'none';
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${first.replace(/[^\w.-]/g, '_')}.json`), JSON.stringify(record));
  },
};

export default defineConfig({
  srcDir: 'src',
  publicDir: 'public',
  outDir: '.output',
  outDirTemplate: 'chrome-mv3',
  imports: false,
  manifestVersion: 3,
  manifest: {
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    minimum_chrome_version: '120',
    key: PUBLIC_KEY,
    permissions: [
      'storage',
      'scripting',
      'tabs',
      'tabGroups',
      'webNavigation',
      'downloads',
      'offscreen',
      'sidePanel',
      'alarms',
      'notifications',
      'contextMenus',
      'activeTab',
    ],
    optional_host_permissions: ['<all_urls>'],
    externally_connectable: { ids: [], matches: [] },
    action: { default_title: '__MSG_extensionName__' },
    side_panel: { default_path: 'sidepanel.html' },
    commands: {
      stop: {
        suggested_key: { default: 'Ctrl+Shift+Period', mac: 'Command+Shift+Period' },
        description: '__MSG_commandStop__',
      },
      'open-panel': {
        suggested_key: { default: 'Ctrl+Shift+Y', mac: 'Command+Shift+Y' },
        description: '__MSG_commandOpenPanel__',
      },
    },
    content_security_policy: { extension_pages: PAGE_POLICY },
  },
  hooks: {
    // `content.ts` is injected on demand, so it is a plain script (content.js), not a declared content script.
    'entrypoints:found': (_wxt, found) => {
      for (const entry of found) if (entry.name === 'content') entry.type = 'unlisted-script';
    },
  },
  vite: () => ({
    plugins: [recordModules],
    build: { target: 'chrome120', sourcemap: false },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  }),
});
