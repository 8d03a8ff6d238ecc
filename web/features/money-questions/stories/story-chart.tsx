import type { Picture } from '#domain/money-questions/answer.ts';
import { useMoney } from '../../../site/money.ts';
import { useWords } from '../use-words.ts';
import { describePicture, type Drawn } from './describe-picture.ts';
import { GRID_STEPS, gridY, PLOT } from './draw-stories.ts';
import styles from './story-chart.module.css';

const NAMES = ['worst', 'middle', 'best'] as const;
const RIGHT = PLOT.left + PLOT.width;
const BOTTOM = PLOT.top + PLOT.height;
const EMPTY: Picture = {
  fromAge: 0,
  courses: NAMES.map(() => ({ fromYear: 0, balances: [0, 0], emptyInYear: undefined })),
};

/**
 * Three lines of savings, each with its own pattern and the year in which it begins. Places are in percent
 * and words are not scaled, so they stay beside their lines at every width and size of text. A script
 * draws it again by the names of its elements.
 */
export function StoryChart({ picture }: { picture: Picture | undefined }) {
  const words = useWords();
  const money = useMoney();
  const of = 'moneyQuestions.of.retirement-pay.chart';
  const drawn = describePicture(picture ?? EMPTY, money);
  const place = (name: string) => ({ 'data-drawn': name, ...drawn[name]?.attributes });
  const write = (name: string): Drawn['words'] => drawn[name]?.words;
  return (
    <figure className={styles['figure']} data-picture="" hidden={!picture}>
      <svg role="img" aria-label={words(`${of}.title`)} className={styles['chart']}>
        {Array.from({ length: GRID_STEPS + 1 }, (_none, at) => (
          <line
            key={at}
            x1={`${PLOT.left}%`}
            x2={`${RIGHT}%`}
            y1={`${gridY(at)}%`}
            y2={`${gridY(at)}%`}
            className={styles[at === 0 ? 'axis' : 'grid']}
          />
        ))}
        <svg
          x={`${PLOT.left}%`}
          y={`${PLOT.top}%`}
          width={`${PLOT.width}%`}
          height={`${PLOT.height}%`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles['plot']}
        >
          {NAMES.map((name, at) => (
            <path key={name} className={styles[name]} {...place(`line${at}`)} />
          ))}
        </svg>
        {NAMES.map((name, at) => (
          <g key={name}>
            <circle cx={`${RIGHT}%`} r="6" className={styles['end']} {...place(`end${at}`)} />
            <svg y={`${BOTTOM}%`} className={styles['empty']} {...place(`empty${at}`)}>
              <path d="M-7-7L7 7M7-7L-7 7" />
            </svg>
          </g>
        ))}
        {Array.from({ length: GRID_STEPS }, (_none, at) => (
          <text
            key={at}
            x={`${PLOT.left}%`}
            y={`${gridY(at + 1)}%`}
            dy="-0.35em"
            {...place(`tick${at + 1}`)}
          >
            {write(`tick${at + 1}`)}
          </text>
        ))}
        {NAMES.map((name, at) => (
          <text
            key={name}
            x="100%"
            dominantBaseline="central"
            className={styles['name']}
            {...place(`name${at}`)}
          >
            {write(`name${at}`)}
          </text>
        ))}
        <text x={`${PLOT.left}%`} y="98%" {...place('first')}>
          {write('first')}
        </text>
        <text y="98%" className={styles['middleAge']} {...place('middle')}>
          {write('middle')}
        </text>
        <text x={`${RIGHT}%`} y="98%" className={styles['lastAge']} {...place('last')}>
          {write('last')}
        </text>
      </svg>
      <figcaption className={styles['legend']}>
        {NAMES.map((name) => (
          <span key={name} className={styles['entry']}>
            <svg width="48" height="12" aria-hidden="true">
              <path d="M0 6H48" className={styles[name]} />
            </svg>
            {words(`${of}.${name}`)}
          </span>
        ))}
        <span className={styles['entry']}>
          <svg width="16" height="16" aria-hidden="true" className={styles['empty']}>
            <path d="M1 1L15 15M15 1L1 15" />
          </svg>
          {words(`${of}.empty`)}
        </span>
      </figcaption>
    </figure>
  );
}
