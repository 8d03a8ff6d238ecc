import type { Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { runAxe } from '../support/axe.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english },
  { language: 'es-US', query: '?lang=es-US', texts: spanish },
] as const;

const TYPED = { hours: '30', currentAge: '40', currentSavings: '2,000', countedYears: '1' };

async function fillHours(page: Page): Promise<void> {
  for (const [name, typed] of Object.entries(TYPED))
    await page.locator(`main [name=${name}]`).fill(typed);
}

for (const [at, { language, query, texts }] of LANGUAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES.length });
  test(
    `hours become a projection that can be changed, kept and shared in ${language}`,
    turn(),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sent: string[] = [];
      context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      const main = page.getByRole('main');
      const headline = page.getByRole('heading', { level: 1 });
      await openAwake(page, `/seiu775srp/calculator${query}`);
      await main.locator('[name=hours]').fill('90');
      await main.locator('[name=ratePerHour]').focus();
      await expect(main.getByText(texts.hours.mistakes.hours.replace('{max}', '80'))).toBeVisible();
      await main.locator('[name=per]').selectOption('year');
      await fillHours(page);
      await main.locator('[name=per]').selectOption('week');
      expect((await runAxe(page)).violations).toEqual([]);

      await main.getByRole('button', { name: texts.hours.submit }).click();
      await expect(headline).toContainText('$25,600');
      await expect(page).toHaveURL(`/seiu775srp/calculator/hours${query}`);
      await main.getByText(texts.hours.result.steps, { exact: true }).click();
      expect((await runAxe(page)).violations).toEqual([]);
      await main.getByRole('button', { name: texts.projections.table, exact: true }).click();
      await expect(main.getByRole('table').locator('tr:last-child td').first()).toHaveText(
        '$25,635',
      );
      await main.getByRole('button', { name: texts.projections.dollars.future }).click();
      await expect(headline).toContainText('$47,500');
      await expect(main.getByRole('table').locator('tr:last-child td').first()).toHaveText(
        '$47,526',
      );
      await expect(main.getByRole('table')).toContainText(texts.projections.caption.future);
      await main.getByRole('button', { name: texts.projections.dollars.today }).click();

      await main.getByText(texts.projections.change, { exact: true }).click();
      await main.locator('#assumption-returnPercentage').fill('0');
      await expect(headline).toContainText('$11,600');
      await reloadAwake(page);
      await expect(headline).toContainText('$11,600');
      await main.getByRole('button', { name: texts.projections.copyLink }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).hash).toMatch(
        /^#hours=1_30_0\.5_40_65_2000_1_week&returnPercentage=0&made=\d+_20\d\d_11\d{3}_\d+_0$/,
      );

      const other = await context.newPage();
      await other.goto(link);
      await expect(other.getByRole('heading', { level: 1 })).toContainText('$11,600');
      await expect(other).toHaveURL(`/seiu775srp/calculator/hours${query}`);
      await other.close();
      // Nothing that was typed has left the device.
      expect(sent.filter((request) => /currentSavings|2,?000[_&"]/.test(request))).toEqual([]);

      await main.getByRole('link', { name: texts.projections.edit }).click();
      await expect(main.locator('[name=hours]')).toHaveValue('30');
      await main.getByRole('link', { name: texts.calculator.startOver }).click();
      await expect(main.locator('[name=hours]')).toHaveValue('');
      await expect(main.locator('[name=ratePerHour]')).toHaveValue('0.50');
    },
  );
}

test('who saves beside the hours finds the seven fields, and the way back from their result', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openAwake(page, '/seiu775srp/calculator');
  await main.getByRole('link', { name: 'Open the calculator for savings' }).click();
  await expect(page).toHaveURL('/seiu775srp/calculator/own-savings');
  const typed = {
    currentAge: '40',
    pretaxSalary: '50,000',
    currentSavings: '10,000',
    contributionPercentage: '6',
  };
  for (const [name, value] of Object.entries(typed))
    await main.locator(`[name=${name}]`).fill(value);
  await main.getByRole('button', { name: 'Show my projection' }).click();
  await expect(page).toHaveURL('/seiu775srp/calculator/projections');
  await main.getByRole('link', { name: 'Edit my numbers' }).click();
  await expect(page).toHaveURL('/seiu775srp/calculator/own-savings');
  await expect(main.locator('[name=pretaxSalary]')).toHaveValue('50,000');
  await main.getByRole('link', { name: 'Open the calculator for your hours' }).click();
  await expect(main.locator('[name=hours]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole way from hours to the result and back works', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/seiu775srp/calculator');
    await fillHours(page);
    await main.getByRole('button', { name: 'Show what it could become' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('$25,600');
    await expect(page).toHaveURL('/seiu775srp/calculator/hours');
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.locator('button[type=button]:visible')).toHaveCount(0);
    await main.getByRole('button', { name: 'Edit my numbers' }).click();
    await expect(main.locator('[name=hours]')).toHaveValue('30');
  });
});

for (const [at, { language, query, texts }] of LANGUAGES.entries())
  test(
    `hours that are sent without a connection stay in the form, which says so, in ${language}`,
    takeTurns({ at, of: LANGUAGES.length })(),
    async ({ page, context, expected }) => {
      // What counts the visit may be asked for without a connection.
      expected.failures.push('/assets/', '/po/');
      await openAwake(page, `/seiu775srp/calculator${query}`);
      await fillHours(page);
      await expect(page.locator('[data-island="hours"][data-awake]')).toHaveCount(1);
      await context.setOffline(true);
      const send = page.getByRole('main').getByRole('button', { name: texts.hours.submit });
      await send.click();
      await expect(page.getByRole('alert')).toHaveText(texts.shell.offline);
      await expect(page.locator('main [name=hours]')).toHaveValue(TYPED.hours);
      await context.setOffline(false);
      await send.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('$25,600');
    },
  );

test('a link to hours that was cut off says so, and leads to the form', async ({ page }) => {
  for (const { query, texts } of LANGUAGES) {
    await openAwake(page, `/seiu775srp/calculator/hours${query}#hours=1_30_0.5`);
    await expect(page.getByRole('alert')).toHaveText(texts.projections.unreadLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.projections.emptyTitle);
  }
});
