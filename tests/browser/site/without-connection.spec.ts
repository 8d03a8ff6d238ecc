import type { PlaywrightWorkerArgs } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const ARTICLE = '/generic/articles/roth-or-pretax/roth-or-traditional';

for (const [at, { language, query, texts }] of [
  { language: 'en-US', query: '', texts: english },
  { language: 'es-US', query: '?lang=es-US', texts: spanish },
].entries())
  test(
    `a link that is pressed without a connection says so and leaves the page open, in ${language}`,
    takeTurns({ at, of: 2 })(),
    async ({ page, context, expected }) => {
      expected.failures.push('/media/', '/assets/');
      await openAwake(page, `/generic/error${query}`);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const said = page.getByRole('status').filter({ hasText: texts.shell.offlineLink });
      await context.setOffline(true);
      const link = page.getByRole('main').getByRole('link', { name: texts.error.home });
      await link.click();
      await expect(said).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      // A link within the page needs no connection.
      await page.evaluate(() => (location.hash = '#main'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await context.setOffline(false);
      await expect(said).toHaveCount(0);
      await link.click();
      await expect(page).toHaveURL(/\/generic(?:\?lang=es-US)?$/);
    },
  );

test('a part whose script cannot be had says so, with a way to try again', async ({
  page,
  expected,
}) => {
  expected.failures.push('/assets/');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openAwake(page, ARTICLE);
  const copy = page.locator('[data-island="copy"]');
  await page.route('**/assets/copy-button-*.js', (route) => route.abort());
  await copy.getByRole('button').click();
  const note = page.getByRole('alert').filter({ hasText: english.shell.partMissing });
  await expect(note).toBeVisible();
  expect(warnings.join('\n')).toContain('Cannot find module');
  await page.unroute('**/assets/copy-button-*.js');
  await note.getByRole('link', { name: english.error.tryAgain }).click();
  await expect(note).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await copy.getByRole('button').click();
  await expect(copy).toHaveAttribute('data-awake', '');
});

/** Opens a browser that keeps pages for its ways back and forward, and tells of each how it was shown. */
async function openKeepingPages({ chromium }: PlaywrightWorkerArgs['playwright']) {
  const executablePath = process.env['WHOLE_CHROME_PATH'] ?? process.env['CHROME_PATH'];
  const browser = await chromium.launch({
    // The headless shell of Chromium keeps no page.
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    // A browser that is steered keeps no page by itself.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shown'] = persisted ? 'again' : 'first';
    });
  });
  return { browser, page };
}

test('the way back and the way forward are served from the browser’s own memory', async ({
  playwright,
  baseURL,
}) => {
  const { browser, page } = await openKeepingPages(playwright);
  for (const path of [
    '/generic',
    '/generic/faqs',
    '/generic/calculator',
    '/generic/roadtrip',
    '/generic/search?q=match',
  ]) {
    await openAwake(page, `${baseURL}${path}`);
    await page.goto(`${baseURL}/generic/error`);
    // A page that comes from there never loads, which the way back of Playwright waits for.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'again');
    await expect(page).toHaveURL(`${baseURL}${path}`);
    await page.evaluate(() => void setTimeout(() => history.forward()));
    await expect(page).toHaveURL(`${baseURL}/generic/error`);
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'again');
  }
  await browser.close();
});

test('a form from the browser’s own memory is empty once a later page of the tab has sent it', async ({
  playwright,
  baseURL,
}) => {
  const { browser, page } = await openKeepingPages(playwright);
  const message = page.locator('main [name=message]');
  const goBack = async (): Promise<void> => {
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'again');
  };
  await openAwake(page, `${baseURL}/generic/contact-us`);
  await message.fill('Half a letter');
  await page.goto(`${baseURL}/generic/error`);
  await goBack();
  await expect(message).toHaveValue('Half a letter');
  await page.goto(`${baseURL}/generic/error`);
  await page.evaluate(() => sessionStorage.removeItem('sendero:contact-draft:generic'));
  await goBack();
  await expect(message).toHaveValue('');
  await browser.close();
});

test('what is said below a part stands apart from it, in a box of its own', async ({
  page,
  context,
  expected,
}) => {
  expected.failures.push('/media/', '/assets/');
  await page.setViewportSize({ width: 375, height: 667 });
  await openAwake(page, ARTICLE);
  await context.setOffline(true);
  const heart = page.locator('main form button').first();
  await heart.click();
  const said = page.locator('[data-missing]');
  await expect(said).toHaveText(english.shell.offline);
  const [above, below] = await Promise.all([heart.boundingBox(), said.boundingBox()]);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(12);
  await expect(said).toHaveCSS('border-top-width', '2px');
});

test('a heart that is awake says that there is no connection, until it is back', async ({
  page,
  context,
  expected,
}) => {
  expected.failures.push('/po/', '/media/', '/assets/');
  await openAwake(page, ARTICLE);
  const heart = page.locator('main form button').first();
  await heart.hover();
  await expect(page.locator('[data-island="like"]').first()).toHaveAttribute('data-awake', '');
  await context.setOffline(true);
  await heart.click();
  const status = page.locator('main form [role="status"]').first();
  await expect(status).toHaveText(english.shell.offline);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await expect(status).toBeEmpty();
});
