import { isForNewTab } from '../../site/is-for-new-tab.ts';

/**
 * Watches links that load another page of the site as a document, of which the router never hears.
 * `mayGo` is called with the address and holds the navigation by returning false. Returns a
 * function that stops this.
 */
export function watchDocumentLinks(mayGo: (target: string) => boolean): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A prevented click belongs to the router, or opens something on this page.
    if (!link || event.defaultPrevented || isForNewTab(event)) return;
    if (link.origin !== location.origin || link.pathname === location.pathname) return;
    if (link.target !== '' || link.hasAttribute('download')) return;
    if (!mayGo(`${link.pathname}${link.search}${link.hash}`)) event.preventDefault();
  };
  // The listener is on the window, so that it comes after all others that may prevent the click.
  window.addEventListener('click', onClick);
  return () => window.removeEventListener('click', onClick);
}
