import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPeers } from './start-peers.ts';

const SERVER = `import { createServer } from 'node:http';
const at = process.argv.indexOf('-p');
const port = Number(at < 0 ? process.env.PORT : process.argv[at + 1]);
createServer((request, response) => response.end(request.url)).listen(port, '127.0.0.1');`;

function install(root: string, file: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), SERVER);
  writeFileSync(path.join(root, file.split('/')[0] ?? '', 'package.json'), '{"type":"module"}');
}

it('starts the peers that are installed, each at a port of its own, and none where none is', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sendero-peers-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(await startPeers(root)).toEqual([]);
  install(root, 'next/node_modules/next/dist/bin/next');
  install(root, 'astro/dist/server/entry.mjs');
  const peers = await startPeers(root);
  onTestFinished(() => {
    for (const { stop } of peers) stop();
  });
  expect(peers.map(({ name }) => name)).toEqual(['Next.js', 'Astro']);
  const pages = await Promise.all(peers.map(async ({ url }) => (await fetch(url)).text()));
  expect(pages).toEqual(['/acme/articles/7/x', '/acme/articles/7/x']);
  expect(new Set(peers.map(({ url }) => url)).size).toBe(2);
});
