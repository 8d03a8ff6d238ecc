import type { Page } from '@playwright/test';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { chooseBefore } from '../support/consent.ts';
import { readLikes } from '../support/likes.ts';
import { openAwake, readStored, settle } from '../support/open-page.ts';
import { choose, goOn, OWL_ANSWERS, QUIZ } from '../support/take-quiz.ts';
import { closeModalsAsTheyCome, expect, test } from '../support/site-test.ts';

const ARTICLE = { id: 'vesting', address: '/generic/articles/vesting/when-the-match-is-yours' };
/** No other test likes it, because all tests run at the same time and here its count matters. */
const COUNTED = '/generic/articles/social-security/social-security-in-plain-words';

const PLAN = '#plan=40_67_50000_10000_6_50_6_';

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
  // The address carries the answers that were given before the last one.
  await openAwake(
    other,
    `${QUIZ}/${QUESTIONS.at(-1)?.slug}?a=${OWL_ANSWERS.slice(0, -1).join('.')}`,
  );
  await choose(other, OWL_ANSWERS.at(-1) ?? '');
  await goOn(other);
  await expect(other).toHaveURL(/\/quiz\/result\?animal=owl/);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  // A browser shows a tab what the other has written a moment later, and the tab then writes it again.
  const stored = async () => (await readStored(page, 'generic')).state;
  await expect
    .poll(async () => (await stored()).user)
    .toMatchObject({ uid: 'canary-31', segment: 'owl', animal: 'owl' });
  await expect.poll(async () => (await stored()).articles.likedArticles).toEqual([ARTICLE.id]);
  expect((await stored()).user.lastQuizTakeDate).toBeDefined();
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a like shows in the other tab without a reload, and with its count', async ({ page }) => {
  await openAwake(page, COUNTED);
  const other = await openSecondTab(page);
  await openAwake(other, COUNTED);
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

test('the numbers in an open calculator are gone when somebody else comes', async ({ page }) => {
  await openAwake(page, `/generic/calculator/projections?uid=canary-34${PLAN}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$');
  const form = await openSecondTab(page);
  await openAwake(form, `/generic/calculator${PLAN}`);
  const pay = form.getByRole('textbox', { name: 'Yearly pay before taxes' });
  await expect(pay).toHaveValue('50000');
  const under = await openSecondTab(page);
  await openAwake(under, `/generic/calculator${PLAN}`);
  const goal = Promise.withResolvers<void>();
  await under.route('**/po/calculator/retirement/goal', async (route) => {
    await goal.promise;
    await route.continue();
  });
  const asked = under.waitForRequest('**/po/calculator/retirement/goal');
  await under.getByRole('button', { name: 'Show my projection' }).click();
  await asked;

  await openAwake(await openSecondTab(page), '/riverbend?uid=canary-35');
  await expect(pay).toHaveValue('');
  await expect(page.getByRole('main')).not.toContainText('$');
  const answered = under.waitForEvent('requestfinished');
  goal.resolve();
  await answered;
  await settle(under);
  expect(new URL(under.url()).pathname).toBe('/generic/calculator');
  await expect(under.getByRole('textbox', { name: 'Yearly pay before taxes' })).toHaveValue('');
});

test('a like that is answered after somebody else has come is not theirs', async ({ page }) => {
  await openAwake(page, `${ARTICLE.address}?uid=canary-36`);
  const rating = Promise.withResolvers<void>();
  await page.route('**/rating?**', async (route) => {
    await rating.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/rating?**');
  await heart(page).click();
  await asked;
  await openAwake(await openSecondTab(page), '/riverbend?uid=canary-37');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const answered = page.waitForResponse('**/rating?**');
  rating.resolve();
  await (await answered).finished();
  await settle(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('status').first()).toBeEmpty();
});
