import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Client } from 'pg';
import { vi } from 'vitest';
import { findPostgresPrograms } from '#tests/support/database/postgres.ts';
import { startServerProcess, type ServerProcess } from '../../faults/support/server-process.ts';
import { createMachine, PASSWORD, type Machine } from './machines.ts';

/** What the balancer's file says of trying again, turned round, on other ports of its machine. */
const TRIES_ONCE = {
  ':8080': ':8081',
  'bind 10.0.0.31:5432': 'bind 10.0.0.31:5433',
  'retries 3': 'retries 0',
  'option redispatch': 'no option redispatch',
  'retry-on conn-failure empty-response': 'retry-on none',
};

const PROGRAMS = ['etcd', 'etcdctl', 'patroni', 'pgbouncer', 'haproxy'];

/** `npm test cluster` installs them where it can. */
export function hasClusterPrograms(): boolean {
  return (
    findPostgresPrograms() !== undefined &&
    PROGRAMS.every((program) => spawnSync(program, ['--version']).error === undefined)
  );
}

interface Node {
  machine: Machine;
  contentDir: string;
  server: ServerProcess;
}

export interface Cluster {
  /** What visitors see: the balancer. */
  base: string;
  /** A second balancer, which tries nothing twice: what a node refuses is an error of its visitors. */
  strictBase: string;
  /** PgBouncer beside the first node. */
  databaseUrl: string;
  nodes: Node[];
  databases: ReadonlyMap<string, Machine>;
  startNode: (at: number) => Promise<void>;
  /** The name of the machine that leads, by what Patroni says of itself. */
  findLeader: () => Promise<string | undefined>;
  /** Resolves when one leads and the two others follow it, one of them before each commit. */
  isWhole: () => Promise<boolean>;
  /** Begins again with a machine that was killed. */
  startDatabase: (name: string) => void;
  switchOver: (leader: string) => Promise<void>;
  /** Lets the etcd of this machine lead the three of them. */
  leadEtcd: (name: string) => void;
  remove: () => Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** The content of a node, whose companies are those of the balancer's host. */
function copyContent(to: string, host: string): void {
  cpSync('content', to, { recursive: true });
  for (const company of readdirSync(path.join(to, 'companies'))) {
    const file = path.join(to, 'companies', company, 'company.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('127.0.0.1', host));
  }
}

/** What `docs/operating.md` says to do once, when the first leader is there. */
async function createDatabase(address: string): Promise<void> {
  const client = new Client({
    connectionString: `postgres://postgres:${PASSWORD}@${address}:5432/postgres`,
  });
  await client.connect();
  await client.query(`create user sendero password '${PASSWORD}'`);
  await client.query('create database sendero owner sendero');
  await client.end();
}

/** Three nodes and three databases behind one balancer, from the files of `docs/operating/`. */
export async function startCluster(environment: Record<string, string>): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-cluster-'));
  chmodSync(folder, 0o755);
  // Two runs at once are on two nets.
  const net = `127.${1 + (process.pid % 250)}.${1 + Math.floor(Math.random() * 250)}.`;
  const machine = (name: string, host: number): Machine =>
    createMachine({ name, host, net, folder });
  const balancer = machine('balancer', 31);
  const databases = new Map<string, Machine>(
    [1, 2, 3].map((at) => [`db${at}`, machine(`db${at}`, 10 + at)]),
  );
  const startEtcd = (one: Machine): void =>
    void one.start('etcd', ['--config-file', one.write('etcd.yml')]);
  const bin = { '/usr/lib/postgresql/15/bin': findPostgresPrograms() ?? '' };
  const startPatroni = (one: Machine): void =>
    void one.start('patroni', [one.write('patroni.yml', bin)]);
  for (const one of databases.values()) startEtcd(one);
  for (const one of databases.values()) startPatroni(one);
  balancer.start('haproxy', ['-f', balancer.write('haproxy.cfg')]);
  const strict = machine('strict', 31);
  strict.start('haproxy', ['-f', strict.write('haproxy.cfg', TRIES_ONCE)]);

  const listMembers = async (): Promise<Member[]> => {
    const answers = await Promise.all(
      Array.from(databases.values(), async ({ address }) => {
        try {
          const response = await fetch(`http://${address}:8008/cluster`, {
            signal: AbortSignal.timeout(2_000),
          });
          return ((await response.json()) as { members: Member[] }).members;
        } catch {
          return [];
        }
      }),
    );
    return answers.find((members) => members.length > 0) ?? [];
  };
  const isWhole = async (): Promise<boolean> => {
    const roles = (await listMembers())
      .filter(({ state }) => state === 'running' || state === 'streaming')
      .map(({ role }) => role);
    return roles.toSorted().join() === 'leader,replica,sync_standby';
  };
  const base = `http://${balancer.address}:8080`;
  const strictBase = `http://${strict.address}:8081`;
  const machines = [1, 2, 3].map((at) => machine(`node${at}`, 20 + at));
  const nodes: Node[] = [];
  const remove = async (): Promise<void> => {
    // One that did not start leaves its place empty.
    await Promise.all(nodes.flatMap((node) => node.server.kill()));
    const all = [balancer, strict, ...databases.values(), ...machines];
    await Promise.all(all.map((one) => one.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  const startServer = (one: Machine, contentDir: string): Promise<ServerProcess> =>
    startServerProcess({
      environment: {
        ...(parseEnv(readFileSync(one.write('sendero.env'), 'utf8')) as Record<string, string>),
        ...environment,
        CONTENT_DIR: contentDir,
      },
    });
  const startNodes = async (): Promise<void> => {
    await vi.waitUntil(isWhole, { timeout: 240_000, interval: 1_000 });
    await createDatabase(balancer.address);
    await Promise.all(
      machines.map(async (one, at) => {
        const settings = one.write('pgbouncer.ini');
        one.write('userlist.txt');
        one.start('pgbouncer', [settings]);
        const contentDir = path.join(folder, `content${at + 1}`);
        copyContent(contentDir, balancer.address);
        nodes[at] = { machine: one, contentDir, server: await startServer(one, contentDir) };
      }),
    );
    for (const front of [base, strictBase])
      await vi.waitUntil(async () => (await fetch(`${front}/healthz`)).ok, { timeout: 60_000 });
  };
  try {
    await startNodes();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    base,
    strictBase,
    databaseUrl: `postgres://sendero:${PASSWORD}@${machines[0]?.address ?? ''}:6432/sendero`,
    nodes,
    databases,
    startNode: async (at) => {
      const node = nodes[at];
      if (node !== undefined) node.server = await startServer(node.machine, node.contentDir);
    },
    findLeader: async () => (await listMembers()).find(({ role }) => role === 'leader')?.name,
    isWhole,
    startDatabase: (name) => {
      const one = databases.get(name);
      if (one === undefined) return;
      startEtcd(one);
      startPatroni(one);
    },
    switchOver: async (leader) => {
      const address = databases.get(leader)?.address ?? '';
      const response = await fetch(`http://${address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader }),
      });
      if (!response.ok) throw new Error(`Patroni did not switch over: ${await response.text()}`);
    },
    leadEtcd: (name) => leadEtcd(databases, name),
    remove,
  };
}

/** Only the member that leads takes the order, and one that leads already stays. */
function leadEtcd(databases: ReadonlyMap<string, Machine>, name: string): void {
  const endpoints = Array.from(databases.values(), ({ address }) => `http://${address}:2379`);
  const control = (endpoint: string, ...args: string[]): string => {
    const { stdout } = spawnSync('etcdctl', ['--endpoints', endpoint, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ETCDCTL_API: '3' },
    });
    return stdout;
  };
  const members = control(endpoints.join(), 'member', 'list').split('\n');
  const id = members.find((line) => line.includes(` ${name},`))?.split(',', 1)[0] ?? '';
  const answers = endpoints.map((endpoint) => control(endpoint, 'move-leader', id));
  if (!answers.some((answer) => answer.includes('Leadership transferred')))
    throw new Error(`etcd is not led by ${name}`);
}
