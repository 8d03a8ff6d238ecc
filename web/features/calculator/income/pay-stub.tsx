import { useTranslations } from 'use-intl';
import { makePayStub } from '#domain/calculator/pay-stub.ts';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';
import styles from './pay-stub.module.css';

/**
 * What the other rate changes in each paycheck, drawn as its stub: the bars of the lower take-home pay
 * and of the tax make up what goes in, and the employer's begins where it ends. They move with the
 * slider.
 */
export function PayStub({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('projections.stub');
  const money = useMoney();
  const stub = makePayStub(plan.paycheck);
  if (stub === undefined) return null;
  const { goesIn, taxLess, takeHomeLess, employerAdds } = stub;
  const lines = [
    { key: 'goesIn', sign: '−', from: 0, amount: goesIn },
    { key: 'taxLess', sign: '+', from: takeHomeLess, amount: taxLess },
    { key: 'takeHomeLess', sign: '', from: 0, amount: takeHomeLess },
    { key: 'employerAdds', sign: '+', from: goesIn, amount: employerAdds },
  ] as const;
  const share = (amount: number): string => `${(amount / (goesIn + employerAdds)) * 100}%`;
  return (
    <div className={styles['stub']}>
      <h3>
        {plan.isTried
          ? t('tried', {
              percent: String(plan.otherPercentage),
              today: String(plan.inputs.contributionPercentage),
            })
          : t('onePercent')}
      </h3>
      <dl>
        {lines
          .filter(({ amount }) => amount > 0)
          .map(({ key, sign, from, amount }) => (
            <div key={key} data-line={key}>
              <dt>{t(key)}</dt>
              <dd>
                {sign}
                {money.whole(amount)}
              </dd>
              <svg aria-hidden="true" width="100%" height="18">
                <rect x={share(from)} width={share(amount)} height="18" rx="5" />
              </svg>
            </div>
          ))}
      </dl>
    </div>
  );
}
