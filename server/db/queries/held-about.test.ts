import { beforeEach, expect, it } from 'vitest';
import { CONTACT_FIELDS, contactFormSchema } from '#contracts/mail/contact.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { inTransaction } from '../in-transaction.ts';
import { changeTypedTexts } from './held-about.ts';

const SENTENCE = 'My wife is ana@example.com.';

describeOnEachDatabase('a text that somebody typed about another person', (test) => {
  beforeEach(() => test.empty());

  it('is changed in every field of the contact form that takes a sentence, and in no other', async () => {
    const texts = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, SENTENCE]));
    await test
      .database()
      .insertInto('contact_messages')
      .values({
        ...(texts as Record<(typeof CONTACT_FIELDS)[number], string>),
        id: 'one',
        fingerprint: 'one',
        company_id: 'riverbend',
        language: 'en-US',
        created_at: 1,
      })
      .execute();
    const change = (text: string): string => text.replace('ana@example.com', '[erased]');
    const changed = await inTransaction(test.database(), (transaction) =>
      changeTypedTexts(transaction, change),
    );
    expect(changed).toBe(1);
    const [row] = await test.database().selectFrom('contact_messages').selectAll().execute();
    const free = CONTACT_FIELDS.filter(
      (field) => contactFormSchema.shape[field].safeParse(SENTENCE).success,
    );
    expect(free).toContain('message');
    expect(CONTACT_FIELDS.filter((field) => row?.[field] !== SENTENCE)).toEqual(free);
  });
});
