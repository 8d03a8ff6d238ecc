// Makes the archive and the image of this version from a fresh build.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findPinnedNode } from './setup/pinned-node.mjs';
import { run } from './setup/steps.mjs';

ensureDependencies();
const node = findPinnedNode();
ensureBuild(node);
process.exit(run(node, ['scripts/release/make-release.ts', ...process.argv.slice(2)]) ? 0 : 1);
