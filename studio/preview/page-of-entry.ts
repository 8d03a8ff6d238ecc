import { pagePath } from '#domain/pages/match-page.ts';
import { EVERY_PAGE } from '#domain/pages/pages.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { listPages } from '#server/content/page-lists.ts';
import type { ContentSet } from '#server/content/content-set.ts';
import type { Entry } from '../desk/entry.ts';

/** The address of the page of a company on which an entry is read; its home page, where it has none of its own. */
export function pageOfEntry(entry: Entry, company: string, content: ContentSet): string {
  const [, first = '', second = ''] = entry.id.split('/');
  if (entry.kind === 'article') {
    const article = content.articles.find(({ id }) => id === first);
    if (article) return `/${company}/${articlePathInCompany({ ...article, slug: article.path })}`;
  }
  if (entry.kind === 'question') return `${pagePath(':company/faqs', { company })}#${first}`;
  if (entry.kind === 'fragment') {
    const names = new Set(
      EVERY_PAGE.filter(([, page]) => page.inSearch?.shows === `fragments/${second}`).map(
        ([name]) => name,
      ),
    );
    const page = listPages(content, company).find(({ name }) => names.has(name));
    if (page) return page.path;
  }
  return `/${company}`;
}
