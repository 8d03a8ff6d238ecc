import { expect, type Page } from '@playwright/test';

const COMPANY_COOKIE = 'sendero_company';

/**
 * Opens a page and waits until its script has taken over. At its start the page stores the company
 * in a cookie, which can be seen from outside the page and also where storage is forbidden.
 */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.context().clearCookies({ name: COMPANY_COOKIE });
  await page.goto(address);
  await waitUntilAwake(page);
}

/** Opens a page and brings every part of it into sight that wakes there, so that all of them are awake. */
export async function openInSight(page: Page, address: string): Promise<void> {
  await openAwake(page, address);
  // A carousel whose slides stand side by side has nothing that could come into sight.
  const asleep = page
    .locator('[data-wake="sight"]:not([data-awake])')
    .filter({ hasNot: page.locator('[data-sight]:not(:visible)') });
  for (let left = await asleep.count(); left > 0; left = await asleep.count()) {
    await asleep.evaluateAll(([place]) => {
      // The place itself has no box of its own.
      const box = place?.querySelector('[data-sight]') ?? place?.firstElementChild;
      box?.scrollIntoView();
    });
    await expect.poll(() => asleep.count()).toBeLessThan(left);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
}

/** Loads the same page again and waits as for the first time. */
export async function reloadAwake(page: Page): Promise<void> {
  await page.context().clearCookies({ name: COMPANY_COOKIE });
  await page.reload();
  await waitUntilAwake(page);
}

/** Waits for the first page of a browser to start its script, which sets the cookie. */
export async function waitUntilAwake(page: Page): Promise<void> {
  await expect
    .poll(
      async () => (await page.context().cookies()).some(({ name }) => name === COMPANY_COOKIE),
      { message: 'the page took over from the server', intervals: [20, 50, 100] },
    )
    .toBe(true);
  // It has taken over once it hears presses; its parts wake when they are used.
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  // What the page learns from the browser at its start shows one frame later.
  await settle(page);
}

/** Waits until the page shows its present state and no part of it is still changing. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    // A dialog that has just opened takes no press at first.
    while (document.querySelector('[data-settling]')) await nextFrame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Reads what the page has stored on the device for a company. */
export async function readStored(page: Page, companyId: string): Promise<StoredFile> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `sendero:${companyId}`);
  if (text === null) throw new Error(`Nothing is stored for ${companyId}`);
  return JSON.parse(text) as StoredFile;
}

export interface StoredFile {
  companyId: string;
  state: {
    user: {
      uid?: string;
      segment: string;
      animal?: string;
      isEnroll: boolean;
      language: string;
      lastQuizTakeDate?: string;
    };
    articles: { readArticles: string[]; likedArticles: string[] };
    transitionToRetirement: { filter?: string };
  };
}
