import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTerms, readTerms } from '#server/content/terms/check-terms.ts';
import { findForbiddenBy } from '#domain/text/forbidden-words.ts';
import { formatProblem, ProblemList } from '#server/content/problems.ts';

const TERMS = `- { thing: employer match, say: aporte del empleador, not: [match], but: ["*match*"], why: One name. }`;
const WHY = 'expected aporte del empleador, found match: One name.';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function check(): string[] {
  return checkTerms(root).map(formatProblem);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-terms-'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a word that a language does not use', () => {
  it.each([
    { file: 'articles/a/es.md', text: '---\ntitle: Uno\nintro: El match\n---\nTexto', line: 3 },
    { file: 'articles/a/es.md', text: '---\ntitle: Uno\n---\nTexto\n\nEl\nmatch', line: 7 },
    { file: 'media/transcripts/film.es.md', text: '---\ntitle: Uno\n---\nEl match', line: 4 },
    {
      file: 'media/captions/film-en-AVS-es.vtt',
      text: 'WEBVTT\n\n00:00.0 --> 00:01.0\nEl match',
      line: 4,
    },
    { file: 'faqs/faqs.yaml', text: 'en:\n  a: match\nes:\n  a: >-\n    El\n    match', line: 6 },
    { file: 'companies/a/company.yaml', text: 'texts:\n  es: { a.b: El match }', line: 2 },
    {
      file: 'messages/es/server/mail.ts',
      text: "// a visitor's\nexport const messages = {\n  a: 'El match',\n};",
      line: 3,
    },
  ])('is refused in $file, on line $line', ({ file, text, line }) => {
    write('terms/es.yaml', TERMS);
    write(file, text);
    expect(check()).toEqual([`content/${file}:${line}: ${WHY}`]);
    rmSync(path.join(root, file));
  });

  it.each([
    { what: 'English', file: 'articles/a/en.md', text: '---\ntitle: One\n---\nThe match' },
    {
      what: 'what is named as right',
      file: 'articles/a/es.md',
      text: '---\na: Uno\n---\nEl aporte (*match*)',
    },
    {
      what: 'where a link leads',
      file: 'articles/a/es.md',
      text: '---\na: Uno\n---\n[Así](articles/match) o https://a.gov/match',
    },
    {
      what: 'the name of a drawing',
      file: 'fragments/a/b/master.yaml',
      text: 'es: { image: cover-match, id: match }',
    },
    {
      what: 'what visitors may type',
      file: 'messages/es/site.ts',
      text: "export const searchWords = {\n  a: 'match, el match',\n};",
    },
  ])('is let through in $what', ({ file, text }) => {
    write('terms/es.yaml', TERMS);
    write(file, text);
    expect(check()).toEqual([]);
    rmSync(path.join(root, file));
  });

  it('may be any where its language has no table', () => {
    rmSync(path.join(root, 'terms'), { recursive: true, force: true });
    write('articles/a/es.md', '---\ntitle: El match\n---\nEl match');
    expect(check()).toEqual([]);
    rmSync(path.join(root, 'articles/a/es.md'));
  });
});

describe('a term that is broken', () => {
  it.each([
    {
      what: 'a pattern that cannot be read',
      row: '- { say: a, not: [/(/], why: b }',
      said: 'pattern that can be read',
    },
    { what: 'no word that it forbids', row: '- { say: a, not: [], why: b }', said: 'not' },
    { what: 'no reason', row: '- { say: a, not: [b] }', said: 'why' },
    {
      what: 'what it forbids itself',
      row: '- { say: a b, not: [b], why: c }',
      said: 'is forbidden',
    },
    {
      what: 'an exception without its words',
      row: '- { say: a, not: [b], but: [c], why: d }',
      said: 'a phrase with one of the words',
    },
  ])('is refused with its file and line: $what', ({ row, said }) => {
    write('terms/es.yaml', `# A table\n${row}`);
    const [problem = '', ...more] = check();
    expect(problem).toMatch(/^content\/terms\/es\.yaml:2: /);
    expect(problem).toContain(said);
    expect(more).toEqual([]);
  });
});

describe('the words of the site', () => {
  it('are those of its tables', () => {
    expect(checkTerms('content').map(formatProblem)).toEqual([]);
  });

  it('have tables that can be read, with the rules that no text may break', () => {
    const problems = new ProblemList();
    const { en, es } = readTerms('content', problems);
    expect(problems.sorted()).toEqual([]);
    expect(es.length).toBeGreaterThan(3);
    expect(en.length).toBeGreaterThan(3);
  });

  it.each([
    { text: 'Tick off what is done', words: ['Tick off'] },
    { text: 'Leave your e-mail address', words: ['e-mail'] },
    { text: 'You get these mails, but nobody mails you a bill', words: ['mails'] },
    { text: 'A film about the programme', words: ['film', 'programme'] },
    { text: 'Your payslip is grey, and got dearer', words: ['payslip', 'grey', 'dearer'] },
    { text: 'Fill in the form and hand in the badge', words: ['Fill in', 'hand in'] },
    { text: 'Do the sums, not of lump sums', words: ['sums'] },
    { text: 'A benefit figured from your pay; we figured out how', words: ['figured from'] },
    {
      text: 'Somebody asked everybody in human resources',
      words: ['Somebody', 'everybody', 'human resources'],
    },
    { text: 'It is yours, also when you leave', words: [', also when'] },
    { text: 'Someone checked off one email and filled out the form', words: [] },
  ])('refuse in English $words of “$text”', ({ text, words }) => {
    const find = findForbiddenBy(readTerms('content').en);
    expect(find(text).map((found) => found.words)).toEqual(words);
  });

  it('refuse in Spanish the other names of the income tax, whoever asks for it', () => {
    const find = findForbiddenBy(readTerms('content').es);
    const text = 'El impuesto federal\nsobre el ingreso y los impuestos sobre la renta';
    expect(find(text).map(({ words }) => words)).toEqual([
      'impuesto federal\nsobre el ingreso',
      'impuestos sobre la renta',
    ]);
    expect(find('El impuesto federal sobre los ingresos')).toEqual([]);
  });
});
