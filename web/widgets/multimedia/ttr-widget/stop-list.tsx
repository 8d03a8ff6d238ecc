import type { TtrWidgetData } from '#contracts/content/multimedia/ttr-widget.ts';
import { OpenMark } from '../../accordion/open-mark.tsx';
import { BlockLink } from '../block-link.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './stop-list.module.css';

interface StopListProperties {
  stops: TtrWidgetData['stops'];
  topics: TtrWidgetData['topics'];
  /** True where stops come and go while the list is on the screen. */
  isLive?: boolean;
  /** What the first stop of a year says where an address leads to it; without it none has an address. */
  hereLabel?: string;
}

/** Where in a list each year begins. */
export function listYears(stops: TtrWidgetData['stops']): Array<{ when: string; id: string }> {
  return stops
    .map(({ when }, at) => ({ when, id: `year-${at}` }))
    .filter(({ when }, at) => when !== stops[at - 1]?.when);
}

/**
 * Stops on a dotted trail, in order of time, each with the numbers of its topics. Where years have an
 * address, a stop is folded below its time and title, all but the first: the whole way is seen at once.
 */
export function StopList({ stops, topics, isLive = false, hereLabel }: StopListProperties) {
  const years = new Set(hereLabel === undefined ? [] : listYears(stops).map(({ id }) => id));
  const isFolded = hereLabel !== undefined;
  const labelOf = (topicId: string): string =>
    topics.find((topic) => topic.id === topicId)?.label ?? '';
  const placesOf = (ids: readonly string[]): string =>
    ids.map((topicId) => topics.findIndex((topic) => topic.id === topicId)).join(' ');
  return (
    <ol role="list" aria-live={isLive ? 'polite' : undefined}>
      {numbered(stops).map(({ key, item: stop }, at) => {
        const address = years.has(`year-${at}`) ? `year-${at}` : undefined;
        const head = (
          <h3 className={styles['head']}>
            <span className={styles['when']}>
              {stop.when}
              {address !== undefined && <b className={styles['here']}>{hereLabel}</b>}
            </span>{' '}
            <span>{stop.title}</span>
          </h3>
        );
        const words = (
          // Within what is folded, so that a browser that is led here opens it.
          <div id={address} className={styles['words']}>
            <Paragraphs text={stop.text} />
            <p className={styles['labels']}>{stop.topics.map(labelOf).join(' · ')}</p>
            <BlockLink link={stop.link} />
          </div>
        );
        return (
          <li key={key} className={styles['stop']} data-topics={placesOf(stop.topics)}>
            {isFolded ? (
              <details open={at === 0}>
                <summary>
                  {head}
                  <OpenMark />
                </summary>
                {words}
              </details>
            ) : (
              <>
                {head}
                {words}
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
