import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test('a link leads to the top of another document', async ({ page }) => {
  await openAwake(page, '/generic');
  const link = page.locator('main article a').last();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Sendero`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('going back returns to the place one came from', async ({ page }) => {
  await openAwake(page, '/generic/get-the-facts?show=all');
  const link = page.locator('main article a').last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveTitle('Trending topics | Sendero');
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(place - 50);
});

test('a filter stays where one is, and changes the list and the title', async ({ page }) => {
  await openAwake(page, '/generic/get-the-facts');
  const filter = page
    .getByRole('navigation', { name: 'Show topics about' })
    .getByRole('link')
    .nth(1);
  const topic = await filter.innerText();
  await filter.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await filter.click();
  await expect(page).toHaveTitle(`Trending topics: ${topic} | Sendero`);
  await expect(filter).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('an old quiz address goes to where the quiz lives, with its query', async ({
  page,
  expected,
}) => {
  expected.failures.push('/retirement/generic/quiz');
  await page.goto('/generic/quiz?from=mail');
  await expect(page).toHaveURL('/retirement/generic/quiz?from=mail');
});
