import { use, useMemo } from 'react';
import type { Language } from '#domain/language/language.ts';
import { isPageTexts, loadTexts, type Catalogue, type PageTexts } from './catalogue.ts';

export interface TextsOfPage {
  /** The words of every page, or all words where `isWhole`. */
  site: Catalogue;
  isWhole: boolean;
  /** The names of the page's own texts, separated by spaces. */
  names: string | undefined;
  language: Language;
}

/**
 * Returns the site's texts with the page's. A page that is navigated to suspends here until its
 * texts have loaded.
 */
export function useTexts({ site, isWhole, names, language }: TextsOfPage): Catalogue {
  const parts = isWhole ? [] : readNames(names).map((name) => use(loadTexts(name, language)));
  // The parts never change once loaded, so their names stand for them.
  // oxlint-disable-next-line react/exhaustive-deps -- a new array each render, with the same texts for the same names
  return useMemo(() => Object.assign({}, site, ...parts) as Catalogue, [site, names]);
}

/** Reads the names of the texts as the server wrote them into the document. */
export function readPageTextNames(document: Document): PageTexts[] {
  return readNames(document.documentElement.dataset['texts']);
}

function readNames(names = ''): PageTexts[] {
  return names.split(' ').filter(isPageTexts);
}
