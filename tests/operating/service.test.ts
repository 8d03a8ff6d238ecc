import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const UNITS = ['sendero.service', 'sendero-studio.service'];
const analyze = (unit: string) =>
  spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', path.join('docs/operating', unit)],
    { encoding: 'utf8' },
  );
const { error } = spawnSync('systemd-analyze', ['--version']);
const WHY = error === undefined ? '' : ' (left out: no systemd-analyze here, systemd has it)';

describe.each(UNITS)('the unit %s', (unit) => {
  it.skipIf(error !== undefined)(
    `is taken by systemd, which finds no more that the process may do than the guide says${WHY}`,
    () => {
      const { stdout } = analyze(unit);
      const [, level] = /exposure level for sendero[\w-]*\.service: ([\d.]+)/.exec(stdout) ?? [];
      const [, said] =
        /`systemd-analyze security` gives it ([\d.]+)/.exec(
          readFileSync('docs/operating.md', 'utf8'),
        ) ?? [];
      expect(Number(level)).toBeGreaterThan(0);
      expect(Number(level)).toBeLessThanOrEqual(Number(said));
    },
  );

  it('leaves time for those who are being answered', () => {
    const [, seconds] =
      /TimeoutStopSec=(\d+)/.exec(readFileSync(path.join('docs/operating', unit), 'utf8')) ?? [];
    // LEAVE_SECONDS behind a balancer, and SHUTDOWN_SECONDS.
    expect(Number(seconds)).toBeGreaterThan(20 + 30);
  });
});

it('the studio writes the folder of the server, as its user and with its settings', () => {
  const [server = '', studio = ''] = UNITS.map((unit) =>
    readFileSync(path.join('docs/operating', unit), 'utf8'),
  );
  for (const line of [
    'EnvironmentFile=-/etc/sendero.env',
    'DynamicUser=yes',
    'StateDirectory=sendero',
  ]) {
    expect(server).toContain(`\n${line}\n`);
    expect(studio).toContain(`\n${line}\n`);
  }
  expect(studio).toContain('\nUser=sendero\n');
  expect(studio).toContain('\nExecStart=/opt/sendero/sendero studio\n');
});
