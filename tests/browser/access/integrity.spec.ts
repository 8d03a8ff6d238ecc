import type { APIResponse, Page, Route } from '@playwright/test';
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

async function fetchWhole(route: Route): Promise<{ response: APIResponse; text: string }> {
  const response = await route.fetch();
  return { response, text: await response.text() };
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
    const url = route.request().url();
    expected.messages.push(
      `TypeError: Failed to fetch dynamically imported module: ${url}`,
      `Error loading route module \`${new URL(url).pathname}\`, reloading page...`,
    );
    // A form that is sent without a script leaves the page, and what is still on its way with it.
    const found = await fetchWhole(route).catch(() => undefined);
    if (found)
      await route.fulfill({
        response: found.response,
        body: `${found.text};console.info("${RAN}");`,
      });
  });
  return { refused, hasRun: () => hasRun };
}

const ARTICLE = '/generic/articles/inflation/why-the-same-ticket-keeps-climbing';

test('what every page starts with does not run when it was changed on its way', async ({
  page,
  expected,
}) => {
  const { refused, hasRun } = await tamperWith(page, '**/assets/entry.client-*.js', expected);
  await page.goto('/generic');
  await refused;
  expect(hasRun()).toBe(false);
  // The page can still be read, and its links work.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who only reads loads one script, and the list of hashes comes before any other', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{7,8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  await openAwake(page, '/generic/articles/scams/spot-a-scam-before-it-costs-you');
  await page.mouse.wheel(0, 4_000);
  expect(asked).toEqual(['entry.client']);
  await page.locator('main form button').click();
  await expect.poll(() => asked).toContain('listen-to-like');
  expect(asked[1]).toBe('list-en');
});

const CONTACT = '/generic/contact-us';
const PARTS = [
  { what: 'the list of hashes', pattern: '**/assets/list-*.js', address: ARTICLE },
  { what: 'the part itself', pattern: '**/assets/listen-to-like-*.js', address: ARTICLE },
  { what: 'what draws all parts', pattern: '**/assets/react-*.js', address: CONTACT },
  { what: 'its words', pattern: '**/assets/texts-mail-forms-en-*.js', address: CONTACT },
];

for (const [at, { what, pattern, address }] of PARTS.entries())
  test(
    `a changed script of a part that is pressed does not run, and its form is sent as without one: ${what}`,
    tagOf(at <= 1),
    async ({ page, expected }) => {
      // A message without its fields comes back with what is missing, and with status 400.
      if (address === CONTACT) expected.failures.push(CONTACT);
      const { refused, hasRun } = await tamperWith(page, pattern, expected);
      await openAwake(page, address);
      const sent = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.method() === 'POST',
      );
      await page.locator('main form [type="submit"]').click();
      await refused;
      await sent;
      await expect(page.getByText(/^Thank you. Your like counts|^Please fix/)).toBeVisible();
      expect(hasRun()).toBe(false);
    },
  );
