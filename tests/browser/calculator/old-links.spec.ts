import type { Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { runAxe } from '../support/axe.ts';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const PATH = '/calculator/projections';
const PLAN = '#plan=40_67_50000_10000_6_50_6_';
const { since, more, copyLink } = english.projections;

const noteOf = (page: Page) => page.getByRole('region', { name: since.title });

test('a link from before links had a version opens, and says what has changed since', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAwake(page, `/generic${PATH}${PLAN}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$209,000');
  await expect(noteOf(page)).toContainText(since.rules.dollars);
  await expect(noteOf(page)).toContainText(since.unsaid);
  expect((await runAxe(page)).violations).toEqual([]);
  await setStyle(page, DOUBLE_TEXT);
  expect(await findOverflow(page)).toEqual([]);
});

test('an older link to a rising rate chooses no percent for it where the plan has none, and keeps its note', async ({
  page,
}) => {
  for (const [company, chosen] of [
    ['generic', { returnPercentage: 6 }],
    ['riverbend', { autoIncreaseCapPercentage: 35, returnPercentage: 6 }],
  ] as const) {
    await openAwake(page, `/${company}${PATH}${PLAN}1&returnPercentage=6`);
    await expect(noteOf(page)).toContainText(since.rules.dollars);
    const kept = await page.evaluate(
      (key) => sessionStorage.getItem(key),
      `sendero:calculator-draft:${company}`,
    );
    expect(JSON.parse(kept ?? '{}')).toHaveProperty('assumptions', chosen);
    await reloadAwake(page);
    await expect(noteOf(page)).toContainText(since.rules.dollars);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a link of other tables says their year and each figure that moved, until its numbers are others', async ({
  page,
}) => {
  await openAwake(page, `/generic${PATH}${PLAN}&made=2_2021_198765_2100_16`);
  const note = noteOf(page);
  await expect(note).toContainText('The link was made with those of 2021.');
  await expect(note.getByRole('listitem').filter({ hasText: '$198,765 then' })).toContainText(
    /\$20\d,\d{3} now/,
  );
  await expect(note).not.toContainText(since.rules.dollars);
  await reloadAwake(page);
  await expect(note).toContainText('$198,765 then');
  // The note is about the rate of the link, which stays beside the one that is tried.
  await page.getByRole('button', { name: more, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('more');
  await expect(note).toBeVisible();
  await page.getByText(english.projections.change, { exact: true }).click();
  await page.locator('#assumption-returnPercentage').fill('4');
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('button', { name: copyLink })).toBeVisible();
});

test('a link to hours says it, too, in the language of the page', async ({ page }) => {
  await openAwake(page, '/seiu775srp/calculator/hours?lang=es-US#hours=1_30_0.5_40_65_2000_1_week');
  const words = spanish.projections.since;
  const note = page.getByRole('region', { name: words.title });
  await expect(note).toContainText(words.rules.dollars);
  await expect(note).toContainText(words.rules.yearLimit);
});

test('a link of today says what it shows, and nothing when it is opened', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `/generic${PATH}${PLAN}`);
  await page.getByRole('button', { name: copyLink }).click();
  await expect(page.getByRole('button', { name: 'Link copied!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/&made=\d+_20\d\d_20\d{4}_\d+_\d+$/);
  const other = await context.newPage();
  await openAwake(other, link);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('$209,000');
  await expect(noteOf(other)).toHaveCount(0);
  await other.close();
});

test('a link that cannot be read says so, also beside a plan that the tab has', async ({
  page,
}) => {
  for (const [query, { projections }] of [
    ['', english],
    ['?lang=es-US', spanish],
  ] as const) {
    await openAwake(page, `/generic${PATH}${query}#plan=40_67_50`);
    await expect(page.getByRole('alert')).toHaveText(projections.unreadLink);
  }
  await openAwake(page, `/generic${PATH}?lang=en-US${PLAN}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$209,000');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#plan=40_67'));
  await expect(page.getByRole('alert')).toHaveText(english.projections.unreadLink);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$209,000');
});
