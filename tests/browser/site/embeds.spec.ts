import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, type Expected } from '../support/site-test.ts';

const INTRANET = 'https://intranet.riverbend.example.com';
const STRANGER = 'https://elsewhere.example.com';

/** What the docs give to whoever shows a part: a strict page allows the frame, and its own script. */
const SCRIPT = `
window.told = [];
addEventListener('message', (event) => {
  if (event.data?.type !== 'sendero-height') return;
  window.told.push(event.origin);
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === event.source) frame.height = event.data.height;
});`;

/** Shows a part in a page of another site that allows nothing but its own script and our frames. */
async function showIn(
  { page, expected }: { page: Page; expected: Expected },
  origin: string,
  src: string,
): Promise<FrameLocator> {
  expected.hosts.push(new URL(origin).host);
  const policy = `default-src 'none'; script-src 'self'; frame-src ${new URL(src).origin}`;
  await page.route(`${origin}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: SCRIPT }
        : {
            contentType: 'text/html',
            headers: { 'Content-Security-Policy': policy },
            body: `<!doctype html><html lang="en"><head><title>Intranet</title><meta name="viewport" content="width=device-width"><script src="/told.js"></script></head><body><iframe title="Retirement" src="${src}" width="100%" height="100"></iframe></body></html>`,
          },
    ),
  );
  // The server of the tests is on this machine, and the browser asks before a site may reach that.
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`${origin}/benefits`);
  return page.frameLocator('iframe');
}

test.describe('a part in a strict page of 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('answers, fits, tells its height to the page around it, and keeps nothing', async ({
    page,
    baseURL,
    expected,
  }) => {
    const frame = await showIn(
      { page, expected },
      INTRANET,
      `${baseURL}/embed/riverbend/calculator`,
    );
    const amount = frame.locator('[data-said="amount"]').first();
    const before = await amount.textContent();
    await frame.locator('label:has(input[name="currentAge"])').first().click();
    await expect(amount).not.toHaveText(before ?? '');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told[0]))
      .toBe(baseURL);
    const box = await page.locator('iframe').boundingBox();
    const inside = await frame.locator('html').evaluate((html) => ({
      wide: html.scrollWidth,
      room: html.clientWidth,
      high: html.querySelector('#embed')?.getBoundingClientRect().height ?? 0,
    }));
    expect(inside.wide).toBeLessThanOrEqual(inside.room);
    expect(box?.height).toBeGreaterThanOrEqual(Math.floor(inside.high));
    expect(await page.context().cookies()).toEqual([]);
    // The browser of the tests keeps storage from frames of other sites; by itself the part might use it.
    await page.goto('/embed/riverbend/calculator');
    await page.locator('label:has(input[name="currentAge"])').first().click();
    await expect(page.locator('[data-said="amount"]').first()).not.toHaveText(before ?? '');
    const kept = await page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(kept).toEqual(['']);
  });

  test('takes its numbers to a tab of the site', async ({ page, baseURL, expected }) => {
    const frame = await showIn(
      { page, expected },
      INTRANET,
      `${baseURL}/embed/riverbend/calculator?lang=es-US`,
    );
    const opened = page.waitForEvent('popup');
    await frame.locator('button[formaction]').click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/riverbend\/calculator/);
    await expect(tab.getByRole('main')).toBeVisible();
  });

  test('is a question or a word as well', async ({ page, baseURL, expected }) => {
    for (const part of ['savers-match', 'glossary/vested-balance']) {
      const frame = await showIn(
        { page, expected },
        INTRANET,
        `${baseURL}/embed/riverbend/${part}`,
      );
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});

test('a page that the company does not list shows nothing', async ({ page, baseURL, expected }) => {
  expected.messages.push(
    `Framing '${baseURL}/' violates the following Content Security Policy directive: "frame-ancestors ${INTRANET}". The request has been blocked.\n`,
  );
  const frame = await showIn(
    { page, expected },
    STRANGER,
    `${baseURL}/embed/riverbend/glossary/vested-balance`,
  );
  await expect(page.locator('iframe')).toBeVisible();
  await expect(frame.getByRole('heading')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([]);
});
