import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from '../faults/support/compare.ts';
import { describeCounts, printFigure } from '../faults/support/load.ts';
import { startServerProcess, type ServerProcess } from '../faults/support/server-process.ts';
import { buildVersionBefore, hasVersionBefore } from './support/version-before.ts';
import { countLost, letVisitorsIn, type Told } from './support/visitors.ts';

/** How many more of everything show that a version gets on. */
const SOME = 20;

const isPossible = findPostgresPrograms() !== undefined && hasVersionBefore();

describe.skipIf(!isPossible)('an upgrade from 1.21', () => {
  let before: string;
  let postgres: Postgres;
  let smtp: SmtpDouble;
  let database: Database;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    before = buildVersionBefore();
    postgres = startPostgres({ refusesWhatOthersLack: false });
    smtp = await startSmtp();
    database = connectDatabase(
      postgres.url,
      createLog('error', () => undefined),
    );
  });
  afterAll(async () => {
    await Promise.all(running.map((node) => node.stop()));
    await database?.destroy();
    await smtp.close();
    postgres.remove();
  });

  async function start(version?: string): Promise<ServerProcess> {
    const node = await startServerProcess({
      environment: {
        DATABASE_URL: postgres.url,
        SMTP_URL: smtp.url,
        VOTES_PER_NETWORK: '1000000',
        FORMS_PER_SITE: '1000000',
      },
      ...(version !== undefined && { version }),
    });
    running.push(node);
    return node;
  }

  const hasNewTables = async (): Promise<boolean> =>
    (await database.introspection.getTables()).some(({ name }) => name === 'event_months');

  it('migrates under the old nodes, and both serve until the last old one is gone', async () => {
    const old = await start(before);
    const atOld = letVisitorsIn(old);
    await getOn(atOld.told);
    expect(await hasNewTables()).toBe(false);

    const next = await start();
    expect(await hasNewTables()).toBe(true);
    const atNext = letVisitorsIn(next);
    await Promise.all([getOn(atOld.told), getOn(atNext.told)]);
    await atOld.leave();
    await old.stop();
    await getOn(atNext.told);
    await atNext.leave();

    await expect.poll(() => countUnsentMails(database)).toBe(0);
    const acknowledged: Told = {
      messages: [...atOld.told.messages, ...atNext.told.messages],
      addresses: [...atOld.told.addresses, ...atNext.told.addresses],
      likes: [...atOld.told.likes, ...atNext.told.likes],
      votes: [...atOld.told.votes, ...atNext.told.votes],
      statuses: new Map(),
      pages: new Map(),
    };
    const found = await compare(database, { acknowledged, smtp });
    const lost = found.lost + (await countLost(database, acknowledged));
    const describeTold = ({ pages, statuses }: Told): string =>
      `pages ${describeCounts(pages)}, forms, likes and votes ${describeCounts(statuses)}`;
    printFigure(
      'old and new side by side',
      `1.21: ${describeTold(atOld.told)}; this version: ${describeTold(atNext.told)}; ${lost} lost, ${found.duplicateRecords} duplicate records, ${found.unsent} unsent, ${found.duplicateMails} duplicate mails by Message-ID, ${found.repeatedTransmissions} repeated on the wire`,
    );
    for (const { told } of [atOld, atNext]) {
      expect([...told.pages.keys()]).toEqual(['200']);
      expect([...told.statuses.keys()]).toEqual(['200']);
    }
    expect({ ...found, lost }).toEqual({ ...NOTHING_WRONG, repeatedTransmissions: 0 });
  });
});

/** Waits until some more of everything was accepted. */
async function getOn(told: Told): Promise<void> {
  const wanted = [told.addresses, told.likes, told.votes].map((list) => ({
    list,
    target: list.length + SOME,
  }));
  await expect.poll(() => wanted.every(({ list, target }) => list.length >= target)).toBe(true);
}
