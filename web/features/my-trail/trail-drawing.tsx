import type { Animal } from '#domain/persona/animals.ts';
import type { Waypoint } from '#domain/trail/walk-trail.ts';
import { useShell } from '../../site/shell-context.tsx';
import { lineOf, placeOn, RIDGE, ridgeLine } from './draw-ridge.ts';
import styles from './trail-drawing.module.css';

interface TrailDrawingProperties {
  waypoints: readonly Waypoint[];
  guides: number;
  animal: Animal | undefined;
  isFlagUp: boolean;
}

const ANIMAL_SIZE = 132;
const DISC = 23;

/** The path as a ridge that climbs to a flag. It repeats what stands in words below, so nobody is read it. */
export function TrailDrawing({ waypoints, guides, animal, isFlagUp }: TrailDrawingProperties) {
  const { artBase } = useShell();
  const places = waypoints.map((waypoint, at) => ({
    ...waypoint,
    ...placeOn((at + 0.5) / (waypoints.length + 0.5)),
  }));
  const top = placeOn(1);
  const head = places.find(({ state }) => state === 'now') ?? (isFlagUp ? top : places.at(-1));
  const stands = isFlagUp ? { x: top.x - 66, y: top.y + 12 } : head;
  const steps = places.filter(({ kind }) => kind === 'step');
  return (
    <svg
      viewBox={`0 0 ${RIDGE.width} ${RIDGE.height}`}
      aria-hidden="true"
      className={styles['drawing']}
      data-empty={waypoints.length === 0 || undefined}
    >
      <circle cx="150" cy="128" r="118" className={styles['halo']} />
      <circle cx="150" cy="128" r="86" className={styles['glow']} />
      <circle cx="150" cy="128" r="54" className={styles['sun']} />
      <path d={lineOf(ridgeLine(-64), RIDGE.height)} className={styles['far']} />
      <path d={lineOf(ridgeLine(0), RIDGE.height)} className={styles['near']} />
      {[44, 92, 144, 200].map((down) => (
        <path key={down} d={lineOf(ridgeLine(down))} className={styles['stratum']} />
      ))}
      <path d={lineOf(ridgeLine(26, 1))} className={styles['trail']} />
      <g transform={`translate(${top.x} ${top.y})`}>
        <rect x="-3" y="-84" width="6" height="90" rx="3" className={styles['pole']} />
        {isFlagUp && <path d="M3 -80H56L44 -64L56 -48H3Z" className={styles['flag']} data-flag />}
      </g>
      {places.map(({ id, kind, state, x, y }) => (
        <g key={id} transform={`translate(${x} ${y + 30})`} data-state={state}>
          <circle r={DISC} className={styles['disc']} />
          {state === 'done' && kind !== 'guides' ? (
            <path d="M-9 0L-3 7L10 -7" className={styles['check']} />
          ) : (
            <text className={styles['sign']} textAnchor="middle" dy=".36em">
              {kind === 'guides' && (guides > 0 ? guides : '…')}
              {kind === 'match' && '+'}
              {kind === 'step' && steps.findIndex((step) => step.id === id) + 1}
            </text>
          )}
        </g>
      ))}
      {animal && stands && (
        <image
          href={`${artBase}/animal-${animal}.svg`}
          x={stands.x - ANIMAL_SIZE / 2}
          y={stands.y - ANIMAL_SIZE + 6}
          width={ANIMAL_SIZE}
          height={ANIMAL_SIZE}
        />
      )}
    </svg>
  );
}
