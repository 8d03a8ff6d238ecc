import type { SocialSecurityYear } from '#domain/calculator/calculator-year.ts';
import { fullRetirementMonths, monthsAtClaim } from '#domain/calculator/social-security.ts';
import type { Step } from '#domain/figures/step.ts';
import {
  claimTogether,
  compareClaims,
  traceClaim,
  type ClaimCell,
  type ClaimStep,
  type Couple,
  type CoupleClaim,
} from './compare-claims.ts';
import { holdBack, type EarningsRow, type HeldBack } from './earnings-test.ts';
import { insuredFrom, type Insured } from './person.ts';
import { traceEstimate, type EstimateStep } from './trace-estimate.ts';

const MONTHS = 12;

/** What one of two people says. An amount that nobody gave is undefined. */
export interface ClaimingPerson {
  birthYear: number;
  /** The monthly benefit at full retirement age, as a statement of Social Security says it. */
  statement: number | undefined;
  /** The pay of a year. Our estimate stands on it where there is no statement. */
  pay: number | undefined;
  /** The age of the last birthday at work. */
  worksUntil: number;
  claimingAge: number;
}

export type ClaimingPair = readonly [ClaimingPerson, ClaimingPerson];

/** Everything public of one year that two people’s benefits stand on. */
export interface BenefitYear {
  year: number;
  socialSecurity: SocialSecurityYear;
  earnings: EarningsRow;
}

/** Benefits begin before full retirement age, which is when work may hold some of them back. */
interface EarlyWork {
  /** The calendar year of full retirement age, with which the warning ends. */
  fullYear: number;
  /** Benefits begin in that year, which has a limit of its own. */
  isLastYear: boolean;
  limit: number;
  /** Undefined where no pay is known, or where work ends before benefits begin. */
  heldBack: HeldBack | undefined;
}

export interface CoupleAnswer {
  couple: Couple;
  /** Whether each one’s full benefit is our estimate. */
  estimated: readonly [boolean, boolean];
  claim: CoupleClaim;
  /** Every pair of ages. */
  cells: readonly ClaimCell[];
  /** Undefined for who begins at full retirement age or later. */
  earlyWork: readonly [EarlyWork | undefined, EarlyWork | undefined];
  steps: ReadonlyArray<Step<ClaimStep | EstimateStep>>;
}

export function answerCouple(people: ClaimingPair, year: BenefitYear): CoupleAnswer {
  const couple: Couple = [insure(people[0], year), insure(people[1], year)];
  const ages = [people[0].claimingAge, people[1].claimingAge] as const;
  const claim = claimTogether(couple, ages);
  return {
    couple,
    estimated: [isEstimated(people[0]), isEstimated(people[1])],
    claim,
    cells: compareClaims(couple),
    earlyWork: [
      warn(1, people[0], paidTo(claim, 0), year),
      warn(2, people[1], paidTo(claim, 1), year),
    ],
    steps: [
      ...people.flatMap((person, at) => traceFull(person, at + 1, year)),
      ...traceClaim(couple, ages),
    ],
  };
}

/** What one of the two is paid a month once both have begun. */
export function paidTo({ own, spouseParts }: CoupleClaim, at: 0 | 1): number {
  return own[at] + spouseParts[at];
}

function isEstimated({ statement, pay }: ClaimingPerson): boolean {
  return statement === undefined && pay !== undefined;
}

/** A statement’s figure needs no steps. */
function traceFull(
  person: ClaimingPerson,
  who: number,
  { socialSecurity }: BenefitYear,
): Array<Step<EstimateStep>> {
  const { pay = 0, worksUntil } = person;
  if (!isEstimated(person)) return [];
  return traceEstimate({ pay, retirementAge: worksUntil, socialSecurity }, who);
}

function insure(
  { birthYear, statement, pay = 0, worksUntil }: ClaimingPerson,
  { socialSecurity }: BenefitYear,
): Insured {
  if (statement !== undefined) return { birthYear, insuranceAmount: statement };
  return insuredFrom(birthYear, { kind: 'estimate', pay, worksUntil, year: socialSecurity });
}

function warn(
  who: 1 | 2,
  { birthYear, claimingAge, worksUntil, pay }: ClaimingPerson,
  paid: number,
  { year, earnings }: BenefitYear,
): EarlyWork | undefined {
  const fullMonths = fullRetirementMonths(birthYear);
  if (monthsAtClaim(claimingAge) >= fullMonths || paid === 0) return undefined;
  const fullYear = birthYear + Math.floor(fullMonths / MONTHS);
  const firstYear = Math.max(year, birthYear + claimingAge);
  if (firstYear > fullYear) return undefined;
  const isLastYear = firstYear === fullYear;
  const isAtWork = worksUntil > claimingAge && pay !== undefined;
  return {
    fullYear,
    isLastYear,
    limit: isLastYear ? earnings.limitInLastYear : earnings.limit,
    heldBack: isAtWork
      ? holdBack(
          { who, birthYear, year: firstYear, earnings: pay, benefitsOfYear: paid * MONTHS },
          earnings,
        )
      : undefined,
  };
}
