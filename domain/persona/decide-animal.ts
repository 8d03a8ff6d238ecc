import type { Animal } from './animals.ts';
import { QUESTIONS, type Answer, type Question, type QuestionKey } from './questions.ts';

/** The answers so far. In a yes/no tree an answer may be only the beginning of a way. */
export type PersonaAnswers = Partial<Record<QuestionKey, string>>;

/** The points from which retirement is midway, or near. */
const MIDWAY = 14;
const NEAR = 28;
/** The points from which a person saves, is engaged, is prepared. */
const SAVING = 15;
const ENGAGED = 20;
const PREPARED = 26;

export function findAnswer(question: Question, id: string | undefined): Answer | undefined {
  return question.answers.find((answer) => answer.id === id);
}

/** The first question that has no whole answer yet. */
export function findUnanswered(answers: PersonaAnswers): Question | undefined {
  return QUESTIONS.find((question) => !findAnswer(question, answers[question.key]));
}

interface Standing {
  distance: number;
  engagement: number;
}

/** Where a person stands on the two axes; questions without a whole answer add nothing. */
export function measureStanding(answers: PersonaAnswers): Standing {
  const standing = { distance: 0, engagement: 0 };
  for (const question of QUESTIONS) {
    const answer = findAnswer(question, answers[question.key]);
    standing.distance += answer?.distance ?? 0;
    standing.engagement += answer?.engagement ?? 0;
  }
  return standing;
}

/** The one animal of a finished quiz; `undefined` while a question is open. */
export function decideAnimal(answers: PersonaAnswers): Animal | undefined {
  return findUnanswered(answers) ? undefined : animalAt(measureStanding(answers));
}

/** There is exactly one animal at every point, and going nearer or doing more never leads back. */
export function animalAt({ distance, engagement }: Standing): Animal {
  if (distance >= NEAR) return engagement >= PREPARED ? 'owl' : 'elk';
  if (engagement < SAVING) return 'rabbit';
  return distance >= MIDWAY && engagement >= ENGAGED ? 'fox' : 'lynx';
}
