import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyContent, type ChangedContent } from '#tests/support/content/changed-content.ts';

const QUIZ = 'persona/quiz.yaml';
const OWL = 'persona/animals/owl.yaml';

let content: ChangedContent;

beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const problems = (): string[] => content.check().problems;

describe('the quiz of the repository', () => {
  it('loads', () => {
    expect(problems()).toEqual([]);
  });
});

describe('a mistake in the quiz', () => {
  it('names the line where a text has no Spanish', () => {
    content.change(QUIZ, '{ en: By the water, es: Junto al agua }', '{ en: By the water }');
    const line = content.lineOf(QUIZ, 'By the water');
    const [problem] = problems();
    expect(problem).toContain(`content/persona/quiz.yaml:${line}: `);
    expect(problem).toContain('title.es');
  });

  it('says which answers a question must have', () => {
    content.change(QUIZ, '- id: water', '- id: desert');
    expect(problems()).toEqual([
      `content/persona/quiz.yaml:${content.lineOf(QUIZ, '- id: desert') - 1}: questions.4: answers: expected water, hills, home, new in this order, found desert, hills, home, new`,
    ]);
  });

  it('says which ways a yes/no tree must have', () => {
    content.change(
      QUIZ,
      "          no:\n            text: { en: 'Not yet.'",
      "          no:\n            next: { question: { en: a, es: b }, yes: { text: { en: c, es: d } }, no: { text: { en: e, es: f } } }\n            text: { en: 'Not yet.'",
    );
    const [problem] = problems();
    expect(problem).toMatch(/quiz\.yaml:\d+: questions\.0: tree: expected the ways yes-yes-yes/);
    expect(problem).toContain('no-no-yes');
  });

  it('names a picture nobody drew', () => {
    content.change(QUIZ, 'picture: answer-water', 'picture: answer-desert');
    expect(problems()).toEqual([
      `content/persona/quiz.yaml:${content.lineOf(QUIZ, 'answer-desert')}: questions.4.answers.0.picture: expected a drawing of content/media/art, found answer-desert`,
    ]);
  });

  it('names a question that is missing or out of order', () => {
    content.change(QUIZ, 'key: retirementVacation', 'key: howFarRetirement');
    expect(problems().join('\n')).toContain(
      'questions: expected contributingTo401k, howFarRetirement',
    );
  });

  it('refuses a name nobody knows', () => {
    content.change(QUIZ, '    picture: quiz-stream', '    picture: quiz-stream\n    weight: 7');
    const line = content.lineOf(QUIZ, 'weight: 7');
    expect(problems()).toEqual([
      `content/persona/quiz.yaml:${line}: questions.0: unknown name weight`,
    ]);
  });
});

describe('a mistake in an animal', () => {
  it('names the line of a link that leads nowhere', () => {
    content.change(OWL, 'path: tools/a-budget-on-one-page', 'path: tools/no-such');
    const [problem] = problems();
    expect(problem).toContain(
      `content/persona/animals/owl.yaml:${content.lineOf(OWL, 'tools/no-such')}: `,
    );
    expect(problem).toContain('found tools/no-such');
  });

  it('wants three steps, each with an id of its own and a deadline', () => {
    content.change(OWL, 'id: practice-month', 'id: every-income');
    expect(problems()).toEqual([
      `content/persona/animals/owl.yaml:${content.lineOf(OWL, 'id: every-income\n    title: { en: Practice')}: steps.1.id: expected an id of its own, found every-income again`,
    ]);
    content.change(OWL, 'withinDays: 45', 'withinDays: 0');
    expect(problems().join()).toContain('withinDays');
  });

  it('tells when one of the five is missing, and when there is a sixth', () => {
    writeFileSync(path.join(content.root, 'persona/animals/bear.yaml'), content.read(OWL));
    rmSync(path.join(content.root, OWL));
    expect(problems()).toEqual([
      'content/persona/animals/bear.yaml:1: expected one of rabbit.yaml, lynx.yaml, fox.yaml, elk.yaml, owl.yaml, found bear.yaml',
      'content/persona/animals/owl.yaml:1: expected this file, but it is not there',
    ]);
  });
});
