import type { UnknownAction } from '@reduxjs/toolkit';
import { stayOnPage } from '../features/shell/stay-on-page.ts';
import type { Ground, GroundInPage } from '../islands/ground.ts';
import { GROUND, NOTE, readJsonInPage } from '../islands/json-in-page.ts';
import { loadInfluencerArticles } from '../state/load-influencer-articles.ts';

interface Filter {
  href: string;
  /** What was pressed; without it the address has changed already, on the way back. */
  link?: HTMLAnchorElement;
  /** The address of what is shown. */
  shown: string;
}

/** Shows the page of a filter in its place; what has come is handed to `takeUp`. */
export async function takeFilter(
  { href, link, shown }: Filter,
  ground: Ground,
  takeUp: (zone: ParentNode) => void,
): Promise<void> {
  if (link && !(await askForFilms(link, ground))) return;
  await stayOnPage(href, (next, zones) => {
    if (link) history.pushState(null, '', href);
    for (const note of readJsonInPage(NOTE, next)) ground.store.dispatch(note as UnknownAction);
    for (const zone of zones) takeUp(zone);
    if (location.pathname === new URL(shown).pathname) return;
    const [{ rest }] = readJsonInPage(GROUND, next) as [GroundInPage];
    ground.rest = rest;
    ground.onPage?.();
  });
}

/**
 * The films of a presenter are asked for by the call that the specification names, which fills the
 * state. Without its answer everything stays as it was, and the dialog says so.
 */
async function askForFilms(link: HTMLElement, { store, shell }: Ground): Promise<boolean> {
  const { presenter } = link.dataset;
  const failureText = link.closest<HTMLElement>('[data-failed]')?.dataset['failed'];
  if (presenter === undefined || failureText === undefined) return true;
  return loadInfluencerArticles(store, {
    influencer: presenter || undefined,
    companyId: shell.company.companyId,
    language: shell.language,
    failureText,
  });
}
