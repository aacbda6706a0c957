/** Numbers as people read them. */
import { language } from './i18n.ts';

/** `0:42`, `12:05`, `1:02:03`. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** `340 ms`, `2.4 s`. */
export function short(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  return `${new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(ms / 1000)} s`;
}

export function count(value: number): string {
  return new Intl.NumberFormat(language.value, { notation: value >= 10_000 ? 'compact' : 'standard' }).format(
    value,
  );
}

export function percent(fraction: number): string {
  return `${Math.round(Math.min(1, Math.max(0, fraction)) * 100)} %`;
}

export function money(dollars: number): string {
  const digits = dollars > 0 && dollars < 0.1 ? 4 : 2;
  return `$${dollars.toFixed(digits)}`;
}

export function bytes(size: number): string {
  if (size < 1024) return `${size} B`;
  const unit = size < 1024 * 1024 ? 'KB' : 'MB';
  const value = unit === 'KB' ? size / 1024 : size / (1024 * 1024);
  return `${new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}

export function clock(ms: number): string {
  return new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit' }).format(ms);
}

export function day(ms: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** The last part of a path. */
export function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

/** The host of an address, or the address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
