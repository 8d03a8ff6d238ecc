import { useTranslations } from 'use-intl';
import type { HispanicStop } from '#contracts/views/hispanic.ts';
import { Icon } from '../../../art/icon.tsx';
import { Island } from '../../../islands/island.tsx';
import type { TrailStop } from './follow-sections.ts';
import { SectionLink } from './section-link.tsx';
import styles from './section-trail.module.css';

interface Stops {
  stops: readonly HispanicStop[];
}

/**
 * Shows the reader's place on the page: a list beside it, and on small screens a bar that opens the
 * list.
 */
export function SectionTrail({ stops }: Stops) {
  const t = useTranslations('hispanic');
  const total = stops.length;
  const told: TrailStop[] = stops.map((stop, at) => ({
    ...stop,
    place: t('place', { number: at + 1, total }),
  }));
  return (
    <Island name="trail" wake="state" data={{ stops: told }}>
      <Drawn stops={stops} />
    </Island>
  );
}

function Drawn({ stops }: Stops) {
  const t = useTranslations('hispanic');
  const [first] = stops;
  return (
    <>
      <nav className={styles['side']} aria-label={t('trail')}>
        <List stops={stops} />
      </nav>
      <nav className={styles['bar']} aria-label={t('trail')} data-color={first?.color} data-bar>
        <details>
          <summary className={styles['summary']}>
            <span className={styles['place']} data-where>
              {t('place', { number: 1, total: stops.length })}
            </span>
            <span className={styles['name']} data-name>
              {first?.label}
            </span>
            <Icon name="chevron-right" className={styles['chevron']} />
          </summary>
          <List stops={stops} />
        </details>
      </nav>
    </>
  );
}

function List({ stops }: Stops) {
  return (
    <ol role="list" className={styles['stops']}>
      {stops.map(({ id, label }, index) => (
        <li key={id} data-part={index === 0 ? 'current' : 'ahead'}>
          <SectionLink to={id} isCurrent={index === 0} className={styles['stop']}>
            {label}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}
