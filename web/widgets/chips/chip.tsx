import { SiteLink, type SiteLinkProperties } from '../../site/site-link.tsx';
import styles from './chips.module.css';

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
