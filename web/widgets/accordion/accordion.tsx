import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';
import { OpenMark } from './open-mark.tsx';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProperties {
  items: readonly AccordionItem[];
  /** The panel that is open at first; without it all are closed. */
  openId?: string | undefined;
}

/** At most one panel is open at a time, which the browser sees to itself; on paper all are. */
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
