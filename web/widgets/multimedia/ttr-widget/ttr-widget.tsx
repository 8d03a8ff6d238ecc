import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { TtrWidgetData } from '#contracts/content/multimedia/ttr-widget.ts';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import { StopList } from './stop-list.tsx';
import styles from './ttr-widget.module.css';

/** The stops on the way into retirement. The stylesheet filters them, so that no script is needed. */
export default function TtrWidget({
  data: { title, lead, topics, stops },
}: {
  data: TtrWidgetData;
}) {
  const t = useTranslations('components.timeline');
  const id = useId();
  return (
    <section className={styles['timeline']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <Paragraphs text={lead} />}
      <fieldset className={styles['filter']}>
        <legend>{t('filter')}</legend>
        {numbered([t('all'), ...topics.map(({ label }) => label)]).map(
          ({ key, at, item: label }) => (
            <label key={key} className={styles['topic']}>
              <input type="radio" name={`${id}-topic`} defaultChecked={at === 0} />
              <span>{label}</span>
            </label>
          ),
        )}
      </fieldset>
      <StopList stops={stops} topics={topics} isLive />
    </section>
  );
}
