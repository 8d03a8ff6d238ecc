import type { Page } from '@playwright/test';
import { findPage } from '#tests/support/page-addresses.ts';
import { openAwake, readStored } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const ARTICLE = '/generic/articles/rollovers/changing-jobs-take-your-savings-along';

/** The links to pages of this site except for those that switch the language. */
function readOwnLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('the language switch keeps the page, is remembered and stored', async ({ page }) => {
  await openAwake(page, ARTICLE);
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${ARTICLE}?lang=es-US`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect
    .poll(async () => (await readStored(page, 'generic')).state.user.language)
    .toBe('es-US');

  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the language switch keeps what else the address says', async ({ page }) => {
  await openAwake(page, '/generic/get-the-facts/saving?show=all');
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/generic/get-the-facts/saving?show=all&lang=es-US');
  await expect(page.getByRole('link', { name: 'Mostrar menos' })).toBeVisible();
});

for (const kind of ['home', 'get-the-facts', 'make-a-change', 'faqs', 'article'] as const) {
  test(
    `every link of a Spanish page leads to a Spanish page: ${kind}`,
    tagOf(kind === 'article'),
    async ({ page }) => {
      await openAwake(page, findPage(kind, 'generic', 'es-US').address);
      const links = await readOwnLinks(page);
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((link) => !/[?&]lang=es-US(?:#|&|$)/.test(link))).toEqual([]);
    },
  );
}

test('an English page says nothing of a language in its links', async ({ page }) => {
  await openAwake(page, ARTICLE);
  const links = await readOwnLinks(page);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => link.includes('lang='))).toEqual([]);
});

test('a Spanish page stays Spanish from link to link', async ({ page }) => {
  await openAwake(page, '/riverbend?lang=es-US');
  await page.locator('header nav').getByRole('link', { name: 'Infórmate' }).click();
  await expect(page).toHaveTitle('Temas del momento | Riverbend');
  await page.locator('main article a').first().click();
  await expect(page.getByText('De dónde salen las cifras')).toBeVisible();
  await expect(page).toHaveURL(/\?lang=es-US$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
});

test('someone who reads Spanish gets it also where the address names no language', async ({
  page,
}) => {
  await openAwake(page, '/generic?lang=es');
  await page.goto('/riverbend/faqs');
  await expect(page).toHaveURL('/riverbend/faqs?lang=es-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
});

test('someone who reads Spanish gets it also where a cache answered in English', async ({
  page,
}) => {
  await openAwake(page, '/generic?lang=es');
  // A cache ignores cookies: it gives every visitor the answer that the first one got.
  await page.route('/generic/faqs', async (route) => {
    const response = await route.fetch({ headers: { accept: 'text/html', cookie: '' } });
    await route.fulfill({ response });
  });
  const english = page.waitForResponse((response) => response.url().endsWith('/generic/faqs'));
  await page.goto('/generic/faqs#q-yearly-limit');
  expect((await english).headers()['content-language']).toBe('en-US');
  await expect(page).toHaveURL('/generic/faqs?lang=es-US#q-yearly-limit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que más se pregunta');
});

test('what is in the other language says so', async ({ page }) => {
  await openAwake(page, '/generic');
  const toSpanish = page.locator('header').getByRole('link', { name: 'Español' });
  await expect(toSpanish).toHaveAttribute('lang', 'es-US');
  await expect(toSpanish).toHaveAttribute('hreflang', 'es-US');
});
