import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('the network of a visitor', () => {
  it.each([
    { socket: '203.0.113.77', network: '203.0.113.0/24' },
    { socket: '::ffff:203.0.113.77', network: '203.0.113.0/24' },
    { socket: '2001:db8:85a3:8d3:1319:8a2e:370:7348', network: '2001:db8:85a3::/48' },
    { socket: '2001:0db8:0000:0001::1', network: '2001:db8:0::/48' },
    { socket: '::1', network: '0:0:0::/48' },
    { socket: 'fe80::1%eth0', network: 'fe80:0:0::/48' },
    { socket: undefined, network: 'unknown' },
  ])('of $socket is $network', ({ socket, network }) => {
    expect(clientNetwork({ socket, forwardedFor: undefined, trustedProxies: 0 })).toBe(network);
  });

  it('is not what a forwarded header says, unless the proxy is trusted', () => {
    const claim = { socket: '203.0.113.77', forwardedFor: '198.51.100.1' };
    expect(clientNetwork({ ...claim, trustedProxies: 0 })).toBe('203.0.113.0/24');
    expect(clientNetwork({ ...claim, trustedProxies: 1 })).toBe('198.51.100.0/24');
  });

  it('behind a proxy is what the proxy saw, never what the visitor claimed before it', () => {
    fc.assert(
      fc.property(fc.string(), (claimed) => {
        const forwardedFor = `${claimed}, 198.51.100.1`;
        expect(clientNetwork({ socket: '10.0.0.1', forwardedFor, trustedProxies: 1 })).toBe(
          '198.51.100.0/24',
        );
      }),
    );
  });

  it('behind a CDN and a balancer is what the CDN saw', () => {
    fc.assert(
      fc.property(fc.string(), (claimed) => {
        const forwardedFor = `${claimed}, 198.51.100.1, 10.0.0.2`;
        const seen = { socket: '10.0.0.1', forwardedFor };
        expect(clientNetwork({ ...seen, trustedProxies: 2 })).toBe('198.51.100.0/24');
        expect(clientNetwork({ ...seen, trustedProxies: 1 })).toBe('10.0.0.0/24');
      }),
    );
    const short = { socket: '10.0.0.1', forwardedFor: '198.51.100.1', trustedProxies: 2 };
    expect(clientNetwork(short)).toBe('10.0.0.0/24');
  });

  it('is the proxy’s own when it names none', () => {
    for (const forwardedFor of [undefined, '', 'unknown', '1.2.3']) {
      expect(clientNetwork({ socket: '10.0.0.1', forwardedFor, trustedProxies: 1 })).toBe(
        '10.0.0.0/24',
      );
    }
  });
});
