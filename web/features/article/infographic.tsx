import type { InfographicView } from '#contracts/views/article.ts';
import styles from './infographic.module.css';

/** One picture in two compositions: for a wide page and for a phone. */
export function Infographic({ picture }: { picture: InfographicView }) {
  const { alt, desktop, mobile } = picture;
  return (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={desktop.src}
        width={desktop.width}
        height={desktop.height}
      />
      <img
        className={styles['infographic']}
        src={mobile.src}
        alt={alt}
        width={mobile.width}
        height={mobile.height}
        loading="lazy"
      />
    </picture>
  );
}
