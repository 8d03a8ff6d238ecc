import type { Tables } from '#server/db/schema.ts';
import type { KeptMail } from '#server/mail/file-mailer.ts';
import { expect, test as base } from './site-test.ts';

/** A site whose records and mails a test can read. */
export interface MailSite {
  base: string;
  mails: () => Promise<KeptMail[]>;
  count: (table: keyof Tables) => Promise<number>;
  /** Runs the work while the database refuses every statement that needs this table. */
  without: (table: keyof Tables, during: () => Promise<void>) => Promise<void>;
}

/** A test of forms, on a site of its own. */
export const test = base.extend<{ baseURL: string; mailSite: MailSite }>({
  mailSite: async ({ siteOf }, use) => {
    const { base: address, ask } = await siteOf('forms');
    await use({
      base: address,
      mails: () => ask('mails'),
      count: (table) => ask('count', table),
      without: async (table, during) => {
        await ask('hide', table);
        try {
          await during();
        } finally {
          await ask('show', table);
        }
      },
    });
  },
  baseURL: async ({ mailSite }, use) => {
    await use(mailSite.base);
  },
});

export { expect };
