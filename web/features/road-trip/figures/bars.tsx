import styles from './bars.module.css';
import type { Bar } from './list-bars.ts';

/** A little less than all, so that no border is cut off. */
const FULL_WIDTH = 99.5;

/** Amounts in words with a bar under each, to one scale. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(totalOf));
  return (
    <dl className={styles['bars']}>
      {bars.map((bar) => (
        <div key={bar.label} className={styles['bar']}>
          <dt>{bar.label}</dt>
          <dd>
            <b>{bar.amount}</b>
            {bar.note !== undefined && <span className={styles['note']}>{bar.note}</span>}
            <Drawing bar={bar} most={most} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Drawing({ bar, most }: { bar: Bar; most: number }) {
  const share = (dollars: number): string => `${(dollars / most) * FULL_WIDTH}%`;
  const { counts = 0, beside = 0, gone = 0 } = bar;
  return (
    <svg aria-hidden="true" width="100%" height="28" className={styles['drawing']}>
      {gone > 0 && (
        <rect
          x="1"
          y="2"
          width={share(totalOf(bar))}
          height="24"
          rx="7"
          className={styles['gone']}
        />
      )}
      <rect
        x="1"
        y="1"
        width={share(counts + beside)}
        height="26"
        rx="8"
        className={styles[counts > 0 ? 'counts' : 'beside']}
      />
    </svg>
  );
}

function totalOf({ counts = 0, beside = 0, gone = 0 }: Bar): number {
  return counts + beside + gone;
}
