import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { hostName, isServedOnHost } from './host-rule.ts';

const domains = ['retire.riverbend.example', 'localhost', '127.0.0.1', '[::1]'];

describe('the name of a host', () => {
  it.each([
    { host: 'example.com', name: 'example.com' },
    { host: 'EXAMPLE.com:8080', name: 'example.com' },
    { host: 'example.com.', name: 'example.com' },
    { host: 'Example.Com.:443', name: 'example.com' },
    { host: 'example.com:', name: 'example.com' },
    { host: '[::1]:3000', name: '[::1]' },
    { host: '[FE80::1]', name: '[fe80::1]' },
    { host: '', name: '' },
  ])('"$host" is "$name"', ({ host, name }) => {
    expect(hostName(host)).toBe(name);
  });

  it('has a name for every text, without failing', () => {
    fc.assert(
      fc.property(anyText, (host) => {
        expect(typeof hostName(host)).toBe('string');
      }),
    );
  });
});

describe('a company', () => {
  it.each([
    { host: 'retire.riverbend.example', isServed: true },
    { host: 'localhost:3000', isServed: true },
    { host: '127.0.0.1', isServed: true },
    { host: '[::1]:3000', isServed: true },
    { host: 'riverbend.example', isServed: false },
    { host: 'www.retire.riverbend.example', isServed: false },
    { host: 'retire.riverbend.example.evil.example', isServed: false },
    { host: 'evil.example:80@localhost', isServed: false },
    { host: '', isServed: false },
  ])('on "$host": served is $isServed', ({ host, isServed }) => {
    expect(isServedOnHost({ companyId: 'riverbend', domains, host })).toBe(isServed);
  });

  it('is served on its hosts whatever their case, port and trailing dot', () => {
    const spelling = fc.record({
      host: fc.domain(),
      capitals: fc.infiniteStream(fc.boolean()),
      port: fc.option(fc.integer({ min: 0, max: 65_535 })),
      dot: fc.boolean(),
    });
    fc.assert(
      fc.property(spelling, ({ host, capitals, port, dot }) => {
        const cased = host
          .split('')
          .map((letter) => (capitals.next().value ? letter.toUpperCase() : letter));
        const written = `${cased.join('')}${dot ? '.' : ''}${port === null ? '' : `:${port}`}`;
        const rule = { companyId: 'riverbend', domains: [host], host: written };
        expect(isServedOnHost(rule)).toBe(true);
      }),
    );
  });

  it('is not served on a host it does not list', () => {
    fc.assert(
      fc.property(fc.domain(), fc.domain(), (listed, host) => {
        fc.pre(listed.toLowerCase() !== host.toLowerCase());
        expect(isServedOnHost({ companyId: 'riverbend', domains: [listed], host })).toBe(false);
      }),
    );
  });
});

describe('the default company', () => {
  it('is served everywhere', () => {
    fc.assert(
      fc.property(fc.string(), (host) => {
        expect(isServedOnHost({ companyId: 'generic', domains: [], host })).toBe(true);
      }),
    );
  });
});
