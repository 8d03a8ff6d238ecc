import type { Locator, Page } from '@playwright/test';
import { readLikes } from '../support/likes.ts';
import {
  openAwake,
  readStored,
  reloadAwake,
  settle,
  waitUntilAwake,
} from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

// Each test likes an article of its own, because all tests run at the same time.
const LIKED = '/generic/articles/emergency-savings/money-for-a-bad-week';
const FAILING = '/generic/articles/inflation/why-the-same-ticket-keeps-climbing';
const HASTY = '/generic/articles/starting-late/starting-late-is-still-starting';
const HELD = '/generic/articles/working-past-65/working-past-65';
const TWICE = '/generic/articles/compounding/how-savings-grow-on-their-own';
const EARLY = '/generic/articles/talking-with-family/talking-about-money-at-home';
const ON_CARD = '/generic/articles/loans-and-withdrawals/before-you-borrow-from-your-future';

function likeButton(page: Page): Locator {
  return page.locator('main form button');
}

type Action = 'LIKE' | 'UNLIKE';

/**
 * Lets ratings be counted, but holds back their answers until the test releases them, each by its
 * action.
 */
async function holdRatings(page: Page): Promise<(action: Action) => void> {
  const gates = { LIKE: Promise.withResolvers<void>(), UNLIKE: Promise.withResolvers<void>() };
  await page.route('**/rating?*', async (route) => {
    const isUnlike = route.request().url().endsWith('ActionType=UNLIKE');
    const response = await route.fetch();
    await gates[isUnlike ? 'UNLIKE' : 'LIKE'].promise;
    await route.fulfill({ response });
  });
  return (action) => gates[action].resolve();
}

test('a like shows at once, is counted, and is still there after a reload', async ({ page }) => {
  await openAwake(page, LIKED);
  const button = likeButton(page);
  const before = await readLikes(button);
  const answer = await holdRatings(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await readLikes(button)).toBe(before + 1);

  const counted = page.waitForResponse('**/rating?*');
  answer('LIKE');
  expect(await (await counted).json()).toMatchObject({ likes: before + 1, liked: true });
  await page.unroute('**/rating?*');
  await reloadAwake(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await readLikes(button)).toBe(before + 1);
  expect((await readStored(page, 'generic')).state.articles.likedArticles).toEqual([
    'emergency-savings',
  ]);

  const takenBack = page.waitForResponse('**/rating?*');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await (await takenBack).json()).toMatchObject({ likes: before, liked: false });
  expect(await readLikes(button)).toBe(before);
});

const FAILURES = [
  {
    language: 'en-US',
    query: '',
    text: 'Your like could not be saved. Please try again in a minute.',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    text: 'No se pudo guardar tu “Me gusta”. Intenta de nuevo en un minuto.',
  },
];

for (const [at, { language, query, text }] of FAILURES.entries()) {
  const turn = takeTurns({ at, of: FAILURES.length });
  test(
    `a like that the server could not save is taken back with a word in ${language}`,
    turn(),
    async ({ page, expected }) => {
      expected.failures.push('/po/content/articles/inflation/rating');
      await openAwake(page, `${FAILING}${query}`);
      const button = likeButton(page);
      const status = page.locator('main form [role="status"]');
      const before = await readLikes(button);
      await page.route('**/rating?*', (route) => route.fulfill({ status: 500, json: {} }));
      await button.click();
      await expect(status).toHaveText(text);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      expect(await readLikes(button)).toBe(before);
      expect((await readStored(page, 'generic')).state.articles.likedArticles).toEqual([]);

      // A new try removes the message.
      await page.unroute('**/rating?*');
      await page.route('**/rating?*', (route) =>
        route.fulfill({ json: { id: 'inflation', likes: before + 1, liked: true } }),
      );
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(status).toBeEmpty();
    },
  );
}

test('a like while the network is gone is taken back with a word', async ({ page, expected }) => {
  expected.failures.push('/po/content/articles/inflation/rating');
  await openAwake(page, FAILING);
  await page.route('**/rating?*', (route) => route.abort());
  await likeButton(page).click();
  await expect(page.locator('main form').getByRole('status')).toHaveText(
    'Your like could not be saved. Please try again in a minute.',
  );
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('of two hasty presses the last one counts, also where its answer comes first', async ({
  page,
}) => {
  await openAwake(page, HASTY);
  const button = likeButton(page);
  const before = await readLikes(button);
  const answer = await holdRatings(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answered = (action: Action) => page.waitForResponse(`**/rating?*ActionType=${action}`);
  const [liked, unliked] = [answered('LIKE'), answered('UNLIKE')];

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await settle(page);
  answer('UNLIKE');
  // The page asks one thing at a time and has not asked this yet.
  if (asked.some((url) => url.endsWith('=UNLIKE'))) await (await unliked).finished();
  answer('LIKE');
  await Promise.all([liked, unliked].map(async (response) => (await response).finished()));
  await settle(page);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await readLikes(button)).toBe(before);
});

test('the place where a like is confirmed is known to a screen reader before the like', async ({
  page,
}) => {
  await openAwake(page, HASTY);
  await expect(page.locator('main form').getByRole('status')).toHaveCount(1);
});

test('a like pressed before the script came is heard at once, and counted once when it comes', async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(HELD, { waitUntil: 'domcontentloaded' });
  const button = likeButton(page);
  const before = await readLikes(button);
  await button.click();
  await expect(page.locator('[data-island="like"]')).toHaveAttribute('aria-busy', 'true');
  // Somebody has no patience.
  await button.click();
  script.resolve();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await readLikes(button)).toBe(before + 1);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await readLikes(button)).toBe(before);
});

test('a double click on the heart is one like', async ({ page }) => {
  await openAwake(page, TWICE);
  const button = likeButton(page);
  const before = await readLikes(button);
  await button.hover();
  await expect(page.locator('[data-island="like"]')).toHaveAttribute('data-awake', '');
  const counted = page.waitForResponse('**/rating?*');
  await button.dblclick();
  await (await counted).finished();
  await settle(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await readLikes(button)).toBe(before + 1);
});

test('a like whose script does not come is sent as without one, and remembered like any other', async ({
  page,
}) => {
  await page.clock.install();
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(EARLY, { waitUntil: 'domcontentloaded' });
  const button = likeButton(page);
  const before = await readLikes(button);
  await button.click();
  await page.clock.fastForward(6_000);
  await expect(page.getByText('Thank you. Your like counts.')).toBeVisible();
  expect(await readLikes(button)).toBe(before + 1);

  script.resolve();
  await waitUntilAwake(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await openAwake(page, EARLY);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await readLikes(button)).toBe(before + 1);
});

test('what a plain form said is not said again once the like was taken back', async ({ page }) => {
  await page.route('**/rating?*', (route) =>
    route.fulfill({ json: { id: 'any', likes: 0, liked: false } }),
  );
  await openAwake(page, `${HASTY}?rated=liked`);
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
  await likeButton(page).click();
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
  await reloadAwake(page);
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the cards show the count that the article shows', async ({ page }) => {
  await openAwake(page, ON_CARD);
  const button = likeButton(page);
  const counted = page.waitForResponse('**/rating?*');
  await button.click();
  await (await counted).finished();
  const likes = await readLikes(button);
  expect(likes).toBeGreaterThan(0);
  const card = page.locator('main article', { has: page.locator(`a[href="${ON_CARD}"]`) });
  // A list is served as it was while it is made anew, so the next look shows the like.
  await expect(async () => {
    await page.goto('/generic/get-the-facts?show=all');
    expect(await card.textContent()).toContain(likes === 1 ? '1 like' : `${likes} likes`);
  }).toPass();
});
