import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { keepStudioPerson } from '#server/db/studio/people.ts';
import { createLog } from '#server/log.ts';
import { listKeptMails } from '#server/mail/file-mailer.ts';
import { readInvitationToken } from '#server/mail/invitation-token.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { queueInvitation } from './queue-invitation.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY = 86_400_000;
const KEY = 'a-key-of-the-tests-that-nobody-else-has';
const ORIGIN = 'https://studio.example.com';
const folder = mkdtempSync(path.join(tmpdir(), 'sendero-invitation-'));
const url = `sqlite:${path.join(folder, 'studio.sqlite')}`;
const database = connectDatabase(
  url,
  createLog('error', () => undefined),
);

async function invite(id: string, { language, now }: { language: string; now: number }) {
  const person = { id: `person-${id}`, email: `${id}@example.com`, name: 'Ana Ruiz', now };
  await inTransaction(database, async (transaction) => {
    await keepStudioPerson(transaction, person);
    const about = { personId: person.id, company: 'riverbend', language, origin: ORIGIN };
    await queueInvitation(transaction, { ...about, id, now });
  });
}

beforeAll(() => migrateDatabase(database));
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('the mail of an invitation into the studio', () => {
  it('leads each person in their language to a link that only the keys of the server sign, as long as it holds', async () => {
    await invite('english', { language: 'en-US', now: NOW });
    await invite('spanish', { language: 'es-US', now: NOW });
    await invite('over', { language: 'en-US', now: NOW - 3 * DAY });
    const server = await startTestServer({
      now: () => NOW,
      environment: { DATABASE_URL: url, SECRET_KEY: KEY },
    });
    try {
      await vi.waitFor(
        async () => {
          const jobs = await database.selectFrom('jobs').selectAll().execute();
          const states = jobs
            .filter(({ kind }) => kind === 'studio-invitation')
            .map(({ state }) => state);
          expect(states.toSorted()).toEqual(['cancelled', 'sent', 'sent']);
        },
        { timeout: 30_000 },
      );
      const mails = await listKeptMails(server.outboxDir);
      const tools = { keyedHash: createKeyedHash([KEY]), now: NOW };
      for (const [id, code, subject] of [
        ['english', 'en', 'Your way into the studio'],
        ['spanish', 'es', 'Tu entrada al estudio'],
      ] as const) {
        const mail = mails.find(({ to }) => to === `${id}@example.com`);
        expect(mail?.subject).toBe(subject);
        const link = `${ORIGIN}/po/studio/enter/passkey/${code}/join#`;
        const token = mail?.text.split(link)[1]?.split(/\s/)[0] ?? '';
        expect(readInvitationToken(token, tools)).toBe(id);
        expect(mail?.html).toContain(link + token);
      }
      expect(mails).toHaveLength(2);
    } finally {
      await server.close();
    }
  });
});
