import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { anySegment } from '#tests/support/any-text.ts';
import { contentWithCompanies } from '#tests/support/content/content-with-companies.ts';
import { decidePage, type PageDecision } from './page-address.ts';

const ORIGIN = 'https://retire.example.com';
const content = contentWithCompanies({
  generic: ['localhost'],
  riverbend: ['retire.example.com', 'localhost'],
  acme: ['acme.example.com'],
});

interface Visit {
  host: string;
  language: Language | undefined;
  companyId: string | undefined;
}

function decide(address: string, { host, ...remembered }: Visit): PageDecision {
  return decidePage({ url: new URL(address, ORIGIN), host, remembered }, content);
}

const segment = fc.oneof(
  fc.constantFrom('generic', 'riverbend', 'acme', 'nobody', 'quiz', 'retirement', 'privacy'),
  fc.constantFrom('404', 'faqs', '', '.', '..', '\\', '%2e', '%2f', '%5c', '@', 'x:y', 'Privacy'),
  fc.constantFrom('content', 'po', 'media', 'healthz', 'robots.txt', 'retirement/quiz'),
  anySegment,
);
const query = fc.constantFrom(
  '',
  '?lang=es',
  '?lang=en',
  '?lang=es-US',
  '?lang=fr',
  '?company=acme',
);
const anyUrl = fc
  .tuple(fc.array(segment, { maxLength: 4 }), query)
  .map(([segments, search]) => new URL(`${ORIGIN}/${segments.join('/')}${search}`).href);
const anyVisit = fc.record({
  host: fc.constantFrom('retire.example.com', 'localhost', 'acme.example.com', 'evil.example'),
  language: fc.constantFrom<Array<Language | undefined>>('en-US', 'es-US', undefined),
  companyId: fc.constantFrom('generic', 'riverbend', 'acme', 'nobody', undefined),
});

describe('any address', () => {
  it('arrives at a page after a few redirects, and never on another host', () => {
    fc.assert(
      fc.property(anyUrl, anyVisit, (address, visit) => {
        let at = address;
        let { language } = visit;
        for (let step = 0; step < 8; step += 1) {
          const decision = decide(at, { ...visit, language });
          if (decision.kind !== 'redirect') return;
          const next = new URL(decision.location, at);
          expect(next.origin).toBe(ORIGIN);
          at = next.href;
          language = decision.rememberLanguage ?? language;
        }
        expect.fail(`${address} goes round in circles`);
      }),
      { numRuns: 500 },
    );
  });

  it('shows the same shared page whatever company the browser remembers', () => {
    fc.assert(
      fc.property(anyUrl, anyVisit, anyVisit, (address, visit, { companyId }) => {
        const mine = decide(address, visit);
        const theirs = decide(address, { ...visit, companyId });
        if (mine.kind === 'page' && !mine.isPrivate) expect(theirs).toEqual(mine);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows only a company that is served on the host', () => {
    fc.assert(
      fc.property(anyUrl, anyVisit, (address, visit) => {
        const decision = decide(address, visit);
        if (decision.kind !== 'page') return;
        const { companyId } = decision.key;
        const domains = content.companies.get(companyId)?.domains ?? [];
        expect(companyId === 'generic' || domains.includes(visit.host)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is changed by no parameter that nobody knows', () => {
    const name = fc.constantFrom('x', 'uid', 'utm_source', 'e', 's', 'video', '__proto__');
    fc.assert(
      fc.property(name, fc.string(), (parameter, value) => {
        const visit = { host: 'localhost', language: undefined, companyId: undefined };
        const plain = `${ORIGIN}/riverbend/faqs`;
        const address = `${plain}?${parameter}=${encodeURIComponent(value)}`;
        expect(decide(address, visit)).toEqual(decide(plain, visit));
      }),
    );
  });
});
