import { describe, expect, it } from 'vitest';
import { ANIMALS } from './animals.ts';
import { decideAnimal, type PersonaAnswers } from './decide-animal.ts';
import { decidePlan } from './decide-plan.ts';
import { animalOfPlan, findPlan, PLANS, VARIANTS } from './plans.ts';
import { QUESTIONS } from './questions.ts';

const PATHS = QUESTIONS.reduce<PersonaAnswers[]>(
  (paths, { key, answers }) =>
    paths.flatMap((path) => answers.map(({ id }) => ({ ...path, [key]: id }))),
  [{}],
);

const savesNothing = ({ contributingTo401k = '' }: PersonaAnswers): boolean =>
  contributingTo401k.startsWith('no');
const isNear = ({ howFarRetirement = '' }: PersonaAnswers): boolean =>
  ['in-sight', 'there'].includes(howFarRetirement);

describe('the plan of a finished quiz', () => {
  it('belongs to the animal that the rules give, on every path', () => {
    const wrong = PATHS.filter((answers) => {
      const plan = decidePlan(answers);
      return plan === undefined || animalOfPlan(plan) !== decideAnimal(answers);
    });
    expect(PATHS).toHaveLength(12_500);
    expect(wrong).toEqual([]);
  });

  it('is a fresh start on all 1,900 paths of an elk into whose plan no money goes', () => {
    const paths = PATHS.filter(
      (answers) => savesNothing(answers) && decideAnimal(answers) === 'elk',
    );
    expect(paths.filter((answers) => decidePlan(answers) !== 'elk-fresh-start')).toEqual([]);
    expect(paths).toHaveLength(1_900);
    const without = paths.filter(({ contributingTo401k }) => contributingTo401k === 'no-no');
    expect(without).toHaveLength(1_000);
    expect(PATHS.filter((a) => a.contributingTo401k === 'no-no' && isNear(a))).toHaveLength(1_000);
  });

  it('is never about a way ahead for an elk who has retired', () => {
    const retired = PATHS.filter(
      (answers) => answers.howFarRetirement === 'there' && decideAnimal(answers) === 'elk',
    );
    expect(new Set(retired.map(decidePlan))).toEqual(new Set(VARIANTS));
  });

  it('is open while a question is', () => {
    expect(decidePlan({ contributingTo401k: 'no-no', howFarRetirement: 'there' })).toBeUndefined();
  });
});

describe('the plans', () => {
  it('are those of the five animals, and variants that belong to one of them', () => {
    expect(PLANS).toEqual([...ANIMALS, ...VARIANTS]);
    for (const plan of PLANS) expect(ANIMALS).toContain(animalOfPlan(plan));
  });

  it('are found by their names alone', () => {
    expect(PLANS.map(findPlan)).toEqual(PLANS);
    expect(['Elk', 'elk-', 'toString', '', null, undefined].map(findPlan)).toEqual(
      Array.from({ length: 6 }),
    );
  });
});
