import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { FACT_ANSWERS, factStep, MAX_FACT_QUESTIONS } from '#domain/myth-quiz/fact-steps.ts';
import { MYTH_ANSWERS, MYTH_STEPS } from '#domain/myth-quiz/myth-steps.ts';
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
  const myths = MYTH_STEPS.slice(1).map((step) => answersOf('myth quiz', step, MYTH_ANSWERS));
  const facts = Array.from({ length: MAX_FACT_QUESTIONS }, (_, at) =>
    answersOf('fact quiz', factStep(at), FACT_ANSWERS),
  ).flat();
  return {
    'Self Service Started': new Set([
      // A visitor who comes by a link begins at the step the link names.
      ...answers,
      'calculator: form = typed',
      'myth quiz: intro = start',
      'fact quiz: intro = start',
      ...(firstStop === undefined ? [] : [firstStop]),
    ]),
    'Self Service Step': new Set([
      ...answers,
      ...myths.flat(),
      ...facts,
      ...laterStops.slice(0, -1),
    ]),
    'Self Service Completed': new Set([
      ...Object.values(ANIMAL_CODES).map((code) => `retirement quiz: result = ${code}`),
      'calculator: projections = shown',
      ...(myths.at(-1) ?? []),
      // How many questions it has is its author's choice.
      ...facts,
      ...laterStops.slice(-1),
    ]),
  };
}

function answersOf(flow: string, step: string, answers: readonly string[]): string[] {
  return answers.map((answer) => `${flow}: ${step} = ${answer}`);
}
