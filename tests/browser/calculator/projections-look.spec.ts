import type { Locator, Page } from '@playwright/test';
import { COMPANY_IDS, LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { findOverflow } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PATH = '/calculator/projections';
const PLAN = '#plan=40_67_50000_10000_6_50_6_';
/** The longest figures that are possible. */
const RICH = '#plan=16_87_10000000_100000000_98_200_100_1';

function headlineOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function openPlan(page: Page): Promise<void> {
  await openAwake(page, `/generic${PATH}${PLAN}`);
  await expect(headlineOf(page)).toHaveAccessibleName(/about \$209,000 at 67\.$/);
}

/** Stops the clock: from now on time passes only when a test lets it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the amount climbs for the eye, and is told only where it ends', async ({ page }) => {
  await openPlan(page);
  const shown = headlineOf(page).locator('[aria-hidden]');
  await expect(shown).toHaveText('$209,000');
  const more = page.getByRole('button', { name: 'One percent more' });
  await more.click();
  // What is added is another amount, so it stands there at once.
  await expect(shown).toHaveText('$21,000');
  // A timer of the real clock could not be stopped any more by the one that the test moves.
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/^Saving 7%/);
  await stopTime(page);
  const told = 'Save 8% and you could have about $41,000 more.';
  await more.click();
  const climbed: string[] = [];
  for (let frame = 0; frame < 8; frame += 1) {
    await expect(headlineOf(page)).toHaveAccessibleName(told);
    climbed.push(await shown.innerText());
    await page.clock.runFor(100);
  }
  expect(new Set(climbed).size).toBeGreaterThan(3);
  const amounts = climbed.map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(amounts.toSorted((one, other) => one - other)).toEqual(amounts);
  // The result is announced once, after nothing has moved for a while.
  await page.clock.runFor(1_000);
  await expect(shown).toHaveText('$41,000');
  await expect(status).toHaveText(/^Saving 8% of your pay from age 40 to 67/);
});

test('a slider that is still moving says nothing of its way', async ({ page }) => {
  await openPlan(page);
  await stopTime(page);
  const status = page.getByRole('main').getByRole('status').first();
  const slider = page.getByRole('slider', { name: 'My contribution' });
  for (let step = 0; step < 4; step += 1) {
    await slider.press('ArrowRight');
    // What is drawn follows the slider, and only then is it quiet for a while.
    const shown = page.locator('main p:not([role])');
    await expect(shown.filter({ hasText: `Saving ${7 + step}% of your pay` })).toBeVisible();
    await page.clock.runFor(500);
    await expect(status).toBeEmpty();
  }
  await page.clock.runFor(800);
  await expect(status).toHaveText(/^Saving 10% of your pay/);
});

test.describe('for someone who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the amount is there at once', async ({ page }) => {
    await openPlan(page);
    await stopTime(page);
    await page.getByRole('button', { name: 'One percent more' }).click();
    await expect(headlineOf(page).locator('[aria-hidden]')).toHaveText('$21,000');
  });
});

test.describe('in the smallest window', () => {
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

  for (const [company, companyId] of COMPANY_IDS.entries()) {
    for (const [at, { language, query }] of LANGUAGES_OF_PAGES.entries()) {
      const turn = takeTurns({ at: at + company * 2, of: COMPANY_IDS.length * 2, first: 1 });
      test(`no plan of ${companyId} in ${language} scrolls sideways`, turn(), async ({ page }) => {
        for (const [owner, plan] of [
          ['anybody', PLAN],
          ['somebody rich', RICH],
        ] as const) {
          await page.goto('about:blank');
          await openAwake(page, `/${companyId}${PATH}?${query}${plan}`);
          await expect(page.getByRole('slider')).toBeVisible();
          expect.soft(await findOverflow(page), `the chart of ${owner}`).toEqual([]);
          await page.locator('section button[aria-pressed=false]').click();
          await expect(page.getByRole('table')).toBeVisible();
          await page.locator('main details summary').last().click();
          expect.soft(await findOverflow(page), `the table of ${owner}`).toEqual([]);
        }

        await page.evaluate(() => sessionStorage.clear());
        await openAwake(page, `/${companyId}/calculator?${query}`);
        await page.locator('main form button[type=submit]').click();
        await expect(page.locator('main [role=alert]')).toBeFocused();
        expect.soft(await findOverflow(page), 'the form with mistakes').toEqual([]);
      });
    }
  }
});

const RANGES = [
  { language: 'en-US', query: '', names: [/^Better:\$1\.52M$/, /^Worse:\$724k$/] },
  { language: 'es-US', query: '?lang=es-US', names: [/^Mejor:\$1\.52.M$/, /^Peor:\$724.mil$/] },
];

for (const [at, { language, query, names }] of RANGES.entries()) {
  const turn = takeTurns({ at, of: RANGES.length });
  for (const width of [768, 1280]) {
    test(
      `both ends of the range are named beside a steep hill at ${width} in ${language}`,
      turn(),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 1_000 });
        await openAwake(page, `/generic${PATH}${query}#plan=25_67_48000_3000_6_50_6_1`);
        const chart = page.locator('main svg[role=img]');
        await expect(chart).toHaveCount(1);
        for (const name of names)
          await expect(chart.locator('text', { hasText: name })).toBeVisible();
        expect(await findMisplacedTexts(chart)).toEqual([]);
      },
    );
  }
}

/** Lists the labels of a chart that leave it or overlap others. */
function findMisplacedTexts(chart: Locator): Promise<string[]> {
  return chart.evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const words = Array.from(svg.querySelectorAll('text'), (text) => ({
      said: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const isOn = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return words.flatMap(({ said, box }, index) => [
      ...(box.left < frame.left || box.right > frame.right ? [`${said} leaves the chart`] : []),
      ...words
        .slice(index + 1)
        .filter((other) => isOn(box, other.box))
        .map((other) => `${said} is on ${other.said}`),
    ]);
  });
}

test('a plan is printed as its chart and its table, without what paper cannot do', async ({
  page,
}) => {
  await openPlan(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(headlineOf(page)).toBeVisible();
  await expect(main.getByRole('img', { name: /^Your savings/ })).toBeVisible();
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What we assumed' })).toBeVisible();
  await expect(page.getByText('This material is for education only.')).toBeVisible();
  await expect(main.locator('button:visible')).toHaveCount(0);
  await expect(main.getByRole('slider')).toBeHidden();
  await expect(page.locator('body > header')).toBeHidden();
  // Its round corners would cut the first amount.
  const panel = main.getByRole('region', { name: 'My contribution' });
  await expect(panel).toHaveCSS('overflow', 'visible');
});

const ONE_OF_TODAY = `${PLAN}&made=3`;

for (const [at, query] of ['', '?lang=es-US'].entries()) {
  const turn = takeTurns({ at, of: 2 });
  test(
    `the answer and its slider stand in the first window of a small laptop${query}`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openAwake(page, `/riverbend${PATH}${query}${ONE_OF_TODAY}`);
      const slider = page.getByRole('slider').first();
      await expect(slider).toBeVisible();
      const bottom = await slider.evaluate(
        (input) => (input.parentElement as HTMLElement).getBoundingClientRect().bottom,
      );
      expect(bottom).toBeLessThanOrEqual(720);
      await expect(headlineOf(page)).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    `on a phone the slider and the figure that it changes stand in one window${query}`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await openAwake(page, `/riverbend${PATH}${query}${ONE_OF_TODAY}`);
      const slider = page.getByRole('slider').first();
      await slider.press('ArrowRight');
      await slider.evaluate((input) => {
        const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
        scrollBy({ top: input.getBoundingClientRect().top - header - 8, behavior: 'instant' });
      });
      await expect(slider).toBeInViewport();
      const added = page.locator('main svg[role=img]').getByText(/^[+−]\$/);
      await expect(added).toBeInViewport({ ratio: 1 });
    },
  );
}
