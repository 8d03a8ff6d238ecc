import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import {
  openPage,
  postPage,
  readControls,
  readStatus,
  type FormAnswer,
} from '#tests/support/mail/page-form.ts';
import { hrefsOf, partOf } from '#tests/support/read-html.ts';

const LANGUAGES = [
  { language: 'en-US', code: 'en', query: '', texts: english.mailForms },
  { language: 'es-US', code: 'es', query: '?lang=es-US', texts: spanish.mailForms },
] as const;

const GOOD = {
  name: 'Ana "Anita" Ruiz',
  email: 'ana@example.com',
  topic: 'a-mistake',
  message: 'Is <b>3%</b> & more right?',
  website: '',
};
type Field = 'name' | 'email' | 'topic' | 'message';
const FIELDS: readonly Field[] = ['name', 'email', 'topic', 'message'];

const MISTAKES: ReadonlyArray<{
  field: Field;
  value: string;
  code: keyof typeof english.mailForms.errors;
}> = [
  { field: 'name', value: '', code: 'name-missing' },
  { field: 'name', value: 'a'.repeat(101), code: 'name-long' },
  { field: 'name', value: 'Ana\u0007', code: 'name-characters' },
  { field: 'email', value: '', code: 'email-missing' },
  { field: 'email', value: `${'a'.repeat(250)}@example.com`, code: 'email-long' },
  { field: 'email', value: 'ana@', code: 'email-shape' },
  { field: 'topic', value: '', code: 'topic-missing' },
  { field: 'message', value: '', code: 'message-missing' },
  { field: 'message', value: 'a'.repeat(2_001), code: 'message-long' },
  { field: 'message', value: 'a\u0000b', code: 'message-characters' },
];

let site: FormSite;
let senders = 0;

beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

/** Each message has a sender of its own, because one address may send two a day without a captcha. */
function write(message: string): typeof GOOD {
  senders += 1;
  return { ...GOOD, message, email: `sender${senders}@example.com` };
}

function post(
  fields: Record<string, string>,
  {
    query = '',
    headers = {},
    at = site,
  }: Partial<{ query: string; headers: Record<string, string>; at: FormSite }> = {},
): Promise<FormAnswer> {
  return postPage(at, { address: `/riverbend/contact-us${query}`, fields, headers });
}

/** Expects the form to hold everything that was typed, and to mark nothing of it as wrong. */
function expectKept({ html }: FormAnswer, fields: Record<Field, string>): void {
  const controls = readControls(html);
  for (const field of FIELDS)
    expect(controls[field]).toMatchObject({ value: fields[field], isWrong: false });
}

async function expectNothingLeft(act: () => Promise<FormAnswer>): Promise<FormAnswer> {
  const before = [await site.count('contact_messages'), (await site.mails()).length];
  const answer = await act();
  expect([await site.count('contact_messages'), (await site.mails()).length]).toEqual(before);
  return answer;
}

describe.each(LANGUAGES)(
  'the contact form without JavaScript in $language',
  ({ code: language, query, texts }) => {
    it('asks for four fields, says which it needs, and finds no fault before it is sent', async () => {
      const { status, html, text } = await openPage(site, `/riverbend/contact-us${query}`);
      expect(status).toBe(200);
      expect(text).toContain(texts.required);
      const { website, ...controls } = readControls(html);
      expect(Object.keys(controls)).toEqual(FIELDS);
      for (const control of Object.values(controls))
        expect(control).toMatchObject({ value: '', isWrong: false, isRequired: true });
      expect(controls['message']?.description).toBe(texts.contact.messageHint);
      expect(website).toMatchObject({ value: '', isRequired: false });
      expect(partOf(html, 'main')).not.toContain('role="alert"');
    });

    it.each(MISTAKES)(
      'says $code at the $field and keeps the rest',
      async ({ field, value, code }) => {
        const fields = { ...GOOD, [field]: value };
        const answer = await expectNothingLeft(() => post(fields, { query }));
        expect(answer.status).toBe(400);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        const controls = readControls(answer.html);
        for (const each of FIELDS) {
          const { value: shown, isWrong, description = '' } = controls[each] ?? {};
          expect(isWrong, each).toBe(each === field);
          // HTML has no U+0000: a parser, like a browser, puts the replacement character in its place.
          expect(shown, each).toBe(fields[each]?.replace('\u0000', '\uFFFD'));
          expect(description.includes(texts.errors[code]), each).toBe(each === field);
        }
        const [alert = ''] = partOf(answer.html, 'main').split('role="alert"').slice(1);
        expect(alert).toContain(texts.needsAFix);
        expect(hrefsOf(partOf(alert, 'ul'))).toEqual([`#${controls[field]?.id}`]);
      },
    );

    it('says every mistake of an empty form at once, in the order of the fields', async () => {
      const { status, html } = await post({ website: '' }, { query });
      expect(status).toBe(400);
      const controls = readControls(html);
      const alert = partOf(html, 'main').split('role="alert"')[1] ?? '';
      expect(hrefsOf(partOf(alert, 'ul'))).toEqual(
        FIELDS.map((field) => `#${controls[field]?.id}`),
      );
      for (const field of FIELDS)
        expect(controls[field]?.description).toContain(texts.errors[`${field}-missing`]);
    });

    it('that is sent says so and is one record and one mail, also when it is sent twice', async () => {
      const fields = write(`Good one in ${language}\r\nwith a second line`);
      const before = await site.count('contact_messages');
      for (const _ of ['first', 'second']) {
        const answer = await post(fields, { query });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(answer.text).toContain(texts.contact.sentTitle);
        expect(answer.html).not.toContain('<textarea');
      }
      expect(await site.count('contact_messages')).toBe(before + 1);
      const mails = (await site.mails()).filter((mail) => mail.replyTo === fields.email);
      expect(mails).toMatchObject([{ to: 'operator@example.org' }]);
      expect(mails[0]?.text).toContain(`Good one in ${language}\nwith a second line`);
    });

    it.each(['rate_limits', 'contact_messages', 'jobs'] as const)(
      'says honestly that nothing is saved when the database has no %s, and takes the same form later',
      async (table) => {
        const fields = write(`Without ${table} in ${language}`);
        const refused = await site.without(table, () => post(fields, { query }));
        expect(refused.status).toBe(503);
        expect(refused.headers.get('Retry-After')).toBe('5');
        expect(refused.headers.get('Cache-Control')).toBe('no-store');
        expect(readStatus(refused.html)).toBe(answers[language]['database-unavailable']);
        expectKept(refused, fields);
        expect(await site.count('contact_messages')).toBe(await countWithout(fields));
        const taken = await post(fields, { query });
        expect(taken.text).toContain(texts.contact.sentTitle);
      },
    );

    it('that a program filled in is refused, and what a person would have typed is kept', async () => {
      const fields = { ...write('Buy now'), website: 'https://spam.example.com' };
      const answer = await expectNothingLeft(() => post(fields, { query }));
      expect(answer.status).toBe(400);
      expect(readStatus(answer.html)).toBe(answers[language]['captcha-failed']);
      expectKept(answer, fields);
      expect(readControls(answer.html)['website']?.value).toBe('');
    });

    it.each([
      { what: 'another site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
      { what: 'another origin', headers: { Origin: 'https://evil.example.com' } },
    ])('from $what is refused in words', async ({ headers }) => {
      const answer = await expectNothingLeft(() => post(write('Foreign'), { query, headers }));
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.text).toContain(answers[language]['origin-foreign']);
    });

    it('is refused when too many come from one network, with the text kept', async () => {
      // The limit counts by the hour, so the test runs in the middle of one. Of the 16 messages that
      // a network may send, two need no captcha.
      const at = await startFormSite({
        environment: { FORMS_PER_NETWORK: '16' },
        now: () => Date.UTC(2090, 0, 1, 10, 30),
      });
      try {
        const statuses = [];
        for (const text of ['1', '2', '3']) {
          const fields = write(text);
          const answer = await post(fields, { query, at });
          statuses.push(answer.status);
          if (answer.status !== 429) continue;
          expect(answer.headers.get('Cache-Control')).toBe('no-store');
          expect(answer.headers.get('Retry-After')).toBe('1800');
          expect(readStatus(answer.html)).toBe(answers[language]['too-many-requests']);
          expectKept(answer, fields);
        }
        expect(statuses).toEqual([200, 200, 429]);
        expect(await at.count('contact_messages')).toBe(2);
      } finally {
        await at.close();
      }
    });
  },
);

/** Counts the messages that were taken from any other address. */
async function countWithout({ email }: { email: string }): Promise<number> {
  const others = site.database.selectFrom('contact_messages').where('email', '!=', email);
  return (await others.selectAll().execute()).length;
}

it('a message of 2,000 characters with line ends as a form writes them is taken', async () => {
  const message = `${'line\r\n'.repeat(399)}lines`;
  expect((await post(write(message))).status).toBe(200);
});

it('a form that was not taken names no description that is not there', async () => {
  const { html } = await post({ ...write('Described'), website: 'https://spam.example.com' });
  const named = [...partOf(html, 'main').matchAll(/aria-describedby="([^"]+)"/g)]
    .flatMap(([, ids = '']) => ids.split(' '))
    .filter((id) => !html.includes(`id="${id}"`));
  expect(named).toEqual([]);
});

it('what a person types on the page is in no log, whatever came of it', async () => {
  const canary = 'canary-91c4';
  const fields = {
    ...GOOD,
    name: `Name ${canary}`,
    email: `${canary}@example.com`,
    message: `Message ${canary}`,
  };
  const query = `?q=${canary}`;
  const outcomes = [
    await post(fields, { query }),
    await post({ ...fields, topic: canary }, { query }),
    await post({ ...fields, website: canary }, { query }),
    await post(fields, { query, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    await site.without('contact_messages', () => post({ ...fields, name: canary }, { query })),
    await site.without('rate_limits', () => post({ ...fields, name: canary }, { query })),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([200, 400, 400, 403, 503, 503]);
  await site.mails();
  const logged = JSON.stringify(site.logged());
  expect(logged).toContain('contact-not-saved');
  expect(logged).not.toContain(canary);
});
