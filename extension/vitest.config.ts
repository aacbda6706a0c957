/** Two projects: `unit` runs what needs no DOM in Node, `browser` runs DOM code in a real Chromium. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = [
  'src/content/**/*.test.{ts,tsx}',
  'src/panel/**/*.test.{ts,tsx}',
  'src/portal/**/*.test.tsx',
];

/** Chromium by COPILOT_CHROMIUM, else the system's; nothing is ever downloaded. */
function findChromium(): string {
  const places = [process.env.COPILOT_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('no Chromium found: run .ci/setup, or name one with COPILOT_CHROMIUM');
  return found;
}

/** What the local site's own command prints: the markup of a page, or the names of the pages that are made. */
function askSite(_context: unknown, ...names: string[]): string {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const own = `${cwd}.venv/bin/python`;
  const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return execFileSync(existsSync(own) ? own : 'python3', ['-m', 'e2e.site.pages', ...names], options);
}

const jsx = { oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...jsx,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: BROWSER_TESTS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        ...jsx,
        // `public` holds the texts that the panel imports; no test asks for a file of it by its address.
        publicDir: false,
        // Everything a browser test may import is bundled before the first test: a dependency found
        // late would make vite reload the page in the middle of a run.
        optimizeDeps: {
          include: [
            '@preact/signals',
            'axe-core',
            'dompurify',
            'ivya',
            'ivya/utils',
            'marked',
            'minisearch',
            'preact',
            'preact/hooks',
            'preact/jsx-dev-runtime',
            'preact/jsx-runtime',
            'preact/test-utils',
          ],
        },
        test: {
          name: 'browser',
          include: BROWSER_TESTS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 180_000,
            commands: { askSite },
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-dev-shm-usage',
                  '--force-device-scale-factor=1',
                ],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
