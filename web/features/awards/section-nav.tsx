import { useTranslations } from 'use-intl';
import type { AwardsView } from '#contracts/views/awards.ts';
import { Island } from '../../islands/island.tsx';
import styles from './section-nav.module.css';

/** The anchors of the sections, as the specification writes them. */
const ANCHORS = [
  { id: 'watch', label: 'watch' },
  { id: 'Listen', label: 'listen' },
  { id: 'Meet-the-artist', label: 'meetTheArtist' },
] as const;

interface SectionNavProperties {
  labels: AwardsView['navLabels'];
}

export function SectionNav({ labels }: SectionNavProperties) {
  return (
    <Island name="sections" wake="state" data={{}}>
      <Drawn labels={labels} />
    </Island>
  );
}

/** Plain anchors: the browser itself scrolls to a section and moves the focus there. */
function Drawn({ labels }: SectionNavProperties) {
  const t = useTranslations('awards');
  return (
    <nav className={styles['nav']} aria-label={t('sections')}>
      <ul role="list">
        {ANCHORS.map(({ id, label }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles['link']}
              aria-current={at === 0 ? 'location' : undefined}
            >
              {labels[label]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
