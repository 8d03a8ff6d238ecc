import type { Locator, Page } from '@playwright/test';
import { DOUBLE_TEXT, findOverflow, findPartedWords, setStyle } from '../support/layout.ts';
import { openInSight } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

async function openTicket(page: Page): Promise<{ part: Locator; slider: Locator }> {
  await openInSight(page, '/generic/gallery/the-price-creep');
  const part = page.locator('[data-component="price-creep"]');
  return { part, slider: part.getByRole('slider', { name: 'Move through the years' }) };
}

test('keys lead from mark to mark and to both ends, and say year and price', async ({ page }) => {
  const { part, slider } = await openTicket(page);
  const expectAt = async (value: string, words: string): Promise<void> => {
    await expect(slider).toHaveValue(value);
    await expect(slider).toHaveAttribute('aria-valuetext', words);
  };
  await expectAt('3', '1995: $4.35');
  await slider.press('ArrowRight');
  await expectAt('19', '2000: $5.39');
  await expect(part.getByText('24% more than in 1995')).toBeVisible();
  for (const value of ['35', '51', '67', '83', '100']) {
    await slider.press('ArrowUp');
    await expect(slider).toHaveValue(value);
  }
  await expectAt('100', '2022: $10.53');
  await expect(part.getByText('142% more than in 1995')).toBeVisible();
  await slider.press('ArrowLeft');
  await expectAt('83', '2020: $9.18');
  await slider.press('Home');
  await expectAt('3', '1995: $4.35');
  await slider.press('End');
  await expectAt('100', '2022: $10.53');
  await slider.press('PageDown');
  await expectAt('83', '2020: $9.18');
});

test('dragged, the slider rests on the nearest mark, above its year', async ({ page }) => {
  const { part, slider } = await openTicket(page);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no place');
  const middle = box.y + box.height / 2;
  const thumb = 48;
  const xOf = (place: number): number =>
    box.x + thumb / 2 + ((place - 3) / 97) * (box.width - thumb);
  await page.mouse.move(xOf(3), middle);
  await page.mouse.down();
  for (const { place, value } of [
    { place: 9, value: '3' },
    { place: 13, value: '19' },
    { place: 25, value: '19' },
    { place: 64, value: '67' },
    { place: 96, value: '100' },
    { place: 45, value: '51' },
  ]) {
    await page.mouse.move(xOf(place), middle);
    await expect(slider, `at ${place}`).toHaveValue(value);
  }
  await page.mouse.up();
  await expect(slider).toHaveValue('51');
  const year = await part.locator('svg text', { hasText: '2010' }).boundingBox();
  expect((year?.x ?? 0) + (year?.width ?? 0) / 2).toBeCloseTo(xOf(51), 0);
  // After the slider is let go, its keys work as before.
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('67');
});

for (const width of [320, 375, 600, 768])
  test(`at ${width} px with double text no word of the inflation page is parted, and no year sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['en-US', 'es-US']) {
      await openInSight(page, `/generic/inflation?lang=${language}`);
      await setStyle(page, DOUBLE_TEXT);
      const part = page.locator('[data-component="price-creep"]');
      for (const key of ['End', 'Home']) {
        await part.getByRole('slider').press(key);
        expect.soft(await findPartedWords(page, 'every'), language).toEqual([]);
        expect.soft(await findOverflow(page), language).toEqual([]);
      }
      const card = part.locator('div:has(> p[aria-hidden])');
      const years = await part.locator('svg text:visible').all();
      const [place, ...places] = await Promise.all(
        [card, ...years].map((one) => one.boundingBox()),
      );
      if (!place) throw new Error('The card has no place');
      for (const year of places) {
        expect.soft(year?.x).toBeGreaterThanOrEqual(place.x);
        expect.soft((year?.x ?? 0) + (year?.width ?? 0)).toBeLessThanOrEqual(place.x + place.width);
      }
    }
  });

test('in forced colors the slider has its track', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { slider } = await openTicket(page);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no place');
  // The track is a pseudo element that no script reads: its pixels are other than those above it.
  const [onTrack, above] = await Promise.all(
    [box.y + box.height / 2 - 2, box.y + 4].map((y) =>
      page.screenshot({ clip: { x: box.x + box.width - 60, y, width: 4, height: 4 } }),
    ),
  );
  expect(onTrack?.equals(above ?? Buffer.from(''))).toBe(false);
});
