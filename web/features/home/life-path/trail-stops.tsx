import type { HomeLanding } from '#contracts/content/fragments.ts';
import { Island } from '../../../islands/island.tsx';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import { LifePath } from './life-path.tsx';
import styles from './trail-stops.module.css';

/** The age from which on each of the four places is the one to look at. */
const STOP_AGES = [22, 30, 42, 57];

export type TrailStopsProperties = Pick<HomeLanding, 'stopsTitle' | 'stops' | 'agesLabel' | 'ages'>;

/** A path through life under a sun that can be dragged, and four places on it with a topic each. */
export function TrailStops({ stopsTitle, stops, agesLabel, ages }: TrailStopsProperties) {
  return (
    <section className={styles['trail']} aria-labelledby="stops">
      <div className={layout['content']}>
        <h2 id="stops" className={styles['title']}>
          {stopsTitle}
        </h2>
      </div>
      <Island name="life-path" wake="press" data={{}}>
        <div>
          <LifePath agesLabel={agesLabel} ages={ages} />
          <div className={layout['content']}>
            <ol role="list" className={styles['stops']} data-ages="">
              {stops.map((stop, at) => (
                <li key={stop.path} className={styles['stop']} data-from={STOP_AGES[at]}>
                  <h3 className={styles['name']}>{stop.title}</h3>
                  <p>{stop.text}</p>
                  <SiteLink path={stop.path} className={layout['standalone']}>
                    {stop.label}
                  </SiteLink>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Island>
    </section>
  );
}
