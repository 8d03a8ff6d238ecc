import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import { DOLLARS, type Dollars, type ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { useAppStore } from '../../../state/use-store.ts';
import { HiddenInputs } from '../plan/hidden-inputs.tsx';
import { planChanged } from '../specification/calculator-slice.ts';
import styles from './dollars-switch.module.css';
import twoWays from './two-ways.module.css';

export interface DollarsSwitchProperties {
  plan: ShownPlan;
  /** What the form sends without JavaScript: the numbers at the rate of the slider. */
  inputs: CalculatorInputs;
}

/** Counts every figure of the page in today's dollars or in future ones, and says what that is. */
export function DollarsSwitch({ plan, inputs }: DollarsSwitchProperties) {
  const t = useTranslations('projections.dollars');
  const store = useAppStore();
  const href = useSiteAddress('calculator/projections');
  const { dollars, assumptions } = plan;
  const percent = String(assumptions.inflationPercentage);
  const choose = (event: FormEvent, chosen: Dollars): void => {
    event.preventDefault();
    store.dispatch(planChanged({ dollars: chosen }));
  };
  return (
    <form method="post" action={href} className={styles['dollars']}>
      <HiddenInputs inputs={inputs} assumptions={assumptions} />
      <div role="group" aria-label={t('label')} className={twoWays['switch']}>
        {DOLLARS.map((one) => (
          <button
            key={one}
            type="submit"
            name="dollars"
            value={one}
            aria-pressed={one === dollars}
            onClick={(event) => choose(event, one)}
          >
            {t(one)}
          </button>
        ))}
      </div>
      <p>{t(dollars === 'today' ? 'noteToday' : 'noteFuture', { percent })}</p>
    </form>
  );
}
