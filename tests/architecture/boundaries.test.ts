import { spawnSync } from 'node:child_process';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOMS = ['domain', 'contracts', 'content', 'web', 'server', 'scripts', 'films'];
/** Below this share the cruiser has not understood our files, and finding nothing would mean nothing. */
const LEAST_SEEN = 0.95;

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
    comment: 'ask server/content for content; messages come through web/words',
    from: '^(?:domain|contracts|server|web)/',
    fromNot: '^server/content/|^web/words/|^web/entry\\.server|\\.test\\.ts$',
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
    comment: 'only server/pages/ssr.ts and server/dev.ts know of web, and only its types',
    from: '^server/',
    fromNot: '^server/(?:pages/ssr|dev)\\.ts$|\\.test\\.ts$',
    to: '^web/',
  },
  {
    name: 'films-ask-the-rules-only',
    comment:
      'films take figures and rules from domain; the product knows their files, not their code',
    from: '^films/',
    fromNot: '\\.test\\.ts$',
    to: '^(?:contracts|content|web|server|scripts|tests)/',
  },
  {
    name: 'product-knows-no-film-code',
    comment: 'the product plays files of content/media: films stay a workspace of their own',
    from: '^(?:domain|contracts|content|web|server|scripts|tests)/',
    to: '^films/',
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
    from: '^web/(?:widgets|words|site|theme|art|state)/',
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
    const { output } = await cruise(ROOMS, {
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(?:build|\\.react-router)/|\\+types/' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
      validate: true,
      ruleSet: { forbidden },
    });
    result = output as ICruiseResult;
  });

  it('were all visited', () => {
    const { stdout } = spawnSync('git', ['ls-files', ...ROOMS], { encoding: 'utf8' });
    const tracked = stdout.split('\n').filter((file) => /\.tsx?$/.test(file));
    expect(tracked.length).toBeGreaterThan(1000);
    const seen = new Set(result.modules.map(({ source }) => source));
    const unseen = tracked.filter((file) => !seen.has(file));
    expect(unseen.length, `not seen: ${unseen.join(', ')}`).toBeLessThan(
      tracked.length * (1 - LEAST_SEEN),
    );
    for (const room of ROOMS) {
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
