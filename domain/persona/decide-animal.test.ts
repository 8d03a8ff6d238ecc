import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANIMALS, placeOnTrail, type Animal } from './animals.ts';
import {
  animalAt,
  decideAnimal,
  findAnswer,
  findUnanswered,
  measureStanding,
  type PersonaAnswers,
} from './decide-animal.ts';
import { getQuestion, QUESTION_KEYS, QUESTIONS, type Question } from './questions.ts';

/** Every way to answer all six questions. */
function everyCombination(): PersonaAnswers[] {
  return QUESTIONS.reduce<PersonaAnswers[]>(
    (all, { key, answers }) =>
      all.flatMap((given) => answers.map(({ id }) => ({ ...given, [key]: id }))),
    [{}],
  );
}

const COMBINATIONS = everyCombination();

function decided(answers: PersonaAnswers): Animal {
  const animal = decideAnimal(answers);
  if (!animal) throw new Error(`No animal for ${JSON.stringify(answers)}`);
  return animal;
}

const anyAnswers: fc.Arbitrary<PersonaAnswers> = fc.record(
  Object.fromEntries(
    QUESTIONS.map(({ key, answers }) => [key, fc.constantFrom(...answers.map(({ id }) => id))]),
  ),
);

/** Pairs of answers to one question; the second answer says as much or more on both axes. */
const anyImprovement: fc.Arbitrary<{ question: Question; from: string; to: string }> = fc
  .constantFrom(...QUESTIONS)
  .chain((question) =>
    fc.constantFrom(
      ...question.answers.flatMap((from) =>
        question.answers
          .filter((to) => to.distance >= from.distance && to.engagement >= from.engagement)
          .map((to) => ({ question, from: from.id, to: to.id })),
      ),
    ),
  );

describe('the questions', () => {
  it('are the six of the specification, each with an address and answers of its own', () => {
    expect(QUESTIONS.map(({ key }) => key)).toEqual(QUESTION_KEYS);
    expect(new Set(QUESTIONS.map(({ slug }) => slug)).size).toBe(6);
    for (const { slug, answers } of QUESTIONS) {
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    }
    expect(getQuestion('retirementVacation').slug).toBe('retirement-vacation');
  });
});

describe('the animal', () => {
  it('is exactly one of the five for every combination of answers', () => {
    expect(COMBINATIONS).toHaveLength(12_500);
    for (const answers of COMBINATIONS) expect(ANIMALS).toContain(decided(answers));
  });

  it('can be each of the five, and none is a rarity', () => {
    const counts = new Map<Animal, number>();
    for (const answers of COMBINATIONS) {
      const animal = decided(answers);
      counts.set(animal, (counts.get(animal) ?? 0) + 1);
    }
    for (const animal of ANIMALS) {
      const share = (counts.get(animal) ?? 0) / COMBINATIONS.length;
      expect(share, `${animal} in ${(share * 100).toFixed(1)} % of combinations`).toBeGreaterThan(
        0.05,
      );
    }
  });

  it('never goes back when one answer says that retirement is nearer or that more is done', () => {
    fc.assert(
      fc.property(anyAnswers, anyImprovement, (answers, { question, from, to }) => {
        const before = decided({ ...answers, [question.key]: from });
        const after = decided({ ...answers, [question.key]: to });
        expect(placeOnTrail(after)).toBeGreaterThanOrEqual(placeOnTrail(before));
      }),
      { numRuns: 2_000 },
    );
  });

  it('never goes back at any point of the two axes', () => {
    const axis = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(axis, axis, axis, axis, (distance, engagement, nearer, more) => {
        const before = animalAt({ distance, engagement });
        const after = animalAt({ distance: distance + nearer, engagement: engagement + more });
        expect(placeOnTrail(after)).toBeGreaterThanOrEqual(placeOnTrail(before));
      }),
    );
  });

  it('tells nobody that they save who does not', () => {
    for (const answers of COMBINATIONS) {
      const savesNothing = answers.contributingTo401k === 'no-no';
      if (savesNothing) expect(['rabbit', 'elk']).toContain(decided(answers));
      else expect(decided(answers)).not.toBe('rabbit');
    }
  });

  it('tells nobody that retirement is near, or far, who says the opposite', () => {
    for (const answers of COMBINATIONS) {
      const animal = decided(answers);
      const isNear = ['in-sight', 'there'].includes(answers.howFarRetirement ?? '');
      expect(['elk', 'owl'].includes(animal)).toBe(isNear);
      if (answers.howFarRetirement === 'setting-out') expect(animal).not.toBe('fox');
    }
  });

  it.each([
    {
      who: 'far and not saving',
      animal: 'rabbit',
      far: 'setting-out',
      saves: 'no-no',
      plans: 'no-no',
    },
    { who: 'far and saving', animal: 'lynx', far: 'setting-out', saves: 'yes-no', plans: 'no-yes' },
    {
      who: 'midway and engaged',
      animal: 'fox',
      far: 'halfway',
      saves: 'yes-yes-no',
      plans: 'yes-no',
    },
    { who: 'nearer and steady', animal: 'elk', far: 'in-sight', saves: 'yes-no', plans: 'no-yes' },
    {
      who: 'near and prepared',
      animal: 'owl',
      far: 'there',
      saves: 'yes-yes-yes',
      plans: 'yes-yes-yes',
    },
  ])('of somebody $who is the $animal', ({ animal, far, saves, plans }) => {
    const answers: PersonaAnswers = {
      contributingTo401k: saves,
      howFarRetirement: far,
      planningForRetirement: plans,
      retirementRoadblock: 'debt',
      retirementVacation: 'water',
      financialFutureSentiment: 'hopeful',
    };
    expect(decideAnimal(answers)).toBe(animal);
  });
});

describe('a quiz that is not finished', () => {
  it('has no animal, whichever answer is missing, unknown or only begun', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom(...QUESTION_KEYS),
        fc.constantFrom(undefined, '', 'yes', 'nonsense', '__proto__'),
        (answers, key, instead) => {
          const open: PersonaAnswers = { ...answers };
          if (instead === undefined) delete open[key];
          else open[key] = instead;
          expect(decideAnimal(open)).toBeUndefined();
          expect(findUnanswered(open)?.key).toBe(key);
        },
      ),
    );
  });

  it('counts only whole answers', () => {
    expect(measureStanding({ contributingTo401k: 'yes', howFarRetirement: 'there' })).toEqual({
      distance: 44,
      engagement: 0,
    });
    expect(findAnswer(getQuestion('contributingTo401k'), 'yes')).toBeUndefined();
  });
});
