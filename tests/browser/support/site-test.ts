import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { openSite, type OpenSite } from './sites/open-site.ts';
import type { OptionsOf, SiteKind } from './sites/site-kinds.ts';

/** Errors that a test may expect because it causes them. */
export interface Expected {
  /** Beginnings of addresses that may answer with an error or not at all. */
  failures: string[];
  /** Messages that scripts may report as errors. */
  messages: string[];
  /** Other hosts that a test goes to on purpose; none of them is ever reached. */
  hosts: string[];
}

interface SiteFixtures {
  /** True if a test is not about modals: they are closed as by a visitor who reads on. */
  closesModals: boolean;
  expected: Expected;
  watched: void;
}

interface WorkerFixtures {
  /** Opens a site beside the one that all tests share, once for each worker. */
  siteOf: <Kind extends SiteKind>(
    kind: Kind,
    ...options: OptionsOf<Kind>
  ) => Promise<OpenSite<Kind>>;
}

/** Chromium reports a status of 400 and above as an error of the console. */
const FAILED_LOAD = /^Failed to load resource/;
/** The script that reports violations is put into every frame, also into the one in which none may run. */
const OWN_SCRIPT_HELD = /^Blocked script execution in '[^']*\/po\/studio\/[a-z]{2}\/preview\//;

/**
 * The base of every test of the site: it fails if a page logs an error or a policy warning, leaves
 * a rejection unhandled, or asks another host for anything.
 */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  // A fixture of every test: a worker that has another one than its last test ends, and its browser with it.
  siteOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const opened = new Map<string, ReturnType<typeof openSite>>();
      await use(async (kind, ...options) => {
        const key = JSON.stringify([kind, ...options]);
        const site = opened.get(key) ?? openSite(kind, ...options);
        opened.set(key, site);
        return await site;
      });
      for (const site of opened.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],
  closesModals: [true, { option: true }],
  page: async ({ page, closesModals }, use) => {
    if (closesModals) await closeModalsAsTheyCome(page);
    await use(page);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
  expected: async ({}, use) => {
    await use({ failures: [], messages: [], hosts: [] });
  },
  watched: [
    async ({ context, baseURL, expected }, use) => {
      if (baseURL === undefined) throw new Error('The suite has no base address');
      const found = watch(context, new URL(baseURL), expected);
      await reportPolicyViolations(context);
      await use();
      await forgetWhatStays(context);
      expect(found, 'nothing went wrong on the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The context serves the next test, too, and is not asked for these when it is emptied. */
async function forgetWhatStays(context: BrowserContext): Promise<void> {
  await context.clearPermissions();
  await context.setOffline(false);
}

/** Closing the modal lets a held navigation go on, so the test gets the page it asked for. */
export async function closeModalsAsTheyCome(page: Page): Promise<void> {
  const modal = page.locator(
    'dialog[data-modal="sentiment"][open], dialog[data-modal="quiz"][open]',
  );
  await page.addLocatorHandler(modal, () => page.keyboard.press('Escape'), { noWaitAfter: true });
}

function watch(context: BrowserContext, own: URL, expected: Expected): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error') return;
    if (FAILED_LOAD.test(message.text()) && isExpected(url, own, expected)) return;
    if (OWN_SCRIPT_HELD.test(message.text())) return;
    if (expected.messages.includes(message.text())) return;
    found.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    const message = String(error.error());
    if (!expected.messages.includes(message)) found.push(`uncaught: ${message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.host === own.host || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isOwn && !expected.hosts.includes(url.host)) found.push(`foreign: ${request.url()}`);
  });
  return found;
}

function isExpected(url: string, own: URL, { failures }: Expected): boolean {
  return failures.some((start) => url.startsWith(new URL(start, own).href));
}

/** A page without scripts cannot report policy violations, but they still reach the console. */
async function reportPolicyViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The policy was violated: ${violatedDirective} by ${blockedURI}`);
    });
  });
}
