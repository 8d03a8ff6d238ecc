import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureCluster } from './setup/cluster.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findPinnedNode } from './setup/pinned-node.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { run } from './setup/steps.mjs';

ensureDependencies();
const node = findPinnedNode();
ensureBuild(node);
const browser = ensureBrowser(node);
ensurePostgres();
if (process.argv.includes('cluster')) ensureCluster();
const env = { ...process.env, ...(browser !== undefined && { CHROME_PATH: browser }) };
process.exit(
  run(node, ['scripts/suites/run-suites.ts', ...process.argv.slice(2)], { env }) ? 0 : 1,
);
