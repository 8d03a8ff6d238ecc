import type { Locator, Page } from '@playwright/test';
import { waitUntilKnown } from './consent.ts';
import { openAwake } from './open-page.ts';

const DAY = 1_440 * 60_000;
export const FIRST_VISIT = new Date('2026-03-02T15:00:00Z');

/** Opens a page a number of days after the first visit. */
export async function visit(page: Page, address: string, days: number): Promise<void> {
  await page.clock.setSystemTime(FIRST_VISIT.getTime() + days * DAY);
  await openAwake(page, address);
  await waitUntilKnown(page);
  await waitUntilDecided(page);
}

/** Opens a page as one does in a new tab: a visit is what one tab keeps. */
export async function comeBack(page: Page, address: string, days: number): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, address, days);
}

/** Notes that the dialog about feelings was shown just now, so that it is not due. */
export async function noteFeelingsAsked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const text = localStorage.getItem('sendero:generic') ?? '';
    const file = JSON.parse(text) as { state: { user: Record<string, unknown> } };
    file.state.user['lastSentimentModalViewDate'] = new Date().toISOString();
    localStorage.setItem('sendero:generic', JSON.stringify(file));
  });
}

/** Waits until today's date is stored: by then the page has decided what kind of visit this is. */
async function waitUntilDecided(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const today = new Date().toISOString().slice(0, 10);
    return localStorage.getItem('sendero:last-visit:generic')?.startsWith(today);
  });
}

/** Stores a day as that of the last visit. */
export async function setLastVisit(page: Page, date: Date): Promise<void> {
  await page.evaluate(
    (text) => localStorage.setItem('sendero:last-visit:generic', text),
    date.toISOString(),
  );
}

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });
