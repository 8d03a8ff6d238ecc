import type { GlossaryCardView } from '#contracts/views/text-pages.ts';
import { useShell } from '../../site/shell-context.tsx';
import styles from './glossary-page.module.css';

interface GlossaryPictureProperties {
  card: Pick<GlossaryCardView, 'animatedImage' | 'staticImage'>;
}

/**
 * Moves until the visitor stops it. It never moves under reduced motion, nor without the script to
 * stop it.
 */
export function GlossaryPicture({ card }: GlossaryPictureProperties) {
  const { artBase } = useShell();
  const still = `${artBase}/${card.staticImage}.svg`;
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce), (scripting: none), print" srcSet={still} />
      <img
        src={`${artBase}/${card.animatedImage}.svg`}
        data-other={still}
        alt=""
        width={400}
        height={200}
        loading="lazy"
        decoding="async"
        className={styles['picture']}
      />
    </picture>
  );
}
