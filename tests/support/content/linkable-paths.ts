import { listPages, type PageContent } from '#server/content/page-lists.ts';

/** What a link of an authored text may name: each page below a company, as authors write it. */
export function listLinkablePaths(content: PageContent): ReadonlySet<string> {
  return new Set(
    listPages(content, '')
      .filter(({ page }) => page.path.includes(':company'))
      .map(({ path }) => path.replace(/^\/(?:retirement\/)?/, '')),
  );
}
