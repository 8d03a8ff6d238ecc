import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon.tsx';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import styles from './contribution-slider.module.css';
import { SliderTicks } from './slider-ticks.tsx';

export interface ContributionSliderProperties {
  percentage: number;
  /** Where the slider began, which stays marked. */
  percentageToday: number;
  /** The rate that takes the whole match; undefined where nothing is matched. */
  fullMatchPercentage: number | undefined;
  onChange: (percentage: number) => void;
}

const SLIDER = { min: 0, max: 50 };
const STEP = 1;
/** Most people save less than this, so that the track opens with more room for them. */
const WIDE_FROM = 15;
const NARROW = { max: 20, marks: [0, 5, 10, 15, 20] };
const WIDE = { max: SLIDER.max, marks: [0, 10, 20, 30, 40, 50] };

/** The native slider under a thumb that shows its value. */
export function ContributionSlider({
  percentage,
  percentageToday,
  fullMatchPercentage,
  onChange,
}: ContributionSliderProperties) {
  const t = useTranslations('projections');
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const shown = Math.min(percentage, SLIDER.max);
  const [isHeld, setHeld] = useState(false);
  const [isWide, setWide] = useState(false);
  // Under a finger that holds it the track stays as it is, or the thumb would run away.
  if (!isWide && !isHeld && Math.max(percentage, percentageToday) >= WIDE_FROM) setWide(true);
  const { max, marks } = isWide ? WIDE : NARROW;

  // The style is set through the object model, because the CSP allows no style attribute in the
  // page.
  useLayoutEffect(() => {
    track.current?.style.setProperty('--at', String(shown / max));
  }, [shown, max]);

  const hold = (): void => {
    setHeld(true);
    const letGo = (): void => setHeld(false);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { once: true });
  };
  const move = (to: number): void => onChange(Math.min(SLIDER.max, Math.max(SLIDER.min, to)));
  return (
    <div className={styles['slider']}>
      <label htmlFor={id} className={styles['label']}>
        {t('controls')}
      </label>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['step']}
          aria-label={t('less')}
          disabled={percentage <= SLIDER.min}
          onClick={() => move(Math.ceil(shown) - STEP)}
        >
          <Icon name="minus" />
        </button>
        <div ref={track} className={styles['track']}>
          <input
            id={id}
            type="range"
            min={SLIDER.min}
            max={max}
            // Keys that come before the script move it by themselves. Any step keeps a rate like 6.5.
            step={Number.isInteger(shown) ? STEP : 'any'}
            value={shown}
            aria-valuetext={t('percentOfPay', { percent: String(percentage) })}
            className={styles['input']}
            onPointerDown={hold}
            onChange={(event) => move(Math.round(Number(event.currentTarget.value)))}
            onKeyDown={(event) => {
              // The track may not be as long as the range yet.
              if (event.key === 'End') {
                event.preventDefault();
                move(SLIDER.max);
              }
              const direction = STEPS_BY_KEY[event.key];
              if (direction === undefined) return;
              event.preventDefault();
              move(direction > 0 ? Math.floor(shown) + direction : Math.ceil(shown) + direction);
            }}
          />
          <span aria-hidden="true" className={styles['thumb']}>
            {percentage}%
          </span>
          <span aria-hidden="true" className={styles['marks']}>
            {marks.map((mark) => (
              <span key={mark}>{mark}%</span>
            ))}
          </span>
          <SliderTicks max={max} you={percentageToday} fullMatch={fullMatchPercentage} />
        </div>
        <button
          type="button"
          className={styles['step']}
          aria-label={t('more')}
          disabled={percentage >= SLIDER.max}
          onClick={() => move(Math.floor(shown) + STEP)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <PlainRate percentage={percentage} />
    </div>
  );
}

/**
 * A number field in place of the slider without JavaScript, where a slider could not show its
 * value.
 */
function PlainRate({ percentage }: { percentage: number }) {
  const t = useTranslations('projections');
  return (
    <div className={styles['plain']}>
      <NumberField
        id="plain-rate"
        name="contributionPercentage"
        label={t('controls')}
        unit={t('ofPay')}
        defaultValue={percentage}
      />
      <button type="submit" className={buttonClasses('secondary', 'small')}>
        {t('recalculate')}
      </button>
    </div>
  );
}

/** A rate like 6.5 stays as it was entered, so the whole steps from it are made here. */
const STEPS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: 5,
  PageDown: -5,
};
