import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const UNIT = 'docs/operating/sendero.service';
const { stdout, error } = spawnSync(
  'systemd-analyze',
  ['security', '--offline=true', '--no-pager', UNIT],
  { encoding: 'utf8' },
);
const WHY = error === undefined ? '' : ' (left out: no systemd-analyze here, systemd has it)';

describe('the unit of the service', () => {
  it.skipIf(error !== undefined)(
    `is taken by systemd, which finds little that the process may do${WHY}`,
    () => {
      const [, level] = /exposure level for sendero\.service: ([\d.]+)/.exec(stdout) ?? [];
      expect(Number(level)).toBeGreaterThan(0);
      expect(Number(level)).toBeLessThanOrEqual(1.5);
      expect(readFileSync('docs/operating.md', 'utf8')).toContain('`systemd-analyze security`');
    },
  );

  it('leaves time for those who are being answered', () => {
    const [, seconds] = /TimeoutStopSec=(\d+)/.exec(readFileSync(UNIT, 'utf8')) ?? [];
    // LEAVE_SECONDS behind a balancer, and SHUTDOWN_SECONDS.
    expect(Number(seconds)).toBeGreaterThan(20 + 30);
  });
});
