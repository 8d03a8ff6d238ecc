import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import { expect, test as base } from './site-test.ts';

interface WorkerFixtures {
  mailSite: FormSite;
}

/**
 * A test of the site with its own server behind it: its outbox can be read, its captcha costs little,
 * and no limit of an hour ago reaches into this run.
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
