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
