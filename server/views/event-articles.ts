import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { listFitting } from '../content/plan/find-misfit.ts';

/** The articles of a company's event: its own fixed list, or else the default company's. */
function eventArticleIds(content: ContentSet, companyId: string): readonly string[] {
  return (
    content.companies.get(companyId)?.virtualEventArticles ??
    content.companies.get(DEFAULT_COMPANY_ID)?.virtualEventArticles ??
    []
  );
}

/** Tells whether a company has an event, whether or not its articles are there. */
export function listsEvent(content: ContentSet, companyId: string): boolean {
  return eventArticleIds(content, companyId).length > 0;
}

export function listEventArticles(content: ContentSet, companyId: string): Article[] {
  const all = eventArticleIds(content, companyId).flatMap(
    (id) =>
      content.articles.find((article) => article.id === id && article.kind === 'virtual-event') ??
      [],
  );
  const company = content.companies.get(companyId);
  return company ? [...listFitting(all, company)] : all;
}

/** Tells whether an article may be read: one of an event needs the company's list to name it. */
export function isReadIn(article: Article, content: ContentSet, companyId: string): boolean {
  if (article.kind !== 'virtual-event') return true;
  return eventArticleIds(content, companyId).includes(article.id);
}

/** The rest of the event after the article, going on from its beginning. */
export function restOfEvent(content: ContentSet, companyId: string, article: Article): Article[] {
  const all = listEventArticles(content, companyId);
  const at = all.findIndex(({ id }) => id === article.id);
  return [...all.slice(at + 1), ...all.slice(0, at)];
}
