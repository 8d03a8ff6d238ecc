import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon.tsx';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { NumberField } from '../../../widgets/field/number-field.tsx';
import styles from './contribution-slider.module.css';

export interface ContributionSliderProperties {
  percentage: number;
  onChange: (percentage: number) => void;
}

const SLIDER = { min: 0, max: 50 };
const STEP = 1;
const MARKS = [0, 10, 20, 30, 40, 50];

/** The native slider under a thumb that shows its value. */
export function ContributionSlider({ percentage, onChange }: ContributionSliderProperties) {
  const t = useTranslations('projections');
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const shown = Math.min(percentage, SLIDER.max);

  // The style is set through the object model, because the CSP allows no style attribute in the
  // page.
  useLayoutEffect(() => {
    track.current?.style.setProperty(
      '--at',
      String((shown - SLIDER.min) / (SLIDER.max - SLIDER.min)),
    );
  }, [shown]);

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
            max={SLIDER.max}
            step="any"
            value={shown}
            aria-valuetext={t('percentOfPay', { percent: String(percentage) })}
            className={styles['input']}
            onChange={(event) => move(Math.round(Number(event.currentTarget.value)))}
            onKeyDown={(event) => {
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
            {MARKS.map((mark) => (
              <span key={mark}>{mark}%</span>
            ))}
          </span>
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
  const units = useTranslations('calculator.units');
  return (
    <div className={styles['plain']}>
      <NumberField
        id="plain-rate"
        name="contributionPercentage"
        label={t('controls')}
        unit={units('ofPay')}
        defaultValue={percentage}
      />
      <button type="submit" className={buttonClasses('secondary', 'small')}>
        {t('recalculate')}
      </button>
    </div>
  );
}

/** `step="any"` keeps a rate like 6.5 as it was entered, so the whole steps are made here. */
const STEPS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: 5,
  PageDown: -5,
};
