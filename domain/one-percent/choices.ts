import type { CalculatorInputs } from '#domain/calculator/inputs.ts';

/** What a person chooses from: their age, their pay of a year and the percent of it that they save. */
export const ONE_PERCENT_OPTIONS = {
  currentAge: [25, 34, 45, 55],
  pretaxSalary: [30_000, 48_000, 75_000, 100_000],
  contributionPercentage: [0, 3, 6, 10],
} as const satisfies Partial<Record<keyof CalculatorInputs, readonly number[]>>;

export type OnePercentQuestion = keyof typeof ONE_PERCENT_OPTIONS;
export type OnePercentChoices = Readonly<Record<OnePercentQuestion, number>>;

export const ONE_PERCENT_QUESTIONS = Object.keys(ONE_PERCENT_OPTIONS) as OnePercentQuestion[];

/** Somebody in the middle of a career, until a person chooses. */
export const EXAMPLE_CHOICES: OnePercentChoices = {
  currentAge: 34,
  pretaxSalary: 48_000,
  contributionPercentage: 6,
};

/** What a form was answered, each question once and with one of its options; undefined for any other. */
export function readChoices(
  fields: Iterable<readonly [name: string, value: unknown]>,
): OnePercentChoices | undefined {
  const choices: Partial<Record<OnePercentQuestion, number>> = {};
  for (const [name, value] of fields) {
    if (!isQuestion(name)) continue;
    const choice = ONE_PERCENT_OPTIONS[name].find((option) => String(option) === value);
    if (choice === undefined || choices[name] !== undefined) return undefined;
    choices[name] = choice;
  }
  return ONE_PERCENT_QUESTIONS.every((question) => choices[question] !== undefined)
    ? (choices as OnePercentChoices)
    : undefined;
}

function isQuestion(name: string): name is OnePercentQuestion {
  return Object.hasOwn(ONE_PERCENT_OPTIONS, name);
}
