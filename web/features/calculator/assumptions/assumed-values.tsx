import { useTranslations } from 'use-intl';
import { isMonthly, type Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import styles from './assumptions-panel.module.css';

interface AssumedValuesProperties {
  inputs: CalculatorInputs;
  assumptions: Assumptions;
  planYear: number;
}

export function AssumedValues({ inputs, assumptions, planYear }: AssumedValuesProperties) {
  const t = useTranslations('projections');
  const value = String;
  const rows: Array<[label: string, text: string]> = [
    [
      t('assumptions.returnPercentage'),
      t('assumed.returnPercentage', { value: value(assumptions.returnPercentage) }),
    ],
    [t('assumptions.depositTiming'), t(`timing.${assumptions.depositTiming}`)],
    [t('assumptions.payGrowthPercentage'), `${assumptions.payGrowthPercentage}${t('perYear')}`],
    [t('assumptions.raiseMoment'), t(`raises.${assumptions.raiseMoment}`)],
    [t('assumptions.inflationPercentage'), `${assumptions.inflationPercentage}${t('perYear')}`],
    [
      t('matchLabel'),
      t('assumed.match', {
        rate: value(inputs.employerMatchingContributionPercentage),
        upTo: value(inputs.employerMatchingUpToContributionPercentageOfSalary),
      }),
    ],
    [t('assumptions.matchPeriod'), t(`matchPeriods.${assumptions.matchPeriod}`)],
    [
      t('autoIncreaseLabel'),
      inputs.autoIncreasePercentage > 0
        ? t('assumed.autoIncreaseOn', { cap: value(assumptions.autoIncreaseCapPercentage) })
        : t('assumed.autoIncreaseOff'),
    ],
    [
      t('assumptions.limitGrowthPercentage'),
      t('assumed.limitGrowthPercentage', {
        value: value(assumptions.limitGrowthPercentage),
        year: value(planYear),
      }),
    ],
    [
      t('assumptions.incomeGoalPercentage'),
      t('assumed.incomeGoalPercentage', { value: value(assumptions.incomeGoalPercentage) }),
    ],
    [
      t('assumptions.horizonAge'),
      t('assumed.horizonAge', { value: value(assumptions.horizonAge) }),
    ],
    [
      t('assumptions.includesSocialSecurity'),
      t(
        assumptions.includesSocialSecurity
          ? 'assumed.socialSecurityOn'
          : 'assumed.socialSecurityOff',
      ),
    ],
    [
      t('assumptions.rangePoints'),
      t('assumed.rangePoints', { value: value(assumptions.rangePoints) }),
    ],
    [
      t('assumptions.paychecksPerYear'),
      t('assumed.paychecksPerYear', { value: value(assumptions.paychecksPerYear) }),
    ],
    [t('assumptions.filingStatus'), t(`filing.${assumptions.filingStatus}`)],
  ];
  if (isMonthly(assumptions.depositTiming))
    rows.splice(2, 0, [
      t('assumptions.monthlyRateRule'),
      t(`monthRates.${assumptions.monthlyRateRule}`),
    ]);
  return (
    <dl className={styles['values']}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
