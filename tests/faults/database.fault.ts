import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { CONTACT, PLAN, postSolved } from '#tests/support/mail/form-client.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import {
  describeCounts,
  getPages,
  nothingAcknowledged,
  postBoth,
  printFigure,
} from './support/load.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { statusOf } from './support/status-of.ts';

const PAGE_ROUNDS = 50;
const POSTS = 25;

describe.skipIf(findPostgresPrograms() === undefined)(
  'a database that goes away under load',
  () => {
    let postgres: Postgres;
    let smtp: SmtpDouble;
    let server: ServerProcess;
    const acknowledged = nothingAcknowledged();
    const pages = new Map<string, number>();

    beforeAll(async () => {
      postgres = startPostgres();
      smtp = await startSmtp();
      const environment = { DATABASE_URL: postgres.url, SMTP_URL: smtp.url };
      server = await startServerProcess({ environment });
    });
    afterAll(async () => {
      // This runs first, so that the database is gone even if the other parts did not start.
      postgres.remove();
      await server.stop();
      await smtp.close();
    });

    /**
     * Asks for pages and sends forms at the same time; returns the answers to the forms in this
     * phase.
     */
    async function load(statuses = new Map<string, number>()): Promise<Map<string, number>> {
      const phase = { ...acknowledged, statuses };
      const post = async (): Promise<void> => {
        for (let index = 0; index < POSTS; index += 1) await postBoth(server, phase);
      };
      await Promise.all([
        getPages(server, { rounds: PAGE_ROUNDS, statuses: pages }),
        post(),
        post(),
      ]);
      return phase.statuses;
    }

    it('takes no page with it, answers forms honestly, and loses nothing accepted', async () => {
      const before = await load();
      const whileFalling = new Map<string, number>();
      const falling = load(whileFalling);
      await expect.poll(() => whileFalling.get('200') ?? 0, { interval: 5 }).toBeGreaterThan(20);
      postgres.kill();
      await falling;
      const down = await load();

      const words = [];
      for (const form of ['contact', 'action-plan'] as const) {
        const fields = form === 'contact' ? CONTACT : PLAN;
        const response = await postSolved(server, { form, fields, query: '?lang=es-US' });
        expect(response.status).toBe(503);
        expect(response.headers.get('Retry-After')).toBe('5');
        words.push((await response.json()) as object);
      }
      expect(words).toMatchObject([
        { error: { code: 'database-unavailable', message: expect.stringMatching(/^No podemos/) } },
        { error: { code: 'action-plan-not-accepted', message: expect.stringMatching(/^¡Uy/) } },
      ]);
      expect(await statusOf(server)).toBe('degraded');

      postgres.start();
      await expect.poll(() => statusOf(server)).toBe('ready');
      const after = await load();
      const database = connectDatabase(
        postgres.url,
        createLog('error', () => undefined),
      );
      try {
        await expect.poll(() => countUnsentMails(database)).toBe(0);
        const found = await compare(database, { acknowledged, smtp });
        const told = acknowledged.messages.length + acknowledged.addresses.length;
        printFigure(
          'database stopped under load',
          `pages ${describeCounts(pages)}; forms before ${describeCounts(before)}, falling ${describeCounts(whileFalling)}, down ${describeCounts(down)}, after ${describeCounts(after)}; ${told} acknowledged, ${found.lost} lost, ${found.unsent} unsent, ${found.duplicateMails} duplicates, ${found.repeatedTransmissions} repeated on the wire`,
        );
        expect([...pages.keys()]).toEqual(['200']);
        expect([...before.keys()]).toEqual(['200']);
        expect([...down.keys()]).toEqual(['503']);
        expect([...after.keys()]).toEqual(['200']);
        expect(
          [...whileFalling.keys()].filter((status) => !['200', '503'].includes(status)),
        ).toEqual([]);
        expect(found).toMatchObject(NOTHING_WRONG);
      } finally {
        await database.destroy();
      }
    });
  },
);
