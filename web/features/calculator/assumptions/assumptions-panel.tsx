import { useTranslations } from 'use-intl';
import {
  NUMBER_ASSUMPTIONS,
  readAssumptions,
  type NumberAssumption,
  type TypedMistakes,
} from '#contracts/forms/assumptions-form.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { HiddenInputs } from '../plan/hidden-inputs.tsx';
import { planChanged } from '../specification/calculator-slice.ts';
import { AssumedValues } from './assumed-values.tsx';
import { AssumptionChoices } from './assumption-choices.tsx';
import { ChangeAssumptions, type AskedAssumption } from './change-assumptions.tsx';

interface AssumptionsPanelProperties {
  inputs: CalculatorInputs;
  assumptions: Assumptions;
  /** What the company’s plan says instead of our own. */
  ofPlan: Partial<Assumptions>;
  planYear: number;
  dollars: Dollars;
  /** Comes from a form that was posted without JavaScript. */
  mistakes: TypedMistakes;
}

const UNITS = {
  returnPercentage: 'perYear',
  inflationPercentage: 'perYear',
  payGrowthPercentage: 'perYear',
  autoIncreaseCapPercentage: 'percent',
  limitGrowthPercentage: 'perYear',
  incomeGoalPercentage: 'percent',
  horizonAge: undefined,
  rangePoints: 'points',
} as const satisfies Record<NumberAssumption, AskedAssumption[1]>;
const ASKED = NUMBER_ASSUMPTIONS.map((name) => [name, UNITS[name]] as const);

export function AssumptionsPanel({
  inputs,
  assumptions,
  ofPlan,
  planYear,
  dollars,
  mistakes,
}: AssumptionsPanelProperties) {
  const t = useTranslations('projections');
  const store = useAppStore();
  return (
    <ChangeAssumptions
      path="calculator/projections"
      asked={ASKED}
      labelOf={(name) => t(`assumptions.${name}`)}
      assumptions={assumptions}
      mistakes={mistakes}
      read={(fields) => readAssumptions(fields, { ...DEFAULT_ASSUMPTIONS, ...ofPlan })}
      onChange={(changed) => store.dispatch(planChanged({ assumptions: changed }))}
      inWords={<AssumedValues inputs={inputs} assumptions={assumptions} planYear={planYear} />}
      numbers={<HiddenInputs inputs={inputs} dollars={dollars} />}
      choices={<AssumptionChoices assumptions={assumptions} />}
      note={t('assumedNote')}
    />
  );
}
