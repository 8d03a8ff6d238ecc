import { expect, it } from 'vitest';
import { planOfVisitor } from './plan-of-visitor.ts';

it.each([
  { what: 'nothing', known: {}, plan: undefined },
  { what: 'an animal of the quiz', known: { animal: 'owl' }, plan: 'owl' },
  {
    what: 'an animal with words of its own for them',
    known: { animal: 'elk', plan: 'elk-arrived' },
    plan: 'elk-arrived',
  },
  {
    what: 'another animal since',
    known: { animal: 'fox', plan: 'elk-arrived' },
    plan: 'fox',
  },
  { what: 'steps without the quiz', known: { done: { fox: [], elk: ['a'] } }, plan: 'elk' },
] as const)('the plan of a visitor with $what is $plan', ({ known, plan }) => {
  expect(planOfVisitor({ animal: undefined, plan: undefined, done: {}, ...known })).toBe(plan);
});
