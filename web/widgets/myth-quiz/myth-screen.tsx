import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import styles from './myth-quiz.module.css';

interface MythScreenProperties {
  image: string | undefined;
  children: ReactNode;
}

/** The first or the last screen of a quiz: words, with a picture beside them. */
export function MythScreen({ image, children }: MythScreenProperties) {
  return (
    <div className={styles['screen']}>
      <div className={styles['words']}>{children}</div>
      {image !== undefined && (
        <Art name={image} width={400} height={250} className={styles['picture']} />
      )}
    </div>
  );
}
