import type { Page } from '@playwright/test';
import { waitUntilKnown } from '../support/consent.ts';
import { openAwake, readStored, waitUntilAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const ARTICLE = { id: 'vesting', address: '/generic/articles/vesting/when-the-match-is-yours' };

test('an article counts as read once, however often it is opened', async ({ page }) => {
  await openAwake(page, ARTICLE.address);
  await openAwake(page, ARTICLE.address);
  await page.getByRole('region', { name: 'Keep walking' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(ARTICLE.address);
  await waitUntilAwake(page);
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE.address);
  const read = async (): Promise<string[]> =>
    (await readStored(page, 'generic')).state.articles.readArticles;
  await expect.poll(read).toHaveLength(2);
  expect((await read()).filter((id) => id === ARTICLE.id)).toHaveLength(1);
});

test('an article that a returning visitor opens counts as read', async ({ page }) => {
  await openAwake(page, '/generic');
  await openAwake(page, ARTICLE.address);
  const { readArticles } = (await readStored(page, 'generic')).state.articles;
  expect(readArticles).toEqual([ARTICLE.id]);
});

test('the state is kept in local storage, with a copy in the session', async ({ page }) => {
  await openAwake(page, ARTICLE.address);
  const [local, session] = await page.evaluate(() => [
    localStorage.getItem('sendero:generic'),
    sessionStorage.getItem('redux-store'),
  ]);
  expect(local).toContain('"readArticles":["vesting"]');
  expect(session).toBe(local);
});

test('each company keeps its own', async ({ page }) => {
  await openAwake(page, ARTICLE.address);
  await openAwake(page, '/riverbend');
  expect((await readStored(page, 'riverbend')).state.articles.readArticles).toEqual([]);
  expect((await readStored(page, 'generic')).state.articles.readArticles).toEqual(['vesting']);
});

test('the copy in the session is used when local storage was emptied', async ({ page }) => {
  await openAwake(page, ARTICLE.address);
  await page.evaluate(() => localStorage.clear());
  await openAwake(page, '/generic/faqs');
  expect((await readStored(page, 'generic')).state.articles.readArticles).toEqual(['vesting']);
});

const BROKEN = [
  { what: 'cut off', text: '{"version":1,"companyId":"generic","state":{"user":' },
  { what: 'of another product', text: '{"persist":{"version":-1},"user":"{}"}' },
  { what: 'a bare number', text: '7' },
  {
    what: 'of the wrong types inside',
    text: JSON.stringify({
      version: 1,
      companyId: 'generic',
      state: {
        user: { uid: { a: 1 }, segment: 3, language: 'xx', isEnroll: 'yes' },
        articles: { readArticles: 'all', likedArticles: [1, null, 'vesting'] },
        dollarOnTheRoad: null,
        transitionToRetirement: 'x',
      },
    }),
  },
];

for (const [at, { what, text }] of BROKEN.entries()) {
  test(
    `storage that is ${what} is dropped without a word`,
    tagOf(at === BROKEN.length - 1),
    async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.addInitScript((broken) => {
        // This runs only before the first page, because what the product then writes has to stay.
        if (sessionStorage.getItem('planted') !== null) return;
        sessionStorage.setItem('planted', 'yes');
        sessionStorage.setItem('redux-store', broken);
        localStorage.setItem('sendero:generic', broken);
      }, text);
      await openAwake(page, '/generic/faqs');
      const { user, articles } = (await readStored(page, 'generic')).state;
      expect(user).toMatchObject({ segment: 'default', isEnroll: false, language: 'en-US' });
      expect(articles.readArticles).toEqual([]);
      expect(articles.likedArticles.filter((id) => id !== 'vesting')).toEqual([]);
      expect(said).toEqual([]);
    },
  );
}

const REFUSALS = [
  { what: 'storage is forbidden', refuse: forbidStorage },
  { what: 'storage is full', refuse: fillStorage },
];

for (const [at, { what, refuse }] of REFUSALS.entries()) {
  test(`the page works where ${what}`, tagOf(at === 0), async ({ page }) => {
    await refuse(page);
    await openAwake(page, ARTICLE.address);
    const like = page.locator('main form button');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await page.locator('header nav').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveTitle('FAQs | Sendero');
  });
}

for (const [at, { what, refuse }] of REFUSALS.entries())
  test.describe(`where ${what}`, () => {
    test.use({ closesModals: false });

    test(
      'nobody is held by a modal that would come back with every document',
      tagOf(at === 1),
      async ({ page }) => {
        await refuse(page);
        for (const address of ['/generic', '/generic/get-the-facts']) {
          await openAwake(page, address);
          await waitUntilKnown(page);
          await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
          await expect(page).toHaveURL('/generic/faqs');
          await waitUntilAwake(page);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      },
    );
  });

async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
}

async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}
