import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files whose exports are read by a tool, or by the compiler alone. */
const IS_READ_BY_TOOLS =
  /^web\/routes\/|^tests\/architecture\/rooms\/|\.d\.ts$|\.(?:test|spec)\.tsx?$|\.config\.ts$/;
const EXPORTED = /^export (?:interface|type) ([\w$]+)/gm;

it('exports no type that no other file names: one in the signature of a function needs no export', () => {
  const files = globSync(
    '{contracts,content,domain,films,scripts,server,studio,tests,web}/**/*.{ts,tsx}',
    {
      exclude: ['**/node_modules/**'],
    },
  );
  const wordsOf = new Map(
    files.map((file) => {
      const source = readFileSync(file, 'utf8');
      return [file, { source, words: new Set(source.match(/[\w$]+/g)) }] as const;
    }),
  );
  const users = new Map<string, number>();
  for (const { words } of wordsOf.values())
    for (const word of words) users.set(word, (users.get(word) ?? 0) + 1);
  const needless = [...wordsOf].flatMap(([file, { source }]) =>
    IS_READ_BY_TOOLS.test(file)
      ? []
      : Array.from(source.matchAll(EXPORTED), ([, name = '']) => name)
          .filter((name) => users.get(name) === 1)
          .map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(2_000);
  expect(needless).toEqual([]);
});
