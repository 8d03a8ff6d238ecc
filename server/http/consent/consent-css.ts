import type { ConsentState } from '#domain/consent/consent.ts';

/**
 * Shows the parts of a page that are marked with `data-for-consent` for this state and hides those
 * for other states. It serves browsers without scripts, as a stylesheet of its own that is never
 * shared.
 */
export function consentCss(state: ConsentState): string {
  return `[data-for-consent]:not([data-for-consent~="${state}"]){display:none!important}[data-for-consent~="${state}"]{display:block!important}`;
}
