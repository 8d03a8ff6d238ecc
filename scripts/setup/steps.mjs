// This file runs on whatever Node the machine has (20 or later), because nothing is installed yet.
import { spawnSync } from 'node:child_process';

export function say(text) {
  process.stdout.write(`· ${text}\n`);
}

/** Ends the process with one sentence that says what to do. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  return error === undefined && status === 0;
}

export function answers(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
