import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AftdData } from '#contracts/content/multimedia/aftd.ts';
import { BlockLink } from '../block-link.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import styles from './aftd.module.css';
import { ProgressRing } from './progress-ring.tsx';
import { useTicks } from './use-ticks.ts';

/** A short to-do list. The ticks stay on the device and are never sent. */
export default function Aftd({ data: { id, title, lead, items } }: { data: AftdData }) {
  const t = useTranslations('components.aftd');
  const titleId = useId();
  const { ticked, toggle } = useTicks(id);
  const done = items.filter((item) => ticked.has(item.id)).length;
  const total = items.length;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <ProgressRing done={done} total={total} />
        <div>
          <h2 id={titleId}>{title}</h2>
          <p role="status" className={styles['count']} data-script="needed">
            {done === total ? t('allDone') : t('progress', { done, total })}
          </p>
        </div>
      </div>
      {lead !== undefined && <Paragraphs text={lead} />}
      <ul role="list">
        {items.map((item) => (
          <li key={item.id} className={styles['item']}>
            <label>
              <input
                type="checkbox"
                checked={ticked.has(item.id)}
                onChange={() => toggle(item.id)}
              />
              <span>{item.text}</span>
            </label>
            {(item.detail !== undefined || item.link) && (
              <div className={styles['detail']}>
                {item.detail !== undefined && <Paragraphs text={item.detail} />}
                <BlockLink link={item.link} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
