import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { articleInMemory } from '#tests/support/article-in-memory.ts';
import { contentWithCompanies } from '#tests/support/content/content-with-companies.ts';
import { canonicalUrl, decidePage, type PageDecision } from './page-address.ts';

const ORIGIN = 'https://retire.example.com';
const content = {
  ...contentWithCompanies({
    generic: ['localhost'],
    riverbend: ['retire.example.com', 'localhost'],
    acme: ['acme.example.com'],
  }),
  articles: [articleInMemory('fees', { path: 'small-print' })],
};

interface Visit {
  host?: string;
  language?: Language;
  company?: string;
}

function decide(
  address: string,
  { host = 'retire.example.com', language, company }: Visit = {},
): PageDecision {
  const remembered = { language, companyId: company };
  return decidePage({ url: new URL(address, ORIGIN), host, remembered }, content);
}

/** Writes a decision in a few words, so that a table stays readable. */
function inWords(decision: PageDecision): string {
  if (decision.kind === 'redirect') {
    const { location, isPermanent, rememberLanguage } = decision;
    const remembered = rememberLanguage === undefined ? '' : `, remembering ${rememberLanguage}`;
    return `${isPermanent ? 'for good ' : ''}to ${location}${remembered}`;
  }
  if (decision.kind === 'unavailable') return 'unavailable';
  const { key, isPrivate } = decision;
  const query = key.query === '' ? '' : `?${key.query}`;
  return `${isPrivate ? 'private ' : ''}page ${key.pathname}${query} of ${key.companyId} in ${key.language}`;
}

describe('the company of an address', () => {
  it.each([
    { address: '/riverbend', is: 'page /riverbend of riverbend in en-US' },
    { address: '/generic/faqs', is: 'page /generic/faqs of generic in en-US' },
    { address: '/generic/no/such/page', is: 'page /generic/404 of generic in en-US' },
    { address: '/riverbend/articles/none/at-all', is: 'page /riverbend/404 of riverbend in en-US' },
    { address: '/riverbend/tools/none', is: 'page /riverbend/404 of riverbend in en-US' },
    { address: '/', is: 'to /generic' },
    { address: '/?lang=es-US&uid=7', is: 'to /generic?lang=es-US&uid=7' },
    { address: '/nobody', is: 'page /generic/404 of generic in en-US' },
    { address: '/nobody/faqs?lang=es-US', is: 'page /generic/404 of generic in es-US' },
    { address: '/Riverbend/faqs', is: 'for good to /riverbend/faqs' },
    { address: '/__proto__', is: 'page /generic/404 of generic in en-US' },
    {
      address: '/retirement/riverbend/action-plan/owl',
      is: 'page /retirement/riverbend/action-plan/owl of riverbend in en-US',
    },
    { address: '/retirement/nobody/action-plan', is: 'page /generic/404 of generic in en-US' },
  ])('$address is $is', ({ address, is }) => {
    expect(inWords(decide(address))).toBe(is);
    expect(inWords(decide(address, { company: 'riverbend' }))).toBe(is);
  });

  it.each([
    { address: '/privacy', company: undefined, is: 'private page /privacy of generic in en-US' },
    {
      address: '/privacy',
      company: 'riverbend',
      is: 'private page /privacy of riverbend in en-US',
    },
    { address: '/privacy', company: 'nobody', is: 'private page /privacy of generic in en-US' },
    {
      address: '/privacy?company=riverbend',
      company: undefined,
      is: 'private page /privacy of riverbend in en-US',
    },
    {
      address: '/privacy?company=generic',
      company: 'riverbend',
      is: 'private page /privacy of generic in en-US',
    },
    {
      address: '/privacy?company=nobody',
      company: 'riverbend',
      is: 'private page /privacy of riverbend in en-US',
    },
    {
      address: '/privacy?company=',
      company: undefined,
      is: 'private page /privacy of generic in en-US',
    },
    {
      address: '/privacy?lang=es-US',
      company: 'riverbend',
      is: 'private page /privacy of riverbend in es-US',
    },
  ])('$address after a visit to $company is $is', ({ address, company, is }) => {
    expect(inWords(decide(address, company === undefined ? {} : { company }))).toBe(is);
  });

  it.each(
    ['/content/faqs', '/media', '/healthz/faqs', '/robots.txt/faqs', '/retirement'].map(
      (address) => ({ address }),
    ),
  )('is none at $address: the segment is reserved', ({ address }) => {
    expect(inWords(decide(address))).toBe('page /generic/404 of generic in en-US');
    expect(decide(address, { company: 'riverbend' })).toEqual(decide(address));
  });
});

describe('a company on a host', () => {
  it.each([
    { host: 'retire.example.com', is: 'page /riverbend/faqs of riverbend in en-US' },
    { host: 'RETIRE.example.com.:8443', is: 'page /riverbend/faqs of riverbend in en-US' },
    { host: 'localhost:3000', is: 'page /riverbend/faqs of riverbend in en-US' },
    { host: 'acme.example.com', is: 'to /riverbend/404' },
    { host: 'evil.example', is: 'to /riverbend/404' },
    { host: '', is: 'to /riverbend/404' },
  ])('"$host": /riverbend/faqs is $is', ({ host, is }) => {
    expect(inWords(decide('/riverbend/faqs', { host }))).toBe(is);
  });

  it.each([
    { address: '/acme', is: 'to /acme/404' },
    { address: '/acme/faqs?lang=es-US', is: 'to /acme/404?lang=es-US' },
    { address: '/acme/404', is: 'page /generic/404 of generic in en-US' },
    { address: '/acme/404?lang=es-US', is: 'page /generic/404 of generic in es-US' },
    { address: '/generic/faqs', is: 'page /generic/faqs of generic in en-US' },
  ])('that it does not list: $address is $is', ({ address, is }) => {
    expect(inWords(decide(address, { host: 'elsewhere.example' }))).toBe(is);
  });

  it('that it does not list takes /privacy from nobody, and is not shared with others', () => {
    const words = inWords(decide('/privacy', { host: 'elsewhere.example', company: 'acme' }));
    expect(words).not.toContain('acme');
    expect(words).toMatch(/^private page/);
  });
});

describe('the language of an address', () => {
  it.each([
    { address: '/generic', is: 'page /generic of generic in en-US' },
    { address: '/generic?lang=es-US', is: 'page /generic of generic in es-US' },
    { address: '/generic?lang=es', is: 'to /generic?lang=es-US, remembering es-US' },
    { address: '/generic?lang=en', is: 'to /generic, remembering en-US' },
    { address: '/generic?lang=en-US', is: 'to /generic, remembering en-US' },
    { address: '/generic?lang=fr', is: 'to /generic' },
    { address: '/generic?lang=', is: 'to /generic' },
    { address: '/generic?lang=ES-us', is: 'to /generic' },
    {
      address: '/generic?show=all&lang=es',
      is: 'to /generic?show=all&lang=es-US, remembering es-US',
    },
    { address: '/generic?lang=en&uid=7', is: 'to /generic?uid=7, remembering en-US' },
    { address: '/generic?lang=es-US&lang=en', is: 'page /generic of generic in es-US' },
  ])('$address is $is', ({ address, is }) => {
    expect(inWords(decide(address))).toBe(is);
  });

  it.each([
    { address: '/generic', is: 'to /generic?lang=es-US' },
    { address: '/generic?show=all&uid=7', is: 'to /generic?show=all&uid=7&lang=es-US' },
    { address: '/privacy', is: 'to /privacy?lang=es-US' },
    { address: '/nobody', is: 'to /nobody?lang=es-US' },
    { address: '/generic?lang=es-US', is: 'page /generic of generic in es-US' },
    { address: '/generic?lang=en', is: 'to /generic, remembering en-US' },
  ])('$address for someone who reads Spanish is $is', ({ address, is }) => {
    expect(inWords(decide(address, { language: 'es-US' }))).toBe(is);
  });

  it('is not decided again for someone who reads English', () => {
    const visit = { language: 'en-US' } as const;
    expect(decide('/generic/faqs', visit)).toEqual(decide('/generic/faqs'));
    expect(decide('/generic/faqs?lang=es-US', visit)).toEqual(decide('/generic/faqs?lang=es-US'));
  });
});

describe('an address that is written in another way', () => {
  it.each([
    { address: '/generic/', is: 'for good to /generic' },
    { address: '/generic/faqs/?lang=es-US', is: 'for good to /generic/faqs?lang=es-US' },
    { address: '/generic//faqs', is: 'for good to /generic/faqs' },
    { address: 'https://retire.example.com//evil.example/', is: 'for good to /evil.example' },
    { address: 'https://retire.example.com///', is: 'for good to /' },
    { address: '/generic/quiz', is: 'to /retirement/generic/quiz' },
    { address: '/generic//quiz/?uid=7&lang=es', is: 'to /retirement/generic/quiz?uid=7&lang=es' },
    { address: '/quiz', is: 'to /retirement/quiz' },
    { address: '/retirement/quiz?uid=7', is: 'to /retirement/generic/quiz?uid=7' },
    { address: '/retirement/quiz/result?uid=7', is: 'to /retirement/generic/quiz/result?uid=7' },
    {
      address: '/retirement/generic/quiz',
      is: 'page /retirement/generic/quiz of generic in en-US',
    },
  ])('$address is $is', ({ address, is }) => {
    expect(inWords(decide(address))).toBe(is);
  });

  it('leads to the quiz of the company that was visited', () => {
    const words = inWords(decide('/retirement/quiz?uid=7', { company: 'riverbend' }));
    expect(words).toBe('to /retirement/riverbend/quiz?uid=7');
    const deeper = inWords(decide('/retirement/quiz/result', { company: 'riverbend' }));
    expect(deeper).toBe('to /retirement/riverbend/quiz/result');
  });
});

describe('the parameters of an address', () => {
  const facts = 'get-the-facts';
  const article = 'articles/fees/small-print';
  const result = 'quiz/result';
  it.each([
    { page: facts, query: 'uid=7&e=1&s=owl&utm_source=mail', kept: '' },
    { page: facts, query: 'show=all', kept: 'show=all' },
    { page: facts, query: 'show=none', kept: '' },
    { page: facts, query: 'show=all%0a', kept: '' },
    { page: facts, query: 'rated=liked&show=all', kept: 'show=all' },
    { page: article, query: 'rated=liked&show=all', kept: 'rated=liked' },
    { page: article, query: 'rated=failed', kept: 'rated=failed' },
    { page: article, query: 'rated=%3Cscript%3E', kept: '' },
    { page: facts, query: 'company=riverbend', kept: '' },
    { page: facts, query: 'lang=es-US&show=all', kept: 'show=all' },
    { page: 'roadtrip', query: 'age=from-50&car=sun', kept: 'car=sun&age=from-50' },
    { page: 'faqs', query: 'show=all&car=sun&q=fees', kept: '' },
    { page: 'search', query: 'q=%20small+fees%20', kept: 'q=small+fees' },
    { page: 'confirm-plan', query: 'token=a.b&x=1', kept: 'token=' },
    { page: 'confirm-plan', query: 'token=', kept: '' },
    {
      page: result,
      mount: '/retirement',
      query: 'from=quiz&animal=owl',
      kept: 'animal=owl&from=quiz',
    },
    { page: result, mount: '/retirement', query: 'animal=cat&pick=yes', kept: '' },
  ])('$query reach $page as "$kept"', ({ page, mount = '', query, kept }) => {
    const decision = decide(`${mount}/generic/${page}?${query}`);
    expect(decision.kind === 'page' && decision.key.query).toBe(kept);
  });

  it.each([
    { page: 'faqs', query: 'page=2', kept: '' },
    { page: article, query: 'page=x', kept: '' },
  ])('$query reach $page as "$kept", because it has no list', (row) => {
    const decision = decide(`/generic/${row.page}?${row.query}`);
    expect(decision.kind === 'page' && decision.key.query).toBe(row.kept);
  });

  it('make a page of its own of what somebody searches for, and nobody keeps it', () => {
    expect(decide('/generic/search?q=fees')).toMatchObject({ isUnkept: true });
    expect(decide('/generic/search?q=')).not.toHaveProperty('isUnkept');
    expect(decide('/generic/get-the-facts?show=all')).not.toHaveProperty('isUnkept');
  });
});

describe('the address that is rendered', () => {
  it.each([
    { language: 'en-US', query: '', href: '/generic/faqs' },
    { language: 'es-US', query: '', href: '/generic/faqs?lang=es-US' },
    { language: 'es-US', query: 'show=all', href: '/generic/faqs?show=all&lang=es-US' },
  ] as const)('in $language with "$query" is $href', ({ language, query, href }) => {
    const key = { companyId: 'generic', pathname: '/generic/faqs', language, query };
    expect(canonicalUrl(key, ORIGIN).href).toBe(`${ORIGIN}${href}`);
  });
});

describe('an awards landing', () => {
  it.each([
    { address: '/grammy-major', company: undefined, is: 'to /generic/grammy-major' },
    { address: '/latin-grammy', company: 'riverbend', is: 'to /riverbend/latin-grammy' },
    { address: '/grammy-major?video=3', company: 'nobody', is: 'to /generic/grammy-major?video=3' },
  ])('at $address for somebody of $company leads $is', ({ address, company, is }) => {
    expect(inWords(decide(address, company === undefined ? {} : { company }))).toBe(is);
  });

  it.each([
    { query: '?video=2', kept: '?video=2' },
    { query: '?video=12', kept: '?video=12' },
    { query: '?video=1', kept: '' },
    { query: '?video=13', kept: '' },
    { query: '?video=02', kept: '' },
    { query: '?video=2&video=3', kept: '?video=2' },
  ])('with $query is the page with "$kept"', ({ query, kept }) => {
    const page = 'of riverbend in en-US';
    expect(inWords(decide(`/riverbend/latin-grammy${query}`))).toBe(
      `page /riverbend/latin-grammy${kept} ${page}`,
    );
    expect(inWords(decide(`/riverbend/faqs${query}`))).toBe(`page /riverbend/faqs ${page}`);
  });
});
