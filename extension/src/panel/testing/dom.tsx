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

/** What the user's system may ask of a page beside the colour scheme. */
export type Mode = 'forced-colors' | 'prefers-contrast';
const WANTED: Record<Mode, string> = { 'forced-colors': 'active', 'prefers-contrast': 'more' };

/** Lets the page see that colour scheme and mode; undefined: the browser's own. */
export async function prefer(scheme?: 'light' | 'dark', mode?: Mode): Promise<void> {
  const features = [
    ...(scheme === undefined ? [] : [{ name: 'prefers-color-scheme', value: scheme }]),
    ...(mode === undefined ? [] : [{ name: mode, value: WANTED[mode] }]),
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  for (const { name, value } of features) await until(() => matchMedia(`(${name}: ${value})`).matches);
}

/** Controls and sheets that nothing sets off from what is around them, where backgrounds and shadows are taken away. */
export function findBorderless(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>(FRAMED)].filter((one) => one.checkVisibility());
  const isFramed = (one: Element): boolean => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one);
    return (
      Number.parseFloat(borderTopWidth) >= 1 &&
      borderTopStyle !== 'none' &&
      !/^rgba\(.*, 0\)$/.test(borderTopColor)
    );
  };
  return shown
    .filter((one) => !isFramed(one) && !one.closest(SET_OFF))
    .map((one) => one.outerHTML.slice(0, 120));
}

const FRAMED =
  'button, input:not([type=checkbox], [type=range]), select, textarea, .card, .run, .message, .row, .fold, .popover';
/** Framed by what they stand in, underlined as a link is, or a picture with a frame of its own. */
const SET_OFF = '.row > .row-main, .composer-row > textarea, button.link, button.thumbnail, .dot-button';
