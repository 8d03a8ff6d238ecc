import type { Page } from '@playwright/test';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const WORDS = [
  {
    at: '/generic',
    label: 'Drag the sun to an age',
    age: '49 years old',
    at34: 'take the whole match',
    at50: /From the year you turn 50 you may put in \$[\d,]+ more/,
    at70: 'stops growing here',
  },
  {
    at: '/seiu775srp?lang=es-US',
    label: 'Arrastra el sol hasta una edad',
    age: '49 años',
    at34: 'pequeño colchón',
    at50: /Un año que falta puede bajar tu cheque/,
    at70: 'ya no crece más',
  },
] as const;

const sunOf = (page: Page) => page.locator('section:has(> [class] > #stops) input[type="range"]');
const saidOf = (page: Page) => page.locator('ul[data-ages] [data-reached]');

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length });
  test(
    `the sun of ${words.at} is a slider of age that moves hills, animal, sentence and place`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await openAwake(page, words.at);
      const sun = sunOf(page);
      await expect(sun).toHaveAccessibleName(words.label);
      await expect(saidOf(page)).toContainText(words.at34);
      await sun.scrollIntoViewIfNeeded();
      const band = page.locator('section:has(#stops)');
      const height = (await band.boundingBox())?.height;
      const animal = band.locator('[data-ages] [data-reached] img');
      const before = { src: await animal.getAttribute('src'), x: (await animal.boundingBox())?.x };

      await sun.focus();
      await page.keyboard.press('End');
      await expect(saidOf(page)).toContainText(words.at70);
      await expect(page.locator('[data-age]')).toHaveText('70');
      await expect(animal).not.toHaveAttribute('src', before.src ?? '');
      await expect
        .poll(async () => (await animal.boundingBox())?.x ?? 0)
        .toBeGreaterThan((before.x ?? 0) + 60);
      await expect(page.locator('ol[data-ages] > :last-child')).toHaveAttribute('data-reached');

      await sun.fill('50');
      await expect(saidOf(page)).toHaveText(words.at50);
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('[data-age]')).toHaveText('49');
      await expect(sun).toHaveAttribute('aria-valuetext', words.age);
      expect((await band.boundingBox())?.height).toBe(height);
    },
  );
}

test('loads nothing for the path before it is touched, and nothing on the page shifts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openAwake(page, '/generic');
  expect(scripts.filter((url) => url.includes('listeners'))).toEqual([]);
  await sunOf(page).scrollIntoViewIfNeeded();
  expect(scripts.filter((url) => url.includes('listeners'))).toEqual([]);
  const box = await sunOf(page).boundingBox();
  if (box === null) throw new Error('The sun is not drawn');
  await page.mouse.move(box.x + 32 + (box.width - 64) * 0.25, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 32, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('[data-age]')).toHaveText('70');
  expect(scripts.filter((url) => url.includes('listeners'))).toHaveLength(1);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual(
    [],
  );
});

test('fits at 320 px with double text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAwake(page, '/riverbend?lang=es-US');
  await setStyle(page, DOUBLE_TEXT);
  expect(await findOverflow(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the path has its four places, and no sun that could not be heard', async ({ page }) => {
    await page.goto('/generic');
    const band = page.locator('section:has(#stops)');
    await expect(band.locator('ol').getByRole('listitem')).toHaveCount(4);
    await expect(band.getByRole('link')).toHaveCount(4);
    await expect(sunOf(page)).toBeHidden();
  });
});
