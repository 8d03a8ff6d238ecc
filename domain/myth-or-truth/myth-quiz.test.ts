import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canGoBack,
  explainingAnswer,
  isLastStep,
  moveInQuiz,
  MYTH_QUESTIONS,
  MYTH_START,
  MYTH_STEPS,
  mythButtonState,
  questionOfStep,
  sectionAfterQuiz,
  type MythMove,
  type MythQuiz,
} from './myth-quiz.ts';

const NEXT: MythMove = { type: 'next' };
const BACK: MythMove = { type: 'back' };

describe('the myth-or-truth quiz', () => {
  it('goes through its six steps in order, and stays on the last', () => {
    const walked = [MYTH_START.step as string];
    let quiz = MYTH_START;
    for (let presses = 0; presses < MYTH_STEPS.length; presses += 1) {
      quiz = moveInQuiz(quiz, NEXT);
      walked.push(quiz.step);
    }
    expect(walked).toEqual([
      'intro',
      'debt',
      'invest',
      'sponsor',
      'time',
      'retirement',
      'retirement',
    ]);
    expect(MYTH_QUESTIONS).toBe(5);
  });

  it.each(MYTH_STEPS.map((step) => ({ step, back: !['intro', 'debt'].includes(step) })))(
    'offers a way back on $step: $back',
    ({ step, back }) => {
      expect(canGoBack(step)).toBe(back);
      const before = moveInQuiz({ step, given: 'myth' }, BACK);
      expect(before.step).toBe(back ? MYTH_STEPS[MYTH_STEPS.indexOf(step) - 1] : step);
    },
  );

  it('forgets the answer with every step, forward and back', () => {
    const answered: MythQuiz = { step: 'invest', given: 'truth' };
    expect(moveInQuiz(answered, NEXT)).toEqual({ step: 'sponsor', given: undefined });
    expect(moveInQuiz(answered, BACK)).toEqual({ step: 'debt', given: undefined });
  });

  it('takes one answer to a question, and none before the first', () => {
    const first = moveInQuiz(
      { step: 'debt', given: undefined },
      { type: 'answer', answer: 'myth' },
    );
    expect(first.given).toBe('myth');
    expect(moveInQuiz(first, { type: 'answer', answer: 'truth' })).toBe(first);
    expect(moveInQuiz(MYTH_START, { type: 'answer', answer: 'myth' })).toBe(MYTH_START);
  });

  it('is always on a step of its own, whatever is pressed', () => {
    const anyMove = fc.oneof(
      fc.constant(NEXT),
      fc.constant(BACK),
      fc.constantFrom('myth' as const, 'truth' as const).map((answer) => ({
        type: 'answer' as const,
        answer,
      })),
    );
    fc.assert(
      fc.property(fc.array(anyMove), (moves) => {
        const end = moves.reduce(moveInQuiz, MYTH_START);
        expect(MYTH_STEPS).toContain(end.step);
        expect(questionOfStep(end.step)).toBe(MYTH_STEPS.indexOf(end.step) - 1);
        if (end.step === 'intro') expect(end.given).toBeUndefined();
      }),
    );
  });

  it.each([
    { step: 'intro', given: undefined, correctAnswer: 'myth', answer: 'myth', state: 'button' },
    { step: 'debt', given: undefined, correctAnswer: 'myth', answer: 'myth', state: 'quiz' },
    { step: 'debt', given: 'myth', correctAnswer: 'myth', answer: 'myth', state: 'correct' },
    { step: 'debt', given: 'myth', correctAnswer: 'myth', answer: 'truth', state: 'opposite' },
    { step: 'time', given: 'myth', correctAnswer: 'truth', answer: 'myth', state: 'wrong' },
    { step: 'time', given: 'myth', correctAnswer: 'truth', answer: 'truth', state: 'opposite' },
  ] as const)('shows $answer as $state when $given was given on $step', ({ state, ...button }) => {
    expect(mythButtonState(button)).toBe(state);
  });

  it.each([
    { correctAnswer: 'myth', given: 'myth', explains: 'myth' },
    { correctAnswer: 'truth', given: 'truth', explains: 'truth' },
    { correctAnswer: 'myth', given: 'truth', explains: 'truth' },
    { correctAnswer: 'truth', given: 'myth', explains: 'myth' },
  ] as const)(
    'explains with the text of $explains when it is a $correctAnswer and $given was given',
    ({ correctAnswer, given, explains }) => {
      expect(explainingAnswer(correctAnswer, given)).toBe(explains);
    },
  );

  it('leads on to the next section there is', () => {
    expect(isLastStep('retirement')).toBe(true);
    expect(isLastStep('time')).toBe(false);
    expect(sectionAfterQuiz(true)).toBe('section_8');
    expect(sectionAfterQuiz(false)).toBe('section_9');
  });
});
