import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listKeptMails } from '#server/mail/file-mailer.ts';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { CONTACT, postForm, postSolved } from '#tests/support/mail/form-client.ts';
import { EASY, fetchSolved } from '#tests/support/mail/solve.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const INJECTED = 'x\r\nBcc: victim@example.com';

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({
    deskTuning: { difficulty: EASY },
    environment: { FORMS_PER_NETWORK: '10000', CONTACT_TO: 'operator@example.org' },
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

async function errorOf(response: Response): Promise<ErrorBody['error']> {
  return ((await calls.readAnswer('sendContact', response)) as ErrorBody).error;
}

async function countMails(): Promise<number> {
  await server.desk.worker.settle();
  return (await listKeptMails(server.outboxDir)).length;
}

describe('a message from the contact form', () => {
  it('goes to the operator, who answers its sender', async () => {
    const response = await postSolved(server, { form: 'contact', fields: CONTACT });
    expect(response.status).toBe(200);
    expect(await calls.readAnswer('sendContact', response)).toMatchObject({
      status: 'received',
    });
    await server.desk.worker.settle();
    const mails = await listKeptMails(server.outboxDir);
    expect(mails).toMatchObject([
      {
        to: 'operator@example.org',
        replyTo: 'ana@example.com',
        subject: 'Contact form: My plan (Riverbend)',
      },
    ]);
  });

  it.each([
    { field: 'name', value: INJECTED, code: 'name-characters' },
    { field: 'email', value: `ana@example.com${INJECTED}`, code: 'email-shape' },
    { field: 'email', value: 'ana@example.com,bo@example.com', code: 'email-shape' },
    { field: 'topic', value: `my-plan${INJECTED}`, code: 'topic-missing' },
    { field: 'message', value: 'a'.repeat(2_001), code: 'message-long' },
    { field: 'message', value: 'a\0b', code: 'message-characters' },
    { field: 'language', value: `es-US${INJECTED}`, code: 'invalid-value' },
    { field: 'surprise', value: '1', code: 'unknown' },
  ])('is refused for $field with $code, in words, and kept nothing of', async (wrong) => {
    const before = await countMails();
    const fields = { ...CONTACT, [wrong.field]: wrong.value };
    const response = await postSolved(server, { form: 'contact', fields, query: '?lang=es-US' });
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error).toMatchObject({
      code: 'field-invalid',
      fields: [{ field: wrong.field, code: wrong.code }],
    });
    expect(error.message).toMatch(/^Faltan datos/);
    expect(await countMails()).toBe(before);
  });

  it('of an unknown company is told so, whatever the name tries', async () => {
    for (const { company, ...error } of [
      { company: 'nowhere', code: 'company-not-found' },
      { company: INJECTED, code: 'field-invalid', fields: [{ field: 'company' }] },
      { company: '../generic', code: 'field-invalid', fields: [{ field: 'company' }] },
    ]) {
      const response = await postSolved(server, {
        form: 'contact',
        fields: { ...CONTACT, company },
      });
      expect(await errorOf(response)).toMatchObject(error);
    }
  });

  it('needs a captcha that is its own, current and unused', async () => {
    const used = await fetchSolved(server.base, 'contact');
    const first = { ...CONTACT, message: 'First', altcha: used };
    expect((await postForm(server, { form: 'contact', fields: first })).status).toBe(200);
    const foreign = await fetchSolved(server.base, 'action-plan');
    const before = await countMails();
    const refusals = [
      { altcha: undefined, code: 'field-invalid', status: 400 },
      { altcha: 'made up', code: 'captcha-failed', status: 400 },
      { altcha: foreign, code: 'captcha-failed', status: 400 },
      { altcha: used, code: 'captcha-used', status: 409 },
    ];
    for (const { altcha, code, status } of refusals) {
      const fields = { ...CONTACT, message: 'Second', altcha };
      const response = await postForm(server, { form: 'contact', fields });
      expect(response.status).toBe(status);
      expect(await errorOf(response)).toMatchObject({ code });
    }
    expect(await countMails()).toBe(before);
  });

  it('sent twice at the same moment is one mail', async () => {
    const before = await countMails();
    const altcha = await fetchSolved(server.base, 'contact');
    const fields = { ...CONTACT, message: 'A double click', altcha };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => postForm(server, { form: 'contact', fields })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(await countMails()).toBe(before + 1);
  });

  it.each<{ what: string; headers: Record<string, string>; status: number }>([
    { what: 'another site', headers: { 'Sec-Fetch-Site': 'cross-site' }, status: 403 },
    { what: 'another origin', headers: { Origin: 'https://evil.example.com' }, status: 403 },
    { what: 'a plain form', headers: { 'Content-Type': 'text/plain' }, status: 415 },
  ])('from $what is refused', async ({ headers, status }) => {
    const altcha = await fetchSolved(server.base, 'contact');
    const fields = { ...CONTACT, message: 'Foreign', altcha };
    const response = await postForm(server, { form: 'contact', fields, headers });
    expect(response.status).toBe(status);
    await errorOf(response);
  });

  it('of more than 64 KB is refused before it is read', async () => {
    const body = JSON.stringify({ ...CONTACT, message: 'a'.repeat(70_000) });
    const response = await postForm(server, { form: 'contact', fields: {}, body });
    expect(response.status).toBe(413);
    expect(await errorOf(response)).toMatchObject({ code: 'body-too-large' });
  });

  it('that is no JSON is refused', async () => {
    const response = await postForm(server, { form: 'contact', fields: {}, body: '{"name":' });
    expect(await errorOf(response)).toMatchObject({ code: 'request-malformed' });
  });
});

describe('what a person writes', () => {
  it('is in no log, whether it was taken or refused', async () => {
    const canary = 'canary-7f3a';
    const fields = {
      ...CONTACT,
      name: `Name ${canary}`,
      email: `${canary}@example.com`,
      message: `Message ${canary}`,
    };
    const answers = await Promise.all([
      postSolved(server, { form: 'contact', fields }),
      postForm(server, { form: 'contact', fields, query: `?q=${canary}` }),
      postForm(server, { form: 'contact', fields: { ...fields, altcha: canary } }),
      postForm(server, { form: 'contact', fields, body: `{"name":"${canary}"` }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 400, 400, 400]);
    expect(await countMails()).toBeGreaterThan(0);
    expect(server.logged().length).toBeGreaterThan(4);
    expect(JSON.stringify(server.logged())).not.toContain(canary);
  });
});

/** The time is in the middle of an hour because the limit counts by the hour. */
const HALF_PAST = Date.UTC(2090, 0, 1, 10, 30);

describe('too many messages', () => {
  it('from one network are refused with the time to wait, whatever the headers claim', async () => {
    const strict = await startTestServer({
      deskTuning: { difficulty: EASY },
      environment: { FORMS_PER_NETWORK: '3' },
      now: () => HALF_PAST,
    });
    try {
      const statuses: number[] = [];
      for (let count = 1; count <= 5; count += 1) {
        const response = await postSolved(strict, {
          form: 'contact',
          fields: { ...CONTACT, email: `p${count}@example.com` },
          headers: { 'X-Forwarded-For': `198.51.${count}.1`, 'X-Real-IP': `198.51.${count}.1` },
        });
        statuses.push(response.status);
        if (response.status !== 429) continue;
        expect(response.headers.get('Retry-After')).toBe('1800');
        expect(await errorOf(response)).toMatchObject({ code: 'too-many-requests' });
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    } finally {
      await strict.close();
    }
  });

  it('are counted per visitor behind a trusted proxy', async () => {
    const behind = await startTestServer({
      deskTuning: { difficulty: EASY },
      environment: { FORMS_PER_NETWORK: '1', TRUST_PROXY: '1' },
      now: () => HALF_PAST,
    });
    try {
      const from = async (forwarded: string): Promise<number> => {
        const post = {
          form: 'contact',
          fields: { ...CONTACT, message: `from ${forwarded}` },
          headers: { 'X-Forwarded-For': forwarded },
        } as const;
        return (await postSolved(behind, post)).status;
      };
      expect(await from('198.51.100.1')).toBe(200);
      expect(await from('203.0.113.9, 198.51.100.2')).toBe(429);
      expect(await from('203.0.113.9')).toBe(200);
    } finally {
      await behind.close();
    }
  });
});
