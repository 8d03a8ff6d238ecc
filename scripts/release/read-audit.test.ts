import { expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const said = (high: number, critical: number, low = 0): string =>
  JSON.stringify({
    metadata: { vulnerabilities: { low, high, critical, total: low + high + critical } },
  });

it.each([
  { output: said(0, 0), isGrave: false, says: /^No package/ },
  { output: said(0, 0, 2), isGrave: false, says: /: 2, of them 0 critical and 0 high/ },
  { output: said(1, 0), isGrave: true, says: /0 critical and 1 high/ },
  { output: said(0, 1), isGrave: true, says: /1 critical and 0 high/ },
  { output: '{"error":{"code":"ENOTFOUND"}}', isGrave: false, says: /did not say/ },
  { output: '', isGrave: false, says: /did not say/ },
])(
  'a release stops at a known weakness that is high or critical: $output',
  ({ output, isGrave, says }) => {
    expect(readAudit(output)).toMatchObject({
      isGrave,
      says: expect.stringMatching(says) as string,
    });
  },
);
