/** Raised when a purpose is added or changes: everybody is then asked again. */
export const CONSENT_VERSION = 2;
export const CONSENT_COOKIE = 'sendero_consent';

/** What may be agreed to; everything else works without asking. */
export interface Purposes {
  statistics: boolean;
  /** Playlists of other sites, without a click on each. */
  embeds: boolean;
}

export interface Consent extends Purposes {
  version: number;
  /** When it was chosen, in milliseconds. */
  at: number;
  /** The browser sent the Global Privacy Control signal with the choice. */
  gpc: boolean;
}

export const EVERYTHING: Purposes = { statistics: true, embeds: true };
export const NOTHING: Purposes = { statistics: false, embeds: false };

/** What the page shows; `signal` is an answer the browser gave for its user. */
export type ConsentState = 'unasked' | 'refused' | 'partial' | 'accepted' | 'signal';

/** `1.10.0.m4x1k2`: version, purposes, signal, time. Short and plain, as it goes with every request. */
export function writeConsent({ version, statistics, embeds, gpc, at }: Consent): string {
  return [version, `${digit(statistics)}${digit(embeds)}`, digit(gpc), at.toString(36)].join('.');
}

function digit(value: boolean): string {
  return value ? '1' : '0';
}

/** The choice a cookie holds; none when it was made for another version, or by nobody we know. */
export function readConsent(text: string | undefined): Consent | undefined {
  const match = /^(\d{1,4})\.([01])([01])\.([01])\.([0-9a-z]{1,10})$/.exec(text ?? '');
  if (!match || Number(match[1]) !== CONSENT_VERSION) return undefined;
  const [, , statistics, embeds, gpc, time = ''] = match;
  return {
    version: CONSENT_VERSION,
    statistics: statistics === '1',
    embeds: embeds === '1',
    gpc: gpc === '1',
    at: Number.parseInt(time, 36),
  };
}

/** The signal is a no to everything, also where somebody once said yes; no answer is a no, too. */
export function allowedPurposes(consent: Consent | undefined, hasSignal: boolean): Purposes {
  if (hasSignal || consent === undefined) return NOTHING;
  return { statistics: consent.statistics, embeds: consent.embeds };
}

export function consentState(consent: Consent | undefined, hasSignal: boolean): ConsentState {
  if (hasSignal) return 'signal';
  if (consent === undefined) return 'unasked';
  if (consent.statistics && consent.embeds) return 'accepted';
  return consent.statistics || consent.embeds ? 'partial' : 'refused';
}
