import type { GlossaryCardView } from '#contracts/views/text-pages.ts';
import { useShell } from '../../site/shell-context.tsx';
import styles from './glossary-page.module.css';

interface GlossaryPictureProperties {
  card: Pick<GlossaryCardView, 'animatedImage' | 'staticImage'>;
}

/**
 * Moves while its card is open, until the visitor stops it: a drawing that moves is painted anew all the time, which
 * takes half of a slow phone. It never moves under reduced motion, nor without the script to stop it.
 */
export function GlossaryPicture({ card }: GlossaryPictureProperties) {
  return (
    <span className={styles['drawing']}>
      <Drawing name={card.staticImage} />
      <Drawing name={card.animatedImage} moves />
    </span>
  );
}

/** The browser asks for a drawing once it shows. */
function Drawing({ name, moves = false }: { name: string; moves?: boolean }) {
  const { artBase } = useShell();
  return (
    <img
      src={`${artBase}/${name}.svg`}
      alt=""
      width={400}
      height={200}
      loading="lazy"
      decoding="async"
      className={`${styles['picture']} ${moves ? styles['moving'] : ''}`.trim()}
    />
  );
}
