import { Art } from '../../art/art.tsx';
import styles from './portrait.module.css';

interface PortraitProperties {
  image: string;
  ground: 'sky' | 'sun' | 'soft' | 'blush';
  isLarge?: boolean;
}

/** A drawn character on a colored disc. */
export function Portrait({ image, ground, isLarge = false }: PortraitProperties) {
  return (
    <span className={styles['disc']} data-ground={ground} data-large={isLarge || undefined}>
      <Art name={image} width={240} height={240} />
    </span>
  );
}
