import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import { useAppSelector } from '../../state/store.ts';
import styles from './loader.module.css';

/** Words come only when waiting has become noticeable. */
const WORDS_AFTER_MS = 400;

/** Lies over the page while something that cannot be hurried is being worked out. */
export function Loader() {
  const isVisible = useAppSelector((state) => state.loader.isVisible);
  return isVisible ? <LoaderPanel /> : null;
}

function LoaderPanel() {
  const t = useTranslations('shell');
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWords(true), WORDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['loader']} role="status">
      <Art name="state-loader" width={200} height={150} isLazy={false} />
      <p>{hasWords ? `${t('loading')}…` : ''}</p>
    </div>
  );
}
