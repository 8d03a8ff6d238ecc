import type { Page } from '@playwright/test';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test, type Expected } from '../support/site-test.ts';

const REFUSED = /^Failed to find a valid digest in the 'integrity' attribute/;
const RAN = 'a script that was changed has run';

interface Tampering {
  /** Waits until the browser has reported that it refuses the changed script. */
  refused: Promise<unknown>;
  hasRun: () => boolean;
}

/** Changes a script on its way, as an attacker who controls a cache could. */
async function tamperWith(page: Page, pattern: string, expected: Expected): Promise<Tampering> {
  let hasRun = false;
  page.on('console', (message) => {
    hasRun ||= message.text() === RAN;
    // It quotes the hash that the browser found, which the test cannot know before.
    if (REFUSED.test(message.text())) expected.messages.push(message.text());
  });
  const refused = page.waitForEvent('console', (message) => REFUSED.test(message.text()));
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const url = route.request().url();
    expected.messages.push(
      `TypeError: Failed to fetch dynamically imported module: ${url}`,
      `Error loading route module \`${new URL(url).pathname}\`, reloading page...`,
    );
    await route.fulfill({ response, body: `${await response.text()};console.info("${RAN}");` });
  });
  return { refused, hasRun: () => hasRun };
}

const WHOLE = '/generic/calculator';
const STILL = '/generic';

const CASES = [
  { what: 'the list of hashes of a still page', address: STILL, pattern: '**/assets/list-*.js' },
  { what: 'what a still page starts with', address: STILL, pattern: '**/assets/live-*.js' },
  { what: 'the list of hashes', address: WHOLE, pattern: '**/assets/list-*.js' },
  { what: 'what all pages share', address: WHOLE, pattern: '**/assets/site-*.js' },
  {
    what: 'words that are imported while it runs',
    address: WHOLE,
    pattern: '**/assets/texts-site-en-*.js',
  },
  { what: 'what knows the visitor', address: WHOLE, pattern: '**/assets/visitor-*.js' },
];

for (const [at, { what, address, pattern }] of CASES.entries()) {
  test(
    `a script that was changed on its way does not run: ${what}`,
    tagOf(at % 3 === 1),
    async ({ page, expected }) => {
      const { refused, hasRun } = await tamperWith(page, pattern, expected);
      await page.goto(address);
      await refused;
      expect(hasRun()).toBe(false);
      // The page can still be read, and its links work.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test('a changed script of a part that is pressed does not run, and its form is sent as without one', async ({
  page,
  expected,
}) => {
  const { refused, hasRun } = await tamperWith(page, '**/assets/like-form-*.js', expected);
  await openAwake(page, '/generic/articles/inflation/why-the-same-ticket-keeps-climbing');
  await page.locator('main form button').click();
  await refused;
  await expect(page.getByText('Thank you. Your like counts.')).toBeVisible();
  expect(hasRun()).toBe(false);
});

test('a changed script does not run on the page one goes on to', async ({ page, expected }) => {
  const { refused, hasRun } = await tamperWith(page, '**/assets/faqs-*.js', expected);
  await openAwake(page, WHOLE);
  await page.locator('header nav').getByRole('link', { name: 'FAQs' }).click();
  // The question about feelings holds the visitor until it is closed.
  await page.waitForFunction(() => document.querySelector('dialog[open]') !== null);
  await page.keyboard.press('Escape');
  await refused;
  expect(hasRun()).toBe(false);
});

test('a changed script does not run though it was fetched before it was needed', async ({
  page,
  expected,
}) => {
  const { refused, hasRun } = await tamperWith(page, '**/assets/presented-article-*.js', expected);
  await openAwake(page, '/generic/get-the-facts/money-minute');
  const card = page.locator('main a[href*="/articles/"]').first();
  // The router loads a page anew that lacks a script, which may be what a new version brought.
  const loaded = page.waitForEvent('load');
  // A page that still moves would take the mouse off the link before it is fetched.
  await card.focus();
  await refused;
  await loaded;
  expect(hasRun()).toBe(false);
});
