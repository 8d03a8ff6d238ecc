import type { HomeLanding } from '#contracts/content/fragments.ts';
import { Art } from '../../art/art.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import styles from './trail-stops.module.css';

/** Four places on the way, each with the topic that fits it. */
export function TrailStops({ title, stops }: { title: string; stops: HomeLanding['stops'] }) {
  return (
    <section className={styles['trail']} aria-labelledby="stops">
      <div className={styles['ridge']}>
        <Art name="ridge-home" width={1440} height={420} className={styles['ridgeArt']} />
      </div>
      <div className={layout['content']}>
        <h2 id="stops" className={styles['title']}>
          {title}
        </h2>
        <ol role="list" className={styles['stops']}>
          {stops.map((stop) => (
            <li key={stop.path} className={styles['stop']}>
              <h3 className={styles['name']}>{stop.title}</h3>
              <p>{stop.text}</p>
              <SiteLink path={stop.path} className={layout['standalone']}>
                {stop.label}
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
