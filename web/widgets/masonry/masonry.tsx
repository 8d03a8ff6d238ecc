import type { ReactNode } from 'react';
import styles from './masonry.module.css';

/** List items of any height in columns: one on small screens, two up to the largest, four beyond. */
export function Masonry({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles['masonry']}>
      {children}
    </ul>
  );
}
