import type { ContentSet } from './content-set.ts';
import { assembleContent } from './parts/content-assembly.ts';
import { ContentWorkshop, type ContentSource } from './parts/content-workshop.ts';
import { BrokenContentError } from './problems.ts';
import { LazyTextIndex } from './search/text-indexer.ts';

/** Reads and checks the whole content folder; throws `BrokenContentError` with every mistake. */
export function loadContent(source: ContentSource): ContentSet {
  const settled = new ContentWorkshop(source).look();
  if (settled.problems.length > 0) throw new BrokenContentError(settled.problems);
  const texts = new LazyTextIndex();
  texts.note({ isWhole: true, changed: settled.parts, gone: [] });
  return assembleContent(settled, texts.find);
}
