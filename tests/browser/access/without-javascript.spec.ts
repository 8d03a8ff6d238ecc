import { readLikes } from '../support/likes.ts';
import { onlyLong } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('the language switch keeps the page and the choice is remembered', async ({ page }) => {
  await page.goto('/riverbend/faqs');
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/riverbend/faqs?lang=es-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo que más se pregunta');

  await page.goto('/riverbend/make-a-change');
  await expect(page).toHaveURL('/riverbend/make-a-change?lang=es-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');

  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/riverbend/make-a-change');
  await page.goto('/riverbend/faqs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the menu of a small window opens, leads on and switches the language', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/generic');
  const menu = page.locator('header details');
  await expect(menu.getByRole('link', { name: 'Make a change' })).toBeHidden();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Make a change' }).click();
  await expect(page).toHaveURL('/generic/make-a-change');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Ver en español' }).click();
  await expect(page).toHaveURL('/generic/make-a-change?lang=es-US');
});

test('a question opens', async ({ page }) => {
  await page.goto('/generic/faqs');
  const answer = page.getByText('$24,500');
  await expect(answer).toBeHidden();
  await page.getByText('How much can I put in my 401(k) in 2026?').click();
  await expect(answer).toBeVisible();
});

test('the sources of an article open', async ({ page }) => {
  await page.goto('/generic/articles/fees/the-small-print-that-eats-savings');
  const sources = page.locator('main details', { hasText: 'Where the figures come from' });
  await expect(sources.getByRole('link').first()).toBeHidden();
  await sources.locator('summary').click();
  await expect(sources.getByRole('link').first()).toBeVisible();
});

test('a like by plain form counts once, says so, and can be taken back', async ({ page }) => {
  const address = '/generic/articles/beneficiaries/who-gets-your-account';
  await page.goto(address);
  const form = page.locator('main form');
  const before = await readLikes(form.getByRole('button'));

  await form.getByRole('button', { name: /^Like this guide\./ }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. Your like counts.');
  await expect(form.getByRole('button', { name: /^Remove my like\./ })).toBeVisible();
  expect(await readLikes(form.getByRole('button'))).toBe(before + 1);

  // The same browser opens the page again, which does not know about its like.
  await page.goto(address);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText('Thank you. Your like counts.');
  expect(await readLikes(form.getByRole('button'))).toBe(before + 1);

  await form.getByRole('button', { name: /^Remove my like\./ }).click();
  await expect(form.getByRole('status')).toHaveText('Like removed.');
  expect(await readLikes(form.getByRole('button'))).toBe(before);
});

test('a like by plain form keeps Spanish', onlyLong(), async ({ page }) => {
  await page.goto('/riverbend/articles/scams/spot-a-scam-before-it-costs-you?lang=es-US');
  await page.locator('main form').getByRole('button').click();
  await expect(page).toHaveURL(/\?rated=liked&lang=es-US$/);
  await expect(page.getByText('Gracias. Tu “Me gusta” ya cuenta.')).toBeVisible();
});

test('topics are filtered by link', async ({ page }) => {
  await page.goto('/generic/get-the-facts');
  const filters = page.getByRole('navigation', { name: 'Show topics about' });
  await expect(filters.locator('[aria-current]')).toHaveText('Everything');
  await filters.getByRole('link').last().click();
  const chosen = filters.locator('[aria-current]');
  await expect(chosen).not.toHaveText('Everything');
  const topic = (await chosen.innerText()).toLowerCase();
  const heading = page.locator('main h2').first();
  await expect(heading).toContainText(` about ${topic}`);
  const count = Number.parseInt(await heading.innerText(), 10);
  await expect(page.locator('main article')).toHaveCount(Math.min(count, 6));
});

test('all topics are shown by link, and fewer again', async ({ page }) => {
  await page.goto('/generic/get-the-facts');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(6);
  const count = Number.parseInt(await page.locator('main h2').first().innerText(), 10);
  expect(count).toBeGreaterThan(6);
  await page.getByRole('link', { name: 'Show all topics' }).click();
  await expect(cards).toHaveCount(count);
  await page.getByRole('link', { name: 'Show fewer' }).click();
  await expect(cards).toHaveCount(6);
});

test('the change link leads to the plan by itself, and the note says that it leaves', async ({
  page,
}) => {
  await page.goto('/generic/make-a-change');
  const link = page.getByRole('link', { name: 'Change my contribution' });
  await expect(link).toHaveAttribute('href', 'https://plan.example.com/contributions');
  await expect(page.getByText('You will leave this site for your plan’s website.')).toBeVisible();
});

test('copying the link is not offered', async ({ page }) => {
  await page.goto('/generic/articles/fees/the-small-print-that-eats-savings');
  await expect(page.getByRole('link', { name: 'Facebook' })).toBeVisible();
  await expect(page.getByText('Copy link')).toBeHidden();
});
