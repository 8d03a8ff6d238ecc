import type { Page } from '@playwright/test';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import type { KeptMail } from '#server/mail/file-mailer.ts';
import { postPage } from '#tests/support/mail/page-form.ts';
import { onlyLong, takeTurns } from '../support/sample.ts';
import { expect, test, type MailSite } from '../support/mail-site.ts';
import { waitUntilAwake } from '../support/open-page.ts';
import { tabTo } from '../support/tab-to.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english.mailForms.unsubscribe },
  { language: 'es-US', query: '?lang=es-US', texts: spanish.mailForms.unsubscribe },
] as const;

const { unsubscribe } = english.mailForms;

/** The mail with a person's plan. */
async function receive(site: MailSite, email: string, query = ''): Promise<KeptMail> {
  const address = `/retirement/riverbend/action-plan/lynx${query}`;
  await postPage(site, { address, fields: { email, website: '' } });
  const mail = (await site.mails()).find(({ to }) => to === email);
  if (!mail) throw new Error('No mail came');
  return mail;
}

/** Opens the mail as a mailbox shows it, and presses the link at its foot. */
async function followLink(page: Page, { html }: KeptMail, name: string): Promise<void> {
  await page.setContent(html);
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL('**/unsubscribe?*');
}

for (const [at, { language, query, texts }] of LANGUAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES.length, first: 1 });
  test(
    `the link of a mail leads to a page that unsubscribes by keyboard in ${language}`,
    turn(),
    async ({ page, mailSite }) => {
      const mail = await receive(mailSite, `keys-${language.toLowerCase()}@example.com`, query);
      const before = await mailSite.count('suppressions');
      await followLink(page, mail, texts.button);
      await waitUntilAwake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
      expect(await mailSite.count('suppressions')).toBe(before);

      await tabTo(page, page.getByRole('button', { name: texts.button }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.doneTitle);
      await expect(page.getByText(texts.doneText)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.button })).toHaveCount(0);
      expect(await mailSite.count('suppressions')).toBe(before + 1);

      await page.getByRole('main').getByRole('link', { name: texts.home }).click();
      await expect(page).toHaveURL(`/riverbend${query}`);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a mail unsubscribes just the same', async ({ page, mailSite }) => {
    const mail = await receive(mailSite, 'no-script@example.com');
    const before = await mailSite.count('suppressions');
    await followLink(page, mail, unsubscribe.button);
    await page.getByRole('button', { name: unsubscribe.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.doneTitle);
    expect(await mailSite.count('suppressions')).toBe(before + 1);
  });
});

test('the one-click link of a mail asks as well when a person opens it', async ({
  page,
  mailSite,
}) => {
  const { unsubscribeUrl = '' } = await receive(mailSite, 'header@example.com');
  const before = await mailSite.count('suppressions');
  await page.goto(unsubscribeUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.heading);
  expect(await mailSite.count('suppressions')).toBe(before);
  await page.getByRole('button', { name: unsubscribe.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.doneTitle);
});

test(
  'who reads the page in the other language can still unsubscribe there',
  onlyLong(),
  async ({ page, mailSite }) => {
    const mail = await receive(mailSite, 'switch@example.com');
    await followLink(page, mail, unsubscribe.button);
    await waitUntilAwake(page);
    await page.locator('header').getByRole('link', { name: 'Español' }).click();
    const texts = spanish.mailForms.unsubscribe;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
    await page.getByRole('button', { name: texts.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.doneTitle);
  },
);

test('a link that was cut off says so, and the whole one still works', async ({
  page,
  mailSite,
  expected,
}) => {
  expected.failures.push('/riverbend/unsubscribe');
  const mail = await receive(mailSite, 'cut@example.com');
  await followLink(page, mail, unsubscribe.button);
  const whole = page.url();
  await page.goto(whole.slice(0, -5));
  await page.getByRole('button', { name: unsubscribe.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.failedTitle);
  await expect(page.getByText(answers.en['link-invalid'])).toBeVisible();
  await page.goto(whole);
  await page.getByRole('button', { name: unsubscribe.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsubscribe.doneTitle);
});
