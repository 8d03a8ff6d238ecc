import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemList } from './problems.ts';
import { parseYaml } from './yaml-source.ts';

const schema = z.strictObject({
  name: z.string(),
  size: z.int(),
  tags: z.array(z.string()).default([]),
  logo: z.strictObject({ mark: z.string() }).optional(),
});

function parse(text: string, lineOffset?: number) {
  const problems = new ProblemList();
  const source = { file: 'content/x.yaml', text, ...(lineOffset !== undefined && { lineOffset }) };
  return { parsed: parseYaml(source, schema, problems), problems: problems.sorted() };
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

describe('a YAML file that is right', () => {
  it('gives its value with defaults, and where each value stands', () => {
    const { parsed, problems } = parse(
      lines('# a comment', 'name: Ana', 'size: 3', 'logo:', '  # inside', '  mark: owl'),
    );
    expect(problems).toEqual([]);
    expect(parsed?.value).toEqual({ name: 'Ana', size: 3, tags: [], logo: { mark: 'owl' } });
    expect(parsed?.lineOf(['name'])).toBe(2);
    expect(parsed?.lineOf(['logo', 'mark'])).toBe(6);
  });

  it('names the nearest parent for a value that is not there', () => {
    const { parsed } = parse(lines('name: Ana', 'size: 3', 'logo:', '  mark: owl'));
    expect(parsed?.lineOf(['logo', 'colour'])).toBe(3);
    expect(parsed?.lineOf(['nothing'])).toBe(1);
    expect(parsed?.lineOf(['name', 'deeper', 'still'])).toBe(1);
  });
});

describe('a YAML file with a mistake', () => {
  it.each([
    { mistake: 'a number where a text belongs', text: lines('name: 5', 'size: 1'), line: 1 },
    { mistake: 'a text where a number belongs', text: lines('name: a', '', 'size: many'), line: 3 },
    {
      mistake: 'a number in a list of texts',
      text: lines('name: a', 'size: 1', 'tags:', '  - x', '  - 7'),
      line: 5,
    },
    {
      mistake: 'a wrong value two levels down',
      text: lines('name: a', 'size: 1', 'logo:', '  mark: [1]'),
      line: 4,
    },
    {
      mistake: 'a missing name below another',
      text: lines('name: a', 'size: 1', 'logo: {}'),
      line: 3,
    },
    { mistake: 'a missing name', text: lines('name: a'), line: 1 },
    { mistake: 'an unknown name', text: lines('name: a', 'size: 1', 'nmae: b'), line: 3 },
    {
      mistake: 'an unknown name with more below it',
      text: lines('name: a', 'size: 1', 'colours:', '  front: red'),
      line: 3,
    },
    { mistake: 'a name given twice', text: lines('name: a', 'size: 1', 'name: b'), line: 3 },
    { mistake: 'a tab as indentation', text: lines('name: a', 'logo:', '\tmark: b'), line: 3 },
    { mistake: 'a bracket left open', text: lines('name: a', 'tags: [x'), line: 3 },
    { mistake: 'an alias of nothing', text: lines('name: a', 'size: *gone'), line: 2 },
    { mistake: 'an empty file', text: '', line: 1 },
    { mistake: 'a list instead of names', text: lines('# x', '- a'), line: 1 },
  ])('($mistake) is reported on line $line', ({ text, line }) => {
    const { parsed, problems } = parse(text);
    expect(parsed).toBeUndefined();
    expect(problems.map((problem) => problem.line)).toContain(line);
    for (const problem of problems) {
      expect(problem.file).toBe('content/x.yaml');
      expect(problem.message).not.toBe('');
    }
  });

  it('tells every mistake at once, with what was expected', () => {
    const { problems } = parse(
      lines('name: 5', 'size: many', 'tags:', '  - true', 'logo:', '  mark: 1'),
    );
    const told = [
      { line: 1, path: ['name'], message: 'name: expected string, received number' },
      { line: 2, path: ['size'], message: 'size: expected number, received string' },
      { line: 4, path: ['tags', '0'], message: 'tags.0: expected string, received boolean' },
      { line: 6, path: ['logo', 'mark'], message: 'logo.mark: expected string, received number' },
    ];
    expect(problems).toEqual(told.map((problem) => ({ file: 'content/x.yaml', ...problem })));
  });

  it('names every name nobody knows', () => {
    const { problems } = parse(lines('name: a', 'size: 1', 'nmae: b', 'sise: 2'));
    const text = problems.map((problem) => problem.message).join('\n');
    expect(text).toContain('nmae');
    expect(text).toContain('sise');
  });

  it('counts the lines above it, as front matter has them', () => {
    const { parsed, problems } = parse(lines('name: 5', 'size: 1'), 10);
    expect(parsed).toBeUndefined();
    expect(problems.map((problem) => problem.line)).toEqual([11]);
  });

  it('cannot make the reader work for ever with aliases of aliases', () => {
    const levels = 'bcdefghij'.split('').map((name, index) => {
      const below = 'abcdefghij'[index] ?? '';
      return `${name}: &${name} [${`*${below},`.repeat(9)}*${below}]`;
    });
    const { parsed, problems } = parse(lines('a: &a [x]', ...levels));
    expect(parsed).toBeUndefined();
    expect(problems).not.toEqual([]);
  });

  it('is reported and never thrown, whatever the text', () => {
    const piece = fc.constantFrom(
      'name',
      'size',
      ': ',
      '\n',
      '- ',
      '  ',
      '&a',
      '*a',
      '[',
      '}',
      '"',
      "'",
      '|',
      '#',
      '7',
      '!',
      '\t',
      '%',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { parsed, problems } = parse(pieces.join(''));
        expect(parsed === undefined).toBe(problems.length > 0);
      }),
    );
  });
});
