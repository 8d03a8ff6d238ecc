import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseMarkdownFile } from './markdown-source.ts';
import { ProblemList } from './problems.ts';

const schema = z.strictObject({ title: z.string(), intro: z.string() });

function parse(text: string) {
  const problems = new ProblemList();
  const parsed = parseMarkdownFile({ file: 'content/en.md', text }, schema, problems);
  return { parsed, problems: problems.sorted() };
}

const GOOD = ['---', 'title: Fees', 'intro: Small print', '---', '## First', '', 'Text', ''];

describe('a Markdown file', () => {
  it.each([
    { newline: '\n', name: 'Unix' },
    { newline: '\r\n', name: 'Windows' },
  ])('with $name line ends is split into front matter and body', ({ newline }) => {
    const { parsed, problems } = parse(GOOD.join(newline));
    expect(problems).toEqual([]);
    expect(parsed?.frontMatter).toEqual({ title: 'Fees', intro: 'Small print' });
    expect(parsed?.body).toBe(['## First', '', 'Text', ''].join(newline));
    expect(parsed?.bodyLine).toBe(5);
    expect(parsed?.lineOf(['intro'])).toBe(3);
  });

  it('keeps later rules of --- in its body', () => {
    const { parsed } = parse([...GOOD, '---', 'After', ''].join('\n'));
    expect(parsed?.body).toContain('---\nAfter');
    expect(parsed?.frontMatter.title).toBe('Fees');
  });

  it('starts its body on the line below the front matter, blank or not', () => {
    const { parsed } = parse(['---', 'title: a', 'intro: b', '---', '', '', 'Text'].join('\n'));
    expect(parsed?.bodyLine).toBe(5);
    expect(parsed?.body).toBe('\n\nText');
  });

  it.each([
    { mistake: 'no front matter', text: '## First\n', line: 1 },
    { mistake: 'front matter that never ends', text: '---\ntitle: a\n', line: 1 },
    { mistake: 'a blank line before it', text: `\n${GOOD.join('\n')}`, line: 1 },
    {
      mistake: 'a wrong value in line 3',
      text: '---\ntitle: a\nintro: [1]\n---\nText\n',
      line: 3,
    },
    {
      mistake: 'an unknown name in line 4',
      text: '---\ntitle: a\nintro: b\nauthor: c\n---\nText\n',
      line: 4,
    },
    {
      mistake: 'YAML that cannot be read in line 3',
      text: '---\ntitle: a\nintro: "b\n---\nText\n',
      line: 3,
    },
    { mistake: 'no text below', text: '---\ntitle: a\nintro: b\n---\n \n', line: 5 },
  ])('with $mistake is reported on line $line', ({ text, line }) => {
    const { parsed, problems } = parse(text);
    expect(parsed).toBeUndefined();
    expect(problems.map((problem) => problem.file)).toEqual(['content/en.md']);
    expect(problems[0]?.line).toBe(line);
    expect(problems[0]?.message).toMatch(/expected|unknown name/);
  });

  it('cannot run code from its front matter', () => {
    const text = '---\ntitle: !!js/function "function () { throw 1 }"\nintro: a\n---\nText\n';
    expect(parse(text).parsed?.frontMatter.title).toBe('function () { throw 1 }');
  });
});
