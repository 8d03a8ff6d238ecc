// Makes the archive and the image of this version from a fresh build.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findPinnedNode } from './setup/pinned-node.mjs';
import { run } from './setup/steps.mjs';

ensureDependencies();
const node = findPinnedNode();
ensureBuild(node);
const asked = process.argv.slice(2);
const despite = '--despite-weaknesses';
const isDone =
  run(node, ['scripts/release/look-for-weaknesses.ts', ...asked]) &&
  run(node, ['scripts/release/make-release.ts', ...asked.filter((one) => one !== despite)]);
process.exit(isDone ? 0 : 1);
