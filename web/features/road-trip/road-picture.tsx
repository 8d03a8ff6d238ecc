import type { Stop } from '#domain/road-trip/stops.ts';
import { Art } from '../../art/art.tsx';
import { numbered } from '../../site/numbered.ts';
import { Car } from './car.tsx';
import styles from './road-picture.module.css';

/** Neutral road before the first stop and behind the last, for the widest of screens. */
const BEFORE = ['land', 'land'];
const BEHIND = ['land', 'land', 'land'];
const RANGES = ['a', 'b', 'c', 'd'];

interface RoadPictureProperties {
  stops: readonly Stop[];
  /** The text of the banner over the car. */
  banner: string;
  isLazy?: boolean;
}

/** The road with its places, and the car that stands still while the land goes by. All of it is decoration. */
export function RoadPicture({ stops, banner, isLazy = true }: RoadPictureProperties) {
  const places = numbered([...BEFORE, ...stops, ...BEHIND]);
  return (
    <div className={styles['picture']} aria-hidden="true">
      <div className={styles['sun']} />
      <div className={styles['far']}>
        {RANGES.map((range) => (
          <Art key={range} name="road-far" width={1280} height={200} isLazy={isLazy} />
        ))}
      </div>
      <div className={styles['world']}>
        {places.map(({ key, item }) => (
          <Art key={key} name={`road-${item}`} width={640} height={360} isLazy={isLazy} />
        ))}
      </div>
      <div className={styles['car']}>
        <Car className={styles['carDrawing']} />
        <p className={styles['banner']}>{banner}</p>
      </div>
    </div>
  );
}
