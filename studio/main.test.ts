import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findKeptByServer } from '#tests/support/content/kept-by-server.ts';
import { PROXY_SECRET } from '#tests/support/studio/hosted-studio.ts';

/** One of those that systemd gives to a service for as long as it runs: no file of users has it. */
const NAMELESS = 61_417;
const isRoot = process.getuid?.() === 0;
const WHY = isRoot ? '' : ' (left out: only root can start it as another user)';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Two threads would read all of the content anew. */
function giveKeptParts(studio: string): void {
  const kept = findKeptByServer();
  if (kept === undefined) return;
  for (const name of ['published-parts', 'draft-parts'])
    copyFileSync(kept, path.join(studio, `${name}.sqlite`));
}

/** Opens all of a hosted studio but its port, which somebody else has. */
async function startWithoutPort(uid?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-studio-main-'));
  folders.push(folder);
  const studio = path.join(folder, 'studio');
  mkdirSync(studio);
  giveKeptParts(studio);
  if (uid !== undefined)
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(path.join(folder, name), uid, uid);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const ended = spawnSync(process.execPath, [path.resolve('studio/main.ts')], {
    cwd: folder,
    ...(uid !== undefined && { uid, gid: uid }),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: `sqlite:${path.join(folder, 'sendero.sqlite')}`,
      CONTENT_DIR: path.resolve('content'),
      STUDIO_DIR: studio,
      SECRET_FILE: path.join(folder, 'secret.key'),
      STUDIO_ORIGIN: 'https://studio.example.com',
      STUDIO_PORT: String((other.address() as AddressInfo).port),
      STUDIO_PROXY_SECRET: PROXY_SECRET,
      TRUST_PROXY: '1',
    },
    encoding: 'utf8',
    timeout: 50_000,
  });
  other.close();
  return ended;
}

describe('a hosted studio', () => {
  it('ends where its port is taken, so that it is started again', async () => {
    const { status, stderr } = await startWithoutPort();
    expect(stderr).toContain('EADDRINUSE');
    expect(status).toBe(1);
  }, 60_000);

  it.skipIf(!isRoot)(
    `comes as far as its port as a user that has no name on this machine${WHY}`,
    async () => {
      const { stderr } = await startWithoutPort(NAMELESS);
      expect(stderr).toContain('EADDRINUSE');
    },
    60_000,
  );
});
