import { useTranslations } from 'use-intl';
import type { SaverView } from '#contracts/views/hispanic.ts';
import { useMoney } from '../../../site/money.ts';
import { ChartTable } from '../../../widgets/chart-table/chart-table.tsx';
import styles from './power-of-time.module.css';

interface PowerTableProperties {
  savers: readonly SaverView[];
  retirementAge: number;
}

/** The numbers of the chart as a table. */
export function PowerTable({ savers, retirementAge }: PowerTableProperties) {
  const t = useTranslations('hispanic.time');
  const money = useMoney();
  return (
    <ChartTable
      isAccount
      label={t('asTable')}
      heads={[
        t('who'),
        t('starts'),
        t('putsIn'),
        t('ownMoney'),
        t('growth'),
        t('total', { age: retirementAge }),
      ]}
      rows={savers.map(({ name, saved }) => [
        name,
        String(saved.startAge),
        `${saved.contributionPercentage}%`,
        money.whole(saved.paidIn),
        money.whole(saved.grown),
        money.whole(saved.balance),
      ])}
      className={styles['table']}
    />
  );
}
