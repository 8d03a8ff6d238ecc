import { english, spanish } from '#tests/support/texts/every-text.ts';
import { chooseBefore } from '../support/consent.ts';
import { DOUBLE_TEXT, findOverflow, setStyle, TEXT_SPACING } from '../support/layout.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

// What an audit of the running pages found: figures cut off, names on each other, a sheet that lost numbers.

const RESULT = 'riverbend/calculator/projections';

test('the figure of the bracket stands inside the chart, also where thousands are a word', async ({
  page,
}) => {
  await openAwake(page, `/${RESULT}?lang=es-US#plan=30_67_60000_0_3_50_6_`);
  const slider = page.getByRole('slider').first();
  await slider.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  const figure = page.locator('svg [data-beside] text');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figure).toHaveText(/^\+\$\d{3}\smil$/);
    const over = await figure.evaluate(
      (text) =>
        text.getBoundingClientRect().right -
        (text.closest('svg')?.getBoundingClientRect().right ?? 0),
    );
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the names below the slider lie on no other in text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openAwake(page, `/${RESULT}#plan=40_67_50000_10000_3_50_6_`);
  await expect(page.getByRole('slider').first()).toBeVisible();
  await setStyle(page, DOUBLE_TEXT);
  const lines = await page
    .locator('section:has(input[type="range"]) span[aria-hidden] span:not(:has(*))')
    .evaluateAll((names) =>
      names
        .filter(
          (name) => name.textContent !== '' && name.checkVisibility({ visibilityProperty: true }),
        )
        .map((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { left, right, top, bottom, text: name.textContent };
        }),
    );
  expect(lines.length).toBeGreaterThan(3);
  const laps = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6,
      )
      .map((other) => `${one.text} on ${other.text}`),
  );
  expect(laps).toEqual([]);
});

test('what is told of the chart on a phone brings the chart into sight', async ({
  page,
  baseURL,
}) => {
  // The question about privacy takes the room that it needs.
  await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
  await page.setViewportSize({ width: 375, height: 667 });
  await openAwake(page, `/${RESULT}#plan=40_67_50000_10000_3_50_6_`);
  const button = page.getByRole('button', {
    name: english.projections.beats.begin.replace('{count}', '4'),
  });
  await button.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await button.click();
  const chart = page.locator('section svg[data-beat]');
  await expect(chart).toBeVisible();
  const seen = await chart.evaluate((svg) => svg.getBoundingClientRect().bottom);
  // What fits of its 430 px above its button and the legend.
  expect(seen).toBeGreaterThan(250);
  await expect(
    page.getByRole('button', { name: english.projections.beats.next, exact: true }),
  ).toBeInViewport();
});

for (const [at, { language, words }] of [
  { language: 'en-US', words: english.calculator },
  { language: 'es-US', words: spanish.calculator },
].entries()) {
  const turn = takeTurns({ at, of: 2 });
  test(
    `not to know the match is an answer, with which a projection is made: ${language}`,
    turn(),
    async ({ page }) => {
      await openAwake(page, `/generic/calculator?lang=${language}`);
      for (const [name, typed] of Object.entries({
        currentAge: '40',
        pretaxSalary: '50000',
        currentSavings: '10000',
        contributionPercentage: '6',
      }))
        await page.locator(`main [name=${name}]`).fill(typed);
      await page.getByText(words.unknownMatch.title, { exact: true }).click();
      const said = page.getByRole('status').filter({ hasText: words.unknownMatch.none });
      await expect(said).toBeVisible();
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page).toHaveURL(/projections/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('67');
    },
  );
}

test('a budget in two tabs keeps what each of them has typed', async ({ page, context }) => {
  const address = '/riverbend/tools/a-budget-on-one-page';
  await openAwake(page, address);
  await page.locator('main input[name=a]').fill('3000');
  await page.locator('main input[name=c]').fill('999');
  const other = await context.newPage();
  await other.goto(address);
  // It fills in what is kept once it comes into sight.
  await other.locator('main input[name=c]').scrollIntoViewIfNeeded();
  await expect(other.locator('main input[name=c]')).toHaveValue('999');
  await other.locator('main input[name=c]').fill('500');
  await expect(page.locator('main input[name=c]')).toHaveValue('500');
  await page.locator('main input[name=d]').fill('77');
  await expect(other.locator('main input[name=d]')).toHaveValue('77');
  await reloadAwake(page);
  await page.locator('main input[name=a]').scrollIntoViewIfNeeded();
  for (const [name, kept] of Object.entries({ a: '3000', c: '500', d: '77' }))
    await expect(page.locator(`main input[name=${name}]`)).toHaveValue(kept);
});

test('in a low window the heading stands above the question about privacy', async ({ page }) => {
  for (const address of ['/riverbend', '/seiu775srp', '/riverbend/calculator']) {
    await openAwake(page, address);
    for (const { width, height } of [
      { width: 667, height: 375 },
      { width: 640, height: 400 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize({ width, height });
      const { lines, bar } = await page.evaluate(() => {
        const title = document.querySelector('main h1');
        const range = document.createRange();
        if (title) range.selectNodeContents(title);
        const asked = document.querySelector('#consent section[data-for-consent="unasked"]');
        return {
          lines: [...range.getClientRects()].map(({ bottom }) => bottom),
          bar: asked?.getBoundingClientRect().top ?? 0,
        };
      });
      // At 400 % the first line, and where there is room for them all of them.
      const seen = height < 300 ? Math.min(...lines) : Math.max(...lines);
      expect.soft(seen, `${address} at ${width} x ${height}`).toBeLessThanOrEqual(bar);
    }
  }
});

test('the chips of the home page hold their words in spaced text', async ({ page }) => {
  await page.goto('/riverbend?lang=es-US');
  await setStyle(page, TEXT_SPACING);
  for (const width of [360, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const chips = page.locator('main label:has([name=pretaxSalary], [name=currentAge])');
    await expect(chips).toHaveCount(8);
    const over = await chips.evaluateAll((all) =>
      all
        .map((chip) => {
          const range = document.createRange();
          range.selectNodeContents(chip.lastChild ?? chip);
          const words = range.getBoundingClientRect();
          const box = chip.getBoundingClientRect();
          return [chip.textContent, box.left <= words.left && words.right <= box.right] as const;
        })
        .filter(([, isInside]) => !isInside),
    );
    expect.soft(over, `at ${width} px`).toEqual([]);
    expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
  }
});
