export type GivenAnswer = 'true' | 'false';
export type CorrectAnswer = GivenAnswer | 'depends';

/** How a button looks; before an answer both are at rest. */
type AnswerState = 'rest' | 'correct' | 'wrong' | 'depends' | 'opposite';

export interface Judgement {
  verdict: 'correct' | 'wrong' | 'depends';
  /** Which of the three messages is shown. */
  message: CorrectAnswer;
  states: Record<GivenAnswer, AnswerState>;
}

/**
 * Where the truth is "it depends", both answers are as good; else the chosen one is judged and the
 * other is marked as the opposite.
 */
export function judgeAnswer(correctAnswer: CorrectAnswer, given: GivenAnswer): Judgement {
  if (correctAnswer === 'depends') {
    return {
      verdict: 'depends',
      message: 'depends',
      states: { true: 'depends', false: 'depends' },
    };
  }
  const verdict = given === correctAnswer ? 'correct' : 'wrong';
  const states: Judgement['states'] = { true: 'opposite', false: 'opposite' };
  states[given] = verdict;
  return { verdict, message: given, states };
}
