import { useTranslations } from 'use-intl';
import type { SaverView } from '#contracts/views/hispanic.ts';
import { useMoney } from '../../../site/money.ts';
import layout from '../../../theme/layout.module.css';
import styles from './power-table.module.css';

export interface PowerTableProperties {
  savers: readonly SaverView[];
  retirementAge: number;
}

/** The numbers of the chart as a table. */
export function PowerTable({ savers, retirementAge }: PowerTableProperties) {
  const t = useTranslations('hispanic.time');
  const money = useMoney();
  return (
    <details className={styles['twin']}>
      <summary className={layout['standalone']}>{t('asTable')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard, too */}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('asTable')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('who')}</th>
              <th scope="col">{t('starts')}</th>
              <th scope="col">{t('putsIn')}</th>
              <th scope="col">{t('ownMoney')}</th>
              <th scope="col">{t('growth')}</th>
              <th scope="col">{t('total', { age: retirementAge })}</th>
            </tr>
          </thead>
          <tbody>
            {savers.map(({ name, saved }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{saved.startAge}</td>
                <td>{saved.contributionPercentage}%</td>
                <td>{money.whole(saved.paidIn)}</td>
                <td>{money.whole(saved.grown)}</td>
                <td>{money.whole(saved.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
