/** The pixels that a page keeps free above a question when it scrolls to it. */
export const SCROLL_OFFSET = 100;
export const SCROLL_MS = 1_000;

export interface QuizProgress {
  step: number;
  total: number;
  /** Whole percent, rounded down. */
  percent: number;
}

export function quizProgress(index: number, total: number): QuizProgress {
  const step = index + 1;
  return { step, total, percent: Math.floor((step / total) * 100) };
}
