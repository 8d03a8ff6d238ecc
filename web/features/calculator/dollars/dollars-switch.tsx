import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { HiddenInputs } from '../plan/hidden-inputs.tsx';
import { planChanged } from '../specification/calculator-slice.ts';
import { DollarsChoice } from './dollars-choice.tsx';

interface DollarsSwitchProperties {
  plan: ShownPlan;
  /** What the form sends without JavaScript: the numbers at the rate of the slider. */
  inputs: CalculatorInputs;
}

/** The switch of the page of the seven numbers. */
export function DollarsSwitch({ plan: { dollars, assumptions }, inputs }: DollarsSwitchProperties) {
  const store = useAppStore();
  return (
    <DollarsChoice
      dollars={dollars}
      inflationPercentage={assumptions.inflationPercentage}
      path="calculator/projections"
      onChoose={(chosen) => store.dispatch(planChanged({ dollars: chosen }))}
    >
      <HiddenInputs inputs={inputs} assumptions={assumptions} />
    </DollarsChoice>
  );
}
