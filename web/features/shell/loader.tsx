import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { useAppSelector } from '../../state/store.ts';
import styles from './loader.module.css';

/** Lies over the page while something that cannot be hurried is being worked out. */
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
