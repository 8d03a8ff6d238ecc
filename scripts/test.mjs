import { ensureBrowsers } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureCluster } from './setup/cluster.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findPinnedNode } from './setup/pinned-node.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { run } from './setup/steps.mjs';

ensureDependencies();
const node = findPinnedNode();
ensureBuild(node);
const { whole, light } = ensureBrowsers(node);
ensurePostgres();
if (process.argv.includes('cluster')) ensureCluster();
// `.ci/run` lets its check run beside what stands above.
if (process.argv[2] === 'set-up') process.exit(0);
const env = {
  ...process.env,
  ...(light !== undefined && { CHROME_PATH: light, WHOLE_CHROME_PATH: whole }),
};
process.exit(
  run(node, ['scripts/suites/run-suites.ts', ...process.argv.slice(2)], { env }) ? 0 : 1,
);
