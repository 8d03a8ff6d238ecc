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
  const { counts = 0, beside = 0, gone = 0, from = 0 } = bar;
  const x = from === 0 ? '1' : share(from);
  return (
    <svg aria-hidden="true" width="100%" height="28" className={styles['drawing']}>
      {gone > 0 && (
        <rect
          x={x}
          y="2"
          width={share(counts + beside + gone)}
          height="24"
          rx="7"
          className={styles['gone']}
        />
      )}
      <rect
        x={x}
        y="1"
        width={share(counts + beside)}
        height="26"
        rx="8"
        className={styles[counts > 0 ? 'counts' : 'beside']}
      />
    </svg>
  );
}

function totalOf({ counts = 0, beside = 0, gone = 0, from = 0 }: Bar): number {
  return from + counts + beside + gone;
}
