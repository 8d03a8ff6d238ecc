import type { Company } from '#contracts/content/company.ts';
import { articlePathInCompany } from '#domain/links/article-path.ts';
import { COMPANY_MARK } from '../../content/authored/fill-in-company.ts';
import type { ContentSet } from '../../content/content-set.ts';
import { findMisfit } from '../../content/plan/find-misfit.ts';

/** The paths below a company of the articles that do not fit its plan: nothing there leads to them. */
export function listMisfitPaths(
  { articles }: Pick<ContentSet, 'articles'>,
  company: Company,
): ReadonlySet<string> {
  const misfits = articles.filter((article) => findMisfit(article, company));
  return new Set(
    misfits.map((article) => articlePathInCompany({ ...article, slug: article.path })),
  );
}

const LINK = new RegExp(
  String.raw`<a href="/${COMPANY_MARK}/([^"?#]*)[^"]*"[^>]*>([\s\S]*?)</a>`,
  'g',
);

/** The words of a link stay where the link itself is left out. */
export function unlinkInHtml(html: string, paths: ReadonlySet<string>): string {
  return html.replaceAll(LINK, (link: string, path: string, words: string) =>
    paths.has(path) ? words : link,
  );
}

/** Leaves out each `link` of a value that leads to one of these paths, and each entry of a list that does. */
export function leaveOutLinks<Value>(value: Value, paths: ReadonlySet<string>): Value {
  return leaveOut(value, paths) as Value;
}

function leaveOut(value: unknown, paths: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value
      .filter((entry: unknown) => !leadsTo(entry, paths))
      .map((entry: unknown) => leaveOut(entry, paths));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => name !== 'link' || !leadsTo(inner, paths),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, leaveOut(inner, paths)]));
}

function leadsTo(value: unknown, paths: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null || !('path' in value)) return false;
  return typeof value.path === 'string' && paths.has(value.path.split(/[?#]/, 1)[0] ?? '');
}
