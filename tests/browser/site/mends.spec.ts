import {
  DOUBLE_TEXT,
  findOverflow,
  findPartedWords,
  setStyle,
  TEXT_SPACING,
} from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const MATCH = 'employer-match/the-match-money-that-meets-you-halfway';
const TYPED = {
  currentAge: '40',
  pretaxSalary: '50000',
  currentSavings: '10000',
  contributionPercentage: '6',
  employerMatchingContributionPercentage: '50',
  employerMatchingUpToContributionPercentageOfSalary: '500',
};

test('the first press after a mistake in the last row of the calculator acts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAwake(page, '/generic/calculator');
  for (const [name, text] of Object.entries(TYPED))
    await page.locator(`main [name="${name}"]`).fill(text);
  const submit = page.getByRole('button', { name: 'Show my projection' });
  await submit.scrollIntoViewIfNeeded();
  const before = await submit.boundingBox();
  if (!before) throw new Error('The button is not shown');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('alert')).toBeFocused();
});

test('the sources of the Hispanic page are links', async ({ page }) => {
  await page.goto('/generic/hispanic?lang=es-US');
  const sources = page.locator('main a[href^="https://"][href*=".gov/"]');
  expect(await sources.count()).toBeGreaterThan(1);
});

const QUERIES = ['', '?lang=es-US'];

for (const [at, query] of QUERIES.entries()) {
  const turn = takeTurns({ at, of: QUERIES.length });
  test(
    `the band of one percent keeps inside with spaced text at 320 px${query}`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openAwake(page, `/riverbend${query}`);
      await setStyle(page, TEXT_SPACING);
      expect(await findOverflow(page)).toEqual([]);
      const band = page.locator('#one-percent');
      for (const value of ['25', '100000', '10'])
        await band
          .locator('label')
          .filter({ has: page.locator(`[value="${value}"]`) })
          .first()
          .click();
      expect(await findOverflow(page)).toEqual([]);
    },
  );

  test(
    `who to ask about a change keeps inside with spaced text at 375 px${query}`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(`/seiu775srp/make-a-change${query}`);
      await setStyle(page, TEXT_SPACING);
      expect(await findOverflow(page)).toEqual([]);
    },
  );
}

for (const [at, { query, choose }] of [
  { query: '', choose: 'Choose' },
  { query: '?lang=es-US', choose: 'Elegir' },
].entries()) {
  // Spanish words are the longer ones.
  const turn = takeTurns({ at, of: 2, first: 1 });
  test(
    `the question of privacy and the mistakes of a form keep inside with double text at 320 px${query}`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openAwake(page, `/riverbend${query}`);
      await setStyle(page, DOUBLE_TEXT);
      const dialog = page.locator('dialog[open]');
      /** A dialog scrolls by itself, so that what sticks out of it is no overflow of the page. */
      const readHidden = () =>
        dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await page.getByRole('button', { name: choose, exact: true }).click();
      await expect(dialog).toBeVisible();
      expect(await readHidden()).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.goto(`/riverbend/calculator${query}`);
      await setStyle(page, DOUBLE_TEXT);
      await page.locator('main form [type="submit"]').first().click();
      await expect(page.getByRole('alert').first()).toBeFocused();
      expect(await findOverflow(page)).toEqual([]);
    },
  );
}

test('the sums of the band of one percent lie inside with double text at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAwake(page, '/riverbend?lang=es-US');
  await setStyle(page, DOUBLE_TEXT);
  const places = page.locator('#one-percent figure p');
  expect(await places.count()).toBeGreaterThan(2);
  for (const place of await places.all()) {
    const { x = -1, width = 0 } = (await place.boundingBox()) ?? {};
    expect.soft(x, await place.innerText()).toBeGreaterThanOrEqual(0);
    expect.soft(x + width, await place.innerText()).toBeLessThanOrEqual(320);
  }
});

test('short words of lists, pay stubs and tables stay whole, and numbers have their room, where the text is large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { address, css } of [
    { address: '/generic/questions/retirement-pay', css: DOUBLE_TEXT },
    { address: '/generic/questions/retirement-pay', css: '' },
    { address: '/generic/virtual-event?lang=es-US', css: DOUBLE_TEXT },
    { address: `/riverbend/articles/${MATCH}?lang=es-US`, css: DOUBLE_TEXT },
    {
      address: '/generic/target-date/articles/target-date-funds/what-a-target-date-fund-does',
      css: DOUBLE_TEXT,
    },
  ]) {
    await openAwake(page, address);
    await setStyle(page, css);
    expect.soft(await findPartedWords(page), address).toEqual([]);
    expect.soft(await findOverflow(page), address).toEqual([]);
  }
});

test.describe('feelings', () => {
  test.use({ closesModals: false });

  for (const [at, query] of QUERIES.entries()) {
    const turn = takeTurns({ at, of: QUERIES.length });
    test(
      `the question about feelings keeps inside with double text at 320 px${query}`,
      turn(),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await openAwake(page, `/generic${query}`);
        await setStyle(page, DOUBLE_TEXT);
        await page.locator('header summary').click();
        await page.locator('header details nav a').first().click();
        const dialog = page.locator('dialog[data-modal="sentiment"][open]');
        await expect(dialog).toBeVisible();
        expect(
          await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBe(0);
      },
    );
  }
});
