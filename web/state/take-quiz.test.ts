import { beforeEach, describe, expect, it } from 'vitest';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { QUESTIONS } from '#domain/persona/questions.ts';
import { initialActionPlan, stepTicked } from './action-plan-slice.ts';
import { answerQuestion } from './answer-question.ts';
import { completeQuiz } from './complete-quiz.ts';
import { makeStore, stateRestored, type Store } from './store.ts';
import { receiveTracked, track } from './track.ts';
import { visitorIdentified } from './user-slice.ts';
import { answersReset } from './visit-slices.ts';

const NOW = new Date(Date.UTC(2026, 10, 20, 8, 30));

let store: Store;

beforeEach(() => {
  store = makeStore();
  takeTracked();
});

/** Returns the events noted so far, oldest first. */
function takeTracked(): TrackedEvent[] {
  const taken: TrackedEvent[] = [];
  receiveTracked((event) => taken.push(event))();
  return taken;
}

function names(): string[] {
  return takeTracked().map(({ event }) => event);
}

describe('a quiz with a script', () => {
  it('keeps each answer, counts the start once and every step, and ends at the animal', () => {
    const steps = QUESTIONS.map(({ key, answers }) =>
      answerQuestion(store, { key, answer: answers[0]?.id ?? '' }),
    );
    expect(Object.keys(store.getState().personaQuiz)).toEqual(QUESTIONS.map(({ key }) => key));
    expect(steps.at(-1)).toEqual({ kind: 'result', plan: 'lynx' });
    expect(names()).toEqual(['Self Service Started', ...QUESTIONS.map(() => 'Self Service Step')]);
  });

  it('names the question and the answer of a step', () => {
    answerQuestion(store, { key: 'retirementVacation', answer: 'water' });
    expect(takeTracked().at(-1)).toEqual({
      event: 'Self Service Step',
      processStepLabel: 'retirement quiz: retirementVacation',
      processStepValue: 'water',
    });
  });

  it('neither keeps nor counts what is no whole answer', () => {
    const step = answerQuestion(store, { key: 'contributingTo401k', answer: 'yes' });
    expect(step).toMatchObject({ kind: 'question', isUnanswered: true });
    expect(store.getState().personaQuiz).toEqual({});
    expect(names()).toEqual([]);
  });

  it('counts a new start after starting over', () => {
    answerQuestion(store, { key: 'retirementVacation', answer: 'water' });
    store.dispatch(answersReset());
    takeTracked();
    answerQuestion(store, { key: 'retirementVacation', answer: 'home' });
    expect(names()[0]).toBe('Self Service Started');
  });

  it('leaves the visitor with the animal, its segment and the day it was taken', () => {
    completeQuiz(store, 'fox', NOW);
    expect(store.getState().user).toMatchObject({
      animal: 'fox',
      segment: 'fox',
      lastQuizTakeDate: '2026-11-20T08:30:00.000Z',
    });
    expect(takeTracked()).toEqual([
      {
        event: 'Self Service Completed',
        processStepLabel: 'retirement quiz: result',
        processStepValue: 'k',
      },
    ]);
  });

  it('keeps which words of the animal are true of the visitor, so that the kept result is that one', () => {
    completeQuiz(store, 'elk-fresh-start', NOW);
    expect(store.getState().user).toMatchObject({
      animal: 'elk',
      plan: 'elk-fresh-start',
      segment: 'elk',
    });
    expect(takeTracked()).toMatchObject([{ processStepValue: 's' }]);
  });

  it('does not send the segment of an owl back to elk, while the animal is what the quiz said', () => {
    store.dispatch(visitorIdentified({ segment: 'owl' }));
    completeQuiz(store, 'elk', NOW);
    expect(store.getState().user).toMatchObject({ animal: 'elk', segment: 'owl' });
  });
});

describe('what is noted for analytics', () => {
  it('is handed over once, and the oldest goes when it is too much', () => {
    for (let count = 0; count < 205; count += 1) {
      track({
        event: 'Self Service Step',
        processStepLabel: 'x',
        processStepValue: String(count),
      });
    }
    const events = takeTracked();
    expect(events).toHaveLength(200);
    expect(events[0]).toMatchObject({ processStepValue: '5' });
    expect(takeTracked()).toEqual([]);
  });
});

describe('the ticks of an action plan', () => {
  it('are kept by plan and step, each once, and can be taken back', () => {
    store.dispatch(stepTicked({ animal: 'owl', stepId: 'a', isDone: true }));
    store.dispatch(stepTicked({ animal: 'owl', stepId: 'a', isDone: true }));
    store.dispatch(stepTicked({ animal: 'elk', stepId: 'a', isDone: true }));
    expect(store.getState().actionPlan.done).toEqual({ owl: ['a'], elk: ['a'] });
    store.dispatch(stepTicked({ animal: 'owl', stepId: 'a', isDone: false }));
    expect(store.getState().actionPlan.done).toEqual({ owl: [], elk: ['a'] });
    store.dispatch(stateRestored({ actionPlan: initialActionPlan }));
    expect(store.getState().actionPlan.done).toEqual({});
  });
});
