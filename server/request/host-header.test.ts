import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHostHeader } from './host-header.ts';

describe('a Host header', () => {
  it.each([
    'localhost',
    'LOCALHOST:9',
    'localhost.',
    'plan.example',
    'plan.example:8443',
    'my_plan.example',
    'xn--mnchen-3ya.example',
    '10.0.0.5:3000',
    '[::1]',
    '[::1]:3000',
    '1a.example',
  ])('may be %s', (host) => {
    expect(isHostHeader(host)).toBe(true);
  });

  it.each([
    undefined,
    '',
    '1.2.3.4.5',
    '1.2.3.4.5:80',
    '999.999.999.999',
    '1.2.3.4.',
    'plan.example.1',
    'plan.example.1.',
    'plan.example.0x1',
    'v1.2',
    '127.1',
    '0x7f.1',
    '2130706433',
    '127.0.0.01',
    '[::1',
    '[::1].',
    '[1.2.3.4]',
    '[0:0:0:0:0:0:0:1]',
    'plan.example:99999',
    'plan.example:',
    'plan%2eexample',
    'münchen.example',
    'a b',
    'a@b',
    'a, b',
    'a/b',
  ])('may not be %s', (host) => {
    expect(isHostHeader(host)).toBe(false);
  });

  it('that is taken can stand in an address, and means what it says', () => {
    const part = fc.constantFrom('a', 'xn--a', '1', '256', '0x1', '', '-', '_', '[::1]', '999');
    const host = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.constantFrom('', ':80', ':0', ':9'))
      .map(([parts, port]) => `${parts.join('.')}${port}`);
    fc.assert(
      fc.property(host, (written) => {
        fc.pre(isHostHeader(written));
        expect(new URL(`http://${written}/x`).hostname).toBe(written.replace(/:\d+$/, ''));
      }),
    );
  });
});
