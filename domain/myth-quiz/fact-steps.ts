/** The questions of the myth-or-fact quiz are its authors': they have numbers for names. */
export const MAX_FACT_QUESTIONS = 12;

export function factStep(at: number): string {
  return `question-${at + 1}`;
}

export const FACT_ANSWERS = ['true', 'false'] as const;
