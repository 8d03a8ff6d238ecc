import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMailer, listKeptMails } from './file-mailer.ts';
import type { OutgoingMail } from './mailer.ts';

const MAIL: OutgoingMail = {
  messageId: '<job-1@localhost>',
  from: { name: 'Sendero', address: 'sendero@localhost' },
  to: 'ana@example.com',
  subject: 'A plan',
  html: '<p>One</p>',
  text: 'One',
  language: 'en-US',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a mail that becomes a file', () => {
  it('is there once however often it is sent', async () => {
    const mailer = createFileMailer(path.join(folder, 'outbox'));
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, messageId: '<job-2@localhost>', text: 'Two' });
    const kept = await listKeptMails(path.join(folder, 'outbox'));
    expect(kept.map(({ id, text }) => [id, text])).toEqual([
      ['job-2', 'Two'],
      ['job-1', 'One'],
    ]);
  });

  it('stays in its folder whatever its id is', async () => {
    await createFileMailer(folder).send({ ...MAIL, messageId: '<../../evil@localhost>' });
    expect(await listKeptMails(folder)).toMatchObject([{ id: '______evil' }]);
  });

  it('is deleted when its time is over', async () => {
    const mailer = createFileMailer(folder);
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, messageId: '<job-2@localhost>' });
    // A process that died while it wrote leaves this.
    writeFileSync(path.join(folder, 'job-3.json.part'), '{');
    for (const name of ['job-1.json', 'job-3.json.part']) utimesSync(path.join(folder, name), 1, 1);
    await mailer.forgetBefore(2_000);
    expect(await listKeptMails(folder)).toMatchObject([{ id: 'job-2' }]);
    expect(readdirSync(folder)).not.toContain('job-3.json.part');
  });

  it('is none where there is no folder yet', async () => {
    expect(await listKeptMails(path.join(folder, 'none'))).toEqual([]);
  });
});
