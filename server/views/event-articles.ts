import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { Article, ContentSet } from '../content/content-set.ts';

/** A company's event is a fixed list of articles: its own, or else the default company's. */
function eventArticleIds(content: ContentSet, companyId: string): readonly string[] {
  return (
    content.companies.get(companyId)?.virtualEventArticles ??
    content.companies.get(DEFAULT_COMPANY_ID)?.virtualEventArticles ??
    []
  );
}

export function listEventArticles(content: ContentSet, companyId: string): Article[] {
  return eventArticleIds(content, companyId).flatMap(
    (id) =>
      content.articles.find((article) => article.id === id && article.kind === 'virtual-event') ??
      [],
  );
}

/** An article of an event is read where the company's list names it. */
export function isReadIn(article: Article, content: ContentSet, companyId: string): boolean {
  if (article.kind !== 'virtual-event') return true;
  return eventArticleIds(content, companyId).includes(article.id);
}

/** What may be shown beside anything: an article of an event makes sense only within it. */
export function withoutEvents(articles: readonly Article[]): Article[] {
  return articles.filter(({ kind }) => kind !== 'virtual-event');
}

/** The rest of the event, from the article on and round again. */
export function restOfEvent(content: ContentSet, companyId: string, article: Article): Article[] {
  const all = listEventArticles(content, companyId);
  const at = all.findIndex(({ id }) => id === article.id);
  return [...all.slice(at + 1), ...all.slice(0, at)];
}
