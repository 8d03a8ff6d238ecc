import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { DOUBLE_TEXT, findOverflow, setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const QUESTIONS = [
  {
    name: 'social-security',
    typed: { statement: '2,450', spousePay: '51,000', claimingAge: '63', spouseClaimingAge: '70' },
  },
  {
    name: 'retirement-pay',
    typed: { savings: '412,345', spending: '4,100', benefit: '1,950', currentAge: '58' },
  },
] as const;

/** All words of the answer that can be seen, those in its drawing among them. */
function readAnswer(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#answer, [data-more]')]
      .map((part) => {
        for (const folded of part.querySelectorAll('details')) folded.open = true;
        return part instanceof HTMLElement ? part.innerText : '';
      })
      .join('\n'),
  );
}

function readLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-drawn]')].map((element) =>
      ['d', 'cy', 'x', 'y', 'visibility'].map((name) => element.getAttribute(name)).join(' '),
    ),
  );
}

for (const [at, { name, typed }] of QUESTIONS.entries()) {
  const query = at === 0 ? '' : '?lang=es-US';
  test(`${name} answers each key in the browser as the server does, and asks for nothing`, async ({
    page,
  }) => {
    await openAwake(page, `/riverbend/questions/${name}${query}`);
    const before = await readAnswer(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      // Scripts, and drawings that come into sight while one types.
      if (!/\/(?:assets|media\/art)\/[^?]*$/.test(request.url())) sent.push(request.url());
    });
    for (const [field, text] of Object.entries(typed))
      await page.locator(`main [name=${field}]`).fill(text);
    await expect.poll(() => readAnswer(page)).not.toBe(before);
    const inBrowser = await readAnswer(page);
    const drawn = await readLines(page);
    expect(sent).toEqual([]);
    await Promise.all([
      page.waitForNavigation(),
      page
        .locator('main form')
        .evaluate((form) => HTMLFormElement.prototype.submit.call(form as HTMLFormElement)),
    ]);
    expect(await readAnswer(page)).toBe(inBrowser);
    expect(await readLines(page)).toEqual(drawn);
    expect(page.url()).not.toContain(Object.values(typed)[0]);
  });

  const turn = takeTurns({ at, of: 2, first: 1 });
  test(
    `${name} fits a small screen, words of twice their size and forced colors`,
    turn(),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openAwake(page, `/riverbend/questions/${name}${query}`);
      await readAnswer(page);
      expect(await findOverflow(page)).toEqual([]);
      expect((await runAxe(page)).violations).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect((await runAxe(page)).violations).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 375, height: 800 });
      await setStyle(page, DOUBLE_TEXT);
      expect(await findOverflow(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await findOverflow(page)).toEqual([]);
    },
  );
}

test('a number that is wrong keeps the answer, and says so once it is left', async ({ page }) => {
  await openAwake(page, '/generic/questions/retirement-pay');
  const before = await readAnswer(page);
  await page.getByLabel('Savings on that day').fill('100,000');
  // The answer follows once the script is there.
  await expect.poll(() => readAnswer(page)).not.toBe(before);
  await page.getByLabel('Savings on that day').fill('plenty');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Savings on that day')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Show my answer' }).click();
  await expect(page.getByLabel('Savings on that day')).toBeFocused();
  await page.getByLabel('Savings on that day').fill('0');
  await expect(page.locator('[data-picture]')).toBeHidden();
});

test('the chosen pair of ages is framed in each table of pairs, and follows what is typed', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/questions/social-security');
  const framed = page.locator('[data-more] [aria-current="true"]');
  await expect(framed).toHaveCount(3);
  const together = page.locator('#answer h2 [data-figure="together"]:visible');
  await expect(framed.first()).toHaveText(await together.innerText());
  await page.getByLabel('Age at which you begin').fill('62');
  await page.getByLabel('Age at which your spouse begins').fill('70');
  await expect(page.locator('#answer h2')).toContainText('you from 62 on, your spouse from 70 on');
  await expect(framed).toHaveCount(3);
  await expect(framed.first()).toHaveText(await together.innerText());
  await expect(framed.first()).toHaveAttribute('data-figure', '70');
});

test('a question on paper has the numbers, the answer and every table, and no button or link', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/questions/social-security');
  await page.emulateMedia({ media: 'print' });
  for (const shown of [
    page.getByLabel('Your year of birth'),
    page.locator('#answer h2'),
    page.getByRole('table').filter({ hasText: 'if your spouse dies first' }),
    page.locator('[data-part="steps"] > :not([hidden])').first(),
    page.locator('[data-part="assumed"] > :not([hidden])').first(),
  ])
    await expect(shown).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});
