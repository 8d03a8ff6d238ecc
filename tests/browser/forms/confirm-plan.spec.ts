import type { Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { postPage } from '#tests/support/mail/page-form.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test, type MailSite } from '../support/mail-site.ts';
import { waitUntilAwake } from '../support/open-page.ts';
import { tabTo } from '../support/tab-to.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english.mailForms.confirmPlan },
  { language: 'es-US', query: '?lang=es-US', texts: spanish.mailForms.confirmPlan },
] as const;

/** Unsubscribes a person, asks for their plan again, and opens the confirmation mail. */
async function openQuestion(
  page: Page,
  { site, email, query, button }: { site: MailSite; email: string; query: string; button: string },
): Promise<void> {
  const address = `/retirement/riverbend/action-plan/lynx${query}`;
  const ask = () => postPage(site, { address, fields: { email, website: '' } });
  const mails = async () => (await site.mails()).filter(({ to }) => to === email);
  await ask();
  const { unsubscribeUrl = '' } = (await mails())[0] ?? {};
  await fetch(unsubscribeUrl, { method: 'POST' });
  await ask();
  const [question] = await mails();
  await page.setContent(question?.html ?? '');
  await page.getByRole('link', { name: button, exact: true }).click();
  await page.waitForURL('**/confirm-plan?*');
}

for (const [at, { language, query, texts }] of LANGUAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES.length });
  test(
    `the plan that was asked for is confirmed by keyboard in ${language}`,
    turn(),
    async ({ page, mailSite: site }) => {
      const email = `keys-${language.toLowerCase()}@example.com`;
      await openQuestion(page, { site, email, query, button: texts.button });
      await waitUntilAwake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
      const before = (await site.mails()).length;
      await tabTo(page, page.getByRole('button', { name: texts.button }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.doneTitle);
      await expect(page.getByText(texts.doneText)).toBeVisible();
      expect((await site.mails()).length).toBe(before + 1);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan that was asked for is confirmed just the same', async ({
    page,
    mailSite: site,
  }) => {
    const texts = english.mailForms.confirmPlan;
    const email = 'no-script@example.com';
    await openQuestion(page, { site, email, query: '', button: texts.button });
    const before = (await site.mails()).length;
    await page.getByRole('button', { name: texts.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.doneTitle);
    expect((await site.mails()).length).toBe(before + 1);
  });
});
