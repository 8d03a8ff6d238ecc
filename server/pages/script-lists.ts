import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#domain/language/language.ts';

/** The file a page runs before all others, which brings the hashes of the others. */
export interface ScriptList {
  src: string;
  /** The file's own hash. */
  integrity: string;
  /** The hash of the import map that the file puts into the page, for the page's policy. */
  importMap: string;
}

export type ScriptLists = Readonly<Record<Language, ScriptList>>;

/** Written by the build beside its pages; read once, so that a node whose build is replaced keeps its own. */
export function readScriptLists(build: string): ScriptLists {
  return JSON.parse(readFileSync(path.join(build, 'script-lists.json'), 'utf8')) as ScriptLists;
}
