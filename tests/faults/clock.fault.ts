import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { fixturePlans } from '#tests/support/mail/action-plans.ts';
import { CONTACT, PLAN, postForm, postSolved } from '#tests/support/mail/form-client.ts';
import { fetchSolved } from '#tests/support/mail/solve.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { printFigure } from './support/load.ts';
import { FAULT_ENVIRONMENT, FAULT_TUNING } from './support/tuning.ts';

const YEAR = 366 * 86_400_000;

let folder: string;
let smtp: SmtpDouble;
let database: Database;
let server: TestServer;
let moved = 0;

async function startAgain(): Promise<void> {
  await server?.close();
  server = await startTestServer({
    environment: {
      ...FAULT_ENVIRONMENT,
      DATABASE_URL: `sqlite:${path.join(folder, 'test.sqlite')}`,
      SMTP_URL: smtp.url,
      SMTP_PLAIN: '1',
    },
    actionPlans: fixturePlans,
    deskTuning: FAULT_TUNING,
    now: () => Date.now() + moved,
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-clock-'));
  smtp = await startSmtp();
  await startAgain();
  const url = `sqlite:${path.join(folder, 'test.sqlite')}`;
  database = connectDatabase(
    url,
    createLog('error', () => undefined),
  );
});
afterAll(async () => {
  await database.destroy();
  await server.close();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

function subjectsTo(address: string): string[] {
  return smtp.received
    .filter(({ to }) => to.includes(address))
    .map(({ raw }) => (raw.includes('/reminder') ? 'reminder' : 'plan'));
}

async function ask(email: string): Promise<number> {
  const fields = { ...PLAN, email };
  return (await postSolved(server, { form: 'action-plan', fields })).status;
}

describe('a clock that is moved by a year', () => {
  it('reminds once, deletes what is due, lets captchas run out, and stops nothing when moved back', async () => {
    expect(await ask('before@example.com')).toBe(200);
    await postSolved(server, { form: 'contact', fields: CONTACT });
    const stale = await fetchSolved(server.base, 'contact');
    await expect.poll(() => smtp.received.length).toBe(2);
    await server.desk.worker.settle();

    moved = YEAR;
    const late = await postForm(server, { form: 'contact', fields: { ...CONTACT, altcha: stale } });
    const lateCode = ((await late.json()) as { error: { code: string } }).error.code;
    await startAgain();
    await expect.poll(() => subjectsTo('before@example.com')).toEqual(['plan', 'reminder']);
    expect(await ask('ahead@example.com')).toBe(200);
    await expect.poll(() => subjectsTo('ahead@example.com')).toEqual(['plan']);
    moved += 2 * 86_400_000;
    await startAgain();
    await server.desk.worker.settle();
    const contacts = await database.selectFrom('contact_messages').select('id').execute();
    const requests = await database.selectFrom('plan_requests').select('email').execute();

    moved = 0;
    await startAgain();
    expect(await ask('after@example.com')).toBe(200);
    await expect.poll(() => subjectsTo('after@example.com')).toEqual(['plan']);
    await server.desk.worker.settle();

    printFigure(
      'clock moved by a year and back',
      `reminders of one request: ${subjectsTo('before@example.com').length - 1}; contact texts left: ${contacts.length}; addresses left: ${requests.map(({ email }) => email).join(', ')}; captcha of last year: ${lateCode}; mails held up by the way back: 0`,
    );
    expect(lateCode).toBe('captcha-expired');
    expect(contacts).toEqual([]);
    expect(requests).toEqual([{ email: 'ahead@example.com' }]);
    expect(subjectsTo('before@example.com')).toEqual(['plan', 'reminder']);
    expect(subjectsTo('ahead@example.com')).toEqual(['plan']);
  });
});
