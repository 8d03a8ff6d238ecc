import type { ReactNode } from 'react';
import layout from '../../theme/layout.module.css';
import styles from './plan-mail-slot.module.css';

/** Where the form that mails the plan stands; the route puts it in. Without one there is nothing. */
export function PlanMailSlot({ children }: { children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <section id="email" className={styles['slot']}>
      <div className={layout['content']}>{children}</div>
    </section>
  );
}
