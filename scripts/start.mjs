import { spawn } from 'node:child_process';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findPinnedNode } from './setup/pinned-node.mjs';

ensureDependencies();
const node = findPinnedNode();
ensureBuild(node);

const server = spawn(node, ['--enable-source-maps', 'server/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
