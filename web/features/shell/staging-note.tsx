import { useTranslations } from 'use-intl';
import { useShell } from '../../site/shell-context.tsx';
import layout from '../../theme/layout.module.css';
import styles from './staging-note.module.css';

/** Says, where this is so, that what is shown is not the real site. */
export function StagingNote() {
  const t = useTranslations('shell');
  const { isStaging } = useShell();
  if (!isStaging) return null;
  return (
    <aside className={styles['note']}>
      <p className={layout['content']}>{t('staging')}</p>
    </aside>
  );
}
