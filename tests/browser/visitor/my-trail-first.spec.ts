import { english, spanish } from '#tests/support/texts/every-text.ts';
import { runAxe } from '../support/axe.ts';
import { findOverflow } from '../support/layout.ts';
import { reloadAwake } from '../support/open-page.ts';
import { closeModalsAsTheyCome, expect, test } from '../support/site-test.ts';
import {
  finishQuiz,
  nextButtons,
  openTrail,
  readGuide,
  TRAIL,
  typeOwnNumbers,
} from '../support/trail.ts';

const text = english.myTrail;

test('what comes first has the numbers of calculator and budget, and forgets them with the rest', async ({
  page,
}) => {
  await typeOwnNumbers(page);
  await finishQuiz(page, 'owl');
  await openTrail(page);
  const first = page.getByRole('region', { name: text.first.title });
  await expect(first.getByRole('heading', { level: 3 })).toHaveText([
    text.first.match.title,
    text.first.debt.title,
    text.first.cushion.title,
    text.first.more.title,
  ]);
  await expect(first.getByRole('listitem')).toContainText([
    '$720 of it is left',
    '$200 a month for debts',
    'about $1,550',
    'about $40 a month',
  ]);
  await expect(first.getByText(text.first.noNumbers)).toHaveCount(0);
  await page.getByRole('checkbox', { name: text.matchGot }).check();
  await expect(first.getByText(text.first.match.done)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);
  expect((await runAxe(page)).violations).toEqual([]);

  await page.getByRole('button', { name: text.forget }).click();
  await finishQuiz(page, 'owl');
  await openTrail(page);
  await expect(first.getByText(text.first.noNumbers)).toBeVisible();
  await expect(first).not.toContainText('$');
});

test('a link carries the trail behind its #, and adds it only when its reader says so', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await finishQuiz(page, 'elk-fresh-start');
  await readGuide(page);
  await openTrail(page, '?lang=es-US');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: spanish.myTrail.copyLink }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(
    `${TRAIL}?lang=es-US#trail=1_riverbend_elk-fresh-start_0_elk.count-income_vesting`,
  );

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await closeModalsAsTheyCome(other);
  const sent: string[] = [];
  other.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const brought = other.getByRole('region', { name: text.linkTitle });
  const fragment = link.slice(link.indexOf('#'));
  await openTrail(other, fragment);
  await brought.getByRole('button', { name: text.linkLeave }).click();
  await expect(brought).toHaveCount(0);
  await expect(nextButtons(other)).toHaveText([text.start]);
  expect(new URL(other.url()).hash).toBe('');

  // In the page that is open already, and once more after a reload.
  await other.evaluate((hash) => (location.hash = hash), fragment);
  await expect(brought).toBeVisible();
  await reloadAwake(other);
  await brought.getByRole('button', { name: text.linkAdd }).click();
  await expect(other.getByRole('status').getByText(text.linkAdded)).toBeVisible();
  await expect(other.getByText('The Elk at a fresh start is your animal.')).toBeVisible();
  await expect(other.getByRole('checkbox').first()).toBeChecked();
  await expect(other.getByRole('link', { name: 'When the match is yours' })).toBeVisible();

  await other.evaluate(() => (location.hash = '#trail=1_riverbend_bear'));
  await brought.getByRole('button', { name: text.linkAdd }).click();
  await expect(other.getByRole('status').getByText(text.linkUnread)).toBeVisible();
  expect(sent.filter((said) => said.includes('fresh-start_'))).toEqual([]);
  await other.context().close();
});
