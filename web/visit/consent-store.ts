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

/** Read each time: it may have been changed in another tab, or by the plain form. */
export function currentConsent(): Consent | undefined {
  return readConsent(readCookie(CONSENT_COOKIE));
}

/** Kept anew for the rest of its year, so that a choice from before the protected name gets it, too. */
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

/** Somebody has answered, with a yes or a no. */
export function hasAnswered(): boolean {
  return hasPrivacySignal() || currentConsent() !== undefined;
}

export function chooseConsent(purposes: Purposes, now: Date): void {
  const gpc = hasPrivacySignal();
  const consent: Consent = { version: CONSENT_VERSION, ...purposes, gpc, at: now.getTime() };
  writeCookie(CONSENT_COOKIE, writeConsent(consent));
  // Where cookies are forbidden the answer holds for this page.
  document.documentElement.dataset['consent'] = consentState(consent, gpc);
  for (const listener of listeners) listener(allowedPurposes(consent, gpc));
}

/** Told of every answer. Answers how to stop. */
export function onConsentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
