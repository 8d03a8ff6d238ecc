import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'sendero-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server that cannot start', () => {
  it('says why the database could not be brought up to date', () => {
    const file = path.join(folder, 'stranger.sqlite');
    const database = new DatabaseSync(file);
    database.exec('create table article_likes (somebody_elses text)');
    database.close();
    const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
      env: { ...process.env, DATABASE_URL: `sqlite:${file}`, PORT: '0', NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('The database could not be brought up to date');
    expect(stderr).toContain('table "article_likes" already exists');
  });

  it('ends where the operators’ port is taken, so that it is started again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: `sqlite:${path.join(folder, 'own.sqlite')}`,
        PORT: '0',
        METRICS_PORT: String(port),
        NODE_ENV: 'production',
      },
      encoding: 'utf8',
      timeout: 50_000,
    });
    other.close();
    expect(stderr).toContain('EADDRINUSE');
    expect(status).toBe(1);
  }, 60_000);
});

describe('a server', () => {
  it('keeps its compiled program beside the build, for the next start', () => {
    const { stderr } = spawnSync(process.execPath, [path.resolve('server/main.ts')], {
      cwd: folder,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
    expect(stderr).toContain('build/server/index.js');
    const compiled = readdirSync(path.join(folder, 'build/compiled'), { recursive: true });
    expect(compiled.length).toBeGreaterThan(100);
  });
});
