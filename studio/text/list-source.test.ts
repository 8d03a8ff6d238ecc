import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { stormSize } from '#tests/support/samples/storm-size.ts';
import type { FieldPath } from './find-node.ts';
import { changeList } from './list-source.ts';
import { splitFile } from './split-file.ts';
import { pairOf, readPair, wholePath } from './write-pair.ts';
import { writeValue } from './write-value.ts';

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:articles|companies|fragments|faqs)\/.*\.(?:yaml|md)$/.test(file),
);

/** Every list of a file that is written in lines, by the way to its name. */
function listLists(yaml: string): FieldPath[] {
  const found: FieldPath[] = [];
  const walk = (node: unknown, path: FieldPath): void => {
    if (isMap(node))
      for (const { key, value } of node.items)
        if (isScalar(key)) walk(value, [...path, String(key.value)]);
    if (!isSeq(node)) return;
    found.push(path);
    node.items.forEach((item, at) => walk(item, [...path, String(at)]));
  };
  walk(parseDocument(yaml).contents, []);
  return found;
}

const LISTS = FILES.filter((file) => !file.endsWith('/es.md')).flatMap((file) => {
  const text = readFileSync(`content/${file}`, 'utf8');
  const { yaml } = splitFile(file, text);
  return listLists(yaml).map((path) => ({ file, text, yaml, path }));
});

function valueAt(yaml: string, path: FieldPath): unknown[] {
  return path.reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    parse(yaml),
  ) as unknown[];
}

const LISTS_OF_A_NAME = stormSize({ sample: 1, whole: 2 });
const nameOf = ({ file, path }: (typeof LISTS)[number]): string =>
  `${file.replace(/\/[^/]*\//, '/*/')} ${path.filter((name) => !/^\d+$/.test(name)).join('/')}`;
/** Of each name in a kind of file, one, and in `npm run test:long` two: they are written in more than one way. */
const BLOCKS = [
  ...Map.groupBy(
    LISTS.filter(({ yaml, path }) => pairOf(yaml, path)?.length === path.length),
    nameOf,
  ).values(),
].flatMap((lists) => lists.slice(0, LISTS_OF_A_NAME));

describe('a list of the content', () => {
  it('is read and written as it stands, wherever it stands', () => {
    expect(BLOCKS.length).toBeGreaterThan(60);
    for (const { file, text, yaml, path } of BLOCKS) {
      const source = readPair(yaml, path) ?? '';
      expect(writeValue(file, text, wholePath(path), source), `${file} ${path.join('/')}`).toBe(
        text,
      );
    }
  });

  it('gets an item below its last one, and no other line changes; without it, it is as before', () => {
    for (const { file, text, yaml, path } of BLOCKS) {
      const source = readPair(yaml, path) ?? '';
      const before = valueAt(yaml, path);
      const value = { title: 'A new: one', points: ['a', 'b'] };
      const more = changeList(source, { do: 'add', value }) ?? '';
      const made = writeValue(file, text, wholePath(path), more) ?? '';
      expect(valueAt(splitFile(file, made).yaml, path)).toEqual([...before, value]);
      const isOfLines = source.includes('\n  - ');
      const old = text.split('\n');
      const changed = made.split('\n').filter((line) => !old.includes(line));
      if (isOfLines) expect(changed.length, `${file} ${path.join('/')}`).toBeLessThanOrEqual(4);
      const back = changeList(more, { do: 'remove', at: before.length }) ?? '';
      if (isOfLines) expect(writeValue(file, made, wholePath(path), back)).toBe(text);
    }
  });

  it('has its items in another order, each with its own bytes, and again in the old one', () => {
    for (const { file, text, yaml, path } of BLOCKS) {
      const source = readPair(yaml, path) ?? '';
      const before = valueAt(yaml, path);
      if (before.length < 2) continue;
      const down = changeList(source, { do: 'down', at: 0 }) ?? '';
      const made = writeValue(file, text, wholePath(path), down) ?? '';
      expect(valueAt(splitFile(file, made).yaml, path)).toEqual([
        before[1],
        before[0],
        ...before.slice(2),
      ]);
      if (source.includes('\n  - '))
        expect(made.split('\n').toSorted(), file).toEqual(text.split('\n').toSorted());
      const up = changeList(down, { do: 'up', at: 1 }) ?? '';
      if (source.includes('\n  - ')) expect(up).toBe(source);
    }
  });
});

describe('comments', () => {
  it('go with the item below them, and stay where they are otherwise', () => {
    const source = 'steps:\n  # First\n  - a\n  - b # of b\n\n  # Third\n  - c\n';
    expect(changeList(source, { do: 'down', at: 0 })).toBe(
      'steps:\n  - b # of b\n  # First\n  - a\n\n  # Third\n  - c\n',
    );
    expect(changeList(source, { do: 'remove', at: 2 })).toBe(
      'steps:\n  # First\n  - a\n  - b # of b\n',
    );
  });
});

describe('what cannot be done', () => {
  it.each([
    { do: 'up', at: 0 },
    { do: 'down', at: 1 },
    { do: 'remove', at: 2 },
    { do: 'remove', at: -1 },
  ] as const)('is $do at $at of two', (deed) => {
    expect(changeList('steps:\n  - a\n  - b\n', deed)).toBeUndefined();
  });
});

describe('a name with what stands below it', () => {
  const FILE = 'companies/a/plan.yaml';

  it('is added below the last one of its map, and taken out again', () => {
    const text = '# top\nkind: none\nmatch:\n  paid: once-a-year # why\n\n# end\nsite:\n  url: x\n';
    const made = writeValue(FILE, text, wholePath(['match', 'tiers']), 'tiers:\n  - a: 1\n') ?? '';
    expect(made).toBe(text.replace('# why\n', '# why\n  tiers:\n    - a: 1\n'));
    expect(writeValue(FILE, made, wholePath(['match', 'tiers']), '')).toBe(text);
    expect(writeValue(FILE, text, wholePath(['match', 'paid']), '')).toBe(
      text.replace('match:\n  paid: once-a-year # why', 'match: {}'),
    );
  });

  it('gives its place on the line of the dash to the next one', () => {
    const text = 'steps:\n  - note: a\n    title: b\n';
    expect(writeValue(FILE, text, wholePath(['steps', '0', 'note']), '')).toBe(
      'steps:\n  - title: b\n',
    );
  });

  it('keeps the end of the front matter where it was', () => {
    const text = '---\ntitle: a\nclosing: b\n---\nBody\n';
    const without = writeValue('articles/a/en.md', text, wholePath(['closing']), '') ?? '';
    expect(without).toBe('---\ntitle: a\n---\nBody\n');
    expect(writeValue('articles/a/en.md', without, wholePath(['closing']), 'closing: b')).toBe(
      text,
    );
  });
});
