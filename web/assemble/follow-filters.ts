import { tellPage, type Page } from '../features/analytics/tell-page.ts';
import type { Ground, GroundInPage } from '../islands/ground.ts';
import { GROUND, readJsonInPage } from '../islands/json-in-page.ts';
import { isForNewTab } from '../site/is-for-new-tab.ts';

/** Filters of a still page's list change the list alone; the address and the way back go along. */
export function followFilters({ store, shell }: Ground): void {
  let shown = location.href;
  let stop: (() => void) | undefined;
  const follow = async (href: string, isOnWayBack: boolean): Promise<void> => {
    const { stayOnPage } = await import('../features/shell/stay-on-page.ts');
    await stayOnPage(href, (next) => {
      if (!isOnWayBack) history.pushState(null, '', href);
      const before = new URL(shown).pathname;
      shown = location.href;
      if (location.pathname === before) return;
      stop?.();
      const [{ rest }] = readJsonInPage(GROUND, next) as [GroundInPage];
      const label = document.getElementById('main')?.dataset['pageLabel'] as Page['label'];
      stop = tellPage(store, { pathname: location.pathname, rest, label, shell });
    });
  };
  window.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-zone] a[data-stays]')
        : null;
    if (!link || event.defaultPrevented || isForNewTab(event)) return;
    event.preventDefault();
    // What stands in the same document is a matter of its address.
    if (link.href.split('#')[0] === location.href.split('#')[0]) return;
    void follow(link.href, false);
  });
  window.addEventListener('popstate', () => {
    if (shown.split('#')[0] !== location.href.split('#')[0]) void follow(location.href, true);
  });
}
