import type { UnknownAction } from '@reduxjs/toolkit';
import { tellPage, type Page } from '../features/analytics/tell-page.ts';
import type { Ground, GroundInPage } from '../islands/ground.ts';
import { GROUND, NOTE, readJsonInPage } from '../islands/json-in-page.ts';
import { isForNewTab } from '../site/is-for-new-tab.ts';

/**
 * Filters of a still page's list change the list alone; the address and the way back go along. What
 * has come is handed to `takeUp`.
 */
export function followFilters({ store, shell }: Ground, takeUp: (zone: ParentNode) => void): void {
  let shown = location.href;
  let stop: (() => void) | undefined;
  const follow = async (href: string, isOnWayBack: boolean): Promise<void> => {
    const { stayOnPage } = await import('../features/shell/stay-on-page.ts');
    await stayOnPage(href, (next, zones) => {
      if (!isOnWayBack) history.pushState(null, '', href);
      const before = new URL(shown).pathname;
      shown = location.href;
      for (const note of readJsonInPage(NOTE, next)) store.dispatch(note as UnknownAction);
      for (const zone of zones) takeUp(zone);
      if (location.pathname === before) return;
      stop?.();
      const [{ rest }] = readJsonInPage(GROUND, next) as [GroundInPage];
      const label = document.getElementById('main')?.dataset['pageLabel'] as Page['label'];
      stop = tellPage(store, { pathname: location.pathname, rest, label, shell });
    });
  };
  /** Presenters are asked for by the call that the specification names; without an answer all stays. */
  const loadFilms = async ({ dataset }: HTMLElement, failureText: string): Promise<boolean> => {
    const { loadInfluencerArticles } = await import('../state/load-influencer-articles.ts');
    return loadInfluencerArticles(store, {
      influencer: dataset['presenter'] || undefined,
      companyId: shell.company.companyId,
      language: shell.language,
      failureText,
    });
  };
  const choose = async (link: HTMLAnchorElement): Promise<void> => {
    const failureText = link.closest<HTMLElement>('[data-failed]')?.dataset['failed'];
    const isCall = link.dataset['presenter'] !== undefined && failureText !== undefined;
    if (!isCall || (await loadFilms(link, failureText))) await follow(link.href, false);
  };
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isForNewTab(event)) return;
    const { note } = link.dataset;
    if (note !== undefined) store.dispatch(JSON.parse(note) as UnknownAction);
    if (!link.matches('[data-zone] [data-stays]')) return;
    event.preventDefault();
    // What stands in the same document is a matter of its address.
    if (link.href.split('#')[0] === location.href.split('#')[0]) return;
    void choose(link);
  });
  window.addEventListener('popstate', () => {
    if (shown.split('#')[0] !== location.href.split('#')[0]) void follow(location.href, true);
  });
}
