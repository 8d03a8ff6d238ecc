import { spawn } from 'node:child_process';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { MEMORY } from './setup/memory.mjs';
import { findPinnedNode } from './setup/pinned-node.mjs';

ensureDependencies();
const node = findPinnedNode();
ensureBuild(node);

// The studio shows the pages themselves, so it begins as the server does.
const asked = process.argv.slice(2);
const what = asked.length > 0 ? asked : ['--enable-source-maps', 'server/main.ts'];
const server = spawn(node, what, { stdio: 'inherit', env: { ...MEMORY, ...process.env } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
