/** A line that begins with "/" and names a command is one; any other text is for the copilot. */
export const SLASHES = ['stop', 'pause', 'resume', 'skip', 'replay', 'export', 'help'] as const;
export type Slash = (typeof SLASHES)[number];

export function readSlash(text: string): Slash | null {
  const word = /^\/([a-z]+)\s*$/i.exec(text.trim())?.[1]?.toLowerCase();
  return SLASHES.find((name) => name === word) ?? null;
}

/** Commands that begin as the text does, while it is still only a command. */
export function suggestSlashes(text: string): Slash[] {
  const typed = /^\/([a-z]*)$/i.exec(text)?.[1]?.toLowerCase();
  return typed === undefined ? [] : SLASHES.filter((name) => name.startsWith(typed));
}
