import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { flagFileSchema } from '#contracts/content/flags.ts';
import type { Language } from '#domain/language/language.ts';
import { makePagesOf } from '#tests/support/page-maker.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import { parseConfig } from '../config.ts';
import type { ContentSet } from '../content/content-set.ts';
import type { ContentStore } from '../content/content-store.ts';
import { FlagService } from '../flags/flag-service.ts';
import { createLog } from '../log.ts';
import { createOriginOf } from '../request/request-origin.ts';
import { loadPageRenderer, type PageRenderer } from './ssr.ts';
import { decidePage } from './page-address.ts';
import { cacheKeyOf, gatherFacts, type FactSources, type RenderFacts } from './render-facts.ts';

/** Everything about a request and its moment that a page might read, whether it may or not. */
interface Situation {
  host: string;
  publicOrigin: string;
  path: string;
  query: string;
  cookieLanguage: Language | undefined;
  cookieCompany: string | undefined;
  content: 'as it is' | 'changed';
  flags: 'as they are' | 'strict for a brand';
  planYear: number | undefined;
  now: number;
  isStaging: boolean;
}

const VALUES: { [Name in keyof Situation]: readonly Situation[Name][] } = {
  host: ['localhost', 'nobody.example', 'myretirement.evil.example', '127.0.0.1:3000'],
  publicOrigin: ['https://retire.example.com', 'https://plan.example.org'],
  path: ['/generic/faqs', '/riverbend/get-the-facts', '/generic/calculator', '/generic/roadtrip'],
  query: ['', '?lang=es-US', '?show=all', '?uid=7&show=2', '?car=red&lang=es-US'],
  cookieLanguage: [undefined, 'es-US', 'en-US'],
  cookieCompany: [undefined, 'riverbend'],
  content: ['as it is', 'changed'],
  flags: ['as they are', 'strict for a brand'],
  planYear: [undefined, 2024, 2026],
  now: [Date.UTC(2025, 5, 1), Date.UTC(2025, 5, 2), Date.UTC(2026, 5, 1)],
  isStaging: [false, true],
};
const NAMES = Object.keys(VALUES) as Array<keyof Situation>;

const USUAL: Situation = {
  host: 'localhost',
  publicOrigin: 'https://retire.example.com',
  path: '/generic/faqs',
  query: '?lang=es-US',
  cookieLanguage: undefined,
  cookieCompany: undefined,
  content: 'as it is',
  flags: 'as they are',
  planYear: undefined,
  now: Date.UTC(2025, 5, 1),
  isStaging: false,
};

const log = createLog('error', () => undefined);
let renderer: PageRenderer;
let contents: Record<Situation['content'], ContentSet>;
let flags: Record<Situation['flags'], FlagService>;

beforeAll(async () => {
  renderer = await loadPageRenderer(log);
  const usual = readOwnContent();
  const changed = {
    ...usual,
    version: 'another',
    parts: new Map([...usual.parts, ['faqs', 'another']]),
    faqs: usual.faqs.slice(1),
  };
  contents = { 'as it is': usual, changed };
  const companyIds = new Set(usual.companies.keys());
  const strict = flagFileSchema.parse({
    qa: [],
    flags: {
      resetLanguageOnNavigation: {
        state: 'ENABLED',
        variants: { on: true, off: false },
        defaultVariant: 'off',
        targeting: { if: [{ '==': [{ var: 'customDomain' }, 'MyRetirement'] }, 'on', 'off'] },
      },
    },
  });
  const open = (file: typeof strict): Promise<FlagService> =>
    FlagService.open({ source: { file, companyIds }, remote: undefined, log });
  flags = { 'as they are': await open(usual.flags), 'strict for a brand': await open(strict) };
});

interface Made {
  key: string;
  facts: RenderFacts;
  bytes: string;
}

/**
 * What the server does with a request, without its cache; undefined if there is no page to make.
 */
async function make(situation: Situation): Promise<Made | undefined> {
  const { host, publicOrigin, path, query, planYear, now } = situation;
  const content = { current: contents[situation.content] };
  const config = parseConfig({ PUBLIC_ORIGIN: publicOrigin });
  const originOf = createOriginOf({ config, content: content as ContentStore, port: () => 3000 });
  const { origin } = originOf(new Request('http://any/', { headers: { Host: host } }));
  const remembered = {
    language: situation.cookieLanguage,
    companyId: situation.cookieCompany,
  };
  const url = new URL(`${path}${query}`, 'http://any');
  const decision = decidePage({ url, host, remembered }, content.current);
  if (decision.kind !== 'page') return undefined;
  const sources: FactSources = {
    content,
    flags: flags[situation.flags],
    isStaging: () => situation.isStaging,
    planYear,
    now: () => now,
  };
  const asked = { key: decision.key, host, origin };
  const facts = await gatherFacts(asked, sources);
  const served = await makePagesOf(sources, renderer).serve(asked);
  if (served.kind === 'redirect') return undefined;
  const { body } = await served.page.answer({ acceptEncoding: undefined, ifNoneMatch: undefined });
  // What a page is made of is compared with the content of the moment, like its key.
  const key = JSON.stringify([cacheKeyOf(facts), [...served.page.madeOf.parts]]);
  return { key, facts, bytes: String(body) };
}

describe('two renders', () => {
  const situation = fc.record(
    Object.fromEntries(NAMES.map((name) => [name, fc.constantFrom(...VALUES[name])])),
  ) as unknown as fc.Arbitrary<Situation>;

  it.each(NAMES.map((name) => ({ name })))(
    'with the same key have the same bytes, whatever differs in $name',
    async ({ name }) => {
      const value = fc.constantFrom<Situation[typeof name]>(...VALUES[name]);
      await fc.assert(
        fc.asyncProperty(situation, value, value, async (base, one, other) => {
          const first = await make({ ...base, [name]: one });
          const second = await make({ ...base, [name]: other });
          if (first === undefined || second === undefined || first.key !== second.key) return;
          expect(second.bytes).toBe(first.bytes);
        }),
        { numRuns: 5 },
      );
    },
  );

  it.each<{ what: string; base?: Partial<Situation>; other: Partial<Situation> }>([
    {
      what: 'the brand of the host, by a flag',
      base: { flags: 'strict for a brand', host: 'nobody.example' },
      other: { host: 'myretirement.evil.example' },
    },
    {
      what: 'the flags',
      base: { host: 'my-retirement.example' },
      other: { flags: 'strict for a brand' },
    },
    { what: 'the origin', other: { host: 'nobody.example' } },
    {
      what: 'the configured origin',
      base: { host: 'nobody.example' },
      other: { publicOrigin: 'https://plan.example.org' },
    },
    { what: 'the company', other: { path: '/riverbend/faqs' } },
    { what: 'the page', other: { path: '/generic/glossary' } },
    { what: 'the language', other: { query: '' } },
    {
      what: 'a parameter',
      base: { path: '/generic/get-the-facts', query: '' },
      other: { query: '?show=all' },
    },
    { what: 'the content', other: { content: 'changed' } },
    { what: 'the year', other: { now: Date.UTC(2026, 5, 1) } },
    { what: 'the plan year', base: { path: '/generic/calculator' }, other: { planYear: 2024 } },
  ])('that differ in $what have two keys, because their bytes differ', async ({ base, other }) => {
    const first = await make({ ...USUAL, ...base });
    const second = await make({ ...USUAL, ...base, ...other });
    expect(second?.bytes).not.toBe(first?.bytes);
    expect(second?.key).not.toBe(first?.key);
    expect(await make({ ...USUAL, ...base })).toEqual(first);
  });

  it('differ in key by every fact that a render is given', async () => {
    const facts = (await make(USUAL))?.facts;
    if (!facts) throw new Error('There is such a page');
    const names = Object.keys(facts) as Array<keyof RenderFacts>;
    for (const name of names.filter((field) => field !== 'content'))
      expect(cacheKeyOf({ ...facts, [name]: 'something else' }), name).not.toBe(cacheKeyOf(facts));
  });
});
