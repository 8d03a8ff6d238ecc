import { CONSENT_VERSION, writeConsent, type Purposes } from '#domain/consent/consent.ts';
import type { Page } from '@playwright/test';

/** Sets the consent cookie, as if the visitor had chosen earlier. */
export async function chooseBefore(page: Page, baseURL: string, purposes: Purposes): Promise<void> {
  const consent = { version: CONSENT_VERSION, ...purposes, gpc: false, at: Date.now() };
  await page
    .context()
    .addCookies([{ name: 'sendero_consent', value: writeConsent(consent), url: baseURL }]);
}

/**
 * Waits for the part of the page that knows its visitor; it loads a moment after the page's script
 * has started.
 */
export async function waitUntilKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => 'senderoConsent' in window);
}

/** The bodies of the events that the page sent. */
export function recordEvents(page: Page): Array<{ company: string; events: SentEvent[] }> {
  const sent: Array<{ company: string; events: SentEvent[] }> = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/po/events')
      sent.push(request.postDataJSON() as { company: string; events: SentEvent[] });
  });
  return sent;
}

export interface SentEvent {
  event: string;
  [field: string]: unknown;
}

/** What a tag manager would find on the page; undefined if there is nothing to find. */
export function readDataLayer(page: Page): Promise<SentEvent[] | undefined> {
  return page.evaluate(
    () => (window as unknown as { adobeDataLayer?: SentEvent[] }).adobeDataLayer,
  );
}
