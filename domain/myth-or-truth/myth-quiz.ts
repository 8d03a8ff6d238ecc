/** The steps in their order; each but the first asks one question. */
export const MYTH_STEPS = ['intro', 'debt', 'invest', 'sponsor', 'time', 'retirement'] as const;
export type MythStep = (typeof MYTH_STEPS)[number];

export const MYTH_ANSWERS = ['myth', 'truth'] as const;
export type MythAnswer = (typeof MYTH_ANSWERS)[number];

/** The number of steps that ask a question. */
export const MYTH_QUESTIONS = MYTH_STEPS.length - 1;

export interface MythQuiz {
  step: MythStep;
  given: MythAnswer | undefined;
}

export type MythMove = { type: 'next' } | { type: 'back' } | { type: 'answer'; answer: MythAnswer };

export const MYTH_START: MythQuiz = { step: 'intro', given: undefined };

/** The step that a move leads to; a move that is not offered leads nowhere. */
export function moveInQuiz(quiz: MythQuiz, move: MythMove): MythQuiz {
  switch (move.type) {
    case 'answer':
      return quiz.step === 'intro' || quiz.given !== undefined
        ? quiz
        : { ...quiz, given: move.answer };
    case 'next':
      return goTo(quiz, stepAfter(quiz.step));
    case 'back':
      return canGoBack(quiz.step) ? goTo(quiz, stepBefore(quiz.step)) : quiz;
  }
}

function goTo(quiz: MythQuiz, step: MythStep | undefined): MythQuiz {
  return step === undefined ? quiz : { step, given: undefined };
}

function stepAfter(step: MythStep): MythStep | undefined {
  return MYTH_STEPS[MYTH_STEPS.indexOf(step) + 1];
}

function stepBefore(step: MythStep): MythStep | undefined {
  return MYTH_STEPS[MYTH_STEPS.indexOf(step) - 1];
}

/** There is no way back from the introduction, nor from the first question. */
export function canGoBack(step: MythStep): boolean {
  return step !== 'intro' && step !== 'debt';
}

export function isLastStep(step: MythStep): boolean {
  return stepAfter(step) === undefined;
}

/** The question's place, from 0; -1 before the first question. */
export function questionOfStep(step: MythStep): number {
  return MYTH_STEPS.indexOf(step) - 1;
}

/** `button` starts or leads on and `quiz` waits for an answer; the other three judge the answer. */
export type MythButtonState = 'quiz' | 'button' | 'correct' | 'wrong' | 'opposite';

export interface JudgedButton {
  step: MythStep;
  given: MythAnswer | undefined;
  correctAnswer: MythAnswer;
  answer: MythAnswer;
}

export function mythButtonState(button: JudgedButton): MythButtonState {
  const { step, given, correctAnswer, answer } = button;
  if (step === 'intro') return 'button';
  if (given === undefined) return 'quiz';
  if (answer !== given) return 'opposite';
  return given === correctAnswer ? 'correct' : 'wrong';
}

/** The answer whose text explains: the right one when it was given, else the other. */
export function explainingAnswer(correctAnswer: MythAnswer, given: MythAnswer): MythAnswer {
  if (given === correctAnswer) return correctAnswer;
  return correctAnswer === 'myth' ? 'truth' : 'myth';
}

/** The section after the quiz: the calculator's, or the last where a company hides that one. */
export function sectionAfterQuiz(hasCalculator: boolean): 'section_8' | 'section_9' {
  return hasCalculator ? 'section_8' : 'section_9';
}
