import { useTranslations } from 'use-intl';
import { hoursOfYear } from '#domain/hours/hours-inputs.ts';
import type { HoursPlan } from '#domain/hours/hours-plan.ts';
import type { HoursVesting } from '#domain/hours/follow-vesting.ts';
import { yearsToVestAll } from '#domain/plan/vested-share.ts';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';
import layout from '../../../theme/layout.module.css';
import styles from '../projection/projections-page.module.css';

/** When the money is one's own, and what of it would be today; nothing where we do not know the rule. */
export function HoursVested({ plan }: { plan: HoursPlan }) {
  const t = useTranslations('hours.result');
  const money = useMoney();
  const when = useVestedWhen(plan);
  const { vesting, inputs } = plan;
  if (vesting === undefined) return null;
  const { kept, lost } = vesting.today;
  const savings = money.whole(inputs.currentSavings);
  return (
    <section className={styles['words']} aria-labelledby="vested">
      <h2 id="vested">{t('vestingTitle')}</h2>
      <p className={layout['lead']}>{when(vesting)}</p>
      {vesting.schedule.wholeFromAge === undefined && vesting.today.percentage < 100 && (
        <p>{t('wholeUnknown')}</p>
      )}
      {inputs.currentSavings > 0 && (
        <p>
          {lost === 0
            ? t('keepAll', { savings })
            : t('keepToday', { savings, kept: money.whole(kept), lost: money.whole(lost) })}
        </p>
      )}
    </section>
  );
}

function useVestedWhen({ inputs }: HoursPlan): (vesting: HoursVesting) => string {
  const t = useTranslations('hours.result');
  const { language } = useShell();
  return ({ schedule, today, wholeAtAge, isByAge, yearsCount }) => {
    const years = yearsToVestAll(schedule);
    if (isByAge) return t('vestedByAge', { age: String(schedule.wholeFromAge) });
    if (today.percentage === 100) return t('vestedNow', { years: inputs.countedYears });
    if (wholeAtAge !== undefined) return t('vestedFrom', { age: String(wholeAtAge), years });
    if (yearsCount || schedule.kind !== 'by-hours') return t('vestedNever', { years });
    return t('tooFewHours', {
      hours: hoursOfYear(inputs).toLocaleString(language),
      least: String(schedule.hoursInYear),
      years,
    });
  };
}
