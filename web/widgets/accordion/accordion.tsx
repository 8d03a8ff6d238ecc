import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';
import { OpenMark } from './open-mark.tsx';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProperties {
  items: readonly AccordionItem[];
  /** Open to begin with; without one all are closed. */
  openId?: string | undefined;
}

/** One panel open at a time, by the browser itself; on paper all of them. */
export function Accordion({ items, openId }: AccordionProperties) {
  const group = useId();
  return (
    <div className={styles['accordion']}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={group} open={id === openId} className={styles['panel']}>
          <summary>
            <span className={styles['title']}>{title}</span>
            <OpenMark />
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}
