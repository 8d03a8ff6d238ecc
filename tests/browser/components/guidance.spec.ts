import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { waitUntilKnown } from '../support/consent.ts';
import {
  settle,
  openAwake,
  reloadAwake,
  readStored,
  waitUntilAwake,
} from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const EVENT = '/generic/virtual-event';
const TIMELINE = '/generic/transitioning-to-retirement';
const SURVEY = '/riverbend/transitioning-to-retirement/survey';
const SURVEY_HOST = 'survey.riverbend.example.com';

async function storedTopic(page: Page): Promise<string | undefined> {
  return (await readStored(page, 'generic')).state.transitionToRetirement.filter;
}

test('a guide of the event that was read is marked, also on the next visit', async ({ page }) => {
  await openAwake(page, EVENT);
  const guides = page.getByRole('region', { name: 'Guides for the event' });
  await expect(guides.getByText('4 guides', { exact: true })).toBeVisible();
  await expect(guides.getByText('Read', { exact: true })).toHaveCount(0);
  await guides.getByRole('link', { name: 'Get ready in twenty minutes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get ready in twenty minutes');
  await page.getByRole('link', { name: 'Virtual event' }).click();
  await expect(guides.getByText('1 of 4 read')).toBeVisible();
  await reloadAwake(page);
  const read = guides.getByRole('listitem').filter({ hasText: 'Get ready' });
  await expect(read.getByText('Read', { exact: true })).toBeVisible();
  await expect(guides.getByText('Read', { exact: true })).toHaveCount(1);
  expect((await runAxe(page)).violations).toEqual([]);
});

test('the topic somebody looked at is kept, and leads back until everything is asked for', async ({
  page,
}) => {
  await openAwake(page, `${TIMELINE}/all`);
  const filters = page.getByRole('navigation', { name: 'Show one topic' });
  await filters.getByRole('link', { name: 'Health', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${TIMELINE}/health`);
  await expect(page.getByRole('heading', { name: 'Health: 4 stops' })).toBeVisible();
  await expect.poll(() => storedTopic(page)).toBe('health');

  await openAwake(page, `${TIMELINE}/all`);
  await filters.getByRole('link', { name: 'Last time you looked at Health' }).click();
  await expect(page).toHaveURL(`${TIMELINE}/health`);
  await filters.getByRole('link', { name: 'Everything' }).click();
  await expect(page.getByRole('heading', { name: 'Sixteen stops' })).toBeVisible();
  await expect(filters.getByRole('link', { name: /^Last time/ })).toHaveCount(0);
  await expect.poll(() => storedTopic(page)).toBeUndefined();
});

test('a topic that is gone from the timeline is not led back to', async ({ page }) => {
  await openAwake(page, `${TIMELINE}/papers`);
  await page.evaluate(() => {
    const key = 'sendero:generic';
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replace('"papers"', '"gone"'));
  });
  await openAwake(page, `${TIMELINE}/all`);
  await settle(page);
  await expect(page.getByRole('link', { name: /^Last time/ })).toHaveCount(0);
});

test('the survey is fetched after a press only, over its own page, and is gone when it closes', async ({
  page,
  expected,
}) => {
  expected.hosts.push(SURVEY_HOST);
  const asked: string[] = [];
  await page.route(`https://${SURVEY_HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Survey</title><main><h1>Question 1</h1></main></html>',
    });
  });
  // The visitor comes from another page, because only the survey's own document may frame it.
  await openAwake(page, '/riverbend/transitioning-to-retirement/all');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'See the survey' }).click();
  await expect(page).toHaveURL(SURVEY);
  await waitUntilAwake(page);
  const start = page.getByRole('button', { name: 'Start the survey' });
  await start.focus();
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[data-modal="survey"]');
  await expect(dialog).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText('Question 1')).toBeVisible();
  expect(asked).toEqual([`https://${SURVEY_HOST}/last-mile?language=en`]);
  expect((await runAxe(page)).violations).toEqual([]);
  await expect(dialog.getByText('Loading the survey')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 700 });
  const wide = await dialog.boundingBox();
  expect(await dialog.locator('iframe').boundingBox()).toMatchObject({
    x: wide?.x,
    width: wide?.width,
  });
  // Escape would take the answers along.
  await expect(dialog.getByRole('button', { name: 'Close the survey' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('status')).toContainText('What you have not sent there is lost.');
  await dialog.getByRole('button', { name: 'Go on with the survey' }).click();
  await expect(dialog.frameLocator('iframe').getByText('Question 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close the survey' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(start).toBeFocused();
});

test('opening the survey is counted as a modal, once somebody agreed to counting', async ({
  page,
  expected,
}) => {
  expected.hosts.push(SURVEY_HOST);
  await page.route(`https://${SURVEY_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Survey</title>' }),
  );
  await openAwake(page, SURVEY);
  // Before that, the answer is a plain form, and the page that it brings is not awake.
  await waitUntilKnown(page);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Start the survey' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.adobeDataLayer ?? [])))
    .toContain('{"event":"modal load","modal":"survey"}');
});

test('the button of the workshop prints the sheet alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const isShown = (part: string): boolean => {
        const heading = document.getElementById(part);
        return heading !== null && heading.getClientRects().length > 0;
      };
      document.body.dataset['printed'] = JSON.stringify([
        isShown('agenda'),
        isShown('sheet-title'),
      ]);
    };
  });
  await openAwake(page, '/generic/workshop');
  const button = page.getByRole('button', { name: 'Print the sheet' });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'The agenda' })).toBeVisible();
  // Print hides the button, so it is pressed by its own method.
  await page.locator('#sheet button').evaluate((element: HTMLButtonElement) => element.click());
  await expect(page.locator('body')).toHaveAttribute('data-printed', '[false,true]');
  await expect(page.getByRole('heading', { name: 'The agenda' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the topics are links, the survey opens in a tab of its own, the sheet is there', async ({
    page,
  }) => {
    await page.goto(`${TIMELINE}/all?lang=es-US`);
    await page.getByRole('link', { name: 'Impuestos', exact: true }).click();
    await expect(page).toHaveURL(`${TIMELINE}/taxes?lang=es-US`);
    await expect(page.getByRole('heading', { name: /^Impuestos: \d+ paradas$/ })).toBeVisible();
    await page.goto(SURVEY);
    await expect(page.getByRole('button', { name: 'Start the survey' })).toBeHidden();
    await expect(page.getByText('Without JavaScript the survey opens')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open it in a new tab' })).toBeVisible();
    await page.goto('/generic/workshop');
    await expect(page.getByText('My age', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the sheet' })).toHaveCount(0);
  });
});

test.describe('the years of the way into retirement', () => {
  test.use({ javaScriptEnabled: false });

  for (const [at, { query, open, year, here }] of [
    { query: '', open: 'I am here', year: 'Three years before', here: 'You are here' },
    { query: '?lang=es-US', open: 'Estoy aquí', year: 'Tres años antes', here: 'Estás aquí' },
  ].entries()) {
    const turn = takeTurns({ at, of: 2 });
    test(
      `leads to the year in which somebody is, opens and marks it${query}`,
      turn(),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(`/generic/transitioning-to-retirement/all${query}`);
        const marks = page.getByText(here, { exact: true });
        await expect(marks.filter({ visible: true })).toHaveCount(0);
        await page.getByText(open, { exact: true }).click();
        await page.getByRole('link', { name: year, exact: true }).click();
        await expect(marks.filter({ visible: true })).toHaveCount(1);
        const stop = page.locator('li:has(:target)');
        await expect(stop.locator('summary')).toContainText(year);
        await expect(stop.locator('summary')).toBeInViewport();
        await expect(stop.locator('details')).toHaveAttribute('open');
      },
    );

    test(
      `are folded all but the first, and stand open on paper${query}`,
      turn(),
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(`/riverbend/transitioning-to-retirement/all${query}`);
        const stops = page.locator('main ol > li');
        const words = stops.locator('details > div > p:first-child');
        await expect(words).toHaveCount(await stops.count());
        await expect(words.filter({ visible: true })).toHaveCount(1);
        const [first, second] = [
          await stops.nth(1).boundingBox(),
          await stops.nth(2).boundingBox(),
        ];
        expect((second?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(140);
        expect((await page.locator('main ol').first().boundingBox())?.height).toBeLessThan(2_400);
        await page.emulateMedia({ media: 'print' });
        await expect(words.filter({ visible: true })).toHaveCount(await stops.count());
      },
    );
  }
});
