import { withholdIncomeTax } from '#domain/paycheck/withhold.ts';
import { toCents, fromCents } from '#domain/money/cents.ts';
import { reckonSaversCredit } from '#domain/savers/savers-credit.ts';
import { isWithinReach } from '#domain/savers/savers-help.ts';
import { reckonSaversMatch } from '#domain/savers/savers-match.ts';
import {
  claimAlone,
  claimTogether,
  compareClaims,
  type Couple,
  type ClaimCell,
  type CoupleClaim,
} from '#domain/social-security/compare-claims.ts';
import { insuredFrom, type Insured } from '#domain/social-security/person.ts';
import type {
  HouseholdPerson,
  HouseholdPlan,
  HouseholdQuestion,
  HouseholdYear,
  PersonPlan,
} from './household.ts';
import { planPerson } from './person-plan.ts';
import { planPay } from './plan-pay.ts';

/**
 * Everything about one or two people that the pages of a plan tell, from what they typed and one year. The
 * pages ask for its parts, each with a form of its own. This is what holds them together: the tests and
 * `npm run bench:projection` measure here that all of it costs at most five plans of one, and that the parts agree.
 */
export function planHousehold(question: HouseholdQuestion, year: HouseholdYear): HouseholdPlan {
  const people = question.people.map((person) => planPerson(person, question, year));
  const { claim, claims } = planClaims(question, year);
  return {
    people,
    savers: helpSavers(question, people, year),
    claim,
    claims,
    pay: planPay(question, people, claim, year),
  };
}

function planClaims(
  { people: [first, second] }: HouseholdQuestion,
  year: HouseholdYear,
): { claim: CoupleClaim; claims: ClaimCell[] } {
  const insured = insuredPerson(first, year);
  if (second === undefined) return { claim: claimAlone(insured, first.claimingAge), claims: [] };
  const couple: Couple = [insured, insuredPerson(second, year)];
  return {
    claim: claimTogether(couple, [first.claimingAge, second.claimingAge]),
    claims: compareClaims(couple),
  };
}

function insuredPerson(
  { inputs, statement }: HouseholdPerson,
  { calculator }: HouseholdYear,
): Insured {
  const birthYear = calculator.planYear - inputs.currentAge;
  if (statement) return insuredFrom(birthYear, { kind: 'statement', ...statement });
  return insuredFrom(birthYear, {
    kind: 'estimate',
    pay: inputs.pretaxSalary,
    worksUntil: inputs.retirementAge,
    year: calculator.socialSecurity,
  });
}

/** Income is the pay less what goes in before tax: other income is not asked for. */
function helpSavers(
  { people, filer }: HouseholdQuestion,
  plans: readonly PersonPlan[],
  { savers, payroll }: HouseholdYear,
): HouseholdPlan['savers'] {
  const saved = plans.map(({ plan }) => plan.contributionPerYear);
  const income = people.reduce((sum, { inputs, rothPercentage }, at) => {
    const pretax = ((saved[at] ?? 0) * (100 - rothPercentage)) / 100;
    return sum + inputs.pretaxSalary - pretax;
  }, 0);
  if (!isWithinReach(savers, filer, income)) return undefined;
  if (savers.kind === 'match') return reckonSaversMatch({ filer, income, saved }, savers.row);
  const taxOwed = fromCents(withholdIncomeTax(toCents(income), 1, payroll.withholding[filer]));
  return reckonSaversCredit({ filer, income, saved, taxOwed }, savers.row);
}
