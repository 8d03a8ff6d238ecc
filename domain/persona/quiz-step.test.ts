import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonaAnswers } from './decide-animal.ts';
import { quizProgress } from './progress.ts';
import { getQuestion, QUESTION_KEYS, QUESTIONS, type QuestionKey } from './questions.ts';
import {
  decideNextStep,
  decideStepBack,
  fieldName,
  listPicks,
  readAnswerFields,
  readAnswers,
  writeAnswers,
} from './quiz-step.ts';

const anyAnswers: fc.Arbitrary<PersonaAnswers> = fc.record(
  Object.fromEntries(
    QUESTIONS.map(({ key, answers }) => [key, fc.constantFrom(...answers.map(({ id }) => id))]),
  ),
  { requiredKeys: [] },
);

describe('the answers in an address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const text = writeAnswers(answers);
        expect(text).toMatch(/^[a-z.-]*$/);
        expect(readAnswers(text)).toEqual(answers);
      }),
    );
  });

  it('are whole answers that exist, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const [key, id] of Object.entries(readAnswers(text))) {
          expect(getQuestion(key as QuestionKey).answers.map((answer) => answer.id)).toContain(id);
        }
      }),
    );
    expect(readAnswers('yes.there.__proto__..water.x.y.z')).toEqual({
      howFarRetirement: 'there',
      retirementVacation: 'water',
    });
    expect(readAnswers(null)).toEqual({});
  });
});

describe('a posted form', () => {
  const tree = getQuestion('contributingTo401k');
  const pictures = getQuestion('retirementVacation');
  const read = (fields: Record<string, string>, question = tree): string =>
    readAnswerFields(question, new URLSearchParams(fields));

  it.each([
    { fields: { answer: 'no', 'answer-no': 'yes' }, way: 'no-yes' },
    { fields: { answer: 'yes', 'answer-yes': 'yes', 'answer-yes-yes': 'no' }, way: 'yes-yes-no' },
    { fields: { answer: 'yes', 'answer-yes': 'no', 'answer-yes-yes': 'yes' }, way: 'yes-no' },
    { fields: { answer: 'no', 'answer-no': 'no', 'answer-yes': 'yes' }, way: 'no-no' },
    { fields: { answer: 'yes' }, way: 'yes' },
    { fields: { answer: 'maybe', 'answer-yes': 'yes' }, way: '' },
    { fields: {}, way: '' },
  ])('with $fields is the way "$way": hidden branches do not count', ({ fields, way }) => {
    expect(read(fields as Record<string, string>)).toBe(way);
  });

  it('with a picture is that answer, if there is such a one', () => {
    expect(read({ answer: 'water' }, pictures)).toBe('water');
    expect(read({ answer: 'yes' }, pictures)).toBe('');
    expect(read({}, pictures)).toBe('');
  });

  it('names the radio groups by what stands above them', () => {
    expect([fieldName(''), fieldName('yes-yes')]).toEqual(['answer', 'answer-yes-yes']);
  });
});

describe('the next step', () => {
  it('of somebody who answers one question after the other is the next question, then the animal', () => {
    let answers: PersonaAnswers = {};
    const asked: string[] = [];
    let key: QuestionKey | undefined = QUESTION_KEYS[0];
    while (key !== undefined) {
      asked.push(key);
      const answer = getQuestion(key).answers[0]?.id ?? '';
      const step = decideNextStep({ key, answers, answer });
      answers = step.kind === 'question' ? step.answers : answers;
      key = step.kind === 'question' ? step.key : undefined;
      if (step.kind === 'result') expect(step.plan).toBe('lynx');
    }
    expect(asked).toEqual(QUESTION_KEYS);
  });

  it('of any form leads to the animal in at most as many steps as there are questions, from anywhere', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...QUESTION_KEYS), (given, start) => {
        let step: ReturnType<typeof decideNextStep> = {
          kind: 'question',
          key: start,
          answers: given,
        };
        for (let count = 0; step.kind === 'question'; count += 1) {
          expect(count).toBeLessThan(2 * QUESTION_KEYS.length);
          const { key, answers } = step;
          step = decideNextStep({
            key,
            answers,
            answer: getQuestion(key).answers.at(-1)?.id ?? '',
          });
        }
        expect(step.kind).toBe('result');
      }),
    );
  });

  it('of somebody who came in at a later question is what is still open', () => {
    const answers = { retirementVacation: 'water' };
    const step = decideNextStep({ key: 'financialFutureSentiment', answers, answer: 'soso' });
    expect(step).toMatchObject({ kind: 'question', key: 'contributingTo401k' });
  });

  it('without a whole answer is the same question, which says what is missing', () => {
    const answers = { howFarRetirement: 'there' };
    expect(decideNextStep({ key: 'contributingTo401k', answers, answer: 'yes' })).toEqual({
      kind: 'question',
      key: 'contributingTo401k',
      answers,
      pick: 'yes',
      isUnanswered: true,
    });
    const none = decideNextStep({ key: 'retirementRoadblock', answers, answer: '' });
    expect(none).toEqual({
      kind: 'question',
      key: 'retirementRoadblock',
      answers,
      isUnanswered: true,
    });
  });

  it('back is the question before with its answer, and the beginning before the first', () => {
    const answers = { contributingTo401k: 'no-no' };
    expect(decideStepBack('howFarRetirement', answers)).toMatchObject({
      key: 'contributingTo401k',
      pick: 'no-no',
    });
    expect(decideStepBack('contributingTo401k', answers)).toEqual({ kind: 'landing' });
  });
});

describe('the address of a question', () => {
  it('may preselect every answer and every beginning of a way, each once', () => {
    const picks = listPicks();
    expect(new Set(picks).size).toBe(picks.length);
    expect(picks).toEqual(
      expect.arrayContaining(['yes', 'yes-yes', 'yes-yes-no', 'no', 'water', 'soso']),
    );
  });
});

describe('the progress', () => {
  it.each([
    { index: 0, step: 1, percent: 16 },
    { index: 1, step: 2, percent: 33 },
    { index: 4, step: 5, percent: 83 },
    { index: 5, step: 6, percent: 100 },
  ])(
    'at index $index of 6 is step $step, $percent percent: the floor',
    ({ index, step, percent }) => {
      expect(quizProgress(index, 6)).toEqual({ step, total: 6, percent });
    },
  );
});
