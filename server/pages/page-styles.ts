import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FILES } from '#domain/links/built-files.ts';
import { hashSource, type PageStyles } from './seal.ts';

/** Finds the styles of a document by the files that they come from. */
export type FindStyles = (files: readonly string[]) => PageStyles;

const BETWEEN = Buffer.from('\n');

/**
 * Stylesheets are read at the start, so that a new build beside a running node takes nothing from
 * it.
 */
export function readStyles(client: string): FindStyles {
  const files = new Map<string, Buffer>();
  for (const file of readdirSync(path.join(client, 'assets')))
    if (file.endsWith('.css'))
      files.set(BUILT_FILES + file, readFileSync(path.join(client, 'assets', file)));
  const known = new Map<string, PageStyles>();
  return (asked) => {
    const name = asked.join(' ');
    let styles = known.get(name);
    if (!styles) {
      styles = putTogether(asked.map((file) => findFile(files, file)));
      known.set(name, styles);
    }
    return styles;
  };
}

function findFile(files: ReadonlyMap<string, Buffer>, file: string): Buffer {
  const text = files.get(file);
  if (!text) throw new Error(`The build has no styles ${file}`);
  return text;
}

function putTogether(texts: readonly Buffer[]): PageStyles {
  const pieces = texts.flatMap((text, index) => (index === 0 ? [text] : [BETWEEN, text]));
  return { pieces, source: hashSource(Buffer.concat(pieces)) };
}
