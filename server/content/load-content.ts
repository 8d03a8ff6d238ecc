import type { ContentSet } from './content-set.ts';
import { assembleContent } from './parts/content-assembly.ts';
import { ContentWorkshop, type ContentSource } from './parts/content-workshop.ts';
import type { RememberedPart } from './parts/part-shop.ts';
import { BrokenContentError } from './problems.ts';
import { LazyTextIndex } from './search/text-indexer.ts';

/** What this process has made of content. */
const REMEMBERED = new Map<string, RememberedPart>();

/**
 * Reads and checks the whole content folder; throws `BrokenContentError` with every mistake. What it makes is
 * remembered for the next time.
 */
export function loadContent(source: ContentSource, remembered = REMEMBERED): ContentSet {
  const workshop = new ContentWorkshop(source, { remembered });
  const settled = workshop.look();
  for (const [key, part] of workshop.made) remembered.set(key, part);
  if (settled.problems.length > 0) throw new BrokenContentError(settled.problems);
  const texts = new LazyTextIndex();
  texts.note({ isWhole: true, changed: settled.parts, gone: [] });
  return assembleContent(settled, texts.find);
}
