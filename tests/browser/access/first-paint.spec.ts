import { sampleOf } from '#tests/support/samples/sample-of.ts';
import { openAwake, settle, waitUntilAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const ARTICLE = '/generic/articles/compounding/how-savings-grow-on-their-own';

interface Timing {
  firstPaint: number;
  loaded: number;
  scripts: number[];
}

for (const address of ['/generic', ARTICLE]) {
  test(
    `${address} paints and loads before its first script is asked for`,
    tagOf(address === ARTICLE),
    async ({ page }) => {
      await openAwake(page, address);
      // A browser tells of a paint a moment after it.
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const { firstPaint, loaded, scripts } = await page.evaluate((): Timing => {
        const [navigation] = performance.getEntriesByType('navigation');
        return {
          firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          loaded:
            navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN,
          scripts: performance
            .getEntriesByType('resource')
            .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
            .map(({ startTime }) => startTime),
        };
      });
      expect(scripts.length).toBeGreaterThan(0);
      const firstScript = Math.min(...scripts);
      expect(firstPaint).toBeGreaterThan(0);
      expect(firstScript).toBeGreaterThanOrEqual(loaded);
    },
  );
}

test('a key pressed before the page has loaded wakes it', async ({ page }) => {
  const picture = Promise.withResolvers<void>();
  await page.route('**/media/**/cover-rings.svg', async (route) => {
    await picture.promise;
    await route.continue();
  });
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await waitUntilAwake(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  picture.resolve();
});

test('a link pressed before the script came leads to its page', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/generic', { waitUntil: 'domcontentloaded' });
  await page.locator('header nav').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/generic/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
  script.resolve();
  await waitUntilAwake(page);
});

test('what was opened before the script came stays open', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/generic/faqs', { waitUntil: 'domcontentloaded' });
  await page.locator('#q-yearly-limit summary').click();
  await expect(page.getByText('$24,500')).toBeVisible();
  script.resolve();
  await waitUntilAwake(page);
  await expect(page.getByText('$24,500')).toBeVisible();
});

const SHIFTING = ['/generic', ARTICLE, '/riverbend/make-a-change?lang=es-US'];
const NO_SHIFT = 0.01;
const SHIFTING_IN_WIDTHS = SHIFTING.flatMap((address) =>
  [375, 1280].map((width) => ({ address, width })),
);
const isSampled = sampleOf(SHIFTING_IN_WIDTHS, () => 'any of them');

for (const variation of SHIFTING_IN_WIDTHS) {
  const { address, width } = variation;
  test(
    `nothing on ${address} moves by itself at ${width} px, from the first paint to the last picture`,
    tagOf(isSampled(variation)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // On the second visit, what the device stores is filled in after the shared page.
      await openAwake(page, address);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openAwake(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 600) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await settle(page);
      }
      await page.waitForLoadState('networkidle');
      await settle(page);
      const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined));
      expect(Array.isArray(shifts)).toBe(true);
      const sum = (shifts as number[]).reduce((total, shift) => total + shift, 0);
      expect(sum).toBeLessThanOrEqual(NO_SHIFT);
    },
  );
}

test('the watch over the layout sees a page that moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAwake(page, ARTICLE);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries();
          if (entry && 'value' in entry) resolve(Number(entry.value));
        }).observe({ type: 'layout-shift' });
        const gap = document.createElement('div');
        gap.style.height = '300px';
        document.querySelector('main')?.prepend(gap);
      }),
  );
  expect(moved).toBeGreaterThan(NO_SHIFT);
});
