import type { PageName } from '#domain/pages/pages.ts';
import { COMPANY_IDS, LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { readLikes } from '../support/likes.ts';
import { setStyle } from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { listPages, subjectOf } from '../support/pages.ts';
import { sampleOf, shareOut } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

/**
 * Parts that move, or open over the page, stand here as a list or a link; their own tests check the
 * details.
 */
const TOLD_ANOTHER_WAY = new Set<PageName>(['hispanic', 'roadtrip', 'survey']);

const WALKS = COMPANY_IDS.flatMap((companyId) =>
  LANGUAGES_OF_PAGES.map(({ language }) => ({
    companyId,
    language,
    pages: listPages(companyId, language),
  })),
);
const isSampled = sampleOf(
  WALKS.flatMap(({ pages }) => pages),
  subjectOf,
);

for (const { companyId, language, pages } of WALKS) {
  for (const { items, tag, part } of shareOut(pages, isSampled)) {
    test(
      `the pages of ${companyId} in ${language} say without JavaScript what they say with it${part}`,
      { tag },
      async ({ page, browser, baseURL, expected }) => {
        test.setTimeout(300_000);
        const awake = await browser.newPage({
          javaScriptEnabled: true,
          ...(baseURL !== undefined && { baseURL }),
        });
        for (const { name, kind, address } of items) {
          if (name === 'not-found') expected.failures.push(address);
          await page.goto(address);
          await openAwake(awake, address);
          await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
          await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
          // Without a script, parts that need one are hidden; with a script, their substitutes are
          // hidden.
          for (const each of [page, awake])
            await setStyle(each, '[data-script] { display: none !important }');
          for (const area of ['header', 'main', 'footer']) {
            if (area === 'main' && TOLD_ANOTHER_WAY.has(name)) continue;
            const [asleepWords, awakeWords] = await Promise.all(
              [page, awake].map((each) => each.locator(`body > ${area}`).innerText()),
            );
            // Copying and printing need a script, so a page without one does not offer them.
            const words = awakeWords?.replace(
              /\n*(?:Copy link|Copiar enlace|Print my plan|Imprimir mi plan)(?=\n|$)/,
              '',
            );
            expect.soft(asleepWords, `${area} of ${kind}`).toBe(words);
          }
        }
        await awake.close();
      },
    );
  }
}

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

  await form.getByRole('button', { name: /^Like\./ }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. Your like counts.');
  await expect(form.getByRole('button', { name: /^Take back my like\./ })).toBeVisible();
  expect(await readLikes(form.getByRole('button'))).toBe(before + 1);

  // The same browser opens the page again, which does not know about its like.
  await page.goto(address);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText('Thank you. Your like counts.');
  expect(await readLikes(form.getByRole('button'))).toBe(before + 1);

  await form.getByRole('button', { name: /^Take back my like\./ }).click();
  await expect(form.getByRole('status')).toHaveText('Your like was taken back.');
  expect(await readLikes(form.getByRole('button'))).toBe(before);
});

test('a like by plain form keeps Spanish', async ({ page }) => {
  await page.goto('/riverbend/articles/scams/spot-a-scam-before-it-costs-you?lang=es-US');
  await page.locator('main form').getByRole('button').click();
  await expect(page).toHaveURL(/\?rated=liked&lang=es-US$/);
  await expect(page.getByText('Gracias. Tu me gusta ya cuenta.')).toBeVisible();
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
