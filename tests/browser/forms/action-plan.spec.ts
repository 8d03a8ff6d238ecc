import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PLAN = '/retirement/generic/action-plan/owl';

/** The form below the plan has a status region of its own. */
function progressOf(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first();
}

test('the ticks of a plan stay on the device, each plan’s own', async ({ page }) => {
  await openAwake(page, PLAN);
  const progress = progressOf(page);
  const boxes = page.getByRole('checkbox');
  await expect(progress).toHaveText('0 of 3 done');
  await boxes.first().check();
  await page.getByText('Done', { exact: true }).last().click();
  await expect(progress).toHaveText('2 of 3 done');

  await reloadAwake(page);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.last()).toBeChecked();
  await boxes.nth(1).check();
  await expect(progress).toContainText('All three done.');
  await boxes.first().uncheck();
  await expect(progress).toHaveText('2 of 3 done');

  await openAwake(page, `${PLAN}/reminder?lang=es-US`);
  await expect(progressOf(page)).toHaveText('2 de 3 listos');
  await openAwake(page, '/retirement/generic/action-plan/fox?lang=es-US');
  await expect(progressOf(page)).toHaveText('0 de 3 listos');
});

test('ticks and a print that were asked for at the first paint are kept, and done', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const release = await holdScripts(page);
  await page.goto(PLAN, { waitUntil: 'domcontentloaded' });
  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  await boxes.last().check();
  await page.getByRole('button', { name: 'Print my plan' }).click();
  await expect(page.locator('[data-island="print-plan"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(progressOf(page)).toHaveText('2 of 3 done');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await reloadAwake(page);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.last()).toBeChecked();
});

test('a tick is kept whose part had no time to wake: going away by a link waits for it, a reload need not', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(PLAN, { waitUntil: 'domcontentloaded' });
  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page.locator('[data-island][aria-busy]')).toHaveCount(1);
  release();
  await expect(page).toHaveURL('/generic/calculator');

  await page.unroute('**/assets/*.js');
  await page.route('**/assets/step-tick-*.js', () => undefined);
  await openAwake(page, PLAN);
  await boxes.last().check();
  await page.unroute('**/assets/step-tick-*.js');
  await reloadAwake(page);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.last()).toBeChecked();
});

test('a box says which step it is for', async ({ page }) => {
  await openAwake(page, PLAN);
  await expect(
    page.getByRole('checkbox', { name: 'Done: Practice your first month' }),
  ).toBeVisible();
  const box = page.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
});

test('the plan is a file for the calendar, in the language of the page', async ({ page }) => {
  await openAwake(page, `${PLAN}?lang=es-US`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Agregar a mi calendario' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('action-plan-owl.ics');
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain('SUMMARY;LANGUAGE=es-US:Ensaya tu primer mes');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
});

test('the button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await openAwake(page, PLAN);
  await page.getByRole('button', { name: 'Print my plan' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
});

for (const [at, { language, address, disclosure }] of [
  { language: 'en-US', address: PLAN, disclosure: 'This material is for education only.' },
  {
    language: 'es-US',
    address: '/retirement/riverbend/action-plan/elk?lang=es-US',
    disclosure: 'Este material es solo educativo.',
  },
].entries()) {
  const turn = takeTurns({ at, of: 2, first: 1 });
  test(
    `the plan in ${language} fits one sheet, with its animal, its links and the disclosures`,
    turn(),
    async ({ page }) => {
      await openAwake(page, address);
      const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: false });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('checkbox')).toHaveCount(3);
      await expect(page.getByText(disclosure)).toBeVisible();
      await expect(page.locator('body > header')).toBeHidden();
      await expect(page.getByRole('main').getByRole('button')).toBeHidden();
      const portrait = await page.locator('main header img').boundingBox();
      expect(portrait?.width).toBeCloseTo(144, 0);
      await expect(page.locator('main').getByText('1-800-772-1213').first()).toBeVisible();
      const host = new URL(page.url()).host;
      await expect(page.locator('main ol').getByText(`${host}/`).first()).toBeVisible();
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan can be read and put in the calendar; what needs a script is not offered', async ({
    page,
  }) => {
    await page.goto(PLAN);
    await expect(page.locator('main ol').getByRole('heading')).toHaveCount(3);
    await expect(page.getByText('Within 14 days')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to my calendar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print my plan' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Open the calculator' }).click();
    await expect(page).toHaveURL('/generic/calculator');
  });
});
