import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#domain/language/language.ts';

/** The file that a page runs before all others; it brings the hashes of the others. */
export interface ScriptList {
  src: string;
  /** The hash of the file itself. */
  integrity: string;
  /** The hash of the import map that the file adds to the page, for the page's CSP. */
  importMap: string;
  /** What the page's first script asks for at once. */
  preloads: readonly string[];
}

export type ScriptLists = Readonly<Record<Language, ScriptList>>;

/**
 * The build writes these files beside its pages. They are read once, so that a node keeps its own
 * lists if its build is replaced.
 */
export function readScriptLists(build: string): ScriptLists {
  return JSON.parse(readFileSync(path.join(build, 'script-lists.json'), 'utf8')) as ScriptLists;
}
