/** Raised when a purpose is added or changes, so that every visitor is asked again. */
export const CONSENT_VERSION = 2;
export const CONSENT_COOKIE = 'sendero_consent';

/** The purposes that need consent; everything else works without. */
export interface Purposes {
  statistics: boolean;
  /** Allows playlists of other sites without a click on each. */
  embeds: boolean;
}

export interface Consent extends Purposes {
  version: number;
  /** When the choice was made, in milliseconds. */
  at: number;
  /** True where the browser sent the Global Privacy Control signal with the choice. */
  gpc: boolean;
}

export const EVERYTHING: Purposes = { statistics: true, embeds: true };
export const NOTHING: Purposes = { statistics: false, embeds: false };

/** What the page shows; `signal` means that the browser answered for its user. */
export type ConsentState = 'unasked' | 'refused' | 'partial' | 'accepted' | 'signal';

/**
 * The cookie's value, such as `1.10.0.m4x1k2`: version, purposes, signal, time. It is short, as it
 * goes with every request.
 */
export function writeConsent({ version, statistics, embeds, gpc, at }: Consent): string {
  return [version, `${digit(statistics)}${digit(embeds)}`, digit(gpc), at.toString(36)].join('.');
}

function digit(value: boolean): string {
  return value ? '1' : '0';
}

/**
 * The choice that a cookie holds; undefined when it was made for another version or is malformed.
 */
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

/**
 * The signal refuses every purpose, even where the visitor agreed earlier. No answer is a refusal,
 * too.
 */
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
