import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { CONTACT, postForm } from '#tests/support/mail/form-client.ts';
import { fetchSolved } from '#tests/support/mail/solve.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { startBalancer, type Balancer } from './support/balancer.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import {
  describeCounts,
  getPages,
  nothingAcknowledged,
  postBoth,
  printFigure,
} from './support/load.ts';
import { stormSize } from '../support/samples/storm-size.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';

const KILLS = stormSize({ sample: 2, long: 3, whole: 6 });

describe.skipIf(findPostgresPrograms() === undefined)('two nodes on one PostgreSQL', () => {
  let postgres: Postgres;
  let smtp: SmtpDouble;
  let nodes: ServerProcess[];
  let balancer: Balancer;
  let startNode: () => Promise<ServerProcess>;

  beforeAll(async () => {
    postgres = startPostgres();
    smtp = await startSmtp();
    const environment = { DATABASE_URL: postgres.url, SMTP_URL: smtp.url, TRUST_PROXY: '1' };
    startNode = () => startServerProcess({ environment });
    // Both nodes migrate the empty database at the same time.
    nodes = await Promise.all([startNode(), startNode()]);
    balancer = await startBalancer(() => nodes.map(({ port }) => port));
  });
  afterAll(async () => {
    // This runs first, so that the database is gone even if the other parts did not start.
    postgres.remove();
    await balancer.close();
    await Promise.all(nodes.map((node) => node.stop()));
    await smtp.close();
  });

  it('keep every page and every accepted form when one is killed again and again', async () => {
    const acknowledged = nothingAcknowledged();
    const pages = new Map<string, number>();
    const over = new AbortController();
    const write = async (): Promise<void> => {
      while (!over.signal.aborted) await postBoth(balancer, acknowledged);
    };
    const read = async (): Promise<void> => {
      while (!over.signal.aborted) await getPages(balancer, { rounds: 1, statuses: pages });
    };
    const running = [write(), write(), write(), read()];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const told = acknowledged.addresses.length;
      await expect.poll(() => acknowledged.addresses.length).toBeGreaterThan(told + 20);
      const at = kill % 2;
      await nodes[at]?.kill();
      // The other node is alone for a while, and the dead node’s mails become due to it.
      const alone = acknowledged.addresses.length;
      await expect.poll(() => acknowledged.addresses.length).toBeGreaterThan(alone + 20);
      nodes[at] = await startNode();
    }
    over.abort();
    await Promise.all(running);

    const database = connectDatabase(
      postgres.url,
      createLog('error', () => undefined),
    );
    try {
      await expect.poll(() => countUnsentMails(database)).toBe(0);
      const found = await compare(database, { acknowledged, smtp });
      const told = acknowledged.messages.length + acknowledged.addresses.length;
      printFigure(
        'two nodes, one killed',
        `${KILLS} kills, pages ${describeCounts(pages)}; forms ${describeCounts(acknowledged.statuses)}; ${told} acknowledged, ${found.lost} lost, ${found.duplicateRecords} duplicate records, ${found.unsent} unsent, ${found.duplicateMails} duplicate mails by Message-ID, ${found.repeatedTransmissions} repeated on the wire`,
      );
      expect([...pages.keys()]).toEqual(['200']);
      expect(found).toMatchObject(NOTHING_WRONG);
    } finally {
      await database.destroy();
    }
  });

  it('take a captcha once between them, and one form of a double click', async () => {
    const altcha = await fetchSolved(balancer.base, 'contact');
    const fields = { ...CONTACT, message: 'From two nodes', altcha };
    const twice = Array.from({ length: 10 }, () => postForm(balancer, { form: 'contact', fields }));
    const statuses = (await Promise.all(twice)).map((response) => response.status);
    const replayed = { ...fields, message: 'Another message, the same captcha' };
    const replays = Array.from({ length: 4 }, () =>
      postForm(balancer, { form: 'contact', fields: replayed }),
    );
    const refused = (await Promise.all(replays)).map((response) => response.status);
    const database = connectDatabase(
      postgres.url,
      createLog('error', () => undefined),
    );
    try {
      const rows = await database
        .selectFrom('contact_messages')
        .select('message')
        .where('message', 'in', [fields.message, replayed.message])
        .execute();
      printFigure(
        'two nodes, double submits and replays',
        `10 sends of one form: ${rows.length} record; 4 replays of its captcha: ${refused.join(', ')}`,
      );
      expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
      expect(refused).toEqual([409, 409, 409, 409]);
      expect(rows).toEqual([{ message: fields.message }]);
    } finally {
      await database.destroy();
    }
  });
});
