import styles from './hatch.module.css';

const LOOKS = {
  /** The part that saving more adds. */
  gain: { tile: 10, stripe: 5 },
  /** The part by which the savings grew themselves. */
  growth: { tile: 12, stripe: 3 },
} as const;

interface HatchProperties {
  /** The id by which a shape of the same drawing is filled: `url(#id)`. */
  id: string;
  look: keyof typeof LOOKS;
}

/** Slanting stripes, so that a part of a drawing can be told apart without its color. */
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
