import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listTitles } from './list-titles.ts';

const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:rule|-+) \|/.test(line));

interface Quote {
  file: string;
  title: string;
}

/** The quotes in the last column of a row: a file, and words of the titles that follow it. */
function quotedTitles(row: string): Quote[] {
  const tests = row.split(/(?<!\\)\|/).at(-2) ?? '';
  return tests.split(/(?=`[\w./-]+\.tsx?`)/).flatMap((part) => {
    const file = /^`([\w./-]+)`/.exec(part)?.[1] ?? 'no file';
    return Array.from(part.matchAll(/"([^"]+)"/g), ([, title = '']) => ({ file, title }));
  });
}

/** Lists the quotes of which no title in their file has the words, or whose file is not there. */
function findMissing(quotes: readonly Quote[]): string[] {
  const titles = new Map(
    [...new Set(quotes.map(({ file }) => file))].map((file) => [
      file,
      existsSync(file) ? listTitles(file, readFileSync(file, 'utf8')) : [],
    ]),
  );
  return quotes
    .filter(({ file, title }) => titles.get(file)?.some((one) => one.includes(title)) !== true)
    .map(({ file, title }) => `${file} "${title}"`);
}

describe('the map from the specification to the product', () => {
  it('quotes only titles of tests that exist', () => {
    const quoted = rows.flatMap(quotedTitles);
    expect(quoted.length).toBeGreaterThan(1_500);
    expect(findMissing(quoted)).toEqual([]);
  });

  it('has four cells in every row', () => {
    const odd = rows.filter((row) => row.split(/(?<!\\)\|/).length !== 6);
    expect(odd).toEqual([]);
  });
});

describe('the check of quoted titles', () => {
  const FILE = 'tests/architecture/lock-file.test.ts';

  it.each([
    {
      what: 'a file that is gone',
      row: '| a | b | c | `tests/gone.test.ts` "has a hash for each" |',
    },
    { what: 'words without a file', row: '| a | b | c | "has a hash for each" |' },
    { what: 'words of a file that are no title', row: `| a | b | c | \`${FILE}\` "node:fs" |` },
  ])('refuses $what', ({ row }) => {
    expect(findMissing(quotedTitles(row))).toHaveLength(1);
    expect(findMissing([{ file: FILE, title: 'has a hash for each' }])).toEqual([]);
  });

  it('reads every form of title', () => {
    const source = [
      "describe('one’s own', () => { it(isLong ? 'takes long' : `takes ${count(1)}`, run) });",
      "it.skipIf(isSlow).each<Row>([{ what: 'a page', of: many }] as const)('is $what of $of', run);",
      "it.each(['a'])('has %s', () => expect('no title').toBe(`none`));",
      "const words = { it: 'nor this' }; say('or this');",
      "test.describe('in a browser', () => {});",
    ].join('\n');
    expect(listTitles('any.test.ts', source)).toEqual([
      'one’s own',
      'takes long',
      'takes ${count(1)}',
      'is $what of $of',
      'is a page of $of',
      'has %s',
      'has %s',
      'in a browser',
    ]);
  });
});
