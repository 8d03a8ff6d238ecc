import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stormSize } from '#tests/support/samples/storm-size.ts';
import { BODY } from './find-node.ts';
import { readValues, type WrittenValue } from './read-values.ts';
import { writeValue } from './write-value.ts';

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:articles|companies|faqs|fragments|glossary)\/.*\.(?:md|yaml)$/.test(file))
  .map((file) => ({ file, text: readFileSync(`content/${file}`, 'utf8') }));

const STEP = stormSize({ sample: 51, whole: 17 });

function changed({ kind, text }: WrittenValue): string {
  if (kind === 'number') return String(Number(text) + 1);
  if (kind === 'choice') return text === 'true' ? 'false' : 'true';
  if (kind === 'list') return text === '' ? 'one-more' : `${text}, one-more`;
  return `${text.trimEnd()} and 2: "more"${kind === 'body' ? '\n' : ''}`;
}

function keyOf({ path }: WrittenValue): string {
  return path.join('/');
}

describe('a value of the content', () => {
  it('can be changed wherever it stands, and no other line changes', () => {
    let tried = 0;
    const broken: string[] = [];
    for (const { file, text } of FILES) {
      const values = readValues(file, text);
      // Some are enough to meet each style of writing in each file.
      for (const value of values.filter((_, at) => at % STEP === tried % STEP)) {
        tried += 1;
        const made = writeValue(file, text, value.path, changed(value));
        const after = made === undefined ? [] : readValues(file, made);
        const now = after.find((other) => keyOf(other) === keyOf(value));
        const isSaid = now?.text === changed(value);
        const others = (list: WrittenValue[]): string[] =>
          list.filter((other) => keyOf(other) !== keyOf(value)).map(({ text: said }) => said);
        const lines = text.split('\n');
        const madeLines = made?.split('\n') ?? [];
        const isAbove =
          lines.slice(0, value.from - 1).join('\n') ===
          madeLines.slice(0, value.from - 1).join('\n');
        const below = lines.slice(value.to);
        const isBelow =
          below.length === 0 || below.join('\n') === madeLines.slice(-below.length).join('\n');
        if (
          !isSaid ||
          !isAbove ||
          !isBelow ||
          others(values).join('\n') !== others(after).join('\n')
        )
          broken.push(
            `${file} ${keyOf(value)}: ${made === undefined ? 'not written' : `${now?.text} ${isAbove} ${isBelow}`}`,
          );
      }
    }
    expect(broken).toEqual([]);
    expect(tried).toBeGreaterThan(3_400 / STEP);
  });

  it('that is written as it was leaves every byte', () => {
    for (const { file, text } of FILES)
      for (const value of readValues(file, text).filter((_, at) => at % (2 * STEP) === 0))
        if (value.kind !== 'list') {
          const made = writeValue(file, text, value.path, value.text) ?? '';
          expect(readValues(file, made).map(({ text: said }) => said)).toEqual(
            readValues(file, text).map(({ text: said }) => said),
          );
        }
  });
});

const YAML = `# A note that stays.
plain: words of one line # and what is said of them
single: 'it''s'
double: "a \\"b\\""
number: 12
empty:
list: [one, two]
block: |-
  first

  second
folded: >-
  a text over
  two lines
items:
  - { id: first, text: one }
  - id: second
    text: two
`;
const ARTICLE = `---\r\ntitle: "T"\r\nintro: I\r\n---\r\nBody\r\n`;
const PATHS = [
  'plain',
  'single',
  'double',
  'block',
  'folded',
  'empty',
  'items/@first/text',
  'items/@second/text',
  'brandNew',
];

describe('any text', () => {
  it.each(PATHS.map((path) => ({ path })))(
    'is read again from $path as it was written, and nothing else is another',
    ({ path }) => {
      const words = fc.oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(
          'yes',
          '12',
          '2026-01-01',
          'a: b',
          '# no',
          '- x',
          '*a',
          '&a',
          '!x',
          'null',
          ' ',
          '\n',
          'a\n\nb',
          '  in\nout',
          '...',
          '---',
          "'",
          '"',
          '\\',
          'a #b',
          '[a',
          '{a',
          '%',
        ),
      );
      fc.assert(
        fc.property(words, (text) => {
          if (path === 'empty' && text === '') return;
          const made = writeValue('x.yaml', YAML, path.split('/'), text);
          expect(made).toBeDefined();
          const values = new Map(
            readValues('x.yaml', made ?? '').map((value) => [keyOf(value), value.text]),
          );
          expect(values.get(path)).toBe(text);
          for (const value of readValues('x.yaml', YAML))
            if (keyOf(value) !== path) expect(values.get(keyOf(value))).toBe(value.text);
          expect(made).toContain('# A note that stays.');
        }),
        { numRuns: 150 },
      );
    },
  );

  it('keeps the line ends of its file', () => {
    const made = writeValue('x/en.md', ARTICLE, BODY, 'One\n\nTwo\n');
    expect(made).toBe('---\r\ntitle: "T"\r\nintro: I\r\n---\r\nOne\r\n\r\nTwo\r\n');
    expect(writeValue('x/en.md', ARTICLE, ['intro'], 'Me')).toBe(
      ARTICLE.replace('intro: I', 'intro: Me'),
    );
  });

  it('is refused at a place that is not there or is no value', () => {
    expect(writeValue('x.yaml', YAML, ['items', '@third', 'text'], 'x')).toBeUndefined();
    expect(writeValue('x.yaml', YAML, ['items'], 'x')).toBeUndefined();
    expect(writeValue('x.yaml', 'a: [', ['a'], 'x')).toBeUndefined();
  });
});
