import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const SHEET = '/generic/tools/a-budget-on-one-page';
const KEY = 'sendero:budget:generic';

test.describe('the bar of the match article', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what each rate brings, without a script', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/generic/articles/employer-match/the-match-money-that-meets-you-halfway');
    const bar = page.locator('[data-inset="match-bar"]');
    const widths: number[] = [];
    for (const { rate, says } of [
      { rate: '6%', says: '$2,400 a year and your employer adds $1,200: $3,600' },
      { rate: '3%', says: '$1,200 a year and your employer adds $600: $1,800' },
      { rate: '0%', says: 'your employer adds nothing. $1,200 a year stays behind' },
    ]) {
      await bar.getByRole('radio', { name: rate }).check();
      await expect(bar.getByRole('status')).toContainText(says);
      await expect(bar.locator('.rate').filter({ visible: true })).toHaveCount(1);
      const parts = await bar
        .locator('.bar span')
        .filter({ visible: true })
        .evaluateAll((found) => found.map((part) => part.getBoundingClientRect().width));
      widths.push(parts.reduce((sum, width) => sum + width, 0));
      if (parts.length === 2) expect(parts[0]).toBeGreaterThan(parts[1] ?? 0);
    }
    expect(widths[1]).toBeLessThan(widths[0] ?? 0);
  });
});

test.describe('the pay stub of the match article', () => {
  test.use({ javaScriptEnabled: false });

  for (const { company, query, says } of [
    {
      company: 'generic',
      query: '',
      says: ['plan', 'Federal tax gives back', 'Your take-home pay falls by', 'Your employer adds'],
    },
    {
      company: 'riverbend',
      query: '?lang=es-US',
      says: ['plan', 'El impuesto federal te devuelve', 'Tu cheque baja', 'Tu empleador agrega'],
    },
  ])
    test(`moves with one, two or three percent more, without a script, for ${company}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(
        `/${company}/articles/employer-match/the-match-money-that-meets-you-halfway${query}`,
      );
      const stub = page.locator('[data-inset="pay-stub"]');
      const widths: number[] = [];
      for (const { more, amounts } of [
        { more: '+1%', amounts: ['−$33', '+$4', '$29', '+$17'] },
        { more: '+3%', amounts: ['−$100', '+$12', '$88', '+$50'] },
      ]) {
        await stub.getByRole('radio', { name: more }).check();
        const lines = stub.locator('[data-line]');
        for (const [at, amount] of amounts.entries()) {
          await expect(lines.nth(at).locator('dt')).toContainText(says[at] ?? '');
          await expect(lines.nth(at).locator('dd span').filter({ visible: true })).toHaveText(
            amount,
          );
        }
        const bar = lines.first().locator('rect');
        await bar.evaluate((part) =>
          Promise.all((part.parentElement?.getAnimations() ?? []).map(({ finished }) => finished)),
        );
        widths.push((await bar.boundingBox())?.width ?? 0);
      }
      expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(3, 1);
    });
});

test('the article with both breaks no rule that axe knows', async ({ page }) => {
  await openAwake(page, '/generic/articles/employer-match/the-match-money-that-meets-you-halfway');
  await expect(page.locator('[data-inset]')).toHaveCount(2);
  expect((await runAxe(page)).violations).toEqual([]);
});

test('the budget sheet adds up, is kept on the device, and is forgotten by a button', async ({
  page,
}) => {
  await openAwake(page, SHEET);
  const sheet = page.locator('form.budget');
  const sums = sheet.locator('output');
  await sheet.locator('#budget-a').fill('3,200');
  await sheet.locator('#budget-c').fill('1350');
  await expect(sums).toHaveText(['$1,350', '$1,850', '$430']);
  await sheet.locator('#budget-d').fill('2000');
  await expect(sums).toHaveText(['$3,350', '-$150', '-$35']);
  await sheet.locator('#budget-e').fill('ten');
  await expect(sheet.locator('#budget-e')).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet.locator('p[role="status"]')).toHaveText(/stay in this browser/);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(
    '{"a":3200,"c":1350,"d":2000}',
  );

  await page.reload();
  await sheet.scrollIntoViewIfNeeded();
  await expect(sheet.locator('#budget-a')).toHaveValue('3200');
  await expect(sums).toHaveText(['$3,350', '-$150', '-$35']);

  await sheet.getByRole('button', { name: 'Forget my numbers' }).click();
  await expect(sheet.locator('#budget-a')).toHaveValue('');
  await expect(sums).toHaveText(['', '', '']);
  await expect(sheet.locator('p[role="status"]')).toHaveText('Your numbers are erased.');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('a budget sheet that was filled out is there to print before anybody has scrolled to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 480 });
  await openAwake(page, SHEET);
  await page.evaluate((key) => localStorage.setItem(key, '{"a":3200,"c":1350}'), KEY);
  await openAwake(page, SHEET);
  const sheet = page.locator('form.budget');
  // It wakes by itself only half a window below the lower edge.
  expect((await sheet.boundingBox())?.y).toBeGreaterThan(480 * 1.5);
  await expect(sheet.locator('#budget-a')).toHaveValue('3200');
  await expect(sheet.locator('output')).toHaveText(['$1,350', '$1,850', '$430']);
});

test('the budget sheet is printed on one page', async ({ page }) => {
  for (const address of [SHEET, `${SHEET.replace('generic', 'riverbend')}?lang=es-US`]) {
    await page.goto(address);
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: false });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), address).toHaveLength(1);
  }
});
