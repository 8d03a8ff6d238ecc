import type { Locator, Page } from '@playwright/test';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const PLAN = '#plan=40_67_50000_10000_3_50_6_';

/** Counts the taps that a visitor needs; reading and scrolling are none. */
function countTaps(): { tap: (target: Locator) => Promise<void>; taps: () => number } {
  let count = 0;
  return {
    tap: async (target) => {
      count += 1;
      await target.click();
    },
    taps: () => count,
  };
}

const answerOf = (page: Page): Locator =>
  page.locator('#one-percent').getByRole('heading', { level: 2 });

test.use({ viewport: { width: 375, height: 812 } });

test('one percent more, for an example, takes no tap and stands in the first band', async ({
  page,
}) => {
  await openAwake(page, '/generic');
  await expect(answerOf(page)).toHaveText(/One percent more: about \$[\d,]+/);
  expect((await answerOf(page).boundingBox())?.y).toBeLessThan(1_200);
});

test('one percent more, for oneself, takes three taps and no key', async ({ page }) => {
  await openAwake(page, '/generic');
  const before = await answerOf(page).textContent();
  const { tap, taps } = countTaps();
  for (const chip of ['45', '$75k', '3%'])
    await tap(page.locator('#one-percent').getByText(chip, { exact: true }));
  await expect(answerOf(page)).not.toHaveText(before ?? '');
  expect(taps()).toBe(3);
});

test('whether the match is missed takes no tap on a result', async ({ page }) => {
  await openAwake(page, `/generic/calculator/projections${PLAN}`);
  await expect(
    page.getByRole('heading', { name: 'You are leaving $63 a month of your employer’s money.' }),
  ).toBeVisible();
});

test('who helps with debts takes two taps from the home page', async ({ page }) => {
  await openAwake(page, '/generic');
  const { tap, taps } = countTaps();
  await tap(page.locator('main a[href$="/get-the-facts/budget-and-debt"]'));
  await page.waitForURL(/budget-and-debt/);
  await tap(page.locator('main a[href*="/articles/debt-or-savings/"]').first());
  await page.waitForURL(/debt-or-savings/);
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  expect(taps()).toBe(2);
});
