import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const PLAN = '/generic/calculator/projections#plan=40_67_50000_10000_3_50_6_&made=3';

test('in forced colors a result has its track, what is chosen, and each mark of its legend', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAwake(page, PLAN);
  // The plan stands behind the # alone, so the result is drawn once its script has come.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$');
  const colorsOf = (pressed: boolean) =>
    page
      .locator(`main [aria-pressed="${pressed}"]`)
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  const [chosen, others] = await Promise.all([colorsOf(true), colorsOf(false)]);
  expect(chosen.length).toBeGreaterThanOrEqual(2);
  for (const color of chosen) expect(others).not.toContain(color);
  const drawnOn = await page
    .locator('main [aria-pressed="true"]:has(.icon)')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const icon = button.querySelector('.icon');
        return [getComputedStyle(button).color, icon && getComputedStyle(icon).backgroundColor];
      }),
    );
  expect(drawnOn).not.toEqual([]);
  for (const [words, icon] of drawnOn) expect(icon).toBe(words);
  const swatches = await page.locator('main ul li').evaluateAll((items) =>
    items
      .map((item) => getComputedStyle(item, '::before'))
      .filter(({ width, content }) => width === '40px' && content === '""')
      .map((style) => `${style.backgroundColor} ${style.backgroundImage} ${style.borderTopWidth}`),
  );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(swatches.length).toBeGreaterThanOrEqual(2);
  for (const swatch of swatches) expect(swatch).not.toBe(`${ground} none 0px`);
  // The track is a pseudo element that no script reads: its pixels are other than those around it.
  const slider = page.getByRole('slider').first();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not shown');
  const sample = { width: 4, height: 4 };
  const [onTrack, above] = await Promise.all(
    [box.y + 26, box.y + 4].map((y) =>
      page.screenshot({ clip: { x: box.x + box.width - 40, y, ...sample } }),
    ),
  );
  expect(onTrack?.equals(above ?? Buffer.from(''))).toBe(false);
});
