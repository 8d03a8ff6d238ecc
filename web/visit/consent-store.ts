import {
  allowedPurposes,
  CONSENT_COOKIE,
  CONSENT_VERSION,
  consentState,
  readConsent,
  writeConsent,
  type Consent,
  type Purposes,
} from '#domain/consent/consent.ts';
import { readCookie, writeCookie, YEAR_SECONDS } from '../device/device-storage.ts';

type Listener = (allowed: Purposes) => void;

const listeners = new Set<Listener>();

/** Reads the cookie each time, because another tab or the plain form may have changed it. */
export function currentConsent(): Consent | undefined {
  return readConsent(readCookie(CONSENT_COOKIE));
}

/**
 * Writes the choice again for the rest of its year, so that a choice from before the protected
 * cookie name moves to it.
 */
export function keepChoice(now: number): void {
  const consent = currentConsent();
  if (!consent) return;
  const seconds = YEAR_SECONDS - Math.round((now - consent.at) / 1_000);
  writeCookie(CONSENT_COOKIE, writeConsent(consent), seconds);
}

export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

export function allowedNow(): Purposes {
  return allowedPurposes(currentConsent(), hasPrivacySignal());
}

/** True once the visitor has answered yes or no; the browser's privacy signal is a no. */
export function hasAnswered(): boolean {
  return hasPrivacySignal() || currentConsent() !== undefined;
}

export function chooseConsent(purposes: Purposes, now: Date): void {
  const gpc = hasPrivacySignal();
  const consent: Consent = { version: CONSENT_VERSION, ...purposes, gpc, at: now.getTime() };
  writeCookie(CONSENT_COOKIE, writeConsent(consent));
  // Where cookies are forbidden, the answer holds for this page only.
  document.documentElement.dataset['consent'] = consentState(consent, gpc);
  for (const listener of listeners) listener(allowedPurposes(consent, gpc));
}

/** Calls the listener after every answer. Returns the function that stops it. */
export function onConsentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
