import { expect, it } from 'vitest';
import { MYTH_QUESTIONS, MYTH_STEPS, sectionAfterQuiz } from './myth-steps.ts';

it('the myth-or-truth quiz has six steps in order, five of which ask', () => {
  expect(MYTH_STEPS).toEqual(['intro', 'debt', 'invest', 'sponsor', 'time', 'retirement']);
  expect(MYTH_QUESTIONS).toBe(5);
});

it('the myth-or-truth quiz leads on to the next section there is', () => {
  expect(sectionAfterQuiz(true)).toBe('section_8');
  expect(sectionAfterQuiz(false)).toBe('section_9');
});
