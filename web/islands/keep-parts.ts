import type { ShellView } from '#contracts/views/shell.ts';

/** The text of a part by its name: as it was drawn before, or drawn now. */
export type KeepPart = (name: string, draw: () => string) => string;

/** Shells whose parts are kept, each with about 30 kB; a company has one for each language and host. */
const MAX_SHELLS = 100;

const parts = new Map<string, Map<string, string>>();
/** The server gives the same shell to many pages, and to write it down costs more than to find it. */
const partsOfSame = new WeakMap<ShellView, Map<string, string>>();

/**
 * Keeps the text of what looks the same on every page of a company in a language, such as the footer:
 * nothing but the shell may be in it. The page counts as made of all that the shell was read from, so a
 * text that is taken from here is renewed as one that is drawn.
 */
export function keepParts(shell: ShellView): KeepPart {
  const own = partsOfSame.get(shell) ?? partsOf(JSON.stringify(shell));
  partsOfSame.set(shell, own);
  return (name, draw) => {
    let text = own.get(name);
    if (text === undefined) {
      text = draw();
      own.set(name, text);
    }
    return text;
  };
}

function partsOf(shell: string): Map<string, string> {
  const own = parts.get(shell) ?? new Map<string, string>();
  parts.delete(shell);
  parts.set(shell, own);
  for (const oldest of parts.keys()) {
    if (parts.size <= MAX_SHELLS) break;
    parts.delete(oldest);
  }
  return own;
}

/** For development, where a part may be written anew at any time. */
export const keepNothing: KeepPart = (_name, draw) => draw();
