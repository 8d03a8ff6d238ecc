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

const CASES = [
  { what: 'the list of hashes', pattern: '**/assets/list-*.js' },
  { what: 'what every page starts with', pattern: '**/assets/entry.client-*.js' },
];

for (const [at, { what, pattern }] of CASES.entries())
  test(
    `a script that was changed on its way does not run: ${what}`,
    tagOf(at === 1),
    async ({ page, expected }) => {
      const { refused, hasRun } = await tamperWith(page, pattern, expected);
      await page.goto('/generic');
      await refused;
      expect(hasRun()).toBe(false);
      // The page can still be read, and its links work.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

const PARTS = [
  { what: 'the part itself', pattern: '**/assets/like-form-*.js' },
  { what: 'what draws all parts', pattern: '**/assets/react-*.js' },
  { what: 'its words', pattern: '**/assets/texts-site-en-*.js' },
];

for (const [at, { what, pattern }] of PARTS.entries())
  test(
    `a changed script of a part that is pressed does not run, and its form is sent as without one: ${what}`,
    tagOf(at === 0),
    async ({ page, expected }) => {
      const { refused, hasRun } = await tamperWith(page, pattern, expected);
      await openAwake(page, '/generic/articles/inflation/why-the-same-ticket-keeps-climbing');
      await page.locator('main form button').click();
      await refused;
      await expect(page.getByText('Thank you. Your like counts.')).toBeVisible();
      expect(hasRun()).toBe(false);
    },
  );
