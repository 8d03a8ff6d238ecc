import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefitAtAge } from '#domain/calculator/social-security.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import {
  claimAlone,
  claimTogether,
  compareClaims,
  traceClaim,
  type Couple,
} from './compare-claims.ts';
import {
  CLAIMING_AGES,
  insuredFrom,
  listClaimingAges,
  ownBenefit,
  type Insured,
} from './person.ts';
import { spousePart } from './spouse-part.ts';
import { fullSurvivorMonths, survivorBenefit } from './survivor.ts';

const AT_62 = 62 * 12;

/**
 * ssa.gov/benefits/retirement/planner/agereduction.html: what a worker of $1,000, and the husband or
 * wife of one, get at 62, by the year of birth.
 */
const SSA_AT_62 = [
  { born: 1937, own: 800, spouse: 375 },
  { born: 1938, own: 791, spouse: 370 },
  { born: 1939, own: 783, spouse: 366 },
  { born: 1940, own: 775, spouse: 362 },
  { born: 1941, own: 766, spouse: 358 },
  { born: 1942, own: 758, spouse: 354 },
  { born: 1943, own: 750, spouse: 350 },
  { born: 1954, own: 750, spouse: 350 },
  { born: 1955, own: 741, spouse: 345 },
  { born: 1956, own: 733, spouse: 341 },
  { born: 1957, own: 725, spouse: 337 },
];

/** ssa.gov/planners/survivors/survivorchartred.html: $1,000 at 62, rounded to dollars. */
const SSA_SURVIVOR_AT_62 = [
  { born: 1939, months: 65 * 12, is: 829 },
  { born: 1940, months: 65 * 12 + 2, is: 825 },
  { born: 1941, months: 65 * 12 + 4, is: 822 },
  { born: 1942, months: 65 * 12 + 6, is: 819 },
  { born: 1943, months: 65 * 12 + 8, is: 816 },
  { born: 1944, months: 65 * 12 + 10, is: 813 },
  { born: 1945, months: 66 * 12, is: 810 },
  { born: 1956, months: 66 * 12, is: 810 },
  { born: 1957, months: 66 * 12 + 2, is: 807 },
];

const insured: fc.Arbitrary<Insured> = fc.record({
  birthYear: fc.integer({ min: 1954, max: 2008 }),
  insuranceAmount: fc.integer({ min: 0, max: 45_000 }).map((dimes) => dimes / 10),
});
const couple: fc.Arbitrary<Couple> = fc.tuple(insured, insured);
const age = fc.integer({ min: CLAIMING_AGES.from, max: CLAIMING_AGES.to });
const of = (insuranceAmount: number, birthYear = 1964): Insured => ({ birthYear, insuranceAmount });

describe('at 62, by the year of birth', () => {
  it.each(SSA_AT_62)('a worker of $1,000 born in $born gets $own', ({ born, own }) => {
    expect(Math.floor(ownBenefit(of(1_000, born), AT_62) / 10)).toBe(own);
  });

  it.each(SSA_AT_62)('the husband or wife of one, born in $born, gets $spouse', (row) => {
    const begins = { own: 0, beginsAtMonths: AT_62 };
    const part = spousePart(of(0, row.born), begins, of(1_000, row.born));
    expect(Math.floor(part / 10)).toBe(row.spouse);
  });

  it.each(SSA_SURVIVOR_AT_62)('a survivor of $1,000 born in $born gets $is', (row) => {
    expect(fullSurvivorMonths(row.born)).toBe(row.months);
    const at = { birthYear: row.born, beginsAtMonths: AT_62 };
    const dimes = survivorBenefit(of(1_000, 1937), 65 * 12, at);
    expect(Math.round(dimes / 10)).toBe(row.is);
  });
});

describe('a survivor', () => {
  const atFullAge = { birthYear: 1964, beginsAtMonths: 67 * 12 };

  it('gets 71.5 percent at 60, and all of it at full age', () => {
    const at60 = { birthYear: 1964, beginsAtMonths: 60 * 12 };
    expect(survivorBenefit(of(1_000), 67 * 12, at60)).toBe(7_150);
    expect(survivorBenefit(of(1_000), 67 * 12, atFullAge)).toBe(10_000);
  });

  it('of somebody who began early gets no less than 82.5 percent, of a late one all of it', () => {
    // aarp.org, "widow(er)’s limit": the larger of what was paid and 82.5 % of the full benefit.
    expect(survivorBenefit(of(1_000), AT_62, atFullAge)).toBe(8_250);
    expect(survivorBenefit(of(1_000), 66 * 12, atFullAge)).toBe(9_333);
    expect(survivorBenefit(of(1_000), 70 * 12, atFullAge)).toBe(12_400);
  });
});

describe('two people', () => {
  it('have half of the larger benefit where one has none, and the whole one left alone', () => {
    const claim = claimTogether([of(2_000), of(0)], [67, 67]);
    expect(claim).toEqual({
      ages: [67, 67],
      own: [2_000, 0],
      spouseParts: [0, 1_000],
      together: 3_000,
      leftAlone: [2_000, 2_000],
    });
  });

  it('get the spouse’s part when the later of them begins, at the age of that time', () => {
    // The second begins at 62; the first, as old, at 70: the part begins at 70 and is whole.
    const late = claimTogether([of(2_000), of(400)], [70, 62]);
    expect(late.spouseParts[1]).toBe(600);
    const early = claimTogether([of(2_000), of(400)], [62, 62]);
    expect(early.spouseParts[1]).toBeLessThan(600);
  });

  it('are one where there is nobody else: the own benefit, and nothing for a second', () => {
    expect(claimAlone(of(2_000), 67)).toMatchObject({ own: [2_000, 0], together: 2_000 });
    expect(claimAlone(of(2_000), 62).leftAlone).toEqual([1_408, 0]);
  });

  it('have no spouse’s part where both earned about the same', () => {
    fc.assert(
      fc.property(insured, age, age, (person, one, other) => {
        const { spouseParts, together, own } = claimTogether([person, person], [one, other]);
        expect(spouseParts).toEqual([0, 0]);
        expect(together).toBe(own[0] + own[1]);
      }),
    );
  });

  it('each have what one of them alone has, and nothing from nothing', () => {
    fc.assert(
      fc.property(couple, age, age, (two, first, second) => {
        const { own } = claimTogether(two, [first, second]);
        const alone = benefitAtAge({
          primaryInsuranceAmount: two[0].insuranceAmount,
          claimingAge: first,
          birthYear: two[0].birthYear,
        });
        expect(own[0]).toBe(alone);
        const nothing = claimTogether([of(0), of(0)], [first, second]);
        expect(nothing.together).toBe(0);
        expect(nothing.leftAlone).toEqual([0, 0]);
      }),
    );
  });

  it('never get less by waiting, together or left alone', () => {
    fc.assert(
      fc.property(couple, age, age, age, (two, one, other, second) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const sooner = claimTogether(two, [early, second]);
        const later = claimTogether(two, [late, second]);
        expect(later.own[0]).toBeGreaterThanOrEqual(sooner.own[0]);
        expect(later.leftAlone[1]).toBeGreaterThanOrEqual(sooner.leftAlone[1]);
        // The first’s own credits may take the place of a spouse’s part, but never more than it.
        expect(later.together).toBeGreaterThanOrEqual(sooner.together - 1);
      }),
    );
  });

  it('are bounded: no part beyond a half, nobody left alone with less than their own', () => {
    fc.assert(
      fc.property(couple, age, age, (two, first, second) => {
        const claim = claimTogether(two, [first, second]);
        expect(claim.spouseParts[0]).toBeLessThanOrEqual(two[1].insuranceAmount / 2 + 1);
        expect(claim.leftAlone[0]).toBeGreaterThanOrEqual(claim.own[0]);
        expect(claim.leftAlone[0]).toBeLessThanOrEqual(
          Math.max(claim.own[0], 1.33 * two[1].insuranceAmount),
        );
      }),
    );
  });

  it('do not depend on who is named first', () => {
    fc.assert(
      fc.property(couple, age, age, ([one, two], first, second) => {
        const there = claimTogether([one, two], [first, second]);
        const back = claimTogether([two, one], [second, first]);
        expect(back.together).toBe(there.together);
        expect(back.leftAlone).toEqual([there.leftAlone[1], there.leftAlone[0]]);
      }),
    );
  });

  it('see every choice in one table, and the steps of each', () => {
    const two: Couple = [of(2_000), of(400)];
    const table = compareClaims(two);
    expect(table).toHaveLength(listClaimingAges().length ** 2);
    for (const { firstAge, secondAge, together, firstAlone, secondAlone } of table) {
      const claim = claimTogether(two, [firstAge, secondAge]);
      expect(claim.together).toBe(together);
      expect(claim.leftAlone).toEqual([firstAlone, secondAlone]);
    }
    const steps = traceClaim(two, [67, 67]);
    expect(steps.map(({ key }) => key)).toEqual([
      'claim.ownAtYears',
      'claim.noSpousePart',
      'claim.ownAtYears',
      'claim.spousePart',
      'claim.together',
      'claim.leftAlone',
    ]);
    expect(steps[4]?.figures['together']?.value).toBe(3_000);
  });

  it('have a full age in years, and in months where the law adds some', () => {
    const [older, , younger] = traceClaim([of(1_000, 1957), of(1_000, 1960)], [62, 62]);
    expect(older).toMatchObject({
      key: 'claim.own',
      figures: { fullYears: { value: 66 }, fullMonths: { value: 6 } },
    });
    expect(younger).toMatchObject({
      key: 'claim.ownAtYears',
      figures: { fullYears: { value: 67 } },
    });
    expect(younger?.figures).not.toHaveProperty('fullMonths');
  });
});

describe('a person’s full benefit', () => {
  it('is read back from what a statement says for any age', () => {
    fc.assert(
      fc.property(insured, age, ({ birthYear, insuranceAmount }, atAge) => {
        const monthly = benefitAtAge({
          primaryInsuranceAmount: insuranceAmount,
          claimingAge: atAge,
          birthYear,
        });
        const read = insuredFrom(birthYear, { kind: 'statement', monthly, atAge });
        // A statement is cut to dollars, which is up to $1.43 of the full benefit at 62.
        expect(read.insuranceAmount).toBeGreaterThan(insuranceAmount - 1.6);
        expect(read.insuranceAmount).toBeLessThanOrEqual(insuranceAmount + 0.1);
      }),
    );
  });

  it('is our estimate from pay otherwise', () => {
    const { socialSecurity: year } = getCalculatorYear(2026);
    const estimate = { kind: 'estimate', pay: 60_000, worksUntil: 67, year } as const;
    // An average of $5,000: 90 % of 1,286 and 32 % of the rest.
    expect(insuredFrom(1980, estimate).insuranceAmount).toBe(2_345.8);
  });
});
