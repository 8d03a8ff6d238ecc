import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, anyWebAddress } from '#tests/support/any-text.ts';
import { findOutsideAddressMistake } from './outside-address.ts';

describe('an address outside the site', () => {
  it.each([
    'https://www.irs.gov',
    'https://www.irs.gov/retirement-plans/401k?year=2026&lang=es#limits',
    'https://WWW.Example.com/Path',
    'https://benefits.example.com:8443/plan',
    'https://intranet/',
    'https://Intranet:8443/plan?year=2026',
    'https://xn--espaa-rta.example.com/',
    'https://example.xn--p1ai/',
    'https://example.com/jubilación',
    'https://example.com/a@b?to=c@d',
  ])('may be %s', (address) => {
    expect(findOutsideAddressMistake(address)).toBeUndefined();
  });

  it.each([
    { address: 'https://user@evil.example/', says: 'user name' },
    { address: 'https://site.example.com:pass@evil.example', says: 'user name' },
    { address: 'https://www.irs.gov@evil.example/login', says: 'user name' },
    { address: 'https://@evil.example/', says: 'user name' },
    { address: 'http://example.com', says: 'https://' },
    { address: 'HTTPS://example.com', says: 'https://' },
    { address: '//example.com', says: 'https://' },
    { address: 'javascript:alert(1)', says: 'https://' },
    { address: 'data:text/html,x', says: 'https://' },
    { address: 'ftp://example.com', says: 'https://' },
    { address: 'mailto:ana@example.com', says: 'https://' },
    { address: 'https:example.com', says: 'https://' },
    { address: 'https:///example.com', says: 'https://' },
    { address: 'https://', says: 'https://' },
    { address: '', says: 'https://' },
    { address: ' https://example.com', says: 'https://' },
    { address: 'https://127.0.0.1/', says: 'no number address' },
    { address: 'https://0x7f.1/', says: 'no number address' },
    { address: 'https://2130706433/', says: 'no number address' },
    { address: 'https://1.2.3.4.5/', says: 'no number address' },
    { address: 'https://[::1]/', says: 'no number address' },
    { address: 'https://localhost/', says: 'no localhost' },
    { address: 'https://app.localhost/', says: 'no localhost' },
    { address: 'https://intranet./', says: 'a host name' },
    { address: 'https://LOCALHOST/', says: 'no localhost' },
    { address: 'https://i/', says: 'a host name' },
    { address: 'http://intranet/', says: 'https://' },
    { address: 'https://example.com./', says: 'a host name' },
    { address: 'https://-a.example/', says: 'a host name' },
    { address: 'https://ex_ample.com/', says: 'a host name' },
    { address: 'https://раypal.com/', says: 'a-z' },
    { address: 'https://ex%61mple.com/', says: 'a host name' },
    { address: 'https://exa\nmple.com/', says: 'a host name' },
    { address: 'https://exa\u00ADmple.com/', says: 'a host name' },
    { address: 'https://example。com/', says: 'a host name' },
    { address: 'https://evil.example\\@www.irs.gov/', says: 'user name' },
    { address: 'https://evil.example\\www.irs.gov/', says: 'a host name' },
    { address: 'https://example.com/ onmouseover=x', says: '%20' },
    { address: 'https://example.com/"><script>', says: 'quotes' },
    { address: 'https://example.com/\u202Egnp', says: 'without' },
    { address: 'https://example.com/a\nb', says: 'without' },
    { address: 'https://example.com:99999/', says: 'can be read' },
    { address: `https://example.com/${'a'.repeat(2_000)}`, says: 'at most 2000' },
  ])('is never $address', ({ address, says }) => {
    expect(findOutsideAddressMistake(address)).toContain(says);
  });

  it('means to a browser what it says to a reader, or is refused', () => {
    const written = fc.oneof(
      anyWebAddress,
      anyText.map((text) => `https://${text}`),
      fc.tuple(anyText, anyText).map(([host, path]) => `https://${host}.example.com/${path}`),
    );
    fc.assert(
      fc.property(written, (address) => {
        if (findOutsideAddressMistake(address) !== undefined) return;
        const read = new URL(address);
        expect(read.protocol).toBe('https:');
        expect(`${read.username}${read.password}`).toBe('');
        const host = address.slice('https://'.length).split(/[/?#]/)[0]?.toLowerCase();
        expect(host?.split(':')[0]).toBe(read.hostname);
      }),
    );
  });
});
