import { useTranslations } from 'use-intl';
import { withLanguage } from '#domain/links/with-language.ts';
import type { ComparedPlan } from '#domain/calculator/compare-courses.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { draftOf } from '../plan/inputs-and-draft.ts';
import { planFragment } from '../plan/plan-link.ts';
import { projectionCsv } from '../table/projection-csv.ts';
import { TakeAlong } from './take-along.tsx';
import { useCourseNames } from '../projection/use-course-names.ts';
import { useCalculator } from '../specification/calculator-slice.ts';

export interface PlanToolsProperties {
  plan: ComparedPlan;
  /** What a link brings back: the numbers at the rate of the slider. */
  inputs: CalculatorInputs;
}

/** The plan as a file and as a link. */
export function PlanTools({ plan, inputs }: PlanToolsProperties) {
  const t = useTranslations('projections');
  const { company, language } = useShell();
  const names = useCourseNames(plan);
  const assumptions = useCalculator((calculator) => calculator.assumptions);
  const csv = (): string =>
    projectionCsv(plan, [
      t('age'),
      names.asYouAre,
      ...(plan.withIncrease === undefined ? [] : [names.columnMore]),
      t('columnToday'),
      t('csvPay'),
      t('csvPaidIn'),
      t('csvMatch'),
      t('csvGrowth'),
      t('csvEnd'),
    ]);
  const address = (): string =>
    `${location.origin}${withLanguage(`/${company.companyId}/calculator/projections`, language)}${planFragment({ draft: draftOf(inputs), assumptions })}`;
  return <TakeAlong fileName={t('fileName')} csv={csv} address={address} />;
}
