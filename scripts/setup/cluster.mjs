import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { answers, run, say } from './steps.mjs';

const PROGRAMS = ['patroni', 'etcd', 'etcdctl', 'pgbouncer', 'haproxy', 'caddy', 'varnishd'];
const PACKAGES = [
  'patroni',
  'python3-etcd',
  'etcd-server',
  'etcd-client',
  'pgbouncer',
  'haproxy',
  'caddy',
  'varnish',
  // Varnish compiles its file.
  'gcc',
  'libc6-dev',
];
/** Debian asks this program before it starts what it has installed; the tests start their own. */
const ASKED = '/usr/sbin/policy-rc.d';

/**
 * Finds or installs what stands around several nodes, for the tests that run all of it; without it
 * they are skipped and say so.
 */
export function ensureCluster() {
  if (PROGRAMS.every((program) => answers('sh', ['-c', `command -v ${program}`]))) return;
  if (process.getuid?.() !== 0 || !answers('apt-get', ['--version'])) {
    say(`No ${PROGRAMS.join(', ')} found: the tests of several nodes are left out.`);
    return;
  }
  say('Installing what stands around several nodes (about a minute) …');
  const isAsked = existsSync(ASKED);
  if (!isAsked) writeFileSync(ASKED, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const isDone =
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES]);
  if (!isAsked) rmSync(ASKED);
  if (!isDone) say('It could not be installed: the tests of several nodes are left out.');
}
