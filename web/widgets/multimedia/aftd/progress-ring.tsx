import styles from './aftd.module.css';

const RADIUS = 34;

/** A drawing of the progress that the words beside it give. */
export function ProgressRing({ done, total }: { done: number; total: number }) {
  return (
    <svg viewBox="0 0 80 80" className={styles['ring']} aria-hidden="true" data-script="needed">
      <circle cx="40" cy="40" r={RADIUS} className={styles['groove']} />
      {done > 0 && (
        <circle
          cx="40"
          cy="40"
          r={RADIUS}
          pathLength={total}
          strokeDasharray={`${done} ${total}`}
          transform="rotate(-90 40 40)"
          className={styles['filled']}
        />
      )}
      <text x="40" y="48" textAnchor="middle">
        {done}/{total}
      </text>
    </svg>
  );
}
