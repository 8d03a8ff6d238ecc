import { useTranslations } from 'use-intl';
import { mixAt, type GlidePoint } from '#domain/target-date/glide-path.ts';
import layout from '../../theme/layout.module.css';
import styles from './glide-chart.module.css';

/** The points of the path as a table, for readers who prefer numbers. */
export function GlideTable({ path }: { path: readonly GlidePoint[] }) {
  const t = useTranslations('targetDate');
  const when = (yearsToGo: number): string => {
    if (yearsToGo === 0) return t('inYear');
    return yearsToGo > 0 ? t('before', { years: yearsToGo }) : t('later', { years: -yearsToGo });
  };
  return (
    <details className={styles['table']}>
      <summary className={layout['standalone']}>{t('asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('stocks')}</th>
            <th scope="col">{t('bonds')}</th>
          </tr>
        </thead>
        <tbody>
          {path.map(({ yearsToGo }) => {
            const { stocks, bonds } = mixAt(path, yearsToGo);
            return (
              <tr key={yearsToGo}>
                <th scope="row">{when(yearsToGo)}</th>
                <td>{`${stocks}%`}</td>
                <td>{`${bonds}%`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
