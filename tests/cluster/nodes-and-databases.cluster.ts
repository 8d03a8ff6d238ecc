import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from '../faults/support/compare.ts';
import { describeCounts, nothingAcknowledged, printFigure } from '../faults/support/load.ts';
import { hasClusterPrograms, startCluster, type Cluster } from './support/cluster.ts';
import { countLost, letVisitorsIn, type Told } from './support/visitors.ts';

/** What visitors do in this time shows that everything works. */
const SOME_FORMS = 5;

const ARTICLE_PAGE = '/generic/get-the-facts/more/a-budget-on-one-page';

describe.skipIf(!hasClusterPrograms())('three nodes on a database of three machines', () => {
  let smtp: SmtpDouble;
  let cluster: Cluster;
  let database: Database;
  const everything: Told = {
    ...nothingAcknowledged(),
    likes: [],
    votes: [],
    pages: new Map(),
  };

  beforeAll(async () => {
    smtp = await startSmtp();
    cluster = await startCluster({
      SMTP_URL: smtp.url,
      VOTES_PER_NETWORK: '1000000',
      FORMS_PER_SITE: '1000000',
      JOB_LEASE_MS: '60000',
    });
    database = connectDatabase(
      cluster.databaseUrl,
      createLog('error', () => undefined),
    );
  });
  afterAll(async () => {
    await database?.destroy();
    await cluster?.remove();
    await smtp.close();
  });

  /** Lets visitors in, waits until they get on, does it, and waits until they get on again. */
  async function withVisitors(
    what: string,
    event: () => Promise<void>,
    base = cluster.base,
  ): Promise<Told> {
    const { told, leave } = letVisitorsIn({ base });
    const getOn = async (): Promise<void> => {
      const done = [told.addresses, told.likes, told.votes].map((list) => ({
        list,
        target: list.length + SOME_FORMS,
      }));
      await expect.poll(() => done.every(({ list, target }) => list.length >= target)).toBe(true);
    };
    try {
      await getOn();
      await event();
      await expect.poll(cluster.isWhole, { interval: 1_000 }).toBe(true);
      await getOn();
    } finally {
      await leave();
    }
    everything.messages.push(...told.messages);
    everything.addresses.push(...told.addresses);
    everything.likes.push(...told.likes);
    everything.votes.push(...told.votes);
    printFigure(
      what,
      `pages ${describeCounts(told.pages)}; forms, likes and votes ${describeCounts(told.statuses)}`,
    );
    expect([...told.pages.keys()]).toEqual(['200']);
    return told;
  }

  async function requireLeader(): Promise<string> {
    const leader = await cluster.findLeader();
    if (leader === undefined) throw new Error('No machine leads');
    return leader;
  }

  it('take over a text that is changed on each of them', async () => {
    const told = await withVisitors('content changed on each node', async () => {
      for (const { contentDir } of cluster.nodes) {
        const file = path.join(contentDir, 'articles/budgeting/en.md');
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.replace(/^intro: .*$/m, 'intro: Swapped on every node.'));
      }
      for (const { machine } of cluster.nodes)
        await expect
          .poll(async () => (await fetch(`http://${machine.address}:3000${ARTICLE_PAGE}`)).text())
          .toContain('Swapped on every node');
    });
    expect([...told.statuses.keys()]).toEqual(['200']);
  });

  it.each([
    { balancer: 'one that tries again', base: () => cluster.base },
    { balancer: 'one that tries nothing twice', base: () => cluster.strictBase },
  ])('are restarted one after the other behind $balancer', async ({ balancer, base }) => {
    const restart = async (): Promise<void> => {
      for (const [at, node] of cluster.nodes.entries()) {
        await node.server.stop();
        await cluster.startNode(at);
      }
    };
    const told = await withVisitors(`rolling restart behind ${balancer}`, restart, base());
    expect([...told.statuses.keys()]).toEqual(['200']);
  });

  it('go on when the leader of the database is changed on purpose', async () => {
    await withVisitors('switched over on purpose', async () => {
      const leader = await requireLeader();
      await cluster.switchOver(leader);
      expect(await cluster.findLeader()).not.toBe(leader);
    });
  });

  it.each([
    { what: 'machine stands still', only: undefined },
    { what: 'Patroni stands still beside its PostgreSQL', only: 'patroni' },
  ])('go on when the leader’s $what, and when it goes on', async ({ what, only }) => {
    await withVisitors(`leader’s ${what}`, async () => {
      const leader = await requireLeader();
      const machine = cluster.databases.get(leader);
      cluster.leadEtcd(leader);
      machine?.pause(only);
      let next: string;
      try {
        await expect
          .poll(cluster.findLeader)
          .toSatisfy((name) => name !== undefined && name !== leader);
        next = await requireLeader();
      } finally {
        machine?.resume(only);
      }
      await expect.poll(cluster.isWhole, { interval: 1_000 }).toBe(true);
      expect(await cluster.findLeader()).toBe(next);
    });
  });

  it('hand over each mail once as long as nothing was killed', async () => {
    await expect.poll(() => countUnsentMails(database)).toBe(0);
    const found = await compare(database, { acknowledged: everything, smtp });
    expect(found).toEqual({ ...NOTHING_WRONG, repeatedTransmissions: 0 });
  });

  it('go on when the leader of the database is killed', async () => {
    await withVisitors('leader of the database killed', async () => {
      const leader = await requireLeader();
      await cluster.databases.get(leader)?.kill();
      await expect.poll(() => cluster.findLeader()).not.toBe(leader);
      cluster.startDatabase(leader);
    });
  });

  it('go on when one of them is killed', async () => {
    await withVisitors('node killed', async () => {
      await cluster.nodes[0]?.server.kill();
      await cluster.startNode(0);
    });
  });

  it('have lost and doubled nothing of what they accepted', async () => {
    await expect.poll(() => countUnsentMails(database)).toBe(0);
    const found = await compare(database, { acknowledged: everything, smtp });
    const lost = found.lost + (await countLost(database, everything));
    const { messages, addresses, likes, votes } = everything;
    printFigure(
      'three nodes and three databases',
      `${messages.length + addresses.length} forms, ${likes.length} likes and ${votes.length} votes acknowledged, ${lost} lost, ${found.duplicateRecords} duplicate records, ${found.unsent} unsent, ${found.duplicateMails} duplicate mails by Message-ID, ${found.repeatedTransmissions} repeated on the wire`,
    );
    expect({ ...found, lost }).toMatchObject(NOTHING_WRONG);
  });
});
