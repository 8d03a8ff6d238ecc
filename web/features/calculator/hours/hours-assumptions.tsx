import { useTranslations } from 'use-intl';
import type { TypedMistakes } from '#contracts/forms/assumptions-form.ts';
import { isMonthly } from '#domain/calculator/assumptions.ts';
import type { HoursPlan } from '#domain/hours/hours-plan.ts';
import type { ShownHours } from '#domain/hours/shown-hours.ts';
import { useAppStore } from '../../../state/use-store.ts';
import { TimingChoices } from '../assumptions/assumption-choices.tsx';
import styles from '../assumptions/assumptions-panel.module.css';
import { ChangeAssumptions, type AskedAssumption } from '../assumptions/change-assumptions.tsx';
import { HoursFields } from './hours-fields.tsx';
import { hoursChanged } from './hours-slice.ts';
import { readHoursAssumptions } from './read-hours.ts';

/** What a plan that is paid by the hour assumes. */
const ASKED = [
  ['returnPercentage', 'perYear'],
  ['inflationPercentage', 'perYear'],
  ['payGrowthPercentage', 'perYear'],
  ['limitGrowthPercentage', 'perYear'],
  ['horizonAge', undefined],
  ['rangePoints', 'points'],
] as const satisfies readonly AskedAssumption[];

interface HoursAssumptionsProperties {
  plan: ShownHours;
  /** Comes from a form that was posted without JavaScript. */
  mistakes: TypedMistakes;
}

export function HoursAssumptions({ plan, mistakes }: HoursAssumptionsProperties) {
  const t = useTranslations('projections');
  const words = useTranslations('hours.result');
  const store = useAppStore();
  const { inputs, assumptions, dollars } = plan;
  return (
    <ChangeAssumptions
      path="calculator/hours"
      asked={ASKED}
      labelOf={(name) =>
        name === 'payGrowthPercentage' ? words('assumed.rate') : t(`assumptions.${name}`)
      }
      assumptions={assumptions}
      mistakes={mistakes}
      read={readHoursAssumptions}
      onChange={(changed) => store.dispatch(hoursChanged({ assumptions: changed }))}
      inWords={<AssumedOfHours plan={plan} />}
      numbers={<HoursFields inputs={inputs} dollars={dollars} />}
      choices={<TimingChoices assumptions={assumptions} />}
      note={words('note')}
    />
  );
}

function AssumedOfHours({ plan: { assumptions, planYear } }: { plan: HoursPlan }) {
  const t = useTranslations('projections');
  const words = useTranslations('hours.result.assumed');
  const rise = assumptions.payGrowthPercentage;
  const value = String;
  const rows: Array<[label: string, text: string]> = [
    [
      t('assumptions.returnPercentage'),
      t('assumed.returnPercentage', { value: value(assumptions.returnPercentage) }),
    ],
    [t('assumptions.depositTiming'), t(`timing.${assumptions.depositTiming}`)],
    ...(isMonthly(assumptions.depositTiming)
      ? [
          [t('assumptions.monthlyRateRule'), t(`monthRates.${assumptions.monthlyRateRule}`)] as [
            string,
            string,
          ],
        ]
      : []),
    [words('hours'), words('hoursStay')],
    [words('rate'), rise === 0 ? words('rateStays') : words('ratePerYear', { value: value(rise) })],
    [t('assumptions.inflationPercentage'), `${assumptions.inflationPercentage}${t('perYear')}`],
    [
      t('assumptions.limitGrowthPercentage'),
      t('assumed.limitGrowthPercentage', {
        value: value(assumptions.limitGrowthPercentage),
        year: value(planYear),
      }),
    ],
    [
      t('assumptions.horizonAge'),
      t('assumed.horizonAge', { value: value(assumptions.horizonAge) }),
    ],
    [
      t('assumptions.rangePoints'),
      t('assumed.rangePoints', { value: value(assumptions.rangePoints) }),
    ],
  ];
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
