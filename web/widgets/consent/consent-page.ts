import { protectedCookie } from '#domain/visitor/protected-cookie.ts';
import { CONSENT_COOKIE, CONSENT_VERSION, type ConsentState } from '#domain/consent/consent.ts';

/** The id of the dialog with the choices. */
export const CONSENT_DIALOG = 'consent-preferences';

/** What stands on the page for one or several states of the choice, and hides in the others. */
export interface ShownFor {
  'data-for-consent': string;
}

export function shownFor(...states: readonly ConsentState[]): ShownFor {
  return { 'data-for-consent': states.join(' ') };
}

/**
 * Runs before the banner is read: the page is the same for everybody, and this alone knows what the
 * visitor chose. Without it, or where a browser forbids cookies, the page asks.
 */
export const CONSENT_SCRIPT = `(()=>{const d=document;let c;try{const f=n=>RegExp("(?:^|; )"+n+"=${CONSENT_VERSION}\\\\.([01]{2})\\\\.").exec(d.cookie);c=f("${protectedCookie(CONSENT_COOKIE)}")||f("${CONSENT_COOKIE}")}catch{}d.documentElement.dataset.consent=navigator.globalPrivacyControl?"signal":c?{"11":"accepted","00":"refused"}[c[1]]||"partial":"unasked"})()`;
