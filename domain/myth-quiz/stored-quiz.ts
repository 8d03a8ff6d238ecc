import { isRecord } from '../text/is-record.ts';
import type { MythQuiz } from './myth-quiz.ts';

interface QuizRules<Answer extends string> {
  answers: readonly Answer[];
  /** How many questions there are. */
  total: number;
}

/** The quiz as a device kept it; nothing where that is no state of this quiz. */
export function readStoredQuiz<Answer extends string>(
  stored: unknown,
  { answers, total }: QuizRules<Answer>,
): MythQuiz<Answer> | undefined {
  if (!isRecord(stored) || !Array.isArray(stored['given'])) return undefined;
  const { at } = stored;
  const given = stored['given'].flatMap((kept) => answers.filter((answer) => answer === kept));
  if (given.length !== stored['given'].length || given.length > total) return undefined;
  const isShown = at === given.length || (at === given.length - 1 && at >= 0);
  return isShown ? { at, given, done: stored['done'] === true || undefined } : undefined;
}
