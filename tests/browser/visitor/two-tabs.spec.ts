import type { Page } from '@playwright/test';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { chooseBefore } from '../support/consent.ts';
import { readLikes } from '../support/likes.ts';
import { openAwake, readStored } from '../support/open-page.ts';
import { answerAll, OWL_ANSWERS, QUIZ } from '../support/take-quiz.ts';
import { closeModalsAsTheyCome, expect, test } from '../support/site-test.ts';

const ARTICLE = { id: 'vesting', address: '/generic/articles/vesting/when-the-match-is-yours' };

const heart = (page: Page) => page.locator('main form button').first();

async function openSecondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await closeModalsAsTheyCome(tab);
  return tab;
}

test('a like in one tab and a quiz with a uid in the other erase nothing of each other', async ({
  page,
}) => {
  await openAwake(page, ARTICLE.address);
  const other = await openSecondTab(page);
  await openAwake(other, '/generic?uid=canary-31&s=fox');
  await openAwake(other, `${QUIZ}/${QUESTIONS[0]?.slug}`);
  await answerAll(other, OWL_ANSWERS);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const { user, articles } = (await readStored(page, 'generic')).state;
  expect(user).toMatchObject({ uid: 'canary-31', segment: 'owl', animal: 'owl' });
  expect(user.lastQuizTakeDate).toBeDefined();
  expect(articles.likedArticles).toEqual([ARTICLE.id]);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a like shows in the other tab without a reload, and with its count', async ({ page }) => {
  await openAwake(page, ARTICLE.address);
  const other = await openSecondTab(page);
  await openAwake(other, ARTICLE.address);
  const before = await readLikes(heart(other));
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readLikes(heart(other))).toBe(before + 1);
  await heart(other).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect((await readStored(page, 'generic')).state.articles.likedArticles).toEqual([]);
});

test('who comes with another uid starts clean, in every company and in the tabs that are open', async ({
  page,
  baseURL,
}) => {
  await chooseBefore(page, baseURL ?? '', { statistics: false, embeds: false });
  await openAwake(page, `${ARTICLE.address}?uid=canary-32&e=1&s=fox&lang=es-US`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const numberOf = async (): Promise<string | undefined> =>
    (await page.context().cookies()).find(({ name }) => name === 'sendero_visitor')?.value;
  await expect.poll(numberOf).toBeDefined();
  const numberBefore = await numberOf();
  const elsewhere = await openSecondTab(page);
  await openAwake(elsewhere, '/riverbend/faqs');

  const other = await openSecondTab(page);
  await openAwake(other, '/riverbend?uid=canary-33');
  const { user, articles } = (await readStored(other, 'riverbend')).state;
  expect(user).toMatchObject({ uid: 'canary-33', isEnroll: false, segment: 'default' });
  expect(articles.likedArticles).toEqual([]);
  const keys = await other.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('generic'))).toEqual([]);
  // Consent and language stay.
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'sendero_consent')).toBeDefined();
  // The first person's tab no longer shows anything of theirs, and the next like belongs to the new
  // person.
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const liked = page.waitForResponse((response) => response.url().includes('/rating?'));
  await heart(page).click();
  await liked;
  await expect.poll(numberOf).not.toBe(numberBefore);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('sendero_newcomer');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});
