import type { Page } from '@playwright/test';
import { answers } from '#content/messages/answers.ts';
import { english, spanish } from '#content/messages/every-text.ts';
import type { KeptMail } from '#server/mail/file-mailer.ts';
import type { FormSite } from '#tests/support/mail/form-site.ts';
import { postPage } from '#tests/support/mail/page-form.ts';
import { expect, test } from './support/mail-site.ts';
import { waitUntilAwake } from './support/open-page.ts';
import { tabTo } from './support/tab-to.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english.mailForms.unsubscribe },
  { language: 'es-US', query: '?lang=es-US', texts: spanish.mailForms.unsubscribe },
] as const;

/** The mail that brings somebody a plan. */
async function receive(site: FormSite, email: string, query = ''): Promise<KeptMail> {
  const address = `/retirement/riverbend/action-plan/lynx${query}`;
  await postPage(site, { address, fields: { email, website: '' } });
  const mail = (await site.mails()).find(({ to }) => to === email);
  if (!mail) throw new Error('No mail came');
  return mail;
}

/** Follows the link at the foot of the mail, as it stands in the mail. */
async function followLink(page: Page, { html }: KeptMail, name: string): Promise<void> {
  const parsed = await page.evaluate(
    ([source = '', words]) =>
      [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('a')].find(
        (link) => link.textContent.trim() === words,
      )?.href,
    [html, name],
  );
  if (parsed === undefined) throw new Error('The mail has no such link');
  await page.goto(parsed);
}

async function countSuppressed(site: FormSite): Promise<number> {
  return site.count('suppressions');
}
