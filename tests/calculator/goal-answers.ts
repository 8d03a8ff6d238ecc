import type { Mock } from 'vitest';
import type { ConstantsAnswer, GoalAnswer } from '#contracts/calls/calculator.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';

export const SAVER: CalculatorInputs = {
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 50_000,
  currentSavings: 10_000,
  contributionPercentage: 6,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
  autoIncreasePercentage: 1,
};

export const CONSTANTS_ANSWER: ConstantsAnswer = {
  maxEmployeeContributionsWhenMeetingMinAgeForAdditionalContributionLimits: 32_500,
  maxEmployeeContributionsWhenNotMeetingMinAgeForAdditionalContributionLimits: 24_500,
  minAgeForAdditionalContributionLimits: 50,
  planYear: 2026,
};

export const GOAL_ANSWER: GoalAnswer = {
  retirementBalance: 0,
  annualNeedAtRetirement: 70_000,
  goal: 900_000,
  gap: 0,
  retirementBalanceToday: 0,
  monthlyIncome: [],
  monthlyNeed: 0,
  unclaimedMatchPerYear: 0,
  lowBalance: 0,
  highBalance: 0,
  planYear: 2026,
  rows: [],
};

/** Answers as a server whose balance is the contribution in thousands. */
export function answerGoals(fetchStub: Mock<typeof fetch>): void {
  fetchStub.mockImplementation((_url, options) => {
    const retirementBalance = readBody(options).contributionPercentage * 1_000;
    return Promise.resolve(Response.json({ ...GOAL_ANSWER, retirementBalance }));
  });
}

/** Lists what was sent with each call, in the order of the calls. */
export function readBodies(fetchStub: Mock<typeof fetch>): CalculatorInputs[] {
  return fetchStub.mock.calls.map(([, options]) => readBody(options));
}

function readBody(options: RequestInit | undefined): CalculatorInputs {
  const body = options?.body;
  return JSON.parse(typeof body === 'string' ? body : '') as CalculatorInputs;
}
