import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#domain/language/language.ts';

interface HashedFile {
  src: string;
  /** The hash of the file itself. */
  integrity: string;
}

/** What a page starts with, and the file that brings the hashes of all that it may load then. */
export interface ScriptList extends HashedFile {
  start: HashedFile;
  /** The hash of the import map that the file adds to the page, for the page's CSP. */
  importMap: string;
}

type ScriptLists = Readonly<Record<Language, ScriptList>>;

/**
 * The build writes these files beside its pages. They are read once, so that a node keeps its own
 * lists if its build is replaced.
 */
export function readScriptLists(build: string): ScriptLists {
  return JSON.parse(readFileSync(path.join(build, 'script-lists.json'), 'utf8')) as ScriptLists;
}
