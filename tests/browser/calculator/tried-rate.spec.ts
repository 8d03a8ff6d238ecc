import type { Locator, Page } from '@playwright/test';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PATH = '/calculator/projections';
/** Half of up to 6 percent is matched, of which 3 percent leave half. */
const PLAN = '#plan=40_67_50000_10000_3_50_6_';

const WORDS = [
  {
    language: 'en-US',
    query: '',
    today: 'You save 3% today. At 67 that could be about $115,000.',
    more: 'Save 6% and you could have about $94,000 more.',
    less: 'Save 2% and you could have about $30,900 less.',
    costs: 'It costs about $51 a paycheck after federal tax.',
    leaves: 'It leaves about $17 more in each paycheck after federal tax.',
    assumes: 'With 26 paychecks a year, filing single, and the standard deduction of 2026.',
    change: 'Change what this assumes',
    you: 'you, 3%',
    fullMatch: 'full match, 6%',
    legend: ['As you are, 3%', 'If you save 6%'],
    left: 'You are leaving $63 a month of your employer’s money.',
    takesAll: 'At 6% you would take it all.',
    onePoint: 'One percent more: about',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    today: 'Hoy ahorras el 3%. A los 67 podrían ser unos $115,000.',
    more: 'Ahorra el 6% y podrías tener unos $94,000 más.',
    less: 'Ahorra el 2% y podrías tener unos $30,900 menos.',
    costs: 'Cuesta unos $51 por cheque de pago, después del impuesto federal.',
    leaves: 'Deja unos $17 más en cada cheque de pago, después del impuesto federal.',
    assumes: 'Con 26 cheques al año, declaración de una persona soltera y la deducción estándar de',
    change: 'Cambiar estos supuestos',
    you: 'tú, 3%',
    fullMatch: 'aporte completo, 6%',
    legend: ['Como vas, 3%', 'Si ahorras 6%'],
    left: 'Estás dejando $63 al mes del dinero de tu empleador.',
    takesAll: 'Con el 6% lo recibirías todo.',
    onePoint: 'Un 1% más: unos',
  },
] as const;

async function centerOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2;
}

const sliderOf = (page: Page): Locator => page.locator('main input[type=range]');

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length });
  const { language, query } = words;

  test(
    `the heading says what a tried rate adds and costs, and today’s course stays, in ${language}`,
    turn(),
    async ({ page }) => {
      await openAwake(page, `/generic${PATH}${query}${PLAN}`);
      const main = page.getByRole('main');
      const headline = main.getByRole('heading', { level: 1 });
      await expect(main.getByText(words.onePoint)).toBeVisible();
      const slider = sliderOf(page);
      for (let step = 0; step < 3; step += 1) await slider.press('ArrowRight');
      await expect(headline).toHaveAccessibleName(words.more);
      await expect(main.getByText(words.today)).toBeVisible();
      await expect(main.getByText(words.costs)).toContainText(words.assumes);
      await expect(main.getByText(words.onePoint)).toHaveCount(0);
      await expect(main.getByText(words.left)).toBeVisible();
      await expect(main.getByText(words.takesAll)).toBeVisible();
      const legend = main.locator('li[data-pattern]');
      for (const [index, name] of words.legend.entries())
        await expect(legend.nth(index)).toHaveText(name);

      // What the tab keeps brings today's course back, too.
      await page.reload();
      await expect(headline).toHaveAccessibleName(words.more);
      for (let step = 0; step < 4; step += 1) await slider.press('ArrowLeft');
      await expect(headline).toHaveAccessibleName(words.less);
      await expect(main.getByText(words.leaves)).toBeVisible();
      await expect(
        main.getByText(words.leaves).getByRole('link', { name: words.change }),
      ).toHaveAttribute('href', '#assumption-paychecksPerYear');
    },
  );

  for (const width of [375, 1280])
    test(
      `the track marks today and the full match, and opens up from 15 percent on, at ${width} in ${language}`,
      turn(),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openAwake(page, `/riverbend${PATH}${query}${PLAN}`);
        const slider = sliderOf(page);
        const track = await slider.boundingBox();
        if (track === null) throw new Error('The slider is not shown');
        const { width: long, x } = track;
        const you = page.getByText(words.you, { exact: true });
        const full = page.getByText(words.fullMatch, { exact: true });
        const placeOf = (percent: number, most: number): number =>
          x + 30 + ((long - 60) * percent) / most;
        expect(await centerOf(you)).toBeCloseTo(placeOf(3, 20), -0.5);
        expect(await centerOf(full)).toBeCloseTo(placeOf(6, 20), -0.5);
        await expect(slider).toHaveAttribute('max', '20');
        for (let step = 0; step < 3; step += 1) await slider.press('PageUp');
        await expect(slider).toHaveAttribute('aria-valuetext', /^18%/);
        await expect(slider).toHaveAttribute('max', '50');
        expect(await centerOf(you)).toBeCloseTo(placeOf(3, 50), -0.5);
      },
    );
}

test('the track marks the full match where the law lets it begin, below the percent of the plan', async ({
  page,
}) => {
  // Of $430,000 the law counts $360,000, and 6 percent of that is 5.02 percent of the pay.
  await openAwake(page, `/generic${PATH}#plan=40_67_430000_0_3_50_6_`);
  await expect(page.getByText('full match, 5.1%', { exact: true })).toBeVisible();
});

test('the track stays as it is under the hand that holds it', async ({ page }) => {
  await openAwake(page, `/generic${PATH}${PLAN}`);
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider is not shown');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 30 + (box.width - 60) * 0.15, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 30 + (box.width - 60) * 0.9, y, { steps: 6 });
  await expect(slider).toHaveAttribute('aria-valuetext', /^18%/);
  await expect(slider).toHaveAttribute('max', '20');
  await page.mouse.up();
  await expect(slider).toHaveAttribute('max', '50');
  await expect(slider).toHaveAttribute('aria-valuetext', /^18%/);
});

for (const width of [375, 1280])
  test(`the chart brackets the difference with its figure at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAwake(page, `/generic${PATH}${PLAN}`);
    const chart = page.locator('main svg[role=img]');
    await expect(chart).toHaveCount(1);
    await expect(chart.getByText('+$31k', { exact: true })).toBeVisible();
    for (let step = 0; step < 3; step += 1) await sliderOf(page).press('ArrowRight');
    const figure = chart.getByText('+$94k', { exact: true });
    await expect(figure).toBeVisible();
    const [words, flag, frame] = await Promise.all(
      [figure, chart.getByText('6%: $209k', { exact: true }), chart].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!words || !flag || !frame) throw new Error('A part of the chart is not shown');
    expect(words.x).toBeGreaterThan(frame.x);
    const isBelow = words.y >= flag.y + flag.height;
    expect(isBelow || words.x + words.width <= flag.x || words.x >= flag.x + flag.width).toBe(true);
    // The figure belongs to its bracket, which stands at the end of the hill, on the right.
    expect(words.x + words.width).toBeLessThanOrEqual(frame.x + frame.width);
    if (width > 640) expect(words.x).toBeGreaterThanOrEqual(flag.x + flag.width);
    for (let step = 0; step < 4; step += 1) await sliderOf(page).press('ArrowLeft');
    await expect(chart.getByText('−$30.9k', { exact: true })).toBeVisible();
  });

test('a key moves the slider at once, and what is counted with its rate follows', async ({
  page,
}) => {
  await openAwake(page, `/generic${PATH}${PLAN}`);
  const slider = sliderOf(page);
  const headline = page.getByRole('heading', { level: 1 });
  await slider.press('ArrowRight');
  await expect(headline).toContainText('Save 4%');
  const atOnce = await slider.evaluate(async (input) => {
    const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', key));
    // Whatever belongs to the key is drawn when its task ends.
    await Promise.resolve();
    return [input.ariaValueText, document.querySelector('h1')?.textContent];
  });
  expect(atOnce).toEqual(['5% of pay', expect.stringContaining('Save 4%')]);
  await expect(headline).toContainText('Save 5%');
});
