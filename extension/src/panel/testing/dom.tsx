/** Rendering for tests: into the page, found by role and name, gone after each test. */

import type {} from '@vitest/browser-playwright';
import axe from 'axe-core';
import { type ComponentChildren, render } from 'preact';
import { vi } from 'vitest';
import { cdp } from 'vitest/browser';
import '../panel.css';

const PATIENCE = { timeout: 20_000, interval: 10 };

/** Renders into a fresh `#root` that fills the page as the side panel does. */
export function show(content: ComponentChildren): HTMLElement {
  clear();
  const root = document.createElement('div');
  root.id = 'root';
  document.documentElement.lang = 'en';
  document.title = 'Browser Copilot';
  document.body.append(root);
  render(content, root);
  return root;
}

export function clear(): void {
  const root = document.getElementById('root');
  if (!root) return;
  render(null, root);
  root.remove();
}

/** Waits until the function gives something. */
export async function until<T>(find: () => T | null | undefined | false): Promise<T> {
  return vi.waitUntil(find, PATIENCE) as Promise<T>;
}

/** The button whose name or text is that. */
export function button(name: string): Promise<HTMLButtonElement> {
  const all = () => [...document.querySelectorAll('button')];
  return until(() =>
    all().find((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name),
  );
}

export function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}

/** Rules of WCAG 2.2 AA that the page breaks, each with what breaks it. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Lets the page see that colour scheme; undefined: the browser's own. */
export async function prefer(scheme?: 'light' | 'dark'): Promise<void> {
  const features = scheme === undefined ? [] : [{ name: 'prefers-color-scheme', value: scheme }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  if (scheme !== undefined) await until(() => matchMedia(`(prefers-color-scheme: ${scheme})`).matches);
}
