import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

test('a press that opens something is done once the script comes', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/generic/make-a-change', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Change my contribution' }).click();
  await expect(page.locator('[data-island="change"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: /leaving/i })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test('what was chosen before the script came is kept, and answered', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/generic/target-date', { waitUntil: 'domcontentloaded' });
  const age = page.getByLabel('My age this year');
  await age.scrollIntoViewIfNeeded();
  await age.selectOption('50');
  const finder = page.locator('[data-island="fund-years"]');
  const before = await finder.innerText();
  release();
  await expect(finder).toHaveAttribute('data-awake', '');
  await expect(age).toHaveValue('50');
  expect(await finder.innerText()).not.toBe(before);
});

test('a recipe that was pressed before the script came is open once it comes', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/generic/gallery/the-recipe-card', { waitUntil: 'domcontentloaded' });
  const card = page.locator('[data-component="recipe-card"]').first();
  await card.getByLabel('Pay taxes later (traditional)').click();
  const second = card.locator('details').nth(1);
  await expect(second).not.toHaveAttribute('open');
  release();
  await expect(second).toHaveAttribute('open');
  await expect(card.getByRole('radio')).toHaveCount(0);
});

test('a script that cannot be had leaves the page as it is without scripts', async ({
  page,
  expected,
}) => {
  expected.failures.push('/assets/');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/generic/articles/roth-or-pretax/roth-or-traditional');
  await page.locator('main form button').click();
  await expect(page.getByText('Thank you. Your like counts.')).toBeVisible();
});

test('a filter changes the list in its place, and the way back brings the list before', async ({
  page,
}) => {
  await openAwake(page, '/generic/get-the-facts');
  const documents: string[] = [];
  page.on('framenavigated', (frame) => documents.push(frame.url()));
  const first = await page.locator('main article h3').allInnerTexts();
  const filter = page.getByRole('navigation', { name: 'Show topics about' }).getByRole('link');
  const topic = await filter.nth(1).innerText();
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  await filter.nth(1).click();
  await expect(page).toHaveTitle(`Trending topics: ${topic} | Sendero`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/generic\/get-the-facts\/[a-z-]+$/,
  );
  await expect(filter.nth(1)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Trending topics | Sendero');
  expect(await page.locator('main article h3').allInnerTexts()).toEqual(first);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});

test('a filter whose page cannot be fetched is followed as any link', async ({
  page,
  expected,
}) => {
  expected.failures.push('/generic/get-the-facts/');
  await openAwake(page, '/generic/get-the-facts');
  await page.route('**/get-the-facts/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const filter = page.getByRole('navigation', { name: 'Show topics about' }).getByRole('link');
  const topic = await filter.nth(1).innerText();
  await filter.nth(1).click();
  await expect(page).toHaveTitle(`Trending topics: ${topic} | Sendero`);
});

test('a still page asks for no part of React until something is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  await openAwake(page, '/generic/articles/vesting/when-the-match-is-yours');
  expect(scripts.filter((name) => /\/(?:react|site|texts)-/.test(name))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  await page.locator('main form button').click();
  await expect(page.locator('main form button')).toHaveAttribute('aria-pressed', 'true');
  expect(scripts.filter((name) => /\/site-/.test(name))).toEqual([]);
  await page.locator('main form button').click();
});
