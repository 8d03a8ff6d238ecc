import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listKeptMails, type KeptMail } from '#server/mail/file-mailer.ts';
import {
  loadDescribedCalls,
  type DescribedCalls,
  type ErrorBody,
} from '#tests/support/described-calls.ts';
import { fixturePlans } from '#tests/support/mail/action-plans.ts';
import { PLAN, postForm, postSolved } from '#tests/support/mail/form-client.ts';
import { EASY, fetchSolved } from '#tests/support/mail/solve.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({
    deskTuning: { difficulty: EASY },
    environment: { FORMS_PER_NETWORK: '10000' },
    actionPlans: {
      find: (companyId, animal, language) =>
        animal === 'rabbit' ? undefined : fixturePlans.find(companyId, animal, language),
    },
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

async function mailsTo(email: string): Promise<KeptMail[]> {
  await server.desk.worker.settle();
  return (await listKeptMails(server.outboxDir)).filter((mail) => mail.to === email);
}

async function errorOf(response: Response): Promise<ErrorBody['error']> {
  return ((await calls.readAnswer('mailActionPlan', response)) as ErrorBody).error;
}

/** Asks for a plan and returns the mail that comes. */
async function receive(email: string): Promise<KeptMail> {
  const response = await postSolved(server, { form: 'action-plan', fields: { ...PLAN, email } });
  expect(await calls.readAnswer('mailActionPlan', response)).toMatchObject({
    status: 'accepted',
  });
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error('No mail came');
  return mail;
}

function oneClickPath({ unsubscribeUrl = '' }: KeptMail): string {
  return new URL(unsubscribeUrl).pathname;
}

describe('a plan asked for by mail', () => {
  it('comes in the language of the page with links to where the visitor knows us', async () => {
    const mail = await receive('ana@example.com');
    expect(mail).toMatchObject({ language: 'es-US', subject: expect.stringContaining('Lince') });
    expect(mail.text).toContain(`${server.base}/retirement/riverbend/action-plan/lynx?lang=es-US`);
  });

  it('leads to the configured origin when it was asked for on this machine', async () => {
    const known = await startTestServer({
      deskTuning: { difficulty: EASY },
      environment: { PUBLIC_ORIGIN: 'https://retire.example.com' },
      actionPlans: fixturePlans,
    });
    try {
      const response = await postSolved(known, { form: 'action-plan', fields: PLAN });
      expect(response.status).toBe(200);
      await known.desk.worker.settle();
      const [mail] = await listKeptMails(known.outboxDir);
      expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/retire\.example\.com\/po\/unsubscribe\//);
      expect(mail?.html).not.toContain('127.0.0.1');
    } finally {
      await known.close();
    }
  });

  it('leads to no host that nobody listed', async () => {
    const headers = { Host: 'evil.example.com', 'X-Forwarded-Host': 'evil.example.com' };
    const altcha = await fetchSolved(server.base, 'action-plan');
    const fields = JSON.stringify({ ...PLAN, email: 'host@example.com', altcha });
    const { status } = await sendRequest(server, {
      method: 'POST',
      target: '/po/action-plan/email',
      headers: [...Object.entries(headers), ['Content-Type', 'application/json']],
      body: fields,
    });
    // A captcha is valid only on the host it was solved for.
    expect(status).toBe(400);
    expect(await mailsTo('host@example.com')).toEqual([]);
  });

  it.each([
    { field: 'email', value: 'ana@example.com\r\nBcc: bo@example.com', code: 'email-shape' },
    { field: 'email', value: ['ana@example.com', 'bo@example.com'], code: 'email-missing' },
    { field: 'email', value: '', code: 'email-missing' },
    { field: 'animal', value: 'unicorn\r\nBcc: bo@example.com', code: 'invalid-value' },
    { field: 'language', value: 'fr', code: 'invalid-value' },
  ])('is refused for $field with $code', async ({ field, value, code }) => {
    const fields = { ...PLAN, [field]: value };
    const response = await postSolved(server, { form: 'action-plan', fields });
    expect(await errorOf(response)).toMatchObject({
      code: 'field-invalid',
      fields: [{ field, code }],
    });
  });

  it('that the content does not have is told so', async () => {
    const fields = { ...PLAN, animal: 'rabbit' };
    const response = await postSolved(server, { form: 'action-plan', fields });
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toMatchObject({ code: 'action-plan-not-found' });
  });

  it('caused by another site is not sent', async () => {
    const altcha = await fetchSolved(server.base, 'action-plan');
    const fields = { ...PLAN, email: 'foreign@example.com', altcha };
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await postForm(server, { form: 'action-plan', fields, headers });
    expect(response.status).toBe(403);
    expect(await mailsTo('foreign@example.com')).toEqual([]);
  });
});

describe('the link that unsubscribes', () => {
  it('only leads to the page when it is opened', async () => {
    const mail = await receive('scanner@example.com');
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${server.base}${oneClickPath(mail)}`, {
        method,
        redirect: 'manual',
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toMatch(
        /^\/riverbend\/unsubscribe\?lang=es-US&token=[\w-]+\.[\w-]+$/,
      );
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    const fields = { ...PLAN, email: 'scanner@example.com', animal: 'owl' };
    await postSolved(server, { form: 'action-plan', fields });
    expect(await mailsTo('scanner@example.com')).toHaveLength(2);
  });

  it('unsubscribes with one post from anywhere, without cookies and without a redirect', async () => {
    const mail = await receive('done@example.com');
    const post = (): Promise<Response> =>
      fetch(`${server.base}${oneClickPath(mail)}`, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'cross-site',
          Origin: 'https://mailbox.example.com',
        },
        body: 'List-Unsubscribe=One-Click',
      });
    for (const response of [await post(), await post()]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(await calls.readAnswer('unsubscribe', response)).toEqual({
        status: 'unsubscribed',
        company: 'riverbend',
        language: 'es-US',
      });
    }
  });

  it.each(['GET', 'POST'])('that was changed is refused by %s in words', async (method) => {
    const mail = await receive(`tampered-${method.toLowerCase()}@example.com`);
    const path = oneClickPath(mail);
    for (const token of [`${path}x`, path.replace('.', 'A.'), '/po/unsubscribe/nothing']) {
      const response = await fetch(`${server.base}${token}?lang=es-US`, { method });
      expect(response.status).toBe(400);
      const { error } = (await calls.readAnswer('unsubscribe', response)) as ErrorBody;
      expect(error.code).toBe('link-invalid');
      expect(error.message).toMatch(/^Este enlace está incompleto/);
    }
  });

  it('that is too old is told so', async () => {
    const mail = await receive('old@example.com');
    const later = await startTestServer({ now: () => Date.now() + 402 * 86_400_000 });
    try {
      const response = await fetch(`${later.base}${oneClickPath(mail)}`, { method: 'POST' });
      expect(response.status).toBe(410);
      const { error } = (await calls.readAnswer('unsubscribe', response)) as ErrorBody;
      expect(error.code).toBe('link-expired');
    } finally {
      await later.close();
    }
  });

  it('is in no log', async () => {
    const mail = await receive('quiet@example.com');
    const path = oneClickPath(mail);
    await fetch(`${server.base}${path}`, { method: 'POST' });
    const logged = JSON.stringify(server.logged());
    expect(logged).toContain('/po/unsubscribe/:token');
    expect(logged).not.toContain(path.split('/').at(-1));
    expect(logged).not.toContain('quiet@example.com');
  });
});

describe('the captcha’s challenge', () => {
  it('is as described, new each time, and kept by no cache', async () => {
    const ask = (): Promise<Response> => fetch(`${server.base}/po/captcha/challenge?form=contact`);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one?.headers.get('Cache-Control')).toBe('no-store');
    const first = await calls.readAnswer('captchaChallenge', one);
    expect(await calls.readAnswer('captchaChallenge', two)).not.toEqual(first);
  });

  it('is given for forms that exist', async () => {
    const response = await fetch(`${server.base}/po/captcha/challenge?form=other`);
    expect(response.status).toBe(400);
    await calls.readAnswer('captchaChallenge', response);
  });
});
