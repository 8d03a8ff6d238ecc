import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogues } from '../catalogues.ts';
import { loadContent } from '../load-content.ts';
import { BrokenContentError, formatProblem } from '../problems.ts';

const QUIZ = 'persona/quiz.yaml';
const OWL = 'persona/animals/owl.yaml';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-persona-'));
  cpSync('content/persona', path.join(root, 'persona'), { recursive: true });
  for (const part of [
    'articles',
    'companies',
    'faqs',
    'flags.yaml',
    'fragments',
    'glossary',
    'media',
    'pages',
    'topics.yaml',
  ])
    symlinkSync(path.resolve('content', part), path.join(root, part));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function lineOf(file: string, text: string): number {
  return read(file).slice(0, read(file).indexOf(text)).split('\n').length;
}

function change(file: string, from: string, to: string): void {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path.join(root, file), text.replace(from, to));
}

/** What the author is told, a line each. */
function problems(): string[] {
  try {
    loadContent({ root, catalogues });
    return [];
  } catch (error) {
    if (!(error instanceof BrokenContentError)) throw error;
    return error.problems.map(formatProblem);
  }
}

describe('the quiz of the repository', () => {
  it('loads', () => {
    expect(problems()).toEqual([]);
  });
});

describe('a mistake in the quiz', () => {
  it('names the line where a text has no Spanish', () => {
    change(QUIZ, '{ en: By the water, es: Junto al agua }', '{ en: By the water }');
    const line = lineOf(QUIZ, 'By the water');
    const [problem] = problems();
    expect(problem).toContain(`content/persona/quiz.yaml:${line}: `);
    expect(problem).toContain('title.es');
  });

  it('says which answers a question must have', () => {
    change(QUIZ, '- id: water', '- id: desert');
    expect(problems()).toEqual([
      `content/persona/quiz.yaml:${lineOf(QUIZ, '- id: desert') - 1}: questions.4: answers: expected water, hills, home, new in this order, found desert, hills, home, new`,
    ]);
  });

  it('says which ways a yes/no tree must have', () => {
    change(
      QUIZ,
      "          no:\n            text: { en: 'Not yet.'",
      "          no:\n            next: { question: { en: a, es: b }, yes: { text: { en: c, es: d } }, no: { text: { en: e, es: f } } }\n            text: { en: 'Not yet.'",
    );
    const [problem] = problems();
    expect(problem).toMatch(/quiz\.yaml:\d+: questions\.0: tree: expected the ways yes-yes-yes/);
    expect(problem).toContain('no-no-yes');
  });

  it('names a picture nobody drew', () => {
    change(QUIZ, 'picture: answer-water', 'picture: answer-desert');
    expect(problems()).toEqual([
      `content/persona/quiz.yaml:${lineOf(QUIZ, 'answer-desert')}: picture: expected a drawing of content/media/art, found answer-desert`,
    ]);
  });

  it('names a question that is missing or out of order', () => {
    change(QUIZ, 'key: retirementVacation', 'key: howFarRetirement');
    expect(problems().join('\n')).toContain(
      'questions: expected contributingTo401k, howFarRetirement',
    );
  });

  it('refuses a name nobody knows', () => {
    change(QUIZ, '    picture: quiz-stream', '    picture: quiz-stream\n    weight: 7');
    const line = lineOf(QUIZ, 'weight: 7');
    expect(problems()).toEqual([
      `content/persona/quiz.yaml:${line}: questions.0: unknown name weight`,
    ]);
  });
});

describe('a mistake in an animal', () => {
  it('names the line of a link that leads nowhere', () => {
    change(OWL, 'path: tools/a-budget-on-one-page', 'path: tools/no-such');
    const [problem] = problems();
    expect(problem).toContain(`content/persona/animals/owl.yaml:${lineOf(OWL, 'tools/no-such')}: `);
    expect(problem).toContain('found tools/no-such');
  });

  it('wants three steps, each with an id of its own and a deadline', () => {
    change(OWL, 'id: practice-month', 'id: every-income');
    expect(problems()).toEqual([
      `content/persona/animals/owl.yaml:${lineOf(OWL, 'id: every-income\n    title: { en: Practice')}: steps.1.id: expected an id of its own, found every-income again`,
    ]);
    change(OWL, 'withinDays: 45', 'withinDays: 0');
    expect(problems().join()).toContain('withinDays');
  });

  it('tells when one of the five is missing, and when there is a sixth', () => {
    writeFileSync(path.join(root, 'persona/animals/bear.yaml'), read(OWL));
    rmSync(path.join(root, OWL));
    expect(problems()).toEqual([
      'content/persona/animals/bear.yaml:1: expected one of rabbit.yaml, lynx.yaml, fox.yaml, elk.yaml, owl.yaml, found bear.yaml',
      'content/persona/animals/owl.yaml:1: expected this file, but it is not there',
    ]);
  });
});
