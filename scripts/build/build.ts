import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { takeBuildManifest } from './build-manifest.ts';
import { checkBudgets } from './check-budgets.ts';
import { compressAssets } from './compress-assets.ts';
import { listComponentFiles } from './list-component-files.ts';
import { listScripts } from './list-scripts.ts';

/**
 * Builds the pages, compresses their files, and checks the byte budgets: a page over its budget
 * fails here.
 */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
if (status !== 0) process.exit(1);
// A server fills it again at its next start; without this it would keep every version for ever.
rmSync('build/compiled', { recursive: true, force: true });
const manifest = takeBuildManifest('build');
listComponentFiles('build', manifest);
listScripts('build', manifest);
compressAssets('build/client');
const excesses = await checkBudgets();
for (const excess of excesses) process.stderr.write(`${excess}\n`);
process.exit(excesses.length > 0 ? 1 : 0);
