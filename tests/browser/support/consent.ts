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

/** Keeps what all documents of this tab show to a tag manager, as each has a list of its own. */
export async function keepShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let layer: unknown[] | undefined;
    Object.defineProperty(window, 'adobeDataLayer', {
      configurable: true,
      get: () => layer,
      set: (list: unknown[]) => {
        layer = list;
        list.push = (...events: unknown[]) => {
          const before = sessionStorage.getItem('shown') ?? '';
          sessionStorage.setItem('shown', `${before}${JSON.stringify(events[0])}\n`);
          return Array.prototype.push.apply(list, events);
        };
      },
    });
  });
}

/** What the documents of this tab have shown so far; empty between two of them. */
export async function readShown(page: Page): Promise<SentEvent[]> {
  const lines = await page
    .evaluate(() => sessionStorage.getItem('shown') ?? '')
    // The next document is on its way.
    .catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SentEvent);
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
