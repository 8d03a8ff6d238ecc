import { useMatches } from 'react-router';
import type { ArticleView } from '#contracts/views/article.ts';
import { DISCLOSURE_OF_PAGE, LABEL_OF_PAGE, UNFOUND_PAGES } from '#domain/pages/in-browser.ts';
import type { PageName } from '#domain/pages/pages.ts';

/** The current page, by its name in the table of pages, which is also the name of its route. */
export function usePageName(): PageName {
  return useMatches().at(-1)?.id as PageName;
}

/** The label that analytics gives the page beside its name. */
export function usePageLabel(): 'Home' | 'Privacy' | 'Articles' {
  return LABEL_OF_PAGE[usePageName()] ?? 'Articles';
}

/** Whether the legal words of target date funds stand at the page's foot. */
export function useIsOnTargetDate(): boolean {
  const page = useMatches().at(-1);
  const disclosure = DISCLOSURE_OF_PAGE[page?.id as PageName];
  if (disclosure !== 'of its article') return disclosure === 'targetDate';
  // A page whose article does not exist has no loader data.
  const shown = page?.loaderData as { article: Pick<ArticleView, 'kind'> } | undefined;
  return shown?.article.kind === 'target-date';
}

/** Whether search engines may list the page. */
export function useIsFound(): boolean {
  return !UNFOUND_PAGES.includes(usePageName());
}
