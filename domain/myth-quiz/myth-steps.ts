/** The steps of the myth-or-truth quiz in their order; each but the first asks one question. */
export const MYTH_STEPS = ['intro', 'debt', 'invest', 'sponsor', 'time', 'retirement'] as const;

export const MYTH_ANSWERS = ['myth', 'truth'] as const;

/** The number of steps that ask a question. */
export const MYTH_QUESTIONS = MYTH_STEPS.length - 1;

/** The section after the quiz: the calculator's, or the last where a company hides that one. */
export function sectionAfterQuiz(hasCalculator: boolean): 'section_8' | 'section_9' {
  return hasCalculator ? 'section_8' : 'section_9';
}
