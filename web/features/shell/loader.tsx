import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { useAppSelector } from '../../state/use-store.ts';
import styles from './loader.module.css';

/** Covers the page while something is loaded that takes time. */
export function Loader() {
  const t = useTranslations('shell');
  const isVisible = useAppSelector((state) => state.loader.isVisible);
  if (!isVisible) return null;
  return (
    <div className={styles['loader']} role="status">
      <Art name="state-loader" width={200} height={150} isLazy={false} />
      <p>{t('loading')}</p>
    </div>
  );
}
