import { useTranslations } from 'use-intl';
import { mixAt, type GlidePoint } from '#domain/target-date/glide-path.ts';
import { ChartTable } from '../../widgets/chart-table/chart-table.tsx';

/** The points of the path as a table. */
export function GlideTable({ path }: { path: readonly GlidePoint[] }) {
  const t = useTranslations('targetDate');
  const when = (yearsToGo: number): string => {
    if (yearsToGo === 0) return t('inYear');
    return yearsToGo > 0 ? t('before', { years: yearsToGo }) : t('later', { years: -yearsToGo });
  };
  return (
    <ChartTable
      label={t('asTable')}
      heads={[t('when'), t('stocks'), t('bonds')]}
      rows={path.map(({ yearsToGo }) => {
        const { stocks, bonds } = mixAt(path, yearsToGo);
        return [when(yearsToGo), `${stocks}%`, `${bonds}%`];
      })}
    />
  );
}
