import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { findOverflow } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PATH = '/calculator/projections';
const PLAN = '#plan=40_67_50000_10000_6_50_6_';

const WORDS = [
  {
    language: 'en-US',
    query: '',
    label: 'Show amounts in',
    today: 'Today’s dollars',
    future: 'Future dollars',
    other: 'Español',
    download: 'Download the table',
    heads: ['As you are, 6% (future dollars)', 'As you are, 6% (today’s dollars)'],
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    label: 'Mostrar los montos en',
    today: 'Dólares de hoy',
    future: 'Dólares futuros',
    other: 'English',
    download: 'Descargar la tabla',
    heads: ['Como vas, 6% (dólares futuros)', 'Como vas, 6% (dólares de hoy)'],
  },
] as const;

const headlineOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length });
  const { language, query } = words;

  test(
    `one press counts every figure in future dollars, through a reload and the other language, in ${language}`,
    turn(),
    async ({ page }) => {
      await openAwake(page, `/generic${PATH}${query}${PLAN}`);
      await expect(headlineOf(page)).toHaveAccessibleName(/\$209,000/);
      const group = page.getByRole('group', { name: words.label });
      await expect(group.getByRole('button', { name: words.today })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await group.getByRole('button', { name: words.future }).click();
      await expect(headlineOf(page)).toHaveAccessibleName(/\$407,000/);
      await expect(page).toHaveURL(`/generic${PATH}${query}`);
      const chart = page.locator('main svg[role=img]');
      await expect(chart).toHaveAccessibleName(/\$407,000.*\$447,000/);
      await expect(page.locator('main dl').getByText('$583,000')).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.download }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const [head = '', first] = file.split('\r\n');
      for (const title of words.heads) expect(head).toContain(title);
      expect(first).toBe('40,10000.00,10000.00,10000.00,50000.00,3000.00,1500.00,550.00,15050.00');

      await page.reload();
      await expect(headlineOf(page)).toHaveAccessibleName(/\$407,000/);
      await page.locator('header').getByRole('link', { name: words.other }).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', language);
      await expect(headlineOf(page)).toHaveAccessibleName(/\$407,000/);
      await page.emulateMedia({ media: 'print' });
      await expect(headlineOf(page)).toHaveAccessibleName(/\$407,000/);
      await expect(page.locator('main form p', { hasText: '2.5%' })).toBeVisible();
      await expect(page.locator('main button:visible')).toHaveCount(0);
    },
  );

  for (const width of [320, 1280])
    test(
      `the switch is large enough to press and stands under the heading at ${width} in ${language}`,
      turn(),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openAwake(page, `/riverbend${PATH}${query}${PLAN}`);
        const group = page.getByRole('group', { name: words.label });
        for (const name of [words.today, words.future]) {
          const box = await group.getByRole('button', { name }).boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(48);
        }
        const [head, box] = await Promise.all([
          headlineOf(page).boundingBox(),
          group.boundingBox(),
        ]);
        expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
        await group.getByRole('button', { name: words.future }).click();
        await expect(headlineOf(page)).toHaveAccessibleName(/\$407,000/);
        expect(await findOverflow(page)).toEqual([]);
        expect((await runAxe(page)).violations).toEqual([]);
      },
    );
}

test('a link brings the dollars that it was copied with, and one without them today’s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `/generic${PATH}${PLAN}`);
  await page.getByRole('button', { name: 'Future dollars' }).click();
  await page.getByRole('button', { name: 'Copy a link to these numbers' }).click();
  await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toContain(`${PLAN}&dollars=future&made=`);
  const other = await context.newPage();
  await other.goto(link);
  await expect(headlineOf(other)).toHaveAccessibleName(/\$407,000/);
  await other.goto(`/generic${PATH}${PLAN}`);
  await expect(headlineOf(other)).toHaveAccessibleName(/\$209,000/);
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch sends the numbers along, and another rate keeps it', async ({ page }) => {
    await page.goto('/generic/calculator');
    for (const [name, value] of [
      ['currentAge', '40'],
      ['retirementAge', '67'],
      ['pretaxSalary', '50000'],
      ['currentSavings', '10000'],
      ['contributionPercentage', '6'],
      ['employerMatchingContributionPercentage', '50'],
      ['employerMatchingUpToContributionPercentageOfSalary', '6'],
    ] as const)
      await page.locator(`main [name=${name}]`).fill(value);
    await page.getByRole('button', { name: 'Show my projection' }).click();
    await expect(headlineOf(page)).toContainText('$209,000');
    await page.getByRole('button', { name: 'Future dollars' }).click();
    await expect(headlineOf(page)).toContainText('$407,000');
    await page.getByRole('main').getByRole('textbox', { name: 'My contribution' }).fill('7');
    await page.getByRole('button', { name: 'Recalculate', exact: true }).click();
    await expect(headlineOf(page)).toContainText('$447,000');
    await page.getByRole('button', { name: 'Today’s dollars' }).click();
    await expect(headlineOf(page)).toContainText('$230,000');
  });
});
