import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import { expect, test as base } from './site-test.ts';

interface WorkerFixtures {
  mailSite: FormSite;
}

/**
 * A test with its own server: its outbox can be read, its captcha is cheap, and limits used up an
 * hour ago do not affect this run.
 */
export const test = base.extend<{ baseURL: string }, WorkerFixtures>({
  mailSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const site = await startFormSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mailSite }, use) => {
    await use(mailSite.base);
  },
});

export { expect };
