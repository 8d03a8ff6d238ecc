import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PriceCreepData } from '#contracts/content/multimedia/price-creep.ts';
import { riseSince } from '#domain/inflation/price-rise.ts';
import { Icon } from '../../../art/icon.tsx';
import { track } from '../../../state/track.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { PriceTable } from './price-table.tsx';
import { usePriceFormat } from './use-price-format.ts';
import styles from './price-creep.module.css';

/** A slider from mark to mark, and the ticket of its year; the same prices as a table, for every reader. */
export default function PriceCreep({ data }: { data: PriceCreepData }) {
  const { title, lead, item, marks, initialValue, source } = data;
  const t = useTranslations('components.price');
  const shell = useTranslations('shell');
  const formatPrice = usePriceFormat();
  const id = useId();
  const [value, setValue] = useState(initialValue);
  const first = marks[0];
  const at = Math.max(
    0,
    marks.findIndex(({ percentage }) => percentage === value),
  );
  const mark = marks[at];
  if (!first || !mark) return null;
  const price = formatPrice(mark.cost);
  const move = (to: number): void => {
    const next = marks[to];
    if (!next) return;
    setValue(next.percentage);
    track({ event: 'price slider', year: next.year });
  };
  return (
    <section className={styles['creep']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead !== undefined && <Paragraphs text={lead} />}
      <div className={styles['stage']}>
        <p className={styles['ticket']} aria-hidden="true">
          <span className={styles['item']}>{item}</span>
          <span className={styles['price']}>{price}</span>
          <span className={styles['stub']}>{mark.year}</span>
        </p>
        <p className={styles['rise']}>
          {at === 0
            ? t('start', { year: String(first.year) })
            : t('rise', { percent: riseSince(first, mark), year: String(first.year) })}
        </p>
        <div className={styles['slider']} data-script="needed">
          <label htmlFor={id}>{t('slider')}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={marks.length - 1}
            step={1}
            value={at}
            aria-valuetext={t('value', { year: String(mark.year), price })}
            onChange={(event) => move(Number(event.target.value))}
          />
          <ol role="list" className={styles['years']} aria-hidden="true">
            {marks.map(({ year }, index) => (
              <li key={year} data-current={index === at || undefined}>
                {year}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <PriceTable item={item} marks={marks} />
      <p className={styles['source']}>
        {t('source')}:{' '}
        <a href={source.url} target="_blank" rel="noopener">
          {source.label} <Icon name="external" />
          <span className="visually-hidden"> ({shell('newTab')})</span>
        </a>
      </p>
    </section>
  );
}
