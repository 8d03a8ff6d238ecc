import { isForNewTab } from '../../site/is-for-new-tab.ts';

/**
 * Watches links of header, menu and footer that load another page of the site. A link in the page
 * itself is meant, and goes where it leads. The callback gets the target of each; returning false
 * holds it.
 */
export function watchDocumentLinks(mayGo: (target: string) => boolean): void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // What is prevented here opens something on this page.
    if (!link || !isOfFrame(link) || event.defaultPrevented || isForNewTab(event)) return;
    if (link.origin !== location.origin || link.pathname === location.pathname) return;
    if (link.target !== '' || link.hasAttribute('download')) return;
    if (!mayGo(`${link.pathname}${link.search}${link.hash}`)) event.preventDefault();
  };
  // On the window, after everybody who may take the click for their own.
  window.addEventListener('click', onClick);
}

/** True for links of header, menu and footer, which stand on every page. */
function isOfFrame(link: Element): boolean {
  return link.closest('main, dialog, [data-slide]') === null;
}
