import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { TtrWidgetData } from '#contracts/content/multimedia/ttr-widget.ts';
import { BlockLink } from '../block-link.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../numbered/numbered.ts';
import styles from './ttr-widget.module.css';

/** The stops on the way into retirement. The stylesheet filters them, so that no script is needed. */
export default function TtrWidget({
  data: { title, lead, topics, stops },
}: {
  data: TtrWidgetData;
}) {
  const t = useTranslations('components.timeline');
  const id = useId();
  const labelOf = (topicId: string): string =>
    topics.find((topic) => topic.id === topicId)?.label ?? '';
  const placesOf = (ids: readonly string[]): string =>
    ids.map((topicId) => topics.findIndex((topic) => topic.id === topicId)).join(' ');
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
      <ol role="list" className={styles['stops']} aria-live="polite">
        {numbered(stops).map(({ key, item: stop }) => (
          <li key={key} className={styles['stop']} data-topics={placesOf(stop.topics)}>
            <p className={styles['when']}>{stop.when}</p>
            <div className={styles['words']}>
              <h3>{stop.title}</h3>
              <Paragraphs text={stop.text} />
              <p className={styles['labels']}>{stop.topics.map(labelOf).join(' · ')}</p>
              <BlockLink link={stop.link} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
