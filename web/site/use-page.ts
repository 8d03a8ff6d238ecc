import { createContext, useContext } from 'react';
import type { ArticleView } from '#contracts/views/article.ts';
import { DISCLOSURE_OF_PAGE, LABEL_OF_PAGE, UNFOUND_PAGES } from '#domain/pages/in-browser.ts';
import type { PageName } from '#domain/pages/pages.ts';

interface DrawnPage {
  name: PageName;
  /** What its loader answered; undefined where something else is shown in its place. */
  loaderData: unknown;
}

export const DrawnPageContext = createContext<DrawnPage | null>(null);

function useDrawnPage(): DrawnPage {
  const page = useContext(DrawnPageContext);
  if (page === null) throw new Error('No page is drawn');
  return page;
}

/** The current page, by its name in the table of pages, which is also the name of its route. */
export function usePageName(): PageName {
  return useDrawnPage().name;
}

/** The label that analytics gives the page beside its name. */
export function usePageLabel(): 'Home' | 'Privacy' | 'Articles' {
  return LABEL_OF_PAGE[usePageName()] ?? 'Articles';
}

/** Whether the legal words of target date funds stand at the page's foot. */
export function useIsOnTargetDate(): boolean {
  const { name, loaderData } = useDrawnPage();
  const disclosure = DISCLOSURE_OF_PAGE[name];
  if (disclosure !== 'of its article') return disclosure === 'targetDate';
  const shown = loaderData as { article: Pick<ArticleView, 'kind'> } | undefined;
  return shown?.article.kind === 'target-date';
}

/** Whether search engines may list the page. */
export function useIsFound(): boolean {
  return !UNFOUND_PAGES.includes(usePageName());
}
