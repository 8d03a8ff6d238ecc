import { useTranslations } from 'use-intl';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';
import { listTableRows, type PlanPoint } from '../chart/plan-series.ts';
import styles from './projection-table.module.css';
import type { CourseNames } from '../chart/use-course-names.ts';

interface ProjectionTableProperties {
  points: readonly PlanPoint[];
  names: Pick<CourseNames, 'asYouAre' | 'columnMore'>;
  dollars: Dollars;
}

export function ProjectionTable({ points, names, dollars }: ProjectionTableProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const hasMore = points.at(-1)?.more !== undefined;
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption>{t(`caption.${dollars}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('age')}</th>
            <th scope="col">{names.asYouAre}</th>
            {hasMore && (
              <>
                <th scope="col">{names.columnMore}</th>
                <th scope="col">{t('columnDifference')}</th>
              </>
            )}
            <th scope="col" className={styles['today']}>
              {t(`columnBeside.${dollars}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {listTableRows(points).map(({ age, base, baseBeside, more }) => (
            <tr key={age}>
              <th scope="row">{age}</th>
              <td>{money.whole(base)}</td>
              {more !== undefined && (
                <>
                  <td>{money.whole(more)}</td>
                  <td>+{money.whole(Math.round(more) - Math.round(base))}</td>
                </>
              )}
              <td className={styles['today']}>{money.whole(baseBeside)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
