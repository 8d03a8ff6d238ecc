/** A quiz of sentences that people believe: each is judged with one of two answers, and explained. */
export interface MythQuiz<Answer extends string> {
  /** From 0; before the first question -1, after the last their number. */
  at: number;
  /** What was answered, question by question: up to the one before, or with the one that is shown. */
  given: readonly Answer[];
  /** True once the last question was answered, until the quiz begins again. */
  done?: boolean | undefined;
}

export type MythMove<Answer extends string> = 'start' | 'next' | 'back' | { answer: Answer };

export const MYTH_START: MythQuiz<never> = { at: -1, given: [] };

/** The state that a move leads to; a move that is not offered leads nowhere. */
export function moveInQuiz<Answer extends string>(
  quiz: MythQuiz<Answer>,
  move: MythMove<Answer>,
  total: number,
): MythQuiz<Answer> {
  const { at, given, done } = quiz;
  const isAnswered = given.length > at;
  if (move === 'start') return { at: 0, given: [] };
  // The question that it goes back to is asked again, and so is the one that is left.
  if (move === 'back')
    return canGoBack(quiz) ? { at: at - 1, given: given.slice(0, at - 1), done } : quiz;
  if (at < 0 || at >= total) return quiz;
  if (move === 'next') return isAnswered ? { at: at + 1, given, done } : quiz;
  if (isAnswered) return quiz;
  return { at, given: [...given, move.answer], done: done || at + 1 === total || undefined };
}

/** There is no way back from the introduction, nor from the first question. */
export function canGoBack({ at }: MythQuiz<string>): boolean {
  return at > 0;
}

/** What was answered to the question that is shown. */
export function answerNow<Answer extends string>({
  at,
  given,
}: MythQuiz<Answer>): Answer | undefined {
  return given[at];
}

type MythVerdict = 'correct' | 'wrong' | 'depends';

export function judgeAnswer(correctAnswer: string, given: string): MythVerdict {
  if (correctAnswer === 'depends') return 'depends';
  return given === correctAnswer ? 'correct' : 'wrong';
}

/** How a button looks: before an answer both wait for one, and after it each is judged. */
type MythButtonState = 'quiz' | MythVerdict | 'opposite';

interface JudgedButton<Answer extends string> {
  answer: Answer;
  given: Answer | undefined;
  correctAnswer: Answer | 'depends';
}

/**
 * Where the truth is "it depends", both answers are as good; else the chosen one is judged and the
 * other is marked as the opposite.
 */
export function judgeButton<Answer extends string>(button: JudgedButton<Answer>): MythButtonState {
  const { answer, given, correctAnswer } = button;
  if (given === undefined) return 'quiz';
  const verdict = judgeAnswer(correctAnswer, given);
  return verdict === 'depends' || answer === given ? verdict : 'opposite';
}

/** The answer whose text explains: where the truth is "it depends" everybody reads the same one. */
export function explainingAnswer<Answer extends string>(
  correctAnswer: Answer | 'depends',
  given: Answer,
): Answer | 'depends' {
  return correctAnswer === 'depends' ? correctAnswer : given;
}

interface MythScore {
  right: number;
  /** The number of questions that have one right answer. */
  total: number;
}

export function scoreQuiz(given: readonly string[], correctAnswers: readonly string[]): MythScore {
  const judged = correctAnswers.map((correct, index) => ({ correct, given: given[index] }));
  const decided = judged.filter(({ correct }) => correct !== 'depends');
  return {
    right: decided.filter((question) => question.given === question.correct).length,
    total: decided.length,
  };
}
