import type { SocialSecurityYear } from './calculator-year.ts';

type BendPoints = Pick<SocialSecurityYear, 'firstBend' | 'secondBend'>;

const MONTHS = 12;
const COUNTED_YEARS = 35;
const CAREER_START_AGE = 22;
export const EARLIEST_CLAIMING_AGE = 62;
export const LATEST_CLAIMING_AGE = 70;

/**
 * Reductions and credits a month are counted in this share: 5/9 %, 5/12 % and 2/3 % are then whole
 * numbers.
 */
const WHOLE_BENEFIT = 3_600;
const PER_EARLY_MONTH = 20;
const PER_EARLIER_MONTH = 15;
const PER_LATE_MONTH = 24;
const EARLY_MONTHS = 36;

/** In cents, of a whole-dollar average: 90 % up to the first bend, 32 % up to the second, 15 % above. */
function insuranceAmountInCents(averageMonthlyEarnings: number, bends: BendPoints): number {
  const toFirst = Math.min(averageMonthlyEarnings, bends.firstBend);
  const toSecond = Math.min(averageMonthlyEarnings, bends.secondBend) - toFirst;
  const above = averageMonthlyEarnings - toFirst - toSecond;
  return 90 * toFirst + 32 * toSecond + 15 * above;
}

export function unroundedInsuranceAmount(
  averageMonthlyEarnings: number,
  bends: BendPoints,
): number {
  return insuranceAmountInCents(averageMonthlyEarnings, bends) / 100;
}

/** The monthly benefit at full retirement age, cut to ten cents as the law has it. */
export function primaryInsuranceAmount(averageMonthlyEarnings: number, bends: BendPoints): number {
  return Math.floor(insuranceAmountInCents(averageMonthlyEarnings, bends) / 10) / 10;
}

/** Full retirement age, counted in months. */
export function fullRetirementMonths(birthYear: number): number {
  if (birthYear <= 1937) return 65 * MONTHS;
  if (birthYear <= 1942) return 65 * MONTHS + 2 * (birthYear - 1937);
  if (birthYear <= 1954) return 66 * MONTHS;
  return 66 * MONTHS + 2 * Math.min(birthYear - 1954, 6);
}

export interface Claim {
  primaryInsuranceAmount: number;
  claimingAge: number;
  birthYear: number;
}

/** The monthly benefit for claiming early or late, cut to whole dollars. */
export function benefitAtAge({ claimingAge, ...claim }: Claim): number {
  return Math.floor(benefitInDimes({ ...claim, claimingMonths: monthsAtClaim(claimingAge) }) / 10);
}

/**
 * The age at which a benefit begins, counted in months. The law asks for 62 throughout the month, so
 * nearly every claim "at 62" begins one month later.
 */
export function monthsAtClaim(claimingAge: number): number {
  return claimingAge * MONTHS + (claimingAge === EARLIEST_CLAIMING_AGE ? 1 : 0);
}

interface ClaimInMonths {
  primaryInsuranceAmount: number;
  claimingMonths: number;
  birthYear: number;
}

/** The monthly benefit in dimes, to which the law cuts it before a payment is cut to dollars. */
export function benefitInDimes({
  primaryInsuranceAmount: full,
  claimingMonths,
  birthYear,
}: ClaimInMonths): number {
  const late = claimingMonths - fullRetirementMonths(birthYear);
  const early = Math.max(0, -late);
  const shares =
    WHOLE_BENEFIT +
    PER_LATE_MONTH * Math.max(0, late) -
    PER_EARLY_MONTH * Math.min(early, EARLY_MONTHS) -
    PER_EARLIER_MONTH * Math.max(0, early - EARLY_MONTHS);
  return Math.floor((Math.round(full * 10) * shares) / WHOLE_BENEFIT);
}

export function decideClaimingAge(retirementAge: number): number {
  return Math.min(LATEST_CLAIMING_AGE, Math.max(EARLIEST_CLAIMING_AGE, retirementAge));
}

interface SocialSecurityQuestion {
  pay: number;
  retirementAge: number;
  birthYear: number;
  socialSecurity: SocialSecurityYear;
  /** Where it is not the age at which work stops, or the nearest that the law allows. */
  claimingAge?: number | undefined;
}

/** A rough monthly benefit in today's dollars. */
export function estimateSocialSecurity(question: SocialSecurityQuestion): number {
  return benefitAtAge({
    primaryInsuranceAmount: estimateInsuranceAmount(question),
    claimingAge: question.claimingAge ?? decideClaimingAge(question.retirementAge),
    birthYear: question.birthYear,
  });
}

/**
 * A rough benefit at full retirement age. It takes today's pay, up to the wage base, for every year from
 * 22 to retirement in place of the indexed record, which the calculator does not ask for.
 */
export function estimateInsuranceAmount(question: EstimateQuestion): number {
  return primaryInsuranceAmount(averageEarnings(question).monthly, question.socialSecurity);
}

export type EstimateQuestion = Omit<SocialSecurityQuestion, 'birthYear' | 'claimingAge'>;

/** What an estimate counts: pay up to the wage base in so many of the years, and the average of a month. */
export function averageEarnings({ pay, retirementAge, socialSecurity }: EstimateQuestion): {
  countedPay: number;
  years: number;
  countedYears: number;
  monthly: number;
} {
  const years = Math.min(COUNTED_YEARS, Math.max(0, retirementAge - CAREER_START_AGE));
  const countedPay = Math.min(pay, socialSecurity.wageBase);
  const monthly = Math.floor((countedPay * years) / (COUNTED_YEARS * MONTHS));
  return { countedPay, years, countedYears: COUNTED_YEARS, monthly };
}
