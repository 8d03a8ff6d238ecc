import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test as base } from '../support/site-test.ts';

/** A site with more articles than a page shows. */
const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ siteOf }, use) => {
    await use((await siteOf('long-lists')).base);
  },
});

const FACTS = '/riverbend/get-the-facts';

for (const [row, width] of [375, 1280].entries())
  for (const [at, { lang, next, part }] of [
    { lang: '', next: 'Next page', part: /· 61 to 120$/ },
    { lang: '&lang=es-US', next: 'Página siguiente', part: /· de 61 a 120$/ },
  ].entries())
    test(
      `a list goes on by keyboard at ${width}${lang}, and says where it is`,
      tagOf(row === 0 && at === 1),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openAwake(page, `${FACTS}?show=all${lang}`);
        await page.getByRole('link', { name: next }).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${FACTS}?page=2${lang}#list`);
        const heading = page.locator('#list');
        await expect(heading).toBeFocused();
        await expect(heading).toHaveText(part);
        await expect(page.locator('main article')).toHaveCount(60);
        const inner = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(inner).toBe(width);
        expect((await runAxe(page)).violations).toEqual([]);
        // One row of the pager, so that no number stands alone.
        const tops = await page
          .locator('main nav ul[role=list]')
          .last()
          .locator('li:visible')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
        await page.goBack();
        await expect(page).toHaveURL(`${FACTS}?show=all${lang}`);
        await expect(page.locator('main article')).toHaveCount(60);
      },
    );

test('the results of a search go on by keyboard, and say where they are', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openAwake(page, '/seiu775srp/search?q=intro&lang=es-US');
  await page.getByRole('link', { name: 'Página siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/seiu775srp/search?q=intro&page=2&lang=es-US#results');
  await expect(page.locator('#results')).toBeFocused();
  await expect(page.locator('#results')).toHaveText(/· de 21 a 40$/);
  await expect(page.locator('main ol > li')).toHaveCount(20);
  expect((await runAxe(page)).violations).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list goes on from page to page until its end', async ({ page }) => {
    await page.goto(FACTS);
    await page.getByRole('link', { name: 'Show all topics' }).click();
    const next = page.getByRole('link', { name: 'Next page' });
    for (const number of [2, 3, 4, 5]) {
      await next.click();
      await expect(page).toHaveURL(`${FACTS}?page=${number}#list`);
      await expect(page.locator('main nav [aria-current=page]')).toHaveText(String(number));
    }
    await expect(next).toHaveCount(0);
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(page).toHaveURL(`${FACTS}?show=all#list`);
  });
});
