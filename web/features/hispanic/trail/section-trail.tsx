import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { HispanicStop } from '#contracts/views/hispanic.ts';
import { Icon } from '../../../art/icon.tsx';
import { SectionLink } from './section-link.tsx';
import styles from './section-trail.module.css';
import { useActiveSection } from './use-active-section.ts';

/**
 * Shows the reader's place on the page: a list beside it, and on small screens a bar that opens the
 * list.
 */
export function SectionTrail({ stops }: { stops: readonly HispanicStop[] }) {
  const t = useTranslations('hispanic');
  const bar = useRef<HTMLDetailsElement>(null);
  const active = useActiveSection(stops);
  const at = Math.max(
    0,
    stops.findIndex(({ id }) => id === active),
  );
  const current = stops[at];
  const closeBar = (): void => bar.current?.removeAttribute('open');
  return (
    <>
      <nav className={styles['side']} aria-label={t('trail')}>
        <Stops stops={stops} at={at} />
      </nav>
      <nav className={styles['bar']} aria-label={t('trail')} data-color={current?.color}>
        <details ref={bar}>
          <summary className={styles['summary']}>
            <span className={styles['place']}>
              {t('place', { number: at + 1, total: stops.length })}
            </span>
            <span className={styles['name']}>{current?.label}</span>
            <Icon name="chevron-right" className={styles['chevron']} />
          </summary>
          <Stops stops={stops} at={at} onFollow={closeBar} />
        </details>
      </nav>
    </>
  );
}

interface StopsProperties {
  stops: readonly HispanicStop[];
  /** The position of the current section. */
  at: number;
  onFollow?: () => void;
}

function Stops({ stops, at, onFollow }: StopsProperties) {
  return (
    <ol role="list" className={styles['stops']}>
      {stops.map(({ id, label }, index) => (
        <li key={id} data-part={index < at ? 'past' : index === at ? 'current' : 'ahead'}>
          <SectionLink
            to={id}
            isCurrent={index === at}
            className={styles['stop']}
            {...(onFollow && { onClick: onFollow })}
          >
            {label}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}
