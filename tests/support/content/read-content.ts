import { catalogues } from '#server/content/catalogues.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import { loadContent } from '#server/content/load-content.ts';
import { readKeptByServer } from './kept-by-server.ts';

/**
 * What one test of a thread has made of the content or of a copy, the next one need not make again, nor what the
 * server has made that the browser tests ask.
 */
export const REMEMBERED_PARTS = readKeptByServer();

let own: ContentSet | undefined;

/** The content of the repository, which no test changes. */
export function readOwnContent(): ContentSet {
  own ??= readContent('content');
  return own;
}

/** Reads a copy that a test has changed; throws with every mistake in it. */
export function readContent(root: string): ContentSet {
  return loadContent({ root, catalogues }, REMEMBERED_PARTS);
}
