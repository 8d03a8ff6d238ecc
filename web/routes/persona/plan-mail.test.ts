import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import type { KeptMail } from '#server/mail/file-mailer.ts';
import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import {
  openPage,
  postPage,
  readControls,
  readStatus,
  type FormAnswer,
} from '#tests/support/mail/page-form.ts';

const LANGUAGES = [
  {
    language: 'en-US',
    code: 'en',
    query: '',
    texts: english.mailForms,
    mail: {
      subject: 'Your Lynx action plan, step by step',
      intro: 'You’ve begun to save, and you watch from the edge before you move.',
      steps: ['Step 1: Get the whole match', 'Step 2: Find out what you pay', 'Step 3: Choose:'],
      deadline: 'By when: within 14 days',
      link: 'Read: The match: ',
    },
  },
  {
    language: 'es-US',
    code: 'es',
    query: '?lang=es-US',
    texts: spanish.mailForms,
    mail: {
      subject: 'Tu plan de acción (Lince), paso a paso',
      intro: 'Ya empezaste a ahorrar y observas desde la orilla antes de moverte.',
      steps: [
        'Paso 1: Aprovecha todo el aporte',
        'Paso 2: Averigua cuánto pagas',
        'Paso 3: Elige:',
      ],
      deadline: 'Para cuándo: en 14 días',
      link: 'Leer: El aporte del empleador: ',
    },
  },
] as const;

let site: FormSite;

beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

interface Asking {
  query: string;
  headers: Record<string, string>;
  website: string;
  animal: string;
  at: FormSite;
}

function ask(
  email: string,
  { query = '', headers = {}, website = '', animal = 'lynx', at = site }: Partial<Asking> = {},
): Promise<FormAnswer> {
  const address = `/retirement/riverbend/action-plan/${animal}${query}`;
  return postPage(at, { address, fields: { email, website }, headers });
}

async function mailsTo(email: string): Promise<KeptMail[]> {
  return (await site.mails()).filter((mail) => mail.to === email);
}

describe.each(LANGUAGES)(
  'the plan by mail without JavaScript in $language',
  ({ language, code, query, texts, mail: words }) => {
    it('is asked for with one field that finds no fault before it is sent', async () => {
      const { html } = await openPage(site, `/retirement/riverbend/action-plan/lynx${query}`);
      const { website, ...controls } = readControls(html);
      expect(controls).toMatchObject({ email: { value: '', isWrong: false, isRequired: true } });
      expect(Object.keys(controls)).toEqual(['email']);
      expect(website?.isRequired).toBe(false);
    });

    it.each([
      { email: '', mistake: 'email-missing' },
      { email: 'ana@', mistake: 'email-shape' },
      { email: 'ana@example.com, bo@example.com', mistake: 'email-shape' },
      { email: `${'a'.repeat(250)}@example.com`, mistake: 'email-long' },
    ] as const)('says $mistake at the field and keeps what was typed', async (wrong) => {
      const answer = await ask(wrong.email, { query });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(readControls(answer.html)['email']).toMatchObject({
        value: wrong.email,
        isWrong: true,
        description: texts.errors[wrong.mistake],
      });
      expect(await mailsTo(wrong.email)).toEqual([]);
    });

    it('shows the address back and sends what the page shows, in its language', async () => {
      const email = `ana.o'hara+${code}@example.com`;
      const answer = await ask(email, { query });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.text).toContain(texts.planMail.sent.replace('{email}', email));
      expect(answer.html).not.toContain('name="email"');

      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ language, subject: words.subject });
      const { text = '', html = '' } = mail ?? {};
      for (const part of [words.intro, ...words.steps, words.deadline])
        expect(text).toContain(part);
      expect(text).toContain(
        `${words.link}${site.base}/riverbend/articles/employer-match/the-match-money-that-meets-you-halfway${query}`,
      );
      expect(text).toContain(`${site.base}/retirement/riverbend/action-plan/lynx${query}`);
      expect(html).toContain(words.steps[0].slice('Step 1: '.length));
    });

    it('asked for twice is one mail, and both times the page says so', async () => {
      const email = `twice-${code}@example.com`;
      for (const _ of ['first', 'second'])
        expect((await ask(email, { query })).text).toContain(email);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it.each(['rate_limits', 'plan_requests'] as const)(
      'is honestly not accepted when the database has no %s, with the address kept in the form',
      async (table) => {
        const email = `without-${table.replace('_', '-')}-${code}@example.com`;
        const refused = await site.without(table, () => ask(email, { query }));
        expect(refused.status).toBe(503);
        expect(refused.headers.get('Retry-After')).toBe('5');
        expect(refused.headers.get('Cache-Control')).toBe('no-store');
        expect(readStatus(refused.html)).toBe(answers[code]['action-plan-not-accepted']);
        expect(readControls(refused.html)['email']).toMatchObject({ value: email, isWrong: false });
        expect(await mailsTo(email)).toEqual([]);
        expect((await ask(email, { query })).status).toBe(200);
        expect(await mailsTo(email)).toHaveLength(1);
      },
    );

    it('that a program asks for is refused, and the address kept', async () => {
      const email = `program-${code}@example.com`;
      const answer = await ask(email, { query, website: 'https://spam.example.com' });
      expect(answer.status).toBe(400);
      expect(readStatus(answer.html)).toBe(answers[code]['captcha-failed']);
      expect(readControls(answer.html)['email']?.value).toBe(email);
      expect(await mailsTo(email)).toEqual([]);
    });

    it('is not sent for another site', async () => {
      const email = `foreign-${code}@example.com`;
      const answer = await ask(email, { query, headers: { 'Sec-Fetch-Site': 'cross-site' } });
      expect(answer.status).toBe(403);
      expect(answer.text).toContain(answers[code]['origin-foreign']);
      expect(await mailsTo(email)).toEqual([]);
    });

    it('goes to one address twice a day without a captcha, and then says why not', async () => {
      const at = await startFormSite({ now: () => Date.UTC(2090, 0, 1, 10, 30) });
      try {
        const email = 'ana@example.com';
        for (const animal of ['fox', 'owl'])
          expect((await ask(email, { query, animal, at })).status).toBe(200);
        const refused = await ask(email, { query, animal: 'elk', at });
        expect(refused.status).toBe(429);
        expect(refused.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
        expect(refused.headers.get('Cache-Control')).toBe('no-store');
        expect(readStatus(refused.html)).toBe(answers[code]['too-many-requests']);
        expect(readControls(refused.html)['email']?.value).toBe(email);
        expect(await at.mails()).toHaveLength(2);
      } finally {
        await at.close();
      }
    });
  },
);

it('there is none of an animal nobody knows', async () => {
  expect((await ask('ana@example.com', { animal: 'unicorn' })).status).toBe(404);
});

it('an address that somebody typed is in no log, whatever came of it', async () => {
  const canary = 'canary-5d20';
  const email = `${canary}@example.com`;
  const query = `?q=${canary}`;
  const outcomes = [
    await ask(email, { query }),
    await ask(`${canary}@`, { query }),
    await ask(email, { query, website: canary }),
    await site.without('plan_requests', () => ask(`x${email}`, { query })),
    await site.without('rate_limits', () => ask(`x${email}`, { query })),
  ];
  expect(outcomes.map(({ status }) => status)).toEqual([200, 400, 400, 503, 503]);
  expect(await mailsTo(email)).toHaveLength(1);
  const logged = JSON.stringify(site.logged());
  expect(logged).toContain('action-plan-not-accepted');
  expect(logged).not.toContain(canary);
});
