import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDesk, TEST_KEY } from '#tests/support/mail/test-desk.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';

interface Said {
  status: number | null;
  output: string;
}

function runPrivacy(settings: Record<string, string>, ...args: string[]): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/privacy.ts', ...args], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
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

  const privacy = (...args: string[]): Said =>
    runPrivacy({ DATABASE_URL: test.url(), SECRET_KEY: TEST_KEY, OUTBOX_DIR: outbox }, ...args);
  const read = (...args: string[]): Record<string, unknown> =>
    JSON.parse(privacy(...args).output) as Record<string, unknown>;

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
    writeFileSync(path.join(outbox, 'one.json'), '{"to":"ANA.ruiz+plan@gmail.com"}');
    writeFileSync(path.join(outbox, 'two.json'), '{"to":"bo@example.com"}');
  };

  it('gives all of it, whichever spelling of the address is asked for, and of nobody else', async () => {
    await send();
    const held = read('export', 'ANARUIZ@googlemail.com');
    expect(held).toMatchObject({
      contactMessages: [{ name: 'Ana Ruiz' }, { name: 'Ana Ruiz' }],
      planRequests: [{ animal: 'lynx' }, { animal: 'lynx' }],
      mailFiles: ['one.json'],
      unsubscribedAt: [],
    });
    expect((held['jobs'] as unknown[]).length).toBe(6);
    expect(JSON.stringify(held)).not.toContain('bo@example.com');
  });

  it('erases it, shows by a search of every text that nothing is left, and leaves others alone', async () => {
    await send();
    const others = read('export', 'bo@example.com');
    const proof = read('erase', 'anaruiz@gmail.com');
    expect(proof).toMatchObject({
      erased: { contactMessages: 2, planRequests: 2, jobs: 6, mailFiles: 1 },
      kept: 'Nothing.',
      isGone: true,
    });
    const searched = proof['rowsThatStillHoldTheAddress'] as Record<string, object>;
    expect(Object.keys(searched)).toContain('Ana.Ruiz+plan@gmail.com');
    for (const counts of Object.values(searched)) {
      expect(Object.keys(counts)).toContain('contact_messages');
      expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    }
    expect(read('export', 'anaruiz@gmail.com')).toMatchObject({ contactMessages: [], jobs: [] });
    expect(read('export', 'bo@example.com')).toEqual(others);
    expect(readdirSync(outbox)).toEqual(['two.json']);
  });

  it('finds a row that still has the address where nobody thought of it, and says that it is not gone', async () => {
    await send();
    await test
      .database()
      .insertInto('settings')
      .values({ name: 'note', value: 'to Bo@Example.com' })
      .execute();
    const { status, output } = privacy('erase', 'bo@example.com');
    expect(status).toBe(1);
    const proof = JSON.parse(output) as { isGone: boolean };
    expect(proof).toMatchObject({
      isGone: false,
      rowsThatStillHoldTheAddress: { 'bo@example.com': { settings: 1, jobs: 0 } },
    });
  });

  it('says of each table what it holds, and what should be gone', async () => {
    await send();
    const inTime = privacy('retention');
    expect(inTime.status).toBe(0);
    expect(inTime.output).toMatch(/contact_messages +3 {2}\d{4}-\d\d-\d\d {3}90 days/);
    expect(inTime.output).toMatch(/suppressions +0 +no end/);
    const old = { key: 'old', count: 1, expires_at: 1 };
    await test.database().insertInto('rate_limits').values(old).execute();
    const late = privacy('retention');
    expect(late.status).toBe(1);
    expect(late.output).toMatch(/rate_limits .*1 LATE/);
  });
});

describe('the command for what is held about a person', () => {
  it.each([[], ['export'], ['erase', 'nobody'], ['delete', 'bo@example.com']])(
    'says how it is used after %j',
    (...args) => {
      const { status, output } = runPrivacy({}, ...args.flat());
      expect(status).toBe(2);
      expect(output).toMatch(/^Use: npm run privacy/);
    },
  );
});
