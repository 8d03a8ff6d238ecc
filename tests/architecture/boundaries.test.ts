import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED_EDGES, readEdges } from './allowed-edges.ts';
import { findCircles, findForbidden, findUnused, findUpward, type Edge } from './room-edges.ts';

const ROOMS = [
  'domain',
  'contracts',
  'content',
  'web',
  'server',
  'studio',
  'scripts',
  'films',
  'tests',
];
/** What tools read, beside the rooms. */
const ROOT_FILES = globSync('*.ts');
/**
 * Below this share the cruiser has not understood our files, so an empty result would prove
 * nothing.
 */
const LEAST_SEEN = 0.95;

interface Rule {
  name: string;
  /** What a developer should do instead. */
  comment: string;
  from: string;
  fromNot?: string;
  to: string;
  toNot?: string;
  /** True if the rule is only about an import that leads back to its own file. */
  isCircle?: boolean;
}

/**
 * Rules that the table of folders cannot express: about packages, single files, and features among
 * each other.
 */
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
    name: 'server-touches-web-only-as-bundle',
    comment: 'only server/pages/ssr.ts and server/dev.ts know of web, and only its types',
    from: '^server/',
    fromNot: '^server/(?:pages/ssr|dev)\\.ts$|\\.test\\.ts$',
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
    name: 'no-cycles',
    comment: 'two files that need each other, if only for a type, are one file, or need a third',
    from: '.',
    to: '.',
    isCircle: true,
  },
];

const forbidden: IForbiddenRuleType[] = RULES.map(
  ({ name, comment, from, fromNot, to, toNot, isCircle }) => ({
    name,
    comment,
    severity: 'error',
    from: { path: from, ...(fromNot !== undefined && { pathNot: fromNot }) },
    to: {
      path: to,
      ...(toNot !== undefined && { pathNot: toNot }),
      ...(isCircle === true && { circular: true }),
    },
  }),
);

function isOurs(file: string): boolean {
  return ROOMS.includes(file.split('/')[0] ?? '') || ROOT_FILES.includes(file);
}

/** Every source that lies here, also in a copy that git knows nothing of. */
function listFiles(): string[] {
  return globSync('**/*.{ts,tsx}', { exclude: ['.*/**', '**/node_modules/**', 'build/**'] });
}

/** Every source that is ours: those that git keeps, where there is a repository. */
function listTracked(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((file) => file !== '') : listFiles();
}

describe('the rooms of the house', () => {
  let result: ICruiseResult;
  let edges: Edge[];

  beforeAll(async () => {
    const { output } = await cruise([...ROOMS, ...ROOT_FILES], {
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(?:build|\\.react-router)/|\\+types/' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
      validate: true,
      ruleSet: { forbidden },
    });
    result = output as ICruiseResult;
    edges = result.modules
      .filter(({ source }) => isOurs(source))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .filter(({ resolved }) => isOurs(resolved))
          .map(({ resolved }) => ({ from: source, to: resolved })),
      );
  });

  it('were all visited', () => {
    const tracked = listTracked();
    expect(tracked.length).toBeGreaterThan(2_500);
    const seen = new Set(result.modules.map(({ source }) => source));
    const unseen = tracked.filter((file) => !seen.has(file));
    expect(unseen.length, `not seen: ${unseen.join(', ')}`).toBeLessThan(
      tracked.length * (1 - LEAST_SEEN),
    );
    for (const room of ROOMS) {
      expect(result.modules.some((module) => module.source.startsWith(`${room}/`))).toBe(true);
    }
  });

  it('are listed without git as well', () => {
    const listed = new Set(listFiles());
    const unlisted = listTracked().filter((file) => existsSync(file) && !listed.has(file));
    expect(unlisted).toEqual([]);
  });

  it('see imports through the aliases', () => {
    const article = result.modules.find((module) => module.source === 'web/routes/load-article.ts');
    expect(article?.dependencies.map((dependency) => dependency.resolved)).toContain(
      'domain/articles/article-kinds.ts',
    );
  });

  it.each(RULES)('$name: $comment', ({ name }) => {
    const broken = result.summary.violations
      .filter((violation) => violation.rule.name === name)
      .map((violation) => `${violation.from} -> ${violation.to}`);
    expect(broken).toEqual([]);
  });

  it('import only what the table of folders allows', () => {
    expect(findForbidden(edges, ALLOWED_EDGES)).toEqual([]);
  });

  it('use every edge of the table', () => {
    expect(findUnused(edges, ALLOWED_EDGES)).toEqual([]);
  });

  it('have no two folders that need each other, a folder and those in it aside', () => {
    expect(findCircles(edges)).toEqual([]);
  });

  it('are written in an order in which no folder knows one below it', () => {
    expect(findUpward(ALLOWED_EDGES)).toEqual([]);
  });
});

describe('the check of the folders', () => {
  it.each([
    { from: 'server/db/connect.ts', to: 'server/http/cookies.ts', says: 'server/http' },
    {
      from: 'web/widgets/card/card.tsx',
      to: 'server/log.ts',
      says: 'services of its page context',
    },
    { from: 'domain/poll/sentiments.ts', to: 'domain/report/names.ts', says: 'as an argument' },
    { from: 'server/log.ts', to: 'server/config.ts', says: 'server/config.ts' },
    {
      from: 'web/site/site-link.tsx',
      to: 'tests/support/fake-browser/fake-window.ts',
      says: 'tests',
    },
    { from: 'contracts/services.ts', to: 'films/draw.ts', says: 'films' },
    { from: 'server/brand-new/first.ts', to: 'server/log.ts', says: 'server/brand-new' },
    { from: 'tests/support/life.ts', to: 'tests/storms/size.ts', says: 'tests/support' },
    { from: 'domain/money/cents.test.ts', to: 'server/log.ts', says: 'domain/*.test.ts' },
    { from: 'server/log.ts', to: 'server/html/markup.test.ts', says: 'server/*.test.ts' },
    { from: 'vite.config.ts', to: 'server/log.ts', says: 'vite.config.ts' },
  ])('refuses that $from imports $to, and says what to do', ({ from, to, says }) => {
    const [refusal = '', ...others] = findForbidden([{ from, to }], ALLOWED_EDGES);
    expect(others).toEqual([]);
    expect(refusal).toContain(says);
    expect(refusal).toContain('allowed-edges.ts');
  });

  it('refuses a folder without a line, though it imports only itself', () => {
    const within = { from: 'server/brand-new/first.ts', to: 'server/brand-new/second.ts' };
    expect(findForbidden([within], ALLOWED_EDGES)).toHaveLength(1);
  });

  it('sees an edge that nothing uses, and one that leads to a folder below', () => {
    const table = readEdges('server/db /http\nserver/http');
    expect(findUnused([{ from: 'server/db/a.ts', to: 'server/db/b.ts' }], table)).toEqual([
      'server/db -> server/http',
      'server/http is no folder that has imports',
    ]);
    expect(findUpward(table)).toEqual(['server/db -> server/http']);
  });

  it('sees folders that need each other, directly or through a third, and lets one need what lies in it', () => {
    const circle = [
      { from: 'web/a/one.ts', to: 'web/b/two.tsx' },
      { from: 'web/b/three.ts', to: 'web/c/four.ts' },
      { from: 'web/c/five.ts', to: 'web/a/six.module.css' },
    ];
    const others = [
      { from: 'web/a/one.ts', to: 'web/a/in/seven.ts' },
      { from: 'web/a/in/seven.ts', to: 'web/a/one.ts' },
      { from: 'web/c/five.ts', to: 'web/d/eight.ts' },
      { from: 'web/d/eight.test.ts', to: 'web/c/five.ts' },
    ];
    expect(findCircles([...circle, ...others])).toEqual(
      circle.map(({ from, to }) => `${from} -> ${to}`),
    );
    expect(findCircles([...circle.slice(1), ...others])).toEqual([]);
  });
});
