import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveTable } from '#server/audit/audit-table.ts';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { findNewestRevision } from '#server/db/content/revisions.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { withDeadline } from '#server/db/statement-time.ts';
import { keepStudioPerson, keepStudioRole } from '#server/db/studio/people.ts';
import { createLog } from '#server/log.ts';
import { importContent } from '#server/revisions/import-content.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { personAt, PROXY_SECRET, type TestPerson } from '#tests/support/studio/hosted-studio.ts';
import {
  ENTRY,
  OLD,
  takeLastBack,
  writeTitle,
  dropDraft,
} from '#tests/support/studio/one-article.ts';
import { startTestProxy, type TestProxy } from '#tests/support/studio/test-proxy.ts';
import { printFigure } from './support/load.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { startStudioProcess, type StudioProcess } from './support/studio-process.ts';

const ANA = { id: 'person-ana', email: 'ana@example.com', name: 'Ana', now: 1 };
/** Takes the number of the next revision, which whoever publishes has to wait for. */
const HELD = {
  at: '2026-11-26T00:00:00.000Z',
  who: 'somebody',
  deed: 'published',
  entry: ENTRY,
  note: '',
  edits: '[]',
  takes_back: null,
  named: null,
};

/** A server of visitors and a studio, with a copy of the content that both read. */
interface Node {
  proxy: TestProxy;
  ana: TestPerson;
  server: ServerProcess;
  studio: StudioProcess;
}

interface ContentStatus {
  revision: number;
  newestRevision: number;
  fetchedFiles: number;
}

describe.skipIf(findPostgresPrograms() === undefined)('two nodes that publish', () => {
  let folder: string;
  let postgres: Postgres;
  let database: Database;
  let one: Node;
  let other: Node;
  const nodes: Node[] = [];

  const environmentOf = (name: string): Record<string, string> => {
    const place = (file: string): string => path.join(folder, name, file);
    return {
      DATABASE_URL: postgres.url,
      CONTENT_STORE: 'database',
      CONTENT_COPY: place('content'),
      PARTS_FILE: place('parts.sqlite'),
      STUDIO_DIR: place('studio'),
      OUTBOX_DIR: place('outbox'),
      METRICS_PORT: '0',
    };
  };
  const startStudio = async (name: string, proxy: TestProxy): Promise<StudioProcess> => {
    const studio = await startStudioProcess(proxy.origin, environmentOf(name));
    proxy.leadTo(studio.port);
    return studio;
  };
  const startServer = (name: string): Promise<ServerProcess> =>
    startServerProcess({ environment: environmentOf(name) });
  const startNode = async (name: string): Promise<Node> => {
    const proxy = await startTestProxy(PROXY_SECRET);
    const server = await startServer(name);
    const studio = await startStudio(name, proxy);
    const ana = personAt(proxy.origin, ANA);
    await ana.ask('en/board');
    const node = { proxy, ana, server, studio };
    nodes.push(node);
    return node;
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-revisions-'));
    postgres = startPostgres();
    database = connectDatabase(
      postgres.url,
      createLog('error', () => undefined),
    );
    await withDeadline(60_000, async () => {
      await migrateDatabase(database);
      const about = { who: 'operator ana', now: Date.now, check: () => undefined };
      await importContent(database, { root: path.resolve('content'), ...about });
    });
    await keepStudioPerson(database, ANA);
    await keepStudioRole(database, { personId: ANA.id, companyId: '*', role: 'owner' });
    await database
      .insertInto('studio_companies')
      .values({ company_id: '*', four_eyes: 0 })
      .execute();
    one = await startNode('one');
    other = await startNode('other');
  }, 600_000);
  afterAll(async () => {
    // What they hold is thrown away, so none of them has to end what it does.
    await Promise.all(nodes.flatMap(({ server, studio }) => [server.kill(), studio.kill()]));
    await Promise.all(nodes.map(({ proxy }) => proxy.close()));
    await database.destroy();
    postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  const titleAt = async ({ server }: Node): Promise<string> => {
    const page = await (await fetch(`${server.base}/riverbend/articles/fees/any`)).text();
    return /<h1[^>]*>([^<]*)</.exec(page)?.[1] ?? '';
  };
  const statusOf = async ({ server }: Node): Promise<ContentStatus> => {
    const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/status.json`);
    return ((await answer.json()) as { content: ContentStatus }).content;
  };
  const publish = ({ ana }: Node): Promise<Response> =>
    ana.press(`en/publish/${ENTRY}`, { note: '' });
  const isDone = (answer: Response): boolean =>
    /done=(?:published|taken-back)/.test(answer.headers.get('Location') ?? '');
  const shows = (node: Node, title: string): Promise<void> =>
    expect.poll(() => titleAt(node)).toBe(title);

  it('show on both what one publishes, take it back on the other, and fetch only what is different', async () => {
    const before = [await statusOf(one), await statusOf(other)];
    await writeTitle(one.ana, 'What fees take');
    expect(isDone(await publish(one))).toBe(true);
    // Who publishes reads it at once, where they did.
    expect(await one.ana.read(`en/entry/${ENTRY}`)).toContain('What fees take');
    await shows(one, 'What fees take');
    await shows(other, 'What fees take');
    await expect.poll(async () => isDone(await takeLastBack(other.ana))).toBe(true);
    await shows(one, OLD);
    await shows(other, OLD);
    // Its studio may have brought the folder of a node to the third revision before the server looks for it.
    for (const node of nodes)
      await expect.poll(async () => (await statusOf(node)).revision).toBe(3);
    const after = [await statusOf(one), await statusOf(other)];
    const fetched = after.map(
      ({ fetchedFiles }, at) => fetchedFiles - (before[at]?.fetchedFiles ?? 0),
    );
    printFigure(
      'two nodes that publish',
      `first start ${before.map(({ fetchedFiles }) => fetchedFiles).join(' and ')} files fetched, a publish and its take-back ${fetched.join(' and ')}`,
    );
    // The studio of a node and its server share a copy, and whichever comes first has fetched for both.
    for (const count of fetched) expect(count).toBeLessThanOrEqual(2);
  });

  it('take one of two deeds of the same moment', async () => {
    await writeTitle(one.ana, 'First');
    expect(isDone(await publish(one))).toBe(true);
    await shows(other, 'First');
    await writeTitle(other.ana, 'Second', 'First');
    const id = String(await findNewestRevision(database));
    const [published, takenBack] = await Promise.all([
      publish(other),
      one.ana.press(`en/take-back/${ENTRY}`, { id }),
    ]);
    expect([isDone(published), isDone(takenBack)].filter(Boolean)).toHaveLength(1);
    const told = await (isDone(published) ? takenBack : published).text();
    for (const text of ['First', 'Second', OLD]) expect(told).toContain(text);
    expect(await findNewestRevision(database)).toBe(Number(id) + 1);
    const title = isDone(published) ? 'Second' : OLD;
    await shows(one, title);
    await shows(other, title);
    await dropDraft(one.ana, ENTRY);
    for (let left = isDone(published) ? 2 : 0; left > 0; left -= 1)
      expect(isDone(await takeLastBack(one.ana))).toBe(true);
    await shows(other, OLD);
  });

  it('publish nothing of a studio that is killed in the middle, and go on with its draft', async () => {
    const newest = await findNewestRevision(database);
    await writeTitle(one.ana, 'Killed and published again');
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%content_revisions%'`.execute(database);
      return (rows[0]?.count ?? 0) > 0;
    };
    const holder = await database.startTransaction().execute();
    await holder
      .insertInto('content_revisions')
      .values({ ...HELD, number: newest + 1 })
      .execute();
    const answer = publish(one).then(
      ({ status }) => status,
      () => 'no answer',
    );
    await expect.poll(isWaiting, { interval: 20 }).toBe(true);
    await one.studio.kill();
    await holder.rollback().execute();
    expect(await answer).not.toBe(303);
    expect(await findNewestRevision(database)).toBe(newest);
    one.studio = await startStudio('one', one.proxy);
    expect(await one.ana.read(`en/entry/${ENTRY}`)).toContain('Killed and published again');
    expect(await titleAt(other)).toBe(OLD);
    expect(isDone(await publish(one))).toBe(true);
    await shows(other, 'Killed and published again');
    expect(isDone(await takeLastBack(one.ana))).toBe(true);
    await shows(other, OLD);
    expect((await proveTable(database)).brokenAt).toBeUndefined();
  });

  it('bring a node that was off to what was published meanwhile, before it serves anybody', async () => {
    await other.server.kill();
    await other.studio.kill();
    await writeTitle(one.ana, 'While it was off');
    expect(isDone(await publish(one))).toBe(true);
    other.server = await startServer('other');
    expect(await titleAt(other)).toBe('While it was off');
    const newest = await findNewestRevision(database);
    const status = await statusOf(other);
    expect(status).toMatchObject({ revision: newest, newestRevision: newest, fetchedFiles: 1 });
    other.studio = await startStudio('other', other.proxy);
    expect(isDone(await takeLastBack(other.ana))).toBe(true);
    await shows(one, OLD);
  });
});
