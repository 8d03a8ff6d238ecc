import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AwardsView } from '#contracts/views/awards.ts';
import styles from './section-nav.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** The anchors of the sections, as the specification writes them. */
const ANCHORS = [
  { id: 'watch', label: 'watch' },
  { id: 'Listen', label: 'listen' },
  { id: 'Meet-the-artist', label: 'meetTheArtist' },
] as const;

const IDS = ANCHORS.map(({ id }) => id);

export interface SectionNavProperties {
  /** The address of this page, without an anchor. */
  page: string;
  labels: AwardsView['navLabels'];
}

export function SectionNav({ page, labels }: SectionNavProperties) {
  const t = useTranslations('awards');
  const current = useCurrentSection(IDS);
  return (
    <nav className={styles['nav']} aria-label={t('sections')}>
      <ul role="list">
        {ANCHORS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={`${page}#${id}`}
              className={styles['link']}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {labels[label]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
