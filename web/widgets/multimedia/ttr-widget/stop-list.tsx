import type { TtrWidgetData } from '#contracts/content/multimedia/ttr-widget.ts';
import { BlockLink } from '../block-link.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './stop-list.module.css';

export interface StopListProperties {
  stops: TtrWidgetData['stops'];
  topics: TtrWidgetData['topics'];
  /** True where stops come and go while the list is on the screen. */
  isLive?: boolean;
}

/** Stops on a dotted trail, in order of time, each with the numbers of its topics. */
export function StopList({ stops, topics, isLive = false }: StopListProperties) {
  const labelOf = (topicId: string): string =>
    topics.find((topic) => topic.id === topicId)?.label ?? '';
  const placesOf = (ids: readonly string[]): string =>
    ids.map((topicId) => topics.findIndex((topic) => topic.id === topicId)).join(' ');
  return (
    <ol role="list" aria-live={isLive ? 'polite' : undefined}>
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
  );
}
