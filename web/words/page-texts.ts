import { use, useMemo } from 'react';
import { useMatches } from 'react-router';
import type { Language } from '#domain/language/language.ts';
import { isPageTexts, loadTexts, type Catalogue, type PageTexts } from './catalogue.ts';

/** The handle of a route: the texts its page needs beside the site's. */
export interface TextsHandle {
  texts: readonly PageTexts[];
}

export function usePageTextNames(): PageTexts[] {
  return useMatches().flatMap(({ handle }) => [
    ...((handle as TextsHandle | undefined)?.texts ?? []),
  ]);
}

/**
 * Returns the site's texts with the page's. A page that is navigated to suspends here until its
 * texts have loaded.
 */
export function useTexts(site: Catalogue, language: Language, hasEveryText: boolean): Catalogue {
  const names = usePageTextNames();
  const parts = hasEveryText ? [] : names.map((name) => use(loadTexts(name, language)));
  // The parts never change once loaded, so their names stand for them.
  // oxlint-disable-next-line react/exhaustive-deps -- a new array each render, with the same texts for the same names
  return useMemo(() => Object.assign({}, site, ...parts) as Catalogue, [site, names.join(' ')]);
}

/** Reads the names of the texts as the server wrote them into the document. */
export function readPageTextNames(document: Document): PageTexts[] {
  return (document.documentElement.dataset['texts'] ?? '').split(' ').filter(isPageTexts);
}
