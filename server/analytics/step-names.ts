import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { isLastStep, MYTH_ANSWERS, MYTH_STEPS } from '#domain/myth-or-truth/myth-quiz.ts';
import { ANIMAL_CODES } from '#domain/persona/animals.ts';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { STOPS } from '#domain/road-trip/stops.ts';

type StepEvent = Extract<TrackedEvent, { processStepLabel: string }>;

/** One name made of a step and what was done at it. */
export function nameOfStep(step: Pick<StepEvent, 'processStepLabel' | 'processStepValue'>): string {
  return `${step.processStepLabel} = ${step.processStepValue}`;
}

/**
 * Everything that can be done in the quizzes, the calculator and on the road trip, taken from the
 * lists that define them.
 */
export function listStepNames(): Record<StepEvent['event'], Set<string>> {
  const answers = QUESTIONS.flatMap(({ key, answers: given }) =>
    given.map(({ id }) => `retirement quiz: ${key} = ${id}`),
  );
  const [firstStop, ...laterStops] = STOPS.map((stop) => `road trip: ${stop} = reached`);
  const questions = MYTH_STEPS.filter((step) => step !== 'intro');
  return {
    'Self Service Started': new Set([
      // A visitor who comes by a link begins at the step the link names.
      ...answers,
      'calculator: form = typed',
      'myth quiz: intro = start',
      ...(firstStop === undefined ? [] : [firstStop]),
    ]),
    'Self Service Step': new Set([
      ...answers,
      ...questions.flatMap(answersOfMyth),
      ...laterStops.slice(0, -1),
    ]),
    'Self Service Completed': new Set([
      ...Object.values(ANIMAL_CODES).map((code) => `retirement quiz: result = ${code}`),
      'calculator: projections = shown',
      ...questions.filter(isLastStep).flatMap(answersOfMyth),
      ...laterStops.slice(-1),
    ]),
  };
}

function answersOfMyth(step: string): string[] {
  return MYTH_ANSWERS.map((answer) => `myth quiz: ${step} = ${answer}`);
}
