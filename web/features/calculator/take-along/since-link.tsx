import { useTranslations } from 'use-intl';
import type { WhatChanged } from '#domain/counted/what-changed.ts';
import { useMoney } from '../../../site/money.ts';
import styles from './since-link.module.css';

/** What is other now than when the link was made that was opened; nothing for one that would say the same. */
export function SinceLink({ changed }: { changed: WhatChanged | undefined }) {
  const t = useTranslations('projections.since');
  const money = useMoney();
  if (changed === undefined) return null;
  const { rules, years, moved } = changed;
  return (
    <section className={styles['since']} aria-labelledby="since-link">
      <h2 id="since-link">{t('title')}</h2>
      <ul>
        {years && <li>{t('years', { now: String(years.now), before: String(years.before) })}</li>}
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
        {moved?.map(({ figure, before, now }) => (
          <li key={figure}>
            {t(`moved.${figure}`, { before: money.whole(before), now: money.whole(now) })}
          </li>
        ))}
      </ul>
      {moved === undefined && <p>{t('unsaid')}</p>}
      {moved?.length === 0 && <p>{t('same')}</p>}
    </section>
  );
}
