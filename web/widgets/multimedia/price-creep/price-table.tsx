import { useTranslations } from 'use-intl';
import type { PriceMark } from '#domain/inflation/ticket-prices.ts';
import { riseSince } from '#domain/inflation/price-rise.ts';
import layout from '../../../theme/layout.module.css';
import { usePriceFormat } from './use-price-format.ts';
import styles from './price-creep.module.css';

export function PriceTable({ item, marks }: { item: string; marks: readonly PriceMark[] }) {
  const t = useTranslations('components.price');
  const price = usePriceFormat();
  const first = marks[0];
  if (!first) return null;
  return (
    <details className={styles['table']}>
      <summary className={layout['standalone']}>{t('asTable')}</summary>
      <table>
        <caption>{item}</caption>
        <thead>
          <tr>
            <th scope="col">{t('year')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('since', { year: String(first.year) })}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <tr key={mark.year}>
              <th scope="row">{mark.year}</th>
              <td>{price(mark.cost)}</td>
              <td>{t('percent', { percent: riseSince(first, mark) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
