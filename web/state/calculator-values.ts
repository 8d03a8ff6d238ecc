import { AUTO_INCREASE_POINTS, type CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { CalculatorDraft, CalculatorValues } from './calculator-slice.ts';

const made = new WeakMap<CalculatorValues, CalculatorInputs>();

/** What the engine is asked, from the values as the specification keeps them; nothing before a first result. */
export function inputsOf(values: CalculatorValues): CalculatorInputs | undefined {
  if (values.currentAge === 0) return undefined;
  let inputs = made.get(values);
  if (inputs === undefined) {
    inputs = {
      currentAge: values.currentAge,
      retirementAge: values.retirementAge,
      pretaxSalary: values.pretaxSalary,
      currentSavings: values.currentSavings,
      contributionPercentage: values.contributionPercentage,
      employerMatchingContributionPercentage: values.employerMatchingContributionPercentage,
      employerMatchingUpToContributionPercentageOfSalary:
        values.employerMatchingUpToContributionPercentageOfSalary,
      autoIncreasePercentage: values.autoIncrease ? AUTO_INCREASE_POINTS : 0,
    };
    // The same object for the same values, or every look at the store would draw the page again.
    made.set(values, inputs);
  }
  return inputs;
}

/** The form that would give these inputs. */
export function draftOf({ autoIncreasePercentage, ...inputs }: CalculatorInputs): CalculatorDraft {
  const typed = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, String(value)]),
  );
  return autoIncreasePercentage > 0 ? { ...typed, autoIncrease: 'on' } : typed;
}
