import type { Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';
import { openAwake } from '../support/open-page.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english },
  { language: 'es-US', query: '&lang=es-US', texts: spanish },
] as const;

for (const [at, { language, query, texts }] of LANGUAGES.entries())
  test(
    `a form of the page that is sent without a connection says so and stays, in ${language}`,
    takeTurns({ at, of: LANGUAGES.length })(),
    async ({ page, context, expected }) => {
      // The token is none, and what counts the visit may be asked for without a connection.
      expected.failures.push('/generic/unsubscribe', '/assets/');
      await openAwake(page, `/generic/unsubscribe?token=anything${query}`);
      const { button, heading, failedTitle } = texts.mailForms.unsubscribe;
      await context.setOffline(true);
      for (let presses = 0; presses < 2; presses += 1) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('alert')).toHaveText(texts.shell.offline);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await context.setOffline(false);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failedTitle);
    },
  );

for (const { what, at, prepare, send, still } of [
  {
    what: 'an answer of the persona quiz',
    at: '/retirement/generic/quiz/how-far-retirement?a=yes-yes-yes',
    prepare: (page: Page) => page.getByRole('radio').first().check({ force: true }),
    send: english.quiz.next,
    still: (page: Page) => expect(page.getByRole('radio').first()).toBeChecked(),
  },
  {
    what: 'the way back in the persona quiz',
    at: '/retirement/generic/quiz/how-far-retirement?a=yes-yes-yes',
    prepare: (page: Page) => page.getByRole('radio').first().check({ force: true }),
    send: english.quiz.back,
    still: (page: Page) => expect(page.getByRole('radio').first()).toBeChecked(),
  },
  {
    what: 'what one percent more is counted with',
    at: '/generic',
    prepare: (page: Page) =>
      page.locator('input[name="contributionPercentage"][value="10"]').check({ force: true }),
    send: english.home.oneOwn,
    still: (page: Page) =>
      expect(page.locator('input[name="contributionPercentage"][value="10"]')).toBeChecked(),
  },
  {
    what: 'a plan that is paid by the hour',
    at: '/seiu775srp/calculator',
    prepare: async (page: Page) => {
      await page.locator('main [name=currentAge]').fill('40');
    },
    send: english.hours.submit,
    still: (page: Page) => expect(page.locator('main [name=currentAge]')).toHaveValue('40'),
  },
])
  test(`${what} is kept by the page while there is no connection`, async ({
    page,
    context,
    expected,
  }) => {
    expected.failures.push('/assets/', '/media/');
    await openAwake(page, at);
    await prepare(page);
    const button = page.locator('[data-island][data-awake]').getByRole('button', { name: send });
    // The part that would lead on is awake.
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(english.shell.offline);
    await still(page);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
