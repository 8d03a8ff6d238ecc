import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, anyWebAddress } from '#tests/support/any-text.ts';
import { isExternalLink, resolveAuthoredLink } from './authored-link.ts';

const ABSOLUTE = [
  'https://www.irs.gov/x?y=1#z',
  'http://example.com',
  'HTTPS://EXAMPLE.COM',
  '//example.com/path',
];
const KNOWN_TYPES = [
  'mailto:ana@example.com',
  'tel:+15551234',
  'sms:555',
  'MailTo:x@y.z',
  '#s-top',
];

describe('a link an author wrote', () => {
  it.each(ABSOLUTE.map((href) => ({ href })))('$href opens as it is, in a new tab', ({ href }) => {
    expect(resolveAuthoredLink(href, 'generic')).toEqual({ href, opensNewTab: true });
  });

  it.each(KNOWN_TYPES.map((href) => ({ href })))(
    '$href stays as it is, in this tab',
    ({ href }) => {
      expect(resolveAuthoredLink(href, 'generic')).toEqual({ href, opensNewTab: false });
    },
  );

  it.each([
    { href: 'faqs', target: '/riverbend/faqs' },
    { href: '/faqs', target: '/riverbend/faqs' },
    {
      href: 'articles/fees/small-print?x=1#y',
      target: '/riverbend/articles/fees/small-print?x=1#y',
    },
    { href: '  faqs\n', target: '/riverbend/faqs' },
    { href: 'javascript:alert(1)', target: '/riverbend/javascript:alert(1)' },
    { href: 'data:text/html,x', target: '/riverbend/data:text/html,x' },
    { href: 'vbscript:x', target: '/riverbend/vbscript:x' },
    { href: 'https:/half', target: '/riverbend/https:/half' },
  ])('$href leads below the company, to $target', ({ href, target }) => {
    expect(resolveAuthoredLink(href, 'riverbend')).toEqual({ href: target, opensNewTab: false });
  });

  it('is prefixed by exactly one slash however many the author wrote between words', () => {
    expect(resolveAuthoredLink('/make-a-change', 'generic').href).toBe('/generic/make-a-change');
  });

  it('leads out of the site only in a new tab, and nowhere but to the four known types', () => {
    const written = fc.oneof(
      anyText,
      anyWebAddress,
      fc.constantFrom(...ABSOLUTE, ...KNOWN_TYPES),
      fc.string().map((rest) => `javascript:${rest}`),
    );
    fc.assert(
      fc.property(written, (href) => {
        const link = resolveAuthoredLink(href, 'generic');
        expect(link.opensNewTab).toBe(isExternalLink(href));
        if (!link.opensNewTab) expect(link.href).toMatch(/^(?:\/generic\/|mailto:|tel:|sms:|#)/i);
      }),
    );
  });
});
