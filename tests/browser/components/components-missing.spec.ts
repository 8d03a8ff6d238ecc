import { expect, test } from '../support/site-test.ts';

test('a component whose script does not come stays as the server drew it, and says so when it is pressed', async ({
  page,
  expected,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  expected.failures.push('/assets/load-block-');
  await page.route('**/assets/load-block-*.js', (route) => route.abort());
  await page.goto('/generic/inflation');
  const quiz = page.locator('[data-component="quiz"]').first();
  await quiz.getByRole('button').first().click();
  await expect(page.getByRole('alert')).toHaveText(
    'This part of the page could not be loaded. Try again',
  );
  expect(warnings.some((text) => text.startsWith('Cannot find module block'))).toBe(true);
  await expect(quiz).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/generic/faqs');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
