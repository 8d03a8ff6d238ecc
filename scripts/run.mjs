// `node scripts/run.mjs FILE …` runs a script of ours on the pinned Node, after the set-up it needs.
import { ensureDependencies } from './setup/dependencies.mjs';
import { findPinnedNode } from './setup/pinned-node.mjs';
import { run } from './setup/steps.mjs';

ensureDependencies();
process.exit(run(findPinnedNode(), process.argv.slice(2)) ? 0 : 1);
