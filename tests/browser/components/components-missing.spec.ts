import { expect, test } from '../support/site-test.ts';

/** The browser's message if React discards the server's HTML of a part. */
const DRAWN_ANEW =
  'Drawn anew: Error: Minified React error #422; visit https://react.dev/errors/422 for the full message or use the non-minified dev environment for full errors and additional helpful warnings.';

test('a component whose script does not come is left out, and the page around it stays', async ({
  page,
  expected,
}) => {
  expected.failures.push('/assets/multimedia-');
  expected.messages.push(DRAWN_ANEW);
  await page.route('**/assets/multimedia-*.js', async (route) => {
    const address = route.request().url();
    expected.messages.push(`TypeError: Failed to fetch dynamically imported module: ${address}`);
    await route.abort();
  });
  await page.goto('/generic/inflation');
  await expect(page.locator('[data-component]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/generic/faqs');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
