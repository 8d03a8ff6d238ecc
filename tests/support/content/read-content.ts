import { catalogues } from '#server/content/catalogues.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import { loadContent } from '#server/content/load-content.ts';
import type { RememberedPart } from '#server/content/parts/part-shop.ts';

/** What one test of a thread has made of the content or of a copy, the next one need not make again. */
export const REMEMBERED_PARTS = new Map<string, RememberedPart>();

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
