import { isOffline } from '../device/is-offline.ts';

/**
 * A form that is sent as a document without a connection would end at an error page of the browser,
 * and what was written in it would be gone with the page.
 */
export function keepFormsWhileOffline(): void {
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !isOffline()) return;
    event.preventDefault();
    window.sayMissing(event.target as Element);
  });
}
