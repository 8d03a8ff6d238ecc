import type { Fragment, FragmentName } from '#contracts/content/fragments.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import type { ContentSet } from '../content/content-set.ts';
import { listEventArticles } from './event-articles.ts';

export interface FindablePage {
  path: string;
  title: string;
  summary: string;
  /** All words of the page. */
  words: string;
}

/** Pages that consist of one fragment each, for the search. */
export function listGuidancePages(
  content: ContentSet,
  companyId: string,
  code: LanguageCode,
): FindablePage[] {
  const page = (name: FragmentName & Named, path: string): FindablePage[] => {
    const own = content.fragments.get(`${companyId}/${name}`);
    const both = own ?? content.fragments.get(`${DEFAULT_COMPANY_ID}/${name}`);
    if (!both) return [];
    const fragment = both[code] as Fragment<Named>;
    const { title, description } = fragment;
    return [{ path, title, summary: description, words: wordsIn(fragment).join(' ') }];
  };
  const hasEvent = listEventArticles(content, companyId).length > 0;
  return [
    ...page('transitioning-to-retirement', 'transitioning-to-retirement/all'),
    ...page('workshop', 'workshop'),
    ...(hasEvent ? page('virtual-event', 'virtual-event') : []),
  ];
}

type Named = 'virtual-event' | 'workshop' | 'transitioning-to-retirement';

/** Names of fields without words for a reader. */
const NO_WORDS = new Set([
  'id',
  'path',
  'url',
  'linkTo',
  'picture',
  'speaker',
  'component',
  'show',
]);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    NO_WORDS.has(name) || name.endsWith('ImgPath') ? [] : wordsIn(inner),
  );
}
