import type { GlossaryCardView } from '#contracts/views/text-pages.ts';
import { Art } from '../../art/art.tsx';
import styles from './glossary-page.module.css';

interface GlossaryPictureProperties {
  card: Pick<GlossaryCardView, 'animatedImage' | 'staticImage'>;
}

/**
 * Moves while its card is open, until the visitor stops it: a drawing that moves is painted anew all the time, which
 * takes half of a slow phone. It never moves under reduced motion, nor without the script to
 * stop it. The browser asks for a drawing once it shows.
 */
export function GlossaryPicture({ card }: GlossaryPictureProperties) {
  const moving = `${styles['picture']} ${styles['moving']}`;
  return (
    <span className={styles['drawing']}>
      <Art name={card.staticImage} width={400} height={200} className={styles['picture']} />
      <Art name={card.animatedImage} width={400} height={200} className={moving} />
    </span>
  );
}
