import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import { showAdded } from '#domain/money/show-added.ts';
import { useMoney } from '../../../site/money.ts';
import { Hatch } from '../../../widgets/hatch/hatch.tsx';
import type { BeatName, Strata } from '../beats/list-beats.ts';
import { layOutChart, layOutLayer, type ChartGeometry, type ChartSize } from './chart-geometry.ts';
import type { PlanPoint } from './plan-series.ts';
import styles from './projection-chart.module.css';
import { useElementWidth } from './use-element-width.ts';

interface ProjectionChartProperties {
  points: readonly PlanPoint[];
  summary: string;
  dollars: Dollars;
  /** The rate of the other course; undefined where it is one point more. */
  percentTried: number | undefined;
  /** What is told just now, with the layers that it is told by. */
  told?: { beat: BeatName; strata: readonly Strata[] } | undefined;
}

/** The width the server draws at, before a browser can measure; it is close to the usual ones. */
const ON_PHONE: ChartSize = { width: 335, height: 430 };
const ON_TABLET: ChartSize = { width: 724, height: 520 };
const ON_DESK: ChartSize = { width: 1080, height: 520 };

const PHONE_WIDTH = 640;

/** The chart of a plan as a ridge, drawn at the real width of its place. */
export function ProjectionChart(properties: ProjectionChartProperties) {
  const [place, width] = useElementWidth<HTMLDivElement>();
  const height = width !== undefined && width < PHONE_WIDTH ? ON_PHONE.height : ON_DESK.height;
  return (
    <div ref={place} className={styles['place']}>
      {width === undefined ? (
        <>
          <Ridge {...properties} size={ON_PHONE} className={styles['onPhone']} />
          <Ridge {...properties} size={ON_TABLET} className={styles['onTablet']} />
          <Ridge {...properties} size={ON_DESK} className={styles['onDesk']} />
        </>
      ) : (
        <Ridge {...properties} size={{ width, height }} />
      )}
    </div>
  );
}

interface RidgeProperties extends ProjectionChartProperties {
  size: ChartSize;
  className?: string | undefined;
}

function Ridge({
  points,
  summary,
  dollars,
  percentTried,
  told,
  size,
  className = '',
}: RidgeProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const id = useId();
  const { width, height } = size;
  const chart = layOutChart(points, size);
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const isPhone = width < PHONE_WIDTH;
  const hasMore = last.more !== undefined;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-summary`}
      className={`${styles['chart']} ${className}`}
      data-beat={told?.beat}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <title id={`${id}-title`}>
        {t('chartTitle', { from: String(first.age), to: String(last.age), dollars })}
      </title>
      <desc id={`${id}-summary`}>{summary}</desc>
      <defs>
        <Hatch id={`${id}-hatch`} look="gain" />
        <clipPath id={`${id}-plot`}>
          <rect width={width} height={chart.bottom} />
        </clipPath>
      </defs>
      <rect width={width} height={chart.bottom} className={styles['sky']} />
      <g clipPath={`url(#${id}-plot)`}>
        <Sun
          x={chart.right - (isPhone ? 40 : 92)}
          y={chart.top + (isPhone ? 70 : 100)}
          size={isPhone ? 62 : 96}
        />
      </g>
      {chart.dollarTicks.map(({ dollars: amount, y }) => (
        <line
          key={amount}
          x1={chart.left}
          x2={chart.right}
          y1={y}
          y2={y}
          className={styles['grid']}
        />
      ))}
      <path d={chart.range} className={styles['range']} />
      <path d={chart.highLine} className={styles['rangeLine']} />
      <path d={chart.hill} className={styles['hill']} />
      {told && <Layers points={points} size={size} strata={told.strata} />}
      {hasMore && <path d={chart.gain} fill={`url(#${id}-hatch)`} className={styles['gain']} />}
      <path d={chart.lowLine} className={styles['lowLine']} />
      <path d={chart.edge} className={styles['edge']} />
      {hasMore && <path d={chart.moreLine} className={styles['more']} />}
      <line
        x1={chart.left}
        x2={chart.right}
        y1={chart.bottom}
        y2={chart.bottom}
        className={styles['axis']}
      />
      <line
        x1={chart.end.x}
        x2={chart.end.x}
        y1={Math.min(chart.end.more, chart.end.base)}
        y2={chart.bottom}
        className={`${styles['axis']} ${styles['end']}`}
      />
      {hasMore && (
        <circle cx={chart.end.x} cy={chart.end.more} r="7" className={styles['endMore']} />
      )}
      <circle cx={chart.end.x} cy={chart.end.base} r="8" className={styles['endBase']} />
      {chart.dollarTicks.map(({ dollars: amount, y }) => (
        <text key={amount} x={chart.left - 12} y={y + 6} className={styles['dollars']}>
          {money.compact(amount)}
        </text>
      ))}
      <AgeAxis chart={chart} first={first.age} last={last.age} isPhone={isPhone} />
      <Labels chart={chart} last={last} percentTried={percentTried} isPhone={isPhone} />
      <Difference chart={chart} last={last} isPhone={isPhone} />
      {!isPhone && <RangeNames chart={chart} last={last} />}
    </svg>
  );
}

/** The hill in its layers: growth is what the other two leave of it. */
function Layers({
  points,
  size,
  strata,
}: Pick<RidgeProperties, 'points' | 'size'> & { strata: readonly Strata[] }) {
  return (['joined', 'own'] as const).map((layer) => (
    <path
      key={layer}
      d={layOutLayer(
        points,
        strata.map((heights) => heights[layer]),
        size,
      )}
      className={styles[layer]}
    />
  ));
}

function Sun({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={size * 1.95} className={styles['ringOuter']} />
      <circle cx={x} cy={y} r={size * 1.48} className={styles['ringInner']} />
      <circle cx={x} cy={y} r={size} className={styles['sun']} />
    </>
  );
}

interface AxisProperties {
  chart: ChartGeometry;
  first: number;
  last: number;
  isPhone: boolean;
}

function AgeAxis({ chart, first, last, isPhone }: AxisProperties) {
  const t = useTranslations('projections');
  const y = chart.bottom + 32;
  return (
    <>
      {chart.ageTicks.map(({ age, x }) => (
        <g key={age}>
          <line x1={x} x2={x} y1={chart.bottom} y2={chart.bottom + 8} className={styles['axis']} />
          <text x={x} y={y} className={styles['age']}>
            {age}
          </text>
        </g>
      ))}
      <text x={isPhone ? chart.left - 8 : chart.left - 24} y={y} className={styles['ageFirst']}>
        {isPhone ? first : t('now', { age: String(first) })}
      </text>
      <text x={isPhone ? chart.right : chart.right + 48} y={y} className={styles['ageLast']}>
        {isPhone ? last : t('retire', { age: String(last) })}
      </text>
    </>
  );
}

const FLAG = { height: 40, notch: 14, characterWidth: 11, padding: 22 };

interface LabelsProperties {
  chart: ChartGeometry;
  last: PlanPoint;
  percentTried: number | undefined;
  isPhone: boolean;
}

/** Names each course at its end: one on the flag, one inside the hill. */
function Labels({ chart, last, percentTried, isPhone }: LabelsProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const { end, right, bottom } = chart;
  const hillHeight = bottom - end.base;
  const nameY = bottom - Math.max(22, Math.min(hillHeight * 0.22, 90));
  const flag =
    last.more === undefined
      ? undefined
      : t(percentTried === undefined ? 'withMoreLabel' : 'triedLabel', {
          percent: String(percentTried),
          amount: money.compact(last.more),
        });
  const flagWidth = (flag?.length ?? 0) * FLAG.characterWidth + FLAG.padding * 2;
  const flagTop = Math.max(8, end.more - FLAG.height - 14);
  const flagLeft = right - flagWidth;
  return (
    <>
      <text
        x={right - 16}
        y={nameY}
        className={styles['hillName']}
        data-outside={hillHeight < 40 || undefined}
      >
        {/* On a phone the hill is too thin for words; the legend has them. */}
        {isPhone
          ? money.compact(last.base)
          : t('asYouAreLabel', { amount: money.compact(last.base) })}
      </text>
      {flag !== undefined && (
        <>
          <line x1={right} x2={right} y1={flagTop} y2={end.more} className={styles['pole']} />
          <path
            d={`M${flagLeft} ${flagTop}H${right}v${FLAG.height}H${flagLeft}l${FLAG.notch} ${-FLAG.height / 2}Z`}
            className={styles['flag']}
          />
          <text x={right - FLAG.padding} y={flagTop + 26} className={styles['flagName']}>
            {flag}
          </text>
        </>
      )}
    </>
  );
}

/** Brackets what the other course adds or takes away, and says how much that is. */
function Difference({ chart: { bracket }, last, isPhone }: Omit<LabelsProperties, 'percentTried'>) {
  const money = useMoney();
  if (bracket === undefined || last.more === undefined) return null;
  const sign = last.more < last.base ? '−' : '+';
  return (
    <g className={styles['difference']} data-beside={!isPhone || undefined}>
      <path d={bracket.path} />
      <text x={bracket.figureX} y={bracket.figureY} dominantBaseline="central">
        {sign}
        {money.compact(showAdded(last.base, last.more))}
      </text>
    </g>
  );
}

/** Names the ends of the range to the right of the hill, because many plans leave no room inside it. */
function RangeNames({ chart, last }: Omit<LabelsProperties, 'isPhone' | 'percentTried'>) {
  const t = useTranslations('projections');
  const money = useMoney();
  return (['high', 'low'] as const).map((end) => (
    <text key={end} y={chart.rangeNames[end]} className={styles['rangeName']}>
      <tspan x={chart.right + 26} dy="-4">
        {t(end)}
      </tspan>
      <tspan x={chart.right + 26} dy="20">
        {money.compact(last[end])}
      </tspan>
    </text>
  ));
}
