import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** A file of ours that the docs name: a path below a room, without placeholders. */
const OUR_PATH =
  /`((?:domain|contracts|content|web|server|studio|tests|scripts|films|docs)\/[\w./-]+\.(?:tsx?|mjs|css|md|yaml|svg))`/g;
const MARKDOWN_LINK = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g;

/** Catalogs, stories and tables decide nothing, so they may be as long as their subject. */
const IS_TABLE = /^content\/messages\/|^films\/stories\/|\/tables\/|^domain\/pages\/pages\.ts$/;

describe.each(DOCS.map((doc) => ({ doc })))('$doc', ({ doc }) => {
  const text = readFileSync(doc, 'utf8');

  it('links only to files that exist', () => {
    const targets = Array.from(text.matchAll(MARKDOWN_LINK), ([, target = '']) => target);
    // An example of a slide names its drawing as authors do.
    const exists = (target: string): boolean =>
      existsSync(path.join(path.dirname(doc), target)) ||
      existsSync(`content/media/art/${target}.svg`);
    const missing = targets.filter((target) => !exists(target));
    expect(missing).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = Array.from(text.matchAll(OUR_PATH), ([, file = '']) => file);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the house', () => {
  const tracked = [
    'domain',
    'contracts',
    'content',
    'web',
    'server',
    'studio',
    'scripts',
    'films',
    'tests',
  ].flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const sources = tracked.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));

  it('has no file over 300 lines that decides something', () => {
    expect(sources.length).toBeGreaterThan(100);
    const long = sources.filter(
      (file) => !IS_TABLE.test(file) && readFileSync(file, 'utf8').split('\n').length > 301,
    );
    expect(long).toEqual([]);
  });

  it('has no folder of more than 25 source files, tests aside', () => {
    const perFolder = new Map<string, number>();
    for (const file of sources.filter((source) => !/\.(?:test|spec)\.tsx?$/.test(source))) {
      const folder = path.dirname(file);
      perFolder.set(folder, (perFolder.get(folder) ?? 0) + 1);
    }
    expect([...perFolder].filter(([, count]) => count > 25)).toEqual([]);
  });

  it('has no grab-bag names', () => {
    expect(
      tracked.filter((file) => /(?:^|\/)(?:utils?|misc|helpers?|common)(?:[./]|$)/.test(file)),
    ).toEqual([]);
  });

  // Another program's outgoing connection may have taken a port of our choice by the time a server
  // wants it.
  it('has no test or bench that asks for a port of its own choosing', () => {
    const chosen = /port(?![a-z])[^\n]{0,8}(?:\?\?|[:=])\s*['"`]?[1-9][\d_]{3,}|listen\(\s*[1-9]/i;
    const starters = [
      'playwright.config.ts',
      ...sources.filter((file) => /^(?:tests|scripts)\//.test(file)),
    ];
    expect(starters.filter((file) => chosen.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
