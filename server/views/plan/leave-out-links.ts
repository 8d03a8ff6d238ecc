import type { Company } from '#contracts/content/company.ts';
import { articlePathInCompany } from '#domain/pages/article-path.ts';
import { COMPANY_MARK, HERE } from '../../content/authored/fill-in-company.ts';
import type { Article, ContentSet } from '../../content/content-set.ts';
import { fitKey } from '../../content/parts/summaries.ts';
import { findMisfit } from '../../content/plan/find-misfit.ts';

/** Whether a path below a company leads to an article that does not fit its plan. */
type IsMisfit = (path: string) => boolean;

const byPath = new WeakMap<readonly Article[], ReadonlyMap<string, Article>>();

function articlesByPath(articles: readonly Article[]): ReadonlyMap<string, Article> {
  const known =
    byPath.get(articles) ??
    new Map(
      articles.map((article) => [
        articlePathInCompany({ ...article, slug: article.path }),
        article,
      ]),
    );
  byPath.set(articles, known);
  return known;
}

/**
 * Finds the articles that do not fit a company's plan by the links to them, and notes each that is
 * asked for: a page that links to an article depends on whether it fits, and on no list.
 */
export function findMisfits(
  { articles }: Pick<ContentSet, 'articles'>,
  company: Company,
  note: (key: string) => void,
): IsMisfit {
  return (path) => {
    const article = articlesByPath(articles).get(path);
    if (!article) return false;
    note(fitKey(article.id));
    return findMisfit(article, company) !== undefined;
  };
}

const LINK = new RegExp(
  String.raw`<a${HERE} href="/${COMPANY_MARK}/([^"?#]*)[^"]*"[^>]*>([\s\S]*?)</a>`,
  'g',
);

const ENDS_A_SENTENCE = /[.!?…]["”’»)]*(?:<\/\w+>)*\s*$/;
const ENDS_A_PARAGRAPH = /^\s*(?:<\/(?:p|li)>|$)/;

/**
 * The words of a link stay where the link itself is left out, but for those that stand by themselves after
 * the last sentence: “More about the match” says nothing to whoever cannot go there.
 */
export function unlinkInHtml(html: string, isMisfit: IsMisfit): string {
  return html.replaceAll(LINK, (link: string, path: string, words: string, at: number) => {
    if (!isMisfit(path)) return link;
    const standsAlone =
      ENDS_A_SENTENCE.test(html.slice(Math.max(0, at - 40), at)) &&
      ENDS_A_PARAGRAPH.test(html.slice(at + link.length));
    return standsAlone ? '' : words;
  });
}

/** Leaves out each `link` of a value that leads to such an article, and each entry of a list that does. */
export function leaveOutLinks<Value>(value: Value, isMisfit: IsMisfit): Value {
  return leaveOut(value, isMisfit) as Value;
}

function leaveOut(value: unknown, isMisfit: IsMisfit): unknown {
  if (Array.isArray(value))
    return value
      .filter((entry: unknown) => !leadsTo(entry, isMisfit))
      .map((entry: unknown) => leaveOut(entry, isMisfit));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => name !== 'link' || !leadsTo(inner, isMisfit),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, leaveOut(inner, isMisfit)]));
}

function leadsTo(value: unknown, isMisfit: IsMisfit): boolean {
  if (typeof value !== 'object' || value === null || !('path' in value)) return false;
  return typeof value.path === 'string' && isMisfit(value.path.split(/[?#]/, 1)[0] ?? '');
}
