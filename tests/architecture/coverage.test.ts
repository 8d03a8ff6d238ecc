import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:rule|-+) \|/.test(line));

/** The quotes in the last column of a row: a file, and words of the titles that follow it. */
function quotedTitles(row: string): Array<{ file: string; title: string }> {
  const tests = row.split(/(?<!\\)\|/).at(-2) ?? '';
  return tests.split(/(?=`[\w./-]+\.tsx?`)/).flatMap((part) => {
    const file = /^`([\w./-]+)`/.exec(part)?.[1];
    if (file === undefined || !existsSync(file)) return [];
    return Array.from(part.matchAll(/"([^"]+)"/g), ([, title = '']) => ({ file, title }));
  });
}

describe('the map from the specification to the product', () => {
  it('quotes only titles of tests that exist', () => {
    const quoted = rows.flatMap(quotedTitles);
    expect(quoted.length).toBeGreaterThan(500);
    const missing = quoted.filter(
      ({ file, title }) =>
        !readFileSync(file, 'utf8')
          .replaceAll(String.raw`\'`, "'")
          .includes(title),
    );
    expect(missing.map(({ file, title }) => `${file} "${title}"`)).toEqual([]);
  });

  it('has four cells in every row', () => {
    const odd = rows.filter((row) => row.split(/(?<!\\)\|/).length !== 6);
    expect(odd).toEqual([]);
  });
});
