import { MOUNT_SEGMENT } from '#domain/company/company-from-path.ts';
import { isExternalLink } from '#domain/links/authored-link.ts';
import { RECORD_KEEPER } from '#domain/navigator/navigator-target.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { findQuizRedirect } from '#domain/pages/quiz-address.ts';
import { listPages, type ListedPage, type PageContent } from '../page-lists.ts';

/** The company used in the addresses below; a link means the same page in every company. */
const ANY = 'any-company';

/** A text may also lead to these, which search engines do not keep. */
const UNFOUND: ReadonlySet<PageName> = new Set(['projections', 'quiz-question']);

type Article = PageContent['articles'][number];
type NamedArticle = Pick<Article, 'id' | 'path' | 'kind'> & { redirectUrl?: string | undefined };

/**
 * What gives the pages of lists their addresses. The stops of a timeline do not: they stand in a
 * fragment, which has links itself, so a link may lead to the whole timeline only.
 */
export type LinkTargets = Omit<PageContent<NamedArticle>, 'fragments'>;

type FindLinkMistake = (address: string) => string[];

/**
 * Decides for the whole content what a link may be; a page may be followed by a query or a
 * fragment.
 */
export function createLinkCheck({
  articles,
  topics,
  influencers,
  sessions,
}: LinkTargets): FindLinkMistake {
  const pages = listPages({ articles, topics, influencers, sessions, fragments: new Map() }, ANY);
  const leadingOn = new Set(pages.filter(leadsOn).flatMap(writePath));
  const known = new Set([
    ...pages
      .filter((listed) => (listed.page.isFound || UNFOUND.has(listed.name)) && !leadsOn(listed))
      .flatMap(writePath),
    RECORD_KEEPER,
  ]);
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    if (isExternalLink(address) || known.has(path)) return [];
    return leadingOn.has(path)
      ? [`expected the address where readers arrive, found ${address}, which only leads on`]
      : [`expected a page, a topic or an article that exists, found ${address}`];
  };
}

/** An address that answers with another one: readers would wait for both. */
function leadsOn({ name, article }: ListedPage<NamedArticle>): boolean {
  return name === 'transition-start' || article?.redirectUrl !== undefined;
}

/**
 * The path below the company, as an author writes it. A page behind the mount is written without
 * the mount if its address leads there anyway; other pages there, and those of no company, cannot
 * be written.
 */
function writePath({ path }: Pick<ListedPage, 'path'>): string[] {
  const segments = path.split('/').slice(1);
  const isMounted = segments[0] === MOUNT_SEGMENT;
  const [company, ...below] = isMounted ? segments.slice(1) : segments;
  if (company !== ANY) return [];
  const written = below.join('/');
  return !isMounted || findQuizRedirect(`/${ANY}/${written}`, '') === path ? [written] : [];
}
