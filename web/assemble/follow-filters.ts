import type { UnknownAction } from '@reduxjs/toolkit';
import type { Ground } from '../islands/ground.ts';
import { knowScripts } from '../islands/know-scripts.ts';
import { isForNewTab } from '../site/is-for-new-tab.ts';
import { inTime } from '../state/ends-in-time.ts';

/** Filters of a still page's list change the list alone; the address and the way back go along. */
export function followFilters(ground: Ground, takeUp: (zone: ParentNode) => void): void {
  let shown = location.href;
  const follow = async (href: string, link?: HTMLAnchorElement): Promise<void> => {
    // Without the script, the link is followed as any other.
    const loading = knowScripts().then(() => import('./take-filter.ts'));
    const loaded = await inTime(loading).catch(() => location.assign(href));
    await loaded?.takeFilter({ href, shown, ...(link && { link }) }, ground, takeUp);
    shown = location.href;
  };
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isForNewTab(event)) return;
    const { note } = link.dataset;
    if (note !== undefined) ground.store.dispatch(JSON.parse(note) as UnknownAction);
    if (!link.matches('[data-zone] [data-stays]')) return;
    event.preventDefault();
    // What stands in the same document is a matter of its address.
    if (link.href.split('#')[0] !== location.href.split('#')[0]) void follow(link.href, link);
  });
  window.addEventListener('popstate', () => {
    // A page without a list has a part that goes back by itself.
    if (!document.querySelector('[data-zone]')) return;
    if (shown.split('#')[0] !== location.href.split('#')[0]) void follow(location.href);
  });
}
