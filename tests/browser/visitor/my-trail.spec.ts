import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { runAxe } from '../support/axe.ts';
import { findOverflow } from '../support/layout.ts';
import { openAwake, readStored, reloadAwake } from '../support/open-page.ts';
import { closeModalsAsTheyCome, expect, test } from '../support/site-test.ts';
import {
  finishQuiz,
  nextButtons,
  openTrail,
  readGuide,
  TRAIL,
  typeOwnNumbers,
} from '../support/trail.ts';

const KEY = 'sendero:trail:riverbend';
const text = english.myTrail;

function kept(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

async function download(page: Page, name: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return downloading;
}

test('an empty trail invites to the quiz, to the calculator, and to open a file', async ({
  page,
}) => {
  await openAwake(page, TRAIL);
  // It stands complete in the document.
  await expect(page.locator('[data-island="my-trail"][data-awake]')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText(text.emptyTitle)).toBeVisible();
  await expect(nextButtons(page)).toHaveText([text.start]);
  await expect(main.getByRole('link', { name: text.calculator })).toBeVisible();
  await expect(main.getByLabel(text.open)).toBeVisible();
  await expect(main.getByText(text.needsScript)).toBeHidden();
  await expect(main.getByRole('button', { name: text.forget })).toHaveCount(0);
  expect((await runAxe(page)).violations).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the trail says what it needs, and leads to the quiz and the calculator', async ({
    page,
  }) => {
    await page.goto(`${TRAIL}?lang=es-US`);
    const main = page.getByRole('main');
    await expect(main.getByText(spanish.myTrail.needsScript)).toBeVisible();
    await expect(main.getByRole('link', { name: spanish.myTrail.start })).toBeVisible();
    await expect(main.getByRole('link', { name: spanish.myTrail.calculator })).toBeVisible();
    await expect(main.locator('input, button').filter({ visible: true })).toHaveCount(0);
  });
});

test('the quiz, a guide, steps and the match are gathered with one next step', async ({ page }) => {
  await finishQuiz(page, 'elk-arrived');
  await readGuide(page);
  await openTrail(page);
  const main = page.getByRole('main');
  // The words are those of the plan that the quiz gave, not of the animal alone.
  await expect(main.getByText('The Elk at the top is your animal.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'When the match is yours' })).toBeVisible();
  await expect(main.getByText('Your employer adds up to 3% of your pay.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Put your income on one page' })).toHaveCount(2);
  await expect(nextButtons(page)).toHaveText(['Open the one-page budget']);

  await main.getByRole('checkbox').first().check();
  await expect(nextButtons(page)).toHaveText(['Read: When you must take money out']);
  await main.getByRole('checkbox', { name: text.matchGot }).check();
  expect(await kept(page)).toBe('{"hasMatch":true}');

  await reloadAwake(page);
  await expect(main.getByRole('checkbox').first()).toBeChecked();
  await expect(main.getByRole('checkbox', { name: text.matchGot })).toBeChecked();
  expect((await runAxe(page)).violations).toEqual([]);
});

test('the flag is up when three steps are done, and then the match is next, and then life', async ({
  page,
}) => {
  await finishQuiz(page, 'owl');
  await openTrail(page);
  const main = page.getByRole('main');
  const flag = main.locator('[data-flag]');
  const boxes = main.getByRole('checkbox');
  for (const at of [0, 1, 2]) {
    await expect(flag).toHaveCount(0);
    await boxes.nth(at).check();
  }
  await expect(flag).toHaveCount(1);
  await expect(main.getByText('All three steps are done')).toBeVisible();
  await expect(main.getByRole('heading', { name: text.nextMatch })).toBeVisible();
  await boxes.nth(3).check();
  await expect(nextButtons(page)).toHaveText([text.quizAgain]);
  await boxes.first().uncheck();
  await expect(flag).toHaveCount(0);
});

test('everything is forgotten by one button, in the whole browser', async ({ page }) => {
  await openAwake(page, '/riverbend/tools/a-budget-on-one-page');
  await page.locator('#budget-c').fill('1350');
  await openAwake(page, '/riverbend/questions/paycheck');
  await page.locator('#ask-pay').fill('78,000');
  await finishQuiz(page, 'fox');
  await readGuide(page);
  await openTrail(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: text.forget }).click();
  await expect(page.getByRole('status').getByText(text.forgotten)).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(nextButtons(page)).toHaveText([text.start]);

  await reloadAwake(page);
  await expect(nextButtons(page)).toHaveText([text.start]);
  const { user, articles } = (await readStored(page, 'riverbend')).state;
  expect([user.animal, user.lastQuizTakeDate, articles.readArticles]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  const names = await page.evaluate(() => Object.keys(localStorage));
  expect(names.filter((name) => /budget|trail/.test(name))).toEqual([]);
  const ofTab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(ofTab.filter((name) => name.includes('-draft:'))).toEqual([]);
});

test('a file takes the trail to another device, and mistakes are said in both languages', async ({
  page,
  browser,
  baseURL,
}) => {
  await finishQuiz(page, 'elk-fresh-start');
  await readGuide(page);
  await openTrail(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: text.matchGot }).check();
  const file = await download(page, text.save);
  expect(file.suggestedFilename()).toBe('my-trail.json');
  const json = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(json)).toEqual({
    kind: 'sendero-trail',
    version: 1,
    company: 'riverbend',
    plan: 'elk-fresh-start',
    done: { elk: ['count-income'] },
    read: ['vesting'],
    hasMatch: true,
  });

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await closeModalsAsTheyCome(other);
  const open = (content: string, name = 'my-trail.json') =>
    other
      .getByLabel(new RegExp(`^(?:${text.open}|${spanish.myTrail.open})$`))
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  for (const [query, words] of [
    ['?lang=en-US', text],
    ['?lang=es-US', spanish.myTrail],
  ] as const) {
    // Nothing is on this trail, so its part wakes with the file.
    await openAwake(other, `${TRAIL}${query}`);
    await open('A shopping list', 'list.txt');
    await expect(other.getByRole('alert').getByText(words.mistakes.noTrail)).toBeVisible();
    await open(json.replace('"version": 1', '"version": 2'));
    await expect(other.getByRole('alert').getByText(words.mistakes.newer)).toBeVisible();
    await open(json.replace('vesting', '<b>'));
    await expect(other.getByRole('alert').getByText(words.mistakes.broken)).toBeVisible();
    await open('x'.repeat(300_000));
    await expect(other.getByRole('alert').getByText(words.mistakes.tooLarge)).toBeVisible();
  }
  expect(await kept(other)).toBeNull();
  await openAwake(other, `${TRAIL}?lang=en-US`);
  await open(json);
  await expect(other.getByRole('status').getByText(text.opened)).toBeVisible();
  await expect(other.getByText('The Elk at a fresh start is your animal.')).toBeVisible();
  await expect(other.getByRole('checkbox').first()).toBeChecked();
  await expect(other.getByRole('checkbox', { name: text.matchGot })).toBeChecked();
  await expect(other.getByRole('link', { name: 'When the match is yours' })).toBeVisible();
  await other.context().close();
});

test('what is open is a file for the calendar, made in the browser', async ({ page }) => {
  await finishQuiz(page, 'owl');
  await openTrail(page, '?lang=es-US');
  await page.getByRole('checkbox').first().check();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const file = await download(page, spanish.myTrail.calendar);
  expect(file.suggestedFilename()).toBe('my-trail.ics');
  const calendar = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(calendar).toContain(`SUMMARY;LANGUAGE=es-US:${spanish.myTrail.lookBack}`);
  expect(calendar).toContain(`/riverbend/my-plan?lang=es-US`);
  // Scripts that a visit loads once it is idle say nothing of anybody.
  const told = asked.filter((url) => url.startsWith('http') && !url.includes('/assets/'));
  expect(told).toEqual([]);
  await expect(page.getByRole('link', { name: spanish.myTrail.mail })).toHaveAttribute(
    'href',
    '/retirement/riverbend/action-plan/owl?lang=es-US#email',
  );
});

test('a full trail fits one sheet and a narrow window', async ({ page }) => {
  // One's own figures are printed, and what is said to everybody is not.
  await typeOwnNumbers(page);
  await finishQuiz(page, 'elk');
  await openTrail(page, '?lang=es-US');
  const ids = await page.locator('[data-island="my-trail"] + script').evaluate((script) => {
    const { guides } = JSON.parse(script.textContent) as { guides: Array<{ id: string }> };
    return guides.map(({ id }) => id);
  });
  await page.getByLabel(spanish.myTrail.open).setInputFiles({
    name: 'my-trail.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        kind: 'sendero-trail',
        version: 1,
        company: 'riverbend',
        done: { elk: ['catch-up'] },
        read: ids,
        hasMatch: true,
      }),
    ),
  });
  await expect(page.getByRole('status').getByText(spanish.myTrail.opened)).toBeVisible();
  const first = page.getByRole('region', { name: spanish.myTrail.first.title });
  const printed = first.locator('p').filter({ visible: true });
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveText([spanish.myTrail.first.match.done, /\$200/, /\$1,550/, /\$40/]);
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: false });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page)).toEqual([]);
});
