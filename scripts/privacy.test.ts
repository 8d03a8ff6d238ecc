import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#tests/support/commands/run-command.ts';
import { openTestDesk, TEST_KEY } from '#tests/support/mail/test-desk.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';

interface Said {
  status: number | null;
  output: string;
}

async function runPrivacy(settings: Record<string, string>, ...args: string[]): Promise<Said> {
  const { status, stdout, stderr } = await runCommand(['scripts/privacy.ts', ...args], settings);
  return { status, output: `${stdout}${stderr}` };
}

describeOnEachDatabase('the command for what is held about a person', (test) => {
  let folder: string;
  let outbox: string;
  const address = { companyId: 'riverbend', language: 'en-US' } as const;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-privacy-'));
    outbox = path.join(folder, 'outbox');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => test.empty());

  const privacy = (...args: string[]): Promise<Said> =>
    runPrivacy({ DATABASE_URL: test.url(), SECRET_KEY: TEST_KEY, OUTBOX_DIR: outbox }, ...args);
  const read = async (...args: string[]): Promise<Record<string, unknown>> =>
    JSON.parse((await privacy(...args)).output) as Record<string, unknown>;

  /** Two people use every form; one of them has spelled the address in two ways. */
  const send = async (): Promise<void> => {
    const desk = await openTestDesk({ database: test.database() });
    const contact = { name: 'Ana Ruiz', topic: 'my-plan', message: 'Where is my match?' } as const;
    for (const email of ['Ana.Ruiz+plan@gmail.com', 'anaruiz@gmail.com', 'bo@example.com']) {
      const form = { ...contact, email };
      await desk.services.sendContact(address, form, await desk.prove('contact'));
      const plan = { email, animal: 'lynx' } as const;
      await desk.services.mailActionPlan(address, plan, await desk.prove('action-plan'));
    }
    await desk.worker.settle();
    await desk.close();
    rmSync(outbox, { recursive: true, force: true });
    mkdirSync(outbox);
    const write = (name: string, mail: object): void =>
      writeFileSync(path.join(outbox, name), JSON.stringify(mail));
    write('one.json', { to: 'ANA.ruiz+plan@gmail.com' });
    write('two.json', { to: 'bo@example.com' });
    write('three.json', { to: 'operator@example.org', replyTo: 'anaruiz@gmail.com' });
  };

  it('gives all of it, whichever spelling of the address is asked for, and of nobody else', async () => {
    await send();
    const held = await read('export', 'ANARUIZ@googlemail.com');
    expect(held).toMatchObject({
      contactMessages: [{ name: 'Ana Ruiz' }, { name: 'Ana Ruiz' }],
      planRequests: [{ animal: 'lynx' }, { animal: 'lynx' }],
      mailFiles: ['one.json', 'three.json'],
      mailFilesOfOthersThatNameThem: [],
      unsubscribedAt: [],
    });
    expect((held['jobs'] as unknown[]).length).toBe(6);
    expect(JSON.stringify(held)).not.toContain('bo@example.com');
  });

  it('erases it, shows by a search of every text that nothing is left, and leaves others alone', async () => {
    await send();
    const others = await read('export', 'bo@example.com');
    const proof = await read('erase', 'anaruiz@gmail.com');
    expect(proof).toMatchObject({
      erased: { contactMessages: 2, planRequests: 2, jobs: 6, mailFiles: 2 },
      kept: 'Nothing.',
      isGone: true,
    });
    const searched = proof['rowsThatStillHoldTheAddress'] as Record<string, object>;
    expect(Object.keys(searched)).toContain('Ana.Ruiz+plan@gmail.com');
    for (const counts of Object.values(searched)) {
      expect(Object.keys(counts)).toContain('contact_messages');
      expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    }
    expect(await read('export', 'anaruiz@gmail.com')).toMatchObject({
      contactMessages: [],
      jobs: [],
    });
    // Each look is a row of the log of its own.
    const { log: _row, ...held } = await read('export', 'bo@example.com');
    expect(others).toMatchObject(held);
    expect(readdirSync(outbox)).toEqual(['two.json']);
  });

  it('leaves what others wrote about the person, and takes the address out of it when it is told to', async () => {
    await send();
    const desk = await openTestDesk({ database: test.database() });
    const form = {
      name: 'Bo',
      email: 'bo@example.com',
      topic: 'other',
      message: 'My wife is anaruiz@gmail.com. Not joanaruiz@gmail.com!',
    } as const;
    await desk.services.sendContact(address, form, await desk.prove('contact'));
    await desk.close();
    const mail = { to: 'operator@example.org', replyTo: form.email, text: form.message };
    writeFileSync(path.join(outbox, 'bo.json'), JSON.stringify(mail));

    const first = await privacy('erase', 'anaruiz@gmail.com');
    expect(first.status).toBe(1);
    const proof = JSON.parse(first.output) as Record<string, unknown>;
    expect(proof).toMatchObject({
      isGone: false,
      rowsThatStillHoldTheAddress: { 'anaruiz@gmail.com': { contact_messages: 1 } },
      mailFilesOfOthersThatNameThem: ['bo.json'],
      next: expect.stringContaining('erase anaruiz@gmail.com --in-texts') as string,
    });
    expect(readdirSync(outbox)).toEqual(['bo.json', 'two.json']);

    const second = await privacy('erase', 'anaruiz@gmail.com', '--in-texts');
    expect(JSON.parse(second.output)).toMatchObject({
      takenOutOf: { contactMessages: 1, mailFiles: 1 },
      isGone: true,
    });
    expect(second.status).toBe(0);
    const left = 'My wife is [erased]. Not joanaruiz@gmail.com!';
    expect(JSON.parse(readFileSync(path.join(outbox, 'bo.json'), 'utf8'))).toEqual({
      ...mail,
      text: left,
    });
    const held = await read('export', 'bo@example.com');
    expect(held).toMatchObject({ contactMessages: [{}, { name: 'Bo', message: left }] });
    expect(held['mailFiles']).toEqual(['bo.json', 'two.json']);
  });

  it.each(['export', 'erase'])(
    'does not %s with another key than the server, which would not find what is held by a mark',
    async (deed) => {
      await send();
      const settings = { DATABASE_URL: test.url(), SECRET_KEY: `not ${TEST_KEY}` };
      const { status, output } = await runPrivacy(settings, deed, 'bo@example.com');
      expect(status).toBe(1);
      expect(output).toMatch(/is not that of the server.*Give this process the same SECRET_KEY/);
      expect(await read('export', 'bo@example.com')).toMatchObject({ contactMessages: [{}] });
    },
  );

  it('finds a row that still has the address where nobody thought of it, and says that it is not gone', async () => {
    await send();
    await test
      .database()
      .insertInto('settings')
      .values({ name: 'note', value: 'to Bo@Example.com' })
      .execute();
    const { status, output } = await privacy('erase', 'bo@example.com');
    expect(status).toBe(1);
    const proof = JSON.parse(output) as { isGone: boolean };
    expect(proof).toMatchObject({
      isGone: false,
      rowsThatStillHoldTheAddress: { 'bo@example.com': { settings: 1, jobs: 0 } },
    });
  });

  it('says of each table what it holds, and what should be gone', async () => {
    await send();
    const inTime = await privacy('retention');
    expect(inTime.status).toBe(0);
    expect(inTime.output).toMatch(/contact_messages +3 {2}\d{4}-\d\d-\d\d {3}90 days/);
    expect(inTime.output).toMatch(/suppressions +0 +no end/);
    const old = { key: 'old', count: 1, expires_at: 1 };
    await test.database().insertInto('rate_limits').values(old).execute();
    const late = await privacy('retention');
    expect(late.status).toBe(1);
    expect(late.output).toMatch(/rate_limits .*1 LATE/);
  });
});

describe('the command for what is held about a person', () => {
  it.each([
    [],
    ['export'],
    ['erase', 'nobody'],
    ['delete', 'bo@example.com'],
    ['retention', '--in-texts'],
    ['export', 'bo@example.com', '--in-texts'],
  ])('says how it is used after %j', async (...args) => {
    const { status, output } = await runPrivacy({}, ...args.flat());
    expect(status).toBe(2);
    expect(output).toMatch(/^Use: npm run privacy/);
  });
});
