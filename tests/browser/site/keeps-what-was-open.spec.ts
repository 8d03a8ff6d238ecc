import type { Page } from '@playwright/test';
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

/** Leads to the middle of a running quiz, with an answer's words in sight, and on to the other language. */
async function changeLanguageInQuiz(
  page: Page,
): Promise<{ before: number; top: () => Promise<number> }> {
  await page.setViewportSize({ width: 375, height: 667 });
  await openAwake(page, '/generic/inflation');
  const quiz = page.locator('[data-component="quiz"]').first();
  await quiz.scrollIntoViewIfNeeded();
  await quiz.locator('button:visible').first().click();
  const answer = quiz.getByRole('button', { name: 'True', exact: true });
  const next = quiz.getByRole('button', { name: 'Next question' });
  await expect(answer).toBeVisible();
  for (const question of [1, 2]) {
    if (question > 1) await next.click();
    await expect(next).toBeHidden();
    await answer.click();
    await expect(next).toBeVisible();
  }
  await answer.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const top = (): Promise<number> =>
    quiz
      .locator('h2')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const link = await page.locator(IN_SPANISH).boundingBox();
  if (link === null) throw new Error('No link leads to Spanish');
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  return { before, top };
}

test('the other language begins in the middle of a running quiz, once it is as high as it was', async ({
  page,
}) => {
  const { before, top } = await changeLanguageInQuiz(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20);
});

test('who scrolls before the quiz is as high as it was stays there', async ({ page }) => {
  const held: Array<() => void> = [];
  await page.route('**/assets/quiz-play-*.js', async (route) => {
    if (page.url().includes('es-US')) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await changeLanguageInQuiz(page);
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  held[0]?.();
  await expect(page.getByRole('progressbar')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(40);
});
