import { openAwake, reloadAwake, waitUntilAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

const MAY_KEEP = /^(?:redux-store|sendero:(?:interruptions|glossary-open:generic))$/;
const IN_SPANISH = 'header a[hreflang="es-US"]:visible';

test('cards of the glossary stay open over a reload and in the other language, and go with the tab', async ({
  page,
  context,
  expected,
}) => {
  expected.failures.push('/assets/');
  // It is pressed where no script of ours can come.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/generic/glossary', { waitUntil: 'domcontentloaded' });
  const open = page.locator('main details[open] > [id]');
  await page.locator('main details summary').nth(2).click();
  await expect(open).toHaveCount(1);
  const [id = ''] = await open.evaluateAll((cards) => cards.map((card) => card.id));
  await page.unroute('**/assets/*.js');
  await reloadAwake(page);
  await expect(page.locator(`main details[open] > #${id}`)).toBeVisible();
  await page.locator(IN_SPANISH).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page.locator(`main details[open] > #${id}`)).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((name) => !MAY_KEEP.test(name))).toEqual([]);
  const other = await context.newPage();
  await openAwake(other, '/generic/glossary');
  await expect(other.locator('main details[open]')).toHaveCount(0);
});

test('a quiz about myths goes on in the other language', async ({ page }) => {
  await openAwake(page, '/generic/gallery/the-quiz');
  const quiz = page.locator('[data-component="quiz"]').first();
  const progress = quiz.getByRole('progressbar');
  await quiz.locator('button').first().click();
  await expect(progress).toBeVisible();
  await page.locator(IN_SPANISH).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await waitUntilAwake(page);
  await quiz.scrollIntoViewIfNeeded();
  await expect(progress).toBeVisible();
});

test('the other language begins where one was on the page', async ({ page }) => {
  await openAwake(page, '/generic/articles/vesting/when-the-match-is-yours');
  const heading = page.locator('main h2').nth(2);
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await topOf();
  // A press by Playwright would first scroll the page, as if the header that stays on top hid its own link.
  const link = await page.locator(IN_SPANISH).boundingBox();
  if (link === null) throw new Error('No link leads to Spanish');
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  expect(Math.abs((await topOf()) - before)).toBeLessThan(20);
  expect(page.url()).not.toContain('#');
});
