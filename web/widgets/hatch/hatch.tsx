import styles from './hatch.module.css';

const LOOKS = {
  /** What saving more brings. */
  gain: { tile: 10, stripe: 5 },
  /** What the savings grew by themselves. */
  growth: { tile: 12, stripe: 3 },
} as const;

export interface HatchProperties {
  /** What a shape of the same drawing is filled with: `url(#id)`. */
  id: string;
  look: keyof typeof LOOKS;
}

/** Slanting stripes, so that a part of a drawing is told apart without its color too. */
export function Hatch({ id, look }: HatchProperties) {
  const { tile, stripe } = LOOKS[look];
  return (
    <pattern
      id={id}
      width={tile}
      height={tile}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={tile} height={tile} className={styles[look]} />
      <rect width={stripe} height={tile} />
    </pattern>
  );
}
