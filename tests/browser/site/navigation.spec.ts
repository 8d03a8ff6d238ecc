import { openAwake } from '../support/open-page.ts';
import { expect, test } from '../support/site-test.ts';

/** A page that the router moves; a still page leads on by documents. */
const WHOLE = '/generic/calculator';

test('a link of a page that wakes as a whole loads no document, leads to the top, and to the heading', async ({
  page,
}) => {
  await openAwake(page, WHOLE);
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Questions people ask' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('FAQs | Sendero');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(documents).toBe(0);
});

test('a link of a still page loads a document, which the browser has fetched ahead', async ({
  page,
}) => {
  await openAwake(page, '/generic');
  const link = page.locator('main article a').last();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Sendero`);
  await expect(page.locator('html')).toHaveAttribute('data-still', 'true');
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

test('a page with authored text shows that text after a navigation of the router', async ({
  page,
}) => {
  await openAwake(page, '/generic/get-the-facts/money-minute');
  const next = page.locator('main article a').first();
  const address = await next.getAttribute('href');
  expect(address).not.toBeNull();
  await next.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-component]')).toBeVisible();
  const navigated = await page.locator('main').innerText();
  await openAwake(page, address ?? '');
  expect(await page.locator('main').innerText()).toBe(navigated);
});

test('a link to a page that does not exist yet shows the not-found page in the same shell', async ({
  page,
  expected,
}) => {
  expected.failures.push('/riverbend/not-yet');
  await openAwake(page, '/riverbend/calculator');
  // The address changes and the page is told, as with a link or the back button.
  await page.evaluate(() => {
    history.pushState(null, '', '/riverbend/not-yet');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hmm ... looks like this page is already enjoying its retirement.',
  );
  await expect(page).toHaveTitle('Page not found | Riverbend');
  await page.getByRole('link', { name: 'Return to homepage' }).click();
  await expect(page).toHaveURL('/riverbend');
  await expect(page).toHaveTitle('Home | Riverbend');
});

test('a page that cannot be fetched shows the error page, and trying again brings it', async ({
  page,
  expected,
}) => {
  expected.failures.push('/riverbend/faqs.data');
  await openAwake(page, '/riverbend/calculator?lang=es-US');
  await page.route('**/faqs.data*', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.locator('header nav').getByRole('link', { name: 'Preguntas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Perdimos el sendero un momento',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await page.unroute('**/faqs.data*');
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que más se pregunta');
});

test('a slow navigation shows that it is under way', async ({ page }) => {
  await openAwake(page, WHOLE);
  const answered = Promise.withResolvers<void>();
  await page.route('**/faqs.data*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.locator('header nav').getByRole('link', { name: 'FAQs' }).click();
  const progress = page.getByRole('status', { name: 'Loading' });
  await expect(progress).toHaveCSS('opacity', '1');
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
  await expect(progress).toHaveCount(0);
});

test('an old quiz address goes to where the quiz lives, with its query', async ({
  page,
  expected,
}) => {
  expected.failures.push('/retirement/generic/quiz');
  await page.goto('/generic/quiz?from=mail');
  await expect(page).toHaveURL('/retirement/generic/quiz?from=mail');
});
