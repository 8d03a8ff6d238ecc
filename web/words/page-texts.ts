import { use, useMemo } from 'react';
import type { Language } from '#domain/language/language.ts';
import { TEXTS_OF_PAGE } from '#domain/pages/in-browser.ts';
import { usePageName } from '../site/use-page.ts';
import { isPageTexts, loadTexts, type Catalogue, type PageTexts } from './catalogue.ts';

/** The names of the words that the page needs beside the site's, as its document has them. */
export function usePageTexts(): string | undefined {
  return TEXTS_OF_PAGE[usePageName()];
}

/** The site's texts and the page's. A page that is navigated to waits here until its texts have come. */
export function useTexts(site: Catalogue, language: Language, hasEveryText: boolean): Catalogue {
  const names = usePageTexts();
  const parts = hasEveryText
    ? []
    : readNames(names).map((name) => use(loadTexts(name, language)));
  // The parts never change once loaded, so their names stand for them.
  // oxlint-disable-next-line react/exhaustive-deps -- a new array each render, with the same texts for the same names
  return useMemo(() => Object.assign({}, site, ...parts) as Catalogue, [site, names]);
}

/** The names as the server wrote them into the document. */
export function readPageTextNames(document: Document): PageTexts[] {
  return readNames(document.documentElement.dataset['texts']);
}

function readNames(names = ''): PageTexts[] {
  return names.split(' ').filter(isPageTexts);
}
