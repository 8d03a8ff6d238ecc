import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listKeptMails } from '#server/mail/file-mailer.ts';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
import { EASY, fetchSolved } from '#tests/support/mail/solve.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const FORM = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  topic: 'my-plan',
  message: 'Where do I see my match?',
  company: 'riverbend',
  language: 'en-US',
};

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({
    mailTuning: { difficulty: EASY },
    environment: { FORMS_PER_NETWORK: '10000', CONTACT_TO: 'operator@example.org' },
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

async function post(fields: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.base}/po/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
}

describe('a message from the contact form', () => {
  it('goes to the operator, who answers its sender', async () => {
    const response = await post({ ...FORM, altcha: await fetchSolved(server.base, 'contact') });
    expect(await calls.readAnswer('sendContact', response)).toEqual({ status: 'received' });
    await server.mailDesk.worker.settle();
    const [mail, ...others] = await listKeptMails(server.outboxDir);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'operator@example.org',
      replyTo: 'ana@example.com',
      subject: 'Contact form: My plan (Riverbend)',
    });
    expect(mail?.text).toContain('Where do I see my match?');
  });
});
