import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import layout from '../../../theme/layout.module.css';
import styles from './since-link.module.css';

/** Says of a link that cannot be read, such as one that was cut off, why its numbers are not here. */
export function UnreadLink({ read }: { read: (fragment: string) => unknown }) {
  const t = useTranslations('projections');
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const { hash } = location;
      setUnread(/^#(?:plan|hours)=/.test(hash) && read(hash) === undefined);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [read]);
  if (!isUnread) return null;
  return (
    <div className={layout['content']}>
      <p role="alert" className={styles['since']}>
        {t('unreadLink')}
      </p>
    </div>
  );
}
