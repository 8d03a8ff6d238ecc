import type { ReactNode } from 'react';
import { SiteLink, type SiteLinkProperties } from '../../site/site-link.tsx';
import styles from './chips.module.css';

export interface ChipsProperties {
  label: string;
  chips: ReadonlyArray<Omit<ChipProperties, 'children'> & { label: string }>;
  /** What belongs to the choice and stands below it. */
  children?: ReactNode;
}

/** What a list can be narrowed to. */
export function Chips({ label, chips, children }: ChipsProperties) {
  return (
    <nav aria-label={label} className={styles['chips']}>
      <p className={styles['label']} aria-hidden="true">
        {label}
      </p>
      <ul role="list">
        {chips.map(({ label: words, ...chip }) => (
          <li key={chip.path}>
            <Chip {...chip}>{words}</Chip>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

export interface ChipProperties extends Pick<SiteLinkProperties, 'path' | 'onClick'> {
  isCurrent: boolean;
  children: string;
}

/** One choice: an address of its own, which shows the same page from where one stands on it. */
export function Chip({ isCurrent, ...link }: ChipProperties) {
  return (
    <SiteLink
      {...link}
      preventScrollReset
      className={styles['chip']}
      aria-current={isCurrent ? 'true' : undefined}
    />
  );
}
