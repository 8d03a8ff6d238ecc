import type { Locator, Page } from '@playwright/test';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PLAN = '#plan=40_67_50000_10000_3_50_6_';

interface Counted {
  tap: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  taps: () => number;
  keys: () => number;
}

/** Counts the taps and keys that a visitor needs; reading and scrolling are none. */
function countTaps(): Counted {
  let taps = 0;
  let keys = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  return {
    tap,
    type: async (target, text) => {
      await tap(target);
      keys += text.length;
      await target.pressSequentially(text);
    },
    taps: () => taps,
    keys: () => keys,
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

for (const [company, companyId] of ['generic', 'riverbend', 'seiu775srp'].entries())
  for (const [at, { query, debts }] of [
    { query: '', debts: 'Budget and debt' },
    { query: '?lang=es-US', debts: 'Presupuesto y deudas' },
  ].entries())
    test(
      `who helps with debts takes two taps from the home page of ${companyId}${query}`,
      tagOf((company + at) % 2 === 0),
      async ({ page }) => {
        await openAwake(page, `/${companyId}${query}`);
        const { tap, taps } = countTaps();
        const main = page.getByRole('main');
        await tap(main.getByRole('link', { name: debts, exact: true }));
        await page.waitForURL(/budget-and-debt/);
        await tap(main.locator('a[href*="/articles/debt-or-savings/"]').first());
        await page.waitForURL(/debt-or-savings/);
        await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
        expect(taps()).toBe(2);
      },
    );

test('one’s own result, from the home page, takes six taps and five keys where the plan is known', async ({
  page,
}) => {
  await openAwake(page, '/riverbend');
  const { tap, type, taps, keys } = countTaps();
  const band = page.locator('#one-percent');
  for (const chip of ['25', '$48k', '3%']) await tap(band.getByText(chip, { exact: true }));
  await tap(band.getByRole('button', { name: 'Use my own numbers' }));
  await page.waitForURL(/\/calculator$/);
  await type(page.locator('main [name="currentSavings"]'), '10000');
  await tap(page.getByRole('button', { name: 'Show my projection' }));
  await page.waitForURL(/\/calculator\/projections/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('could have about');
  // It was 9 to 13 taps and 16 keys, and the answer had to be subtracted.
  expect([taps(), keys()]).toEqual([6, 5]);
});
