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

const YEAR_SECONDS = 31_536_000;

type Listener = (allowed: Purposes) => void;

const listeners = new Set<Listener>();

/** Read each time: it may have been changed in another tab, or by the plain form. */
export function currentConsent(): Consent | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`);
  return readConsent(pattern.exec(document.cookie)?.[1]);
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
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(consent)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  // Where cookies are forbidden the answer holds for this page.
  document.documentElement.dataset['consent'] = consentState(consent, gpc);
  for (const listener of listeners) listener(allowedPurposes(consent, gpc));
}

/** Told of every answer. Answers how to stop. */
export function onConsentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
