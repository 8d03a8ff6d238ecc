import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TargetDateView } from '#contracts/views/film-pages.ts';
import {
  mixAt,
  stocksAt,
  YEARS_AFTER,
  YEARS_BEFORE,
  type GlidePoint,
} from '#domain/target-date/glide-path.ts';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import { Slider } from '../../widgets/slider/slider.tsx';
import type { GlideDrawing } from './draw-glide-path.ts';
import styles from './glide-chart.module.css';
import { GLIDE_SIZE } from './glide-size.ts';
import { GlideTable } from './glide-table.tsx';

const TICKS = [40, 30, 20, 10, 0, -10];
const FIRST_SHOWN = 25;

interface GlideChartProperties {
  page: Pick<TargetDateView, 'glidePath' | 'pathNote' | 'pathSource'>;
  drawing: GlideDrawing;
}

/** Shows how the example's mix changes: as a hill, as a sentence for every year, and as a table. */
export function GlideChart({ page, drawing }: GlideChartProperties) {
  const { glidePath, pathNote, pathSource } = page;
  const t = useTranslations('targetDate');
  const [yearsToGo, setYearsToGo] = useState(FIRST_SHOWN);
  const mixText = useMixText(glidePath);
  return (
    <figure className={styles['figure']}>
      <div className={styles['chart']} role="img" aria-label={useChartLabel(glidePath)}>
        <div className={styles['plot']}>
          <GlideDrawingView drawing={drawing} path={glidePath} yearsToGo={yearsToGo} />
          <p className={styles['bonds']}>{t('bonds')}</p>
          <p className={styles['stocks']}>{t('stocks')}</p>
          <p className={styles['flag']}>{t('flag')}</p>
        </div>
        <ol role="list" className={styles['levels']}>
          {[100, 50, 0].map((percent) => (
            <li key={percent}>{`${percent}%`}</li>
          ))}
        </ol>
        <ol role="list" className={styles['years']}>
          {TICKS.map((years) => (
            <li key={years}>{years < 0 ? `+${-years}` : years}</li>
          ))}
        </ol>
        <p className={styles['axis']}>{t('axis')}</p>
      </div>
      <Slider
        label={t('slider')}
        className={styles['slider']}
        min={-YEARS_BEFORE}
        max={YEARS_AFTER}
        value={-yearsToGo}
        aria-valuetext={mixText(yearsToGo)}
        onChange={(event) => setYearsToGo(-Number(event.target.value))}
      />
      <p className={styles['mix']}>{mixText(yearsToGo)}</p>
      <GlideTable path={glidePath} />
      <figcaption className={styles['note']}>
        {pathNote} {t('source')}:{' '}
        <OutsideLink href={pathSource.url}>{pathSource.label} </OutsideLink>
      </figcaption>
    </figure>
  );
}

function useChartLabel(path: readonly GlidePoint[]): string {
  const t = useTranslations('targetDate');
  return t('chartLabel', {
    first: String(mixAt(path, YEARS_BEFORE).stocks),
    before: String(YEARS_BEFORE),
    middle: String(mixAt(path, 0).stocks),
    last: String(mixAt(path, -YEARS_AFTER).stocks),
    after: String(YEARS_AFTER),
  });
}

/** The mix of a year, as a sentence. */
function useMixText(path: readonly GlidePoint[]): (yearsToGo: number) => string {
  const t = useTranslations('targetDate');
  return (yearsToGo) => {
    const mix = mixAt(path, yearsToGo);
    const parts = { stocks: String(mix.stocks), bonds: String(mix.bonds) };
    if (yearsToGo === 0) return t('mixThen', parts);
    return yearsToGo > 0
      ? t('mixBefore', { years: yearsToGo, ...parts })
      : t('mixAfter', { years: -yearsToGo, ...parts });
  };
}

interface GlideDrawingViewProperties {
  drawing: GlideDrawing;
  path: readonly GlidePoint[];
  yearsToGo: number;
}

/** The drawing has shapes only, so that it may stretch; its words stand around it. */
function GlideDrawingView({ drawing, path, yearsToGo }: GlideDrawingViewProperties) {
  const { width, height } = GLIDE_SIZE;
  const x = ((YEARS_BEFORE - yearsToGo) / (YEARS_BEFORE + YEARS_AFTER)) * width;
  const y = height * (1 - stocksAt(path, yearsToGo) / 100);
  const flag = (YEARS_BEFORE / (YEARS_BEFORE + YEARS_AFTER)) * width;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles['drawing']}
    >
      <path d={drawing.stocks} className={styles['hill']} />
      <path d={`M0 ${height / 2}H${width}`} className={styles['half']} />
      <path d={drawing.edge} className={styles['edge']} />
      <path d={`M${flag} 0V${height}`} className={styles['pole']} />
      <path d={`M${x} 0V${height}`} className={styles['here']} />
      {/* A line without length draws a round dot that does not stretch with the drawing. */}
      <path d={`M${x} ${y}h0`} className={styles['dotRing']} />
      <path d={`M${x} ${y}h0`} className={styles['dot']} />
    </svg>
  );
}
