import type { SitePath } from '#domain/pages/site-path.ts';
import { Art } from '../../art/art.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import styles from './empty-list.module.css';

interface EmptyListProperties {
  title: string;
  /** A page where there is something to read. */
  link: { path: SitePath; label: string };
}

/** Stands in place of a list in which there is nothing. */
export function EmptyList({ title, link }: EmptyListProperties) {
  return (
    <div className={styles['empty']}>
      <Art name="state-empty" width={200} height={150} />
      <p>{title}</p>
      <SiteLink path={link.path} className={layout['standalone']}>
        {link.label}
      </SiteLink>
    </div>
  );
}
