import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import styles from './determining.module.css';

/** Covers the result for a moment; CSS takes it away, so that it goes without a script, too. */
export function Determining() {
  const t = useTranslations('animal');
  return (
    <div role="status" className={styles['determining']}>
      <Art name="state-loader" width={200} height={150} isLazy={false} />
      <p>{t('determining')}</p>
    </div>
  );
}
