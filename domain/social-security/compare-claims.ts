import { fullRetirementMonths, monthsAtClaim } from '#domain/calculator/social-security.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { benefitShare, listClaimingAges, ownBenefit, type Insured } from './person.ts';
import { spousePart } from './spouse-part.ts';
import { fullSurvivorMonths, LEAST_OF_FULL_PERCENT, survivorBenefit } from './survivor.ts';

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
   * What the first has when the second dies, and the other way round: the larger of the two benefits, of
   * which that of the one who died is no less than a part of its full amount. It is the one from full age on.
   */
  leftAlone: Pair;
}

export function claimTogether(couple: Couple, ages: Pair): CoupleClaim {
  const first = choose(couple[0], ages[0], couple[1]);
  const second = choose(couple[1], ages[1], couple[0]);
  const firstPaid = payable(first.own + partOf(couple[0], first, couple[1], second));
  const secondPaid = payable(second.own + partOf(couple[1], second, couple[0], first));
  const own: Pair = [payable(first.own), payable(second.own)];
  return {
    ages,
    own,
    // A payment is cut to dollars as a whole; what the parts lose by it is counted in the second.
    spouseParts: [firstPaid - own[0], secondPaid - own[1]],
    together: firstPaid + secondPaid,
    leftAlone: [
      payable(Math.max(first.own, second.leaves)),
      payable(Math.max(second.own, first.leaves)),
    ],
  };
}

/** One choice of the table: what both are paid, and what each has left alone. */
export interface ClaimCell {
  firstAge: number;
  secondAge: number;
  together: number;
  firstAlone: number;
  secondAlone: number;
}

/**
 * Every choice that two people have: 9 ages by 9, the first’s ages one after the other. A cell says less
 * than `claimTogether`, because there are many and a page tells the parts of one at a time.
 */
export function compareClaims(couple: Couple): ClaimCell[] {
  const ages = listClaimingAges();
  const seconds = ages.map((age) => choose(couple[1], age, couple[0]));
  const cells: ClaimCell[] = [];
  for (const age of ages) {
    const first = choose(couple[0], age, couple[1]);
    for (const second of seconds)
      cells.push({
        firstAge: age,
        secondAge: second.age,
        together:
          payable(first.own + partOf(couple[0], first, couple[1], second)) +
          payable(second.own + partOf(couple[1], second, couple[0], first)),
        firstAlone: payable(Math.max(first.own, second.leaves)),
        secondAlone: payable(Math.max(second.own, first.leaves)),
      });
  }
  return cells;
}

/** What one person’s age decides, whatever the other does; amounts are in dimes. */
interface Choice {
  age: number;
  months: number;
  own: number;
  /** What is left to the other when this person dies. */
  leaves: number;
}

function choose(person: Insured, age: number, other: Insured): Choice {
  const months = monthsAtClaim(age);
  const leaves = survivorBenefit(person, months, {
    birthYear: other.birthYear,
    beginsAtMonths: fullSurvivorMonths(other.birthYear),
  });
  return { age, months, own: ownBenefit(person, months), leaves };
}

/** What somebody alone is paid, in the same shape: there is no second. */
export function claimAlone(person: Insured, age: number): CoupleClaim {
  const own = payable(ownBenefit(person, monthsAtClaim(age)));
  return {
    ages: [age, age],
    own: [own, 0],
    spouseParts: [0, 0],
    together: own,
    leftAlone: [own, 0],
  };
}

export type ClaimStep =
  | 'claim.own'
  | 'claim.ownAtYears'
  | 'claim.spousePart'
  | 'claim.noSpousePart'
  | 'claim.together'
  | 'claim.leftAlone';

/** How the amounts of one choice came about. */
export function traceClaim(couple: Couple, ages: Pair): Array<Step<ClaimStep>> {
  const claim = claimTogether(couple, ages);
  const perPerson = ([0, 1] as const).flatMap((at): Array<Step<ClaimStep>> => {
    const person = couple[at];
    const fullMonths = fullRetirementMonths(person.birthYear);
    const who = number(at + 1);
    const beyond = fullMonths % MONTHS;
    const own: Step<ClaimStep> = {
      key: beyond > 0 ? 'claim.own' : 'claim.ownAtYears',
      figures: {
        who,
        full: dollars(person.insuranceAmount),
        fullYears: number(Math.floor(fullMonths / MONTHS)),
        ...(beyond > 0 && { fullMonths: number(beyond) }),
        age: number(ages[at]),
        share: percent(Math.round(10_000 * benefitShare(person.birthYear, ages[at])) / 100),
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
      figures: {
        least: percent(LEAST_OF_FULL_PERCENT),
        first: dollars(claim.leftAlone[0]),
        second: dollars(claim.leftAlone[1]),
      },
    },
  ];
}

/** The spouse’s part begins when the later of the two has claimed; ages run apart by the years of birth. */
function partOf(person: Insured, choice: Choice, other: Insured, othersChoice: Choice): number {
  const whenOtherClaims = othersChoice.months + MONTHS * (other.birthYear - person.birthYear);
  const beginsAtMonths = Math.max(choice.months, whenOtherClaims);
  return spousePart(person, { own: choice.own, beginsAtMonths }, other);
}

function payable(dimes: number): number {
  return Math.floor(dimes / DIMES);
}
