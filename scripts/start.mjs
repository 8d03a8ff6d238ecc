import { spawn } from 'node:child_process';
import path from 'node:path';
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
/**
 * The program finds what it compiled before by itself (`server/main.ts`), but its first file has types, too, and what
 * strips them takes 9 MB for as long as the process runs. Named here, it holds from the first file on.
 */
const COMPILED = { NODE_COMPILE_CACHE: path.resolve('build/compiled') };
const env = { ...MEMORY, ...COMPILED, ...process.env };
const server = spawn(node, what, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
