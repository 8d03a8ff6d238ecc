import type { ReactNode } from 'react';
import type { SitePath } from '#domain/pages/site-path.ts';
import { SiteLink, type SiteLinkProperties } from '../../site/site-link.tsx';
import styles from './chips.module.css';

interface ChipsProperties {
  label: string;
  chips: ReadonlyArray<Omit<ChipProperties, 'children'> & { label: string }>;
  /** Content that belongs to the choice and stands below it. */
  children?: ReactNode;
}

/** The filters of a list. */
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

export interface ChipProperties extends Pick<
  SiteLinkProperties,
  'onClick' | 'data-note' | 'data-presenter'
> {
  path: SitePath;
  isCurrent: boolean;
  children: string;
}

/**
 * One filter. It is a link with an address of its own; on the page itself it changes the list
 * without loading the page again.
 */
export function Chip({ isCurrent, ...link }: ChipProperties) {
  return (
    <SiteLink
      {...link}
      data-stays=""
      className={styles['chip']}
      aria-current={isCurrent ? 'true' : undefined}
    />
  );
}
