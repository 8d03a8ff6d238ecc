import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';

/** Below this the cruiser has not understood our files, and finding nothing would mean nothing. */
const AT_LEAST_MODULES = 120;

interface Rule {
  name: string;
  /** What to do instead, for whoever meets the rule. */
  comment: string;
  from: string;
  fromNot?: string;
  to: string;
  toNot?: string;
}

const RULES: readonly Rule[] = [
  {
    name: 'domain-is-pure',
    comment: 'domain imports only domain: pass in what it needs as an argument',
    from: '^domain/',
    fromNot: '\\.test\\.ts$',
    to: '.',
    toNot: '^domain/',
  },
  {
    name: 'contracts-know-domain-and-zod',
    comment: 'contracts describe what crosses a room: move behaviour to domain, server or web',
    from: '^contracts/',
    fromNot: '\\.test\\.ts$',
    to: '.',
    toNot: '^(?:contracts|domain)/|^node_modules/zod/',
  },
  {
    name: 'content-is-data',
    comment: 'content imports types of contracts and nothing else',
    from: '^content/',
    to: '.',
    toNot: '^(?:contracts|content)/',
  },
  {
    name: 'few-read-content',
    comment: 'ask server/content for content; messages come through web/i18n',
    from: '^(?:domain|contracts|server|web)/',
    fromNot: '^server/content/|^web/i18n/|^web/entry\\.server|\\.test\\.ts$',
    to: '^content/',
  },
  {
    name: 'web-never-reaches-the-server',
    comment: 'a loader asks AppServices from the page context',
    from: '^web/',
    fromNot: '\\.test\\.tsx?$',
    to: '^(?:server|scripts|tests)/',
  },
  {
    name: 'server-touches-web-only-as-bundle',
    comment: 'only server/ssr.ts and server/dev.ts know of web, and only its types',
    from: '^server/',
    fromNot: '^server/(?:ssr|dev)\\.ts$|\\.test\\.ts$',
    to: '^web/',
  },
  {
    name: 'features-are-strangers',
    comment: 'what two features need is a widget, or state',
    from: '^web/features/([^/]+)/',
    to: '^web/features/',
    toNot: '^web/features/$1/',
  },
  {
    name: 'widgets-know-no-feature',
    comment: 'a widget is given what it shows',
    from: '^web/(?:widgets|i18n|theme|art|state)/',
    to: '^web/(?:features|routes)/',
  },
  {
    name: 'database-imports-no-sibling',
    comment: 'queries take a Database and answer rows',
    from: '^server/db/',
    fromNot: '\\.test\\.ts$',
    to: '^server/(?!db/|log\\.ts)',
  },
  {
    name: 'product-imports-no-tests',
    comment: 'tests import the product, never the other way round',
    from: '^(?:domain|contracts|content|web|server|scripts)/',
    fromNot: '\\.test\\.tsx?$',
    to: '^tests/',
  },
];

const forbidden: IForbiddenRuleType[] = [
  ...RULES.map(({ name, comment, from, fromNot, to, toNot }) => ({
    name,
    comment,
    severity: 'error' as const,
    from: { path: from, ...(fromNot !== undefined && { pathNot: fromNot }) },
    to: { path: to, ...(toNot !== undefined && { pathNot: toNot }) },
  })),
  {
    name: 'no-cycles',
    comment: 'two files that need each other are one file, or need a third',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
];

describe('the rooms of the house', () => {
  let result: ICruiseResult;

  beforeAll(async () => {
    const { output } = await cruise(
      ['domain', 'contracts', 'content', 'web', 'server', 'scripts'],
      {
        parser: 'swc',
        tsPreCompilationDeps: true,
        doNotFollow: { path: 'node_modules' },
        exclude: { path: '^(?:build|\\.react-router)/|\\+types/' },
        enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
        validate: true,
        ruleSet: { forbidden },
      },
    );
    result = output as ICruiseResult;
  });

  it('were all visited', () => {
    expect(result.summary.totalCruised).toBeGreaterThan(AT_LEAST_MODULES);
    for (const room of ['domain', 'contracts', 'content', 'web', 'server', 'scripts']) {
      expect(result.modules.some((module) => module.source.startsWith(`${room}/`))).toBe(true);
    }
  });

  it('see imports through the aliases', () => {
    const article = result.modules.find((module) => module.source === 'web/routes/load-article.ts');
    expect(article?.dependencies.map((dependency) => dependency.resolved)).toContain(
      'domain/links/article-path.ts',
    );
  });

  it.each([
    ...RULES,
    { name: 'no-cycles', comment: 'two files that need each other are one file' },
  ])('$name: $comment', ({ name }) => {
    const broken = result.summary.violations
      .filter((violation) => violation.rule.name === name)
      .map((violation) => `${violation.from} -> ${violation.to}`);
    expect(broken).toEqual([]);
  });
});
