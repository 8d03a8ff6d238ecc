import type { ConsentState } from '#domain/consent/consent.ts';

/**
 * Shows what the page marks with `data-for-consent` for this state, and hides what it marks for the others:
 * for a browser without scripts, as a stylesheet of its own that is never shared.
 */
export function consentCss(state: ConsentState): string {
  return `[data-for-consent]:not([data-for-consent~="${state}"]){display:none!important}[data-for-consent~="${state}"]{display:block!important}`;
}
