import { CONSENT_VERSION, writeConsent, type Purposes } from '#domain/consent/consent.ts';
import type { Page } from '@playwright/test';

/** As if the visitor had chosen earlier. */
export async function chooseBefore(page: Page, baseURL: string, purposes: Purposes): Promise<void> {
  const consent = { version: CONSENT_VERSION, ...purposes, gpc: false, at: Date.now() };
  await page
    .context()
    .addCookies([{ name: 'sendero_consent', value: writeConsent(consent), url: baseURL }]);
}

/** The part of the page that knows its visitor comes a moment after the page is awake. */
export async function waitUntilKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => 'senderoConsent' in window);
}

/** The bodies of what the page sent to be counted. */
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

/** What a tag manager would find on the page; undefined while there is nothing to find. */
export function readDataLayer(page: Page): Promise<SentEvent[] | undefined> {
  return page.evaluate(
    () => (window as unknown as { adobeDataLayer?: SentEvent[] }).adobeDataLayer,
  );
}
