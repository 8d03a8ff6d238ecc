import type { ReactNode } from 'react';
import layout from '../../theme/layout.module.css';
import styles from './plan-mail-slot.module.css';

/**
 * The place of the form that mails the plan. The route provides the form; without one the place is
 * empty.
 */
export function PlanMailSlot({ children }: { children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <section id="email" className={styles['slot']}>
      <div className={layout['content']}>{children}</div>
    </section>
  );
}
