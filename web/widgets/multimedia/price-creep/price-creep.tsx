import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PriceCreepData } from '#contracts/content/multimedia/price-creep.ts';
import { riseSince } from '#domain/inflation/price-rise.ts';
import { snapToMark } from '#domain/inflation/snap-to-mark.ts';
import { OutsideLink } from '../../link/outside-link.tsx';
import { useAwake } from '../../../site/use-awake.ts';
import { track } from '../../../state/track.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { Slider } from '../../slider/slider.tsx';
import { PriceTable } from './price-table.tsx';
import { usePriceFormat } from './use-price-format.ts';
import styles from './price-creep.module.css';

/**
 * A slider from mark to mark with the ticket of its year, and the same prices as a table for all
 * readers.
 */
export default function PriceCreep({ data }: { data: PriceCreepData }) {
  const { title, lead, item, marks, initialValue, source } = data;
  const t = useTranslations('components.price');
  const formatPrice = usePriceFormat();
  const id = useId();
  const [value, setValue] = useState(initialValue);
  const isAwake = useAwake();
  const first = marks[0];
  const last = marks.at(-1);
  const mark = marks.find(({ percentage }) => percentage === value);
  if (!first || !last || !mark) return null;
  const price = formatPrice(mark.cost);
  // Until this is awake the browser itself goes from mark to mark, so that two keys are two marks. It
  // would move a slider that begins beside such a step.
  const spacing =
    initialValue === first.percentage
      ? Math.floor((last.percentage - first.percentage) / (marks.length - 1))
      : undefined;
  const move = (slider: HTMLInputElement): void => {
    // A hand that holds it makes it active, also one that took it before this part was awake.
    const isDragged = slider.matches(':active');
    const next = snapToMark(marks, { from: value, to: Number(slider.value), isDragged });
    // Between two marks there is nothing to report.
    if (!next || next === mark) return;
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
          {mark === first
            ? t('start', { year: String(first.year) })
            : t('rise', { percent: riseSince(first, mark), year: String(first.year) })}
        </p>
        <Slider
          label={t('slider')}
          className={styles['slider']}
          min={first.percentage}
          max={last.percentage}
          step={isAwake ? undefined : spacing}
          value={value}
          aria-valuetext={t('value', { year: String(mark.year), price })}
          onChange={(event) => move(event.target)}
        >
          <Years marks={marks} current={mark.year} />
        </Slider>
      </div>
      <PriceTable item={item} marks={marks} />
      <p className={styles['source']}>
        {t('source')}: <OutsideLink href={source.url}>{source.label} </OutsideLink>
      </p>
    </section>
  );
}

interface YearsProperties {
  marks: PriceCreepData['marks'];
  current: number;
}

/**
 * Each year below its place on the slider. It is an SVG, because the page's content security policy
 * allows no style attribute.
 */
function Years({ marks, current }: YearsProperties) {
  const from = marks[0]?.percentage ?? 0;
  const length = (marks.at(-1)?.percentage ?? 100) - from;
  return (
    <svg className={styles['years']} aria-hidden="true">
      {marks.map(({ percentage, year }) => (
        <text
          key={year}
          x={`${(((percentage - from) / length) * 100).toFixed(2)}%`}
          y="1em"
          data-current={year === current || undefined}
        >
          {year}
        </text>
      ))}
    </svg>
  );
}
