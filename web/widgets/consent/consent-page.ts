import { protectedCookie } from '#domain/visitor/protected-cookie.ts';
import { CONSENT_COOKIE, CONSENT_VERSION, type ConsentState } from '#domain/consent/consent.ts';

/** The id of the dialog with the choices. */
export const CONSENT_DIALOG = 'consent-preferences';

/**
 * An attribute for elements that show for one or several states of the choice and hide in the
 * others.
 */
interface ShownFor {
  'data-for-consent': string;
}

export function shownFor(...states: readonly ConsentState[]): ShownFor {
  return { 'data-for-consent': states.join(' ') };
}

/**
 * Runs above the page, before its first paint. The page is the same for all visitors, and only this
 * script knows what this one chose. Without it, or where a browser forbids cookies, the banner
 * shows. The cookies are read once, as each reading asks another process.
 */
export const CONSENT_SCRIPT = `(()=>{const d=document;let c;try{const a=d.cookie,f=n=>RegExp("(?:^|; )"+n+"=${CONSENT_VERSION}\\\\.([01]{2})\\\\.").exec(a);c=f("${protectedCookie(CONSENT_COOKIE)}")||f("${CONSENT_COOKIE}")}catch{}d.documentElement.dataset.consent=navigator.globalPrivacyControl?"signal":c?{"11":"accepted","00":"refused"}[c[1]]||"partial":"unasked"})()`;
