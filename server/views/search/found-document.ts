import type { FoundView } from '#contracts/views/search.ts';
import type { SearchedDocument } from '#domain/search/find-matches.ts';
import type { WordIndex } from '#domain/search/word-index.ts';
import type { ContentSet } from '../../content/content-set.ts';
import type { FillIn } from '../fill-in.ts';

/** What the search may lead to; how a result looks is made of the few that are shown. */
export type FoundDocument = SearchedDocument<
  (fillIn: FillIn, query: string, content: ContentSet) => FoundView
>;

/** The numbers of texts. One that was written a moment ago may have none yet. */
export function findNumbers({ numbers }: WordIndex, names: readonly string[]): number[] {
  return names.flatMap((name) => numbers.get(name) ?? []);
}
