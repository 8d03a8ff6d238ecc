import { use, useMemo } from 'react';
import { useMatches } from 'react-router';
import type { Language } from '#domain/language/language.ts';
import { isPageTexts, loadTexts, type Catalogue, type PageTexts } from './catalogue.ts';

/** What a route says of itself: the texts its page needs beside the site's. */
export interface TextsHandle {
  texts: readonly PageTexts[];
}

export function usePageTextNames(): PageTexts[] {
  return useMatches().flatMap(({ handle }) => [
    ...((handle as TextsHandle | undefined)?.texts ?? []),
  ]);
}

/** The site's texts and the page's. A page that is navigated to waits here until its texts have come. */
export function useTexts(site: Catalogue, language: Language, hasEveryText: boolean): Catalogue {
  const names = usePageTextNames();
  const parts = hasEveryText ? [] : names.map((name) => use(loadTexts(name, language)));
  // The parts never change once loaded, so their names stand for them.
  // oxlint-disable-next-line react/exhaustive-deps -- a new array each render, with the same texts for the same names
  return useMemo(() => Object.assign({}, site, ...parts) as Catalogue, [site, names.join(' ')]);
}

/** The names as the server wrote them into the document. */
export function readPageTextNames(document: Document): PageTexts[] {
  return (document.documentElement.dataset['texts'] ?? '').split(' ').filter(isPageTexts);
}
