import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Art } from '../../art/art.tsx';
import styles from './determining.module.css';

/** Lies over the result for a moment; it goes by itself, also without a script. */
export function Determining() {
  const t = useTranslations('animal');
  const [isOver, setIsOver] = useState(false);
  if (isOver) return null;
  return (
    <div role="status" className={styles['determining']} onAnimationEnd={() => setIsOver(true)}>
      <Art name="state-loader" width={200} height={150} isLazy={false} />
      <p>{t('determining')}</p>
    </div>
  );
}
