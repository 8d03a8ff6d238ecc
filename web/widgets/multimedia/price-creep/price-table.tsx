import { useTranslations } from 'use-intl';
import type { PriceMark } from '#domain/inflation/ticket-prices.ts';
import { riseSince } from '#domain/inflation/price-rise.ts';
import { ChartTable } from '../../chart-table/chart-table.tsx';
import { usePriceFormat } from './use-price-format.ts';

export function PriceTable({ item, marks }: { item: string; marks: readonly PriceMark[] }) {
  const t = useTranslations('components.price');
  const price = usePriceFormat();
  const first = marks[0];
  if (!first) return null;
  return (
    <ChartTable
      label={t('asTable')}
      caption={item}
      heads={[t('year'), t('price'), t('since', { year: String(first.year) })]}
      rows={marks.map((mark) => [
        String(mark.year),
        price(mark.cost),
        t('percent', { percent: riseSince(first, mark) }),
      ])}
    />
  );
}
