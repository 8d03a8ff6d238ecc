import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { withDeadline } from '#server/db/statement-time.ts';
import { keepStudioPerson, keepStudioRole } from '#server/db/studio/people.ts';
import { createLog } from '#server/log.ts';
import { checkSecretKeys } from '#server/secrets/check-secret-keys.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import type { Role } from '#studio/access/roles.ts';
import { openHosted, type RunningHosted } from '#studio/open-hosted.ts';
import { readSettings } from '#studio/settings.ts';
import { copyContent, type ChangedContent } from '../content/changed-content.ts';
import { ownMedia } from '../content/own-media.ts';
import { startTestProxy, TEST_USER, type TestProxy } from './test-proxy.ts';
import { createTestWorkshop } from './test-workshop.ts';

/** The key of the server that runs beside the studio. */
export const SECRET_KEY = 'a-key-of-the-tests-that-nobody-else-has';
export const PROXY_SECRET = 'the-proxy-and-the-studio-know-this-one';

/** For a statement of the set-up, on a machine that may be busy. */
const PATIENCE_MS = 60_000;

/** A person at a browser: with its cookies, and signed in at the proxy. */
export interface TestPerson {
  id: string;
  email: string;
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  read: (address: string) => Promise<string>;
  press: (address: string, fields?: Record<string, string>) => Promise<Response>;
  save: (entry: string, changes: readonly object[]) => Promise<Response>;
  cookie: () => string;
}

export interface HostedStudio {
  content: ChangedContent;
  proxy: TestProxy;
  database: Database;
  varDir: string;
  running: () => RunningHosted;
  git: (...args: string[]) => string;
  /** A person with these roles by company, who has not come in yet. */
  person: (name: string, roles: Readonly<Record<string, Role>>) => Promise<TestPerson>;
  reopen: (environment?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

interface HostedOptions {
  /** Settings beside those that every test has. */
  environment?: Record<string, string>;
  hasProxyDoor?: boolean;
  /** Another proxy than the usual one, which runs in the process of the test. */
  startProxy?: (secret: string | undefined) => Promise<TestProxy>;
  isCheckout?: boolean;
  /** Whether authors may bring drawings and pictures, which lie in a folder that all tests share. */
  hasOwnMedia?: boolean;
  databaseUrl?: string;
  /** Fills the database before the studio opens. */
  prepare?: (database: Database, content: ChangedContent) => Promise<void>;
  now?: () => number;
}

/** The hosted studio on a copy of the content and a database of its own, behind a proxy. */
export async function startHostedStudio(options: HostedOptions = {}): Promise<HostedStudio> {
  const { hasProxyDoor = true, startProxy = startTestProxy } = options;
  const content = copyContent();
  if (options.hasOwnMedia === true) ownMedia(content);
  const varDir = mkdtempSync(path.join(tmpdir(), 'sendero-hosted-'));
  const databaseUrl = options.databaseUrl ?? `sqlite:${path.join(varDir, 'studio.sqlite')}`;
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', content.root, ...args], { encoding: 'utf8' });
  if (options.isCheckout === true) {
    git('init', '--quiet');
    git('add', 'articles', 'companies', 'faqs', 'fragments');
    const identity = ['-c', 'user.name=Root', '-c', 'user.email=root@example.com'];
    git(...identity, 'commit', '--quiet', '-m', 'All of it');
  }
  const log = createLog('error', (line) => process.stderr.write(line));
  const proxy = await startProxy(hasProxyDoor ? PROXY_SECRET : undefined);
  const open = async (environment: Record<string, string> = {}): Promise<RunningHosted> => {
    const { hosted, ...settings } = readSettings({
      STUDIO_ORIGIN: proxy.origin,
      STUDIO_PORT: '0',
      STUDIO_DIR: varDir,
      CONTENT_DIR: content.root,
      DATABASE_URL: databaseUrl,
      SECRET_KEY,
      TRUST_PROXY: '1',
      ...(hasProxyDoor && { STUDIO_PROXY_SECRET: PROXY_SECRET }),
      ...options.environment,
      ...environment,
    });
    if (!hosted) throw new Error('The settings of the test open no hosted studio');
    const now = options.now ? { now: options.now } : {};
    const studio = await openHosted({
      ...settings,
      hosted,
      log,
      workshop: createTestWorkshop(),
      ...now,
    });
    proxy.leadTo(studio.port);
    return studio;
  };
  const database = connectDatabase(databaseUrl, log);
  await withDeadline(PATIENCE_MS, async () => {
    await migrateDatabase(database);
    // The server has run.
    await checkSecretKeys(database, { keyedHash: createKeyedHash([SECRET_KEY]), now: Date.now });
    await options.prepare?.(database, content);
  });
  let running = await open();
  return {
    content,
    proxy,
    database,
    varDir,
    running: () => running,
    git,
    person: async (name, roles) => {
      const email = `${name.toLowerCase()}@example.com`;
      const fresh = { id: `person-${name.toLowerCase()}`, email, name, now: 1 };
      const { id } = await keepStudioPerson(database, fresh);
      for (const [companyId, role] of Object.entries(roles))
        await keepStudioRole(database, { personId: id, companyId, role });
      return personAt(proxy.origin, { id, email });
    },
    reopen: async (environment) => {
      await running.close();
      running = await open(environment);
    },
    close: async () => {
      await running.close();
      await proxy.close();
      await database.destroy();
      content.remove();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

/** Somebody at a browser, whom the proxy has let in. */
export function personAt(origin: string, { id, email }: { id: string; email: string }): TestPerson {
  let cookie = '';
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(new URL(`/po/studio/${address}`, origin), {
      redirect: 'manual',
      ...init,
      headers: {
        Cookie: cookie,
        Origin: origin,
        [TEST_USER]: email,
        ...(init.headers as Record<string, string>),
      },
    });
    const given = response.headers
      .getSetCookie()
      .find((one) => one.startsWith('__Host-sendero_studio='));
    if (given !== undefined) cookie = given.split(';')[0] ?? '';
    return response;
  };
  return {
    id,
    email,
    ask,
    cookie: () => cookie,
    read: async (address) => (await ask(address)).text(),
    press: (address, fields = {}) =>
      ask(address, { method: 'POST', body: new URLSearchParams(fields) }),
    save: (entry, changes) =>
      ask(`en/save/${entry}`, { method: 'POST', body: JSON.stringify({ changes }) }),
  };
}
