import { beforeEach, describe, expect, it } from 'vitest';
import { QUESTION_KEYS } from '#domain/persona/questions.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { makeStore, type RootState, type Store } from './store.ts';
import {
  answersReset,
  answersRestored,
  dollarChanged,
  questionAnswered,
  transitionFiltered,
} from './visit-slices.ts';

let store: Store;
const state = (): RootState => store.getState();

beforeEach(() => {
  store = makeStore();
});

describe('the persona quiz', () => {
  it('has no answers at first, and keeps the last one to each question', () => {
    expect(state().personaQuiz).toEqual({});
    for (const question of QUESTION_KEYS) {
      store.dispatch(questionAnswered({ question, answer: `first to ${question}` }));
    }
    store.dispatch(questionAnswered({ question: 'retirementVacation', answer: 'the sea' }));
    expect(Object.keys(state().personaQuiz)).toEqual(QUESTION_KEYS);
    expect(state().personaQuiz.retirementVacation).toBe('the sea');
    expect(state().personaQuiz.contributingTo401k).toBe('first to contributingTo401k');
  });

  it('is reset to no answers', () => {
    store.dispatch(questionAnswered({ question: 'howFarRetirement', answer: 'far' }));
    store.dispatch(answersReset());
    expect(state().personaQuiz).toEqual({});
  });

  it('takes over what an address carries, in place of what it had', () => {
    store.dispatch(questionAnswered({ question: 'howFarRetirement', answer: 'there' }));
    store.dispatch(answersRestored({ retirementVacation: 'water' }));
    expect(state().personaQuiz).toEqual({ retirementVacation: 'water' });
  });

  it('asks the six questions of the specification', () => {
    expect(QUESTION_KEYS).toEqual([
      'contributingTo401k',
      'howFarRetirement',
      'planningForRetirement',
      'retirementRoadblock',
      'retirementVacation',
      'financialFutureSentiment',
    ]);
  });
});

describe('the dollar on the road', () => {
  it('starts in the first of five colours, without a name, under 50', () => {
    expect(new Set(CAR_COLORS).size).toBe(5);
    expect(state().dollarOnTheRoad).toEqual({ carColor: CAR_COLORS[0], name: '', under50: true });
  });

  it('changes only what is said', () => {
    store.dispatch(dollarChanged({ name: 'Bill' }));
    store.dispatch(dollarChanged({ under50: false }));
    store.dispatch(dollarChanged({ carColor: 'sun' }));
    expect(state().dollarOnTheRoad).toEqual({ carColor: 'sun', name: 'Bill', under50: false });
  });
});

describe('the transition to retirement', () => {
  it('keeps its filter until another or none is chosen', () => {
    expect(state().transitionToRetirement.filter).toBeUndefined();
    store.dispatch(transitionFiltered('taxes'));
    expect(state().transitionToRetirement.filter).toBe('taxes');
    store.dispatch(transitionFiltered(undefined));
    expect(state().transitionToRetirement.filter).toBeUndefined();
  });
});
