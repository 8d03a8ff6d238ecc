import { fullRetirementMonths, monthsAtClaim } from '#domain/calculator/social-security.ts';
import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { listClaimingAges, ownBenefit, type Insured } from './person.ts';
import { spousePart } from './spouse-part.ts';
import { fullSurvivorMonths, survivorBenefit } from './survivor.ts';

const MONTHS = 12;
const DIMES = 10;

export type Couple = readonly [Insured, Insured];
type Pair = readonly [number, number];

/** What two people are paid a month, in whole dollars of today, for the ages at which they begin. */
export interface CoupleClaim {
  ages: Pair;
  /** Each one’s own benefit, and what is added for the marriage. */
  own: Pair;
  spouseParts: Pair;
  /** The sum once both have begun. */
  together: number;
  /**
   * What the first has when the second dies, and the other way round: the larger of the two benefits. It
   * is the one from full age on.
   */
  leftAlone: Pair;
}

export function claimTogether(couple: Couple, ages: Pair): CoupleClaim {
  const own: Pair = [ownAt(couple[0], ages[0]), ownAt(couple[1], ages[1])];
  const spouseParts: Pair = [
    partOf(couple[0], ages[0], couple[1], ages[1]),
    partOf(couple[1], ages[1], couple[0], ages[0]),
  ];
  const paid = [payable(own[0] + spouseParts[0]), payable(own[1] + spouseParts[1])] as const;
  return {
    ages,
    own: [payable(own[0]), payable(own[1])],
    // A payment is cut to dollars as a whole; what the parts lose by it is counted in the second.
    spouseParts: [paid[0] - payable(own[0]), paid[1] - payable(own[1])],
    together: paid[0] + paid[1],
    leftAlone: [
      payable(Math.max(own[0], widowed(couple[1], ages[1], couple[0]))),
      payable(Math.max(own[1], widowed(couple[0], ages[0], couple[1]))),
    ],
  };
}

/** Every choice that two people have: 9 ages by 9, the first’s ages one after the other. */
export function compareClaims(couple: Couple): CoupleClaim[] {
  const ages = listClaimingAges();
  return ages.flatMap((first) => ages.map((second) => claimTogether(couple, [first, second])));
}

export type ClaimStep =
  'claim.own' | 'claim.spousePart' | 'claim.noSpousePart' | 'claim.together' | 'claim.leftAlone';

/** How the amounts of one choice came about. */
export function traceClaim(couple: Couple, ages: Pair): Array<Step<ClaimStep>> {
  const claim = claimTogether(couple, ages);
  const perPerson = ([0, 1] as const).flatMap((at): Array<Step<ClaimStep>> => {
    const person = couple[at];
    const fullMonths = fullRetirementMonths(person.birthYear);
    const who = number(at + 1);
    const own: Step<ClaimStep> = {
      key: 'claim.own',
      figures: {
        who,
        full: dollars(person.insuranceAmount),
        fullYears: number(Math.floor(fullMonths / MONTHS)),
        fullMonths: number(fullMonths % MONTHS),
        age: number(ages[at]),
        own: dollars(claim.own[at]),
      },
    };
    const part = claim.spouseParts[at];
    const half = dollars(couple[(1 - at) as 0 | 1].insuranceAmount / 2);
    return [
      own,
      part > 0
        ? { key: 'claim.spousePart', figures: { who, half, part: dollars(part) } }
        : { key: 'claim.noSpousePart', figures: { who, half } },
    ];
  });
  return [
    ...perPerson,
    { key: 'claim.together', figures: { together: dollars(claim.together) } },
    {
      key: 'claim.leftAlone',
      figures: { first: dollars(claim.leftAlone[0]), second: dollars(claim.leftAlone[1]) },
    },
  ];
}

function ownAt(person: Insured, age: number): number {
  return ownBenefit(person, monthsAtClaim(age));
}

/** The spouse’s part begins when the later of the two has claimed; ages run apart by the years of birth. */
function partOf(person: Insured, age: number, other: Insured, otherAge: number): number {
  const claimingMonths = monthsAtClaim(age);
  const whenOtherClaims = monthsAtClaim(otherAge) + MONTHS * (other.birthYear - person.birthYear);
  const beginsAtMonths = Math.max(claimingMonths, whenOtherClaims);
  return spousePart(person, { claimingMonths, beginsAtMonths }, other);
}

function widowed(died: Insured, claimedAt: number, left: Insured): number {
  return survivorBenefit(died, monthsAtClaim(claimedAt), {
    birthYear: left.birthYear,
    beginsAtMonths: fullSurvivorMonths(left.birthYear),
  });
}

function payable(dimes: number): number {
  return Math.floor(dimes / DIMES);
}
