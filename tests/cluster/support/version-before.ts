import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Version 1.21 as it was handed in: the last one without the migrations from 0030 on. */
const COMMIT = 'f494620';
/** Beside the build, where nothing is checked, and kept: making it takes some minutes. */
const FOLDER = path.resolve('build/versions', COMMIT);
const IS_DONE = path.join(FOLDER, 'build/.done');

/** A clone without history does not have it. */
export function hasVersionBefore(): boolean {
  return spawnSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`]).status === 0;
}

/** Unpacks that version, with the packages of its own lock file, builds it and returns its folder. */
export function buildVersionBefore(): string {
  if (existsSync(IS_DONE)) return FOLDER;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const archive = path.join(FOLDER, 'version.tar');
  run('git', ['archive', `--output=${archive}`, COMMIT], process.cwd());
  run('tar', ['-xf', archive], FOLDER);
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], FOLDER);
  run(process.execPath, ['scripts/build/build.ts'], FOLDER);
  writeFileSync(IS_DONE, '');
  return FOLDER;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
}
