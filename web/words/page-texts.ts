import { use, useMemo } from 'react';
import type { Language } from '#domain/language/language.ts';
import { isPageTexts, loadTexts, type Catalogue, type PageTexts } from './catalogue.ts';

export interface TextsOfPage {
  /** The words that every page says, or all words where `isWhole`. */
  site: Catalogue;
  isWhole: boolean;
  /** The names of the page's own, with spaces between them. */
  names: string | undefined;
  language: Language;
}

/** The site's texts and the page's. A page that is navigated to waits here until its texts have come. */
export function useTexts({ site, isWhole, names, language }: TextsOfPage): Catalogue {
  const parts = isWhole ? [] : readNames(names).map((name) => use(loadTexts(name, language)));
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
