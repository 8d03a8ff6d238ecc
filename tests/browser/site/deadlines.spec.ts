import { english, spanish } from '#tests/support/texts/every-text.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const AWAITED_MS = 20_000;

test('a filter whose page hangs is followed as any link, after a while', async ({ page }) => {
  await page.clock.install();
  await openAwake(page, '/generic/get-the-facts');
  const asked = page.waitForRequest('**/get-the-facts/*');
  await page.route('**/get-the-facts/*', async (route) => {
    if (route.request().isNavigationRequest()) await route.continue();
  });
  const filter = page.getByRole('navigation', { name: 'Show topics about' }).getByRole('link');
  const topic = await filter.nth(1).innerText();
  await filter.nth(1).click();
  await asked;
  await page.clock.fastForward(AWAITED_MS);
  await expect(page).toHaveTitle(`Trending topics: ${topic} | Sendero`);
});

test('a filter whose script cannot be had is followed as any link', async ({ page, expected }) => {
  expected.failures.push('/assets/');
  await openAwake(page, '/generic/get-the-facts');
  await page.route('**/assets/take-filter-*.js', (route) => route.fulfill({ status: 404 }));
  const filter = page.getByRole('navigation', { name: 'Show topics about' }).getByRole('link');
  const topic = await filter.nth(1).innerText();
  await filter.nth(1).click();
  await expect(page).toHaveTitle(`Trending topics: ${topic} | Sendero`);
});

for (const { query, texts } of [
  { query: '', texts: english },
  { query: '?lang=es-US', texts: spanish },
])
  test(`a told session whose slides hang says so after a while, and plays at the next press: ${query}`, async ({
    page,
  }) => {
    await page.clock.install();
    await openAwake(page, `/generic/workshop${query}`);
    const asked = page.waitForRequest('**/virtual-event/sessions/*');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/virtual-event/sessions/*', async (route) => {
      await promise;
      await route.continue();
    });
    const stage = page.locator('[data-stage]').first();
    await stage.locator('[name="start"]').click();
    await asked;
    await page.clock.fastForward(AWAITED_MS);
    await expect(stage.getByRole('alert')).toHaveText(texts.components.session.failed);
    await expect(stage).not.toHaveAttribute('aria-busy');
    resolve();
    await stage.locator('[name="start"]').click();
    await expect(stage).toHaveAttribute('data-stage', 'playing');
  });
