import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeLanding } from '#contracts/content/fragments.ts';
import { Art } from '../../../art/art.tsx';
import layout from '../../../theme/layout.module.css';
import { findReached, LIFE_AGES } from './listen-to-age.ts';
import styles from './life-path.module.css';

/**
 * The sun is the thumb of a slider of age. The server draws it at one age, and `listen-to-age.ts` moves
 * it: no React is sent, and the other animals are fetched when their age comes.
 */
export function LifePath({ agesLabel, ages }: Pick<HomeLanding, 'agesLabel' | 'ages'>) {
  const sun = useId();
  const t = useTranslations('home');
  const first = String(LIFE_AGES.first);
  const reached = findReached(
    ages.map(({ from }) => from),
    LIFE_AGES.first,
  );
  return (
    <div className={styles['life']}>
      <div className={styles['scene']}>
        <svg
          viewBox="0 0 1440 360"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles['hills']}
        >
          <g className={styles['far']}>
            <path d="M560 360C680 330 760 250 850 170C900 126 960 60 1010 60S1110 130 1170 190C1260 280 1340 330 1440 360Z" />
            <path
              className={styles['snow']}
              d="M930 98C958 76 985 60 1010 60C1032 60 1055 74 1078 95C1052 81 1038 117 1010 99S964 122 930 98Z"
            />
          </g>
          <path
            className={styles['mid']}
            d="M-60 360V290C90 230 220 220 360 260S640 330 800 280S1120 170 1260 200S1440 270 1500 260V360Z"
          />
        </svg>
        <div className={styles['walk']}>
          <div className={styles['animals']} data-ages="">
            {ages.map(({ from, animal }, at) => (
              <span key={from} data-from={from} data-reached={at === reached ? '' : undefined}>
                <Art name={`animal-${animal}`} width={240} height={240} />
              </span>
            ))}
          </div>
        </div>
        <svg
          viewBox="0 0 1440 360"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles['ground']}
        >
          <path d="M-60 380V322C120 300 260 336 420 330S740 282 940 300S1260 340 1500 308V380Z" />
        </svg>
        <div className={`${layout['content']} ${styles['sky']}`} data-script="needed">
          <label htmlFor={sun} className={styles['label']}>
            {agesLabel}
          </label>
          <input
            id={sun}
            type="range"
            min={LIFE_AGES.from}
            max={LIFE_AGES.to}
            defaultValue={LIFE_AGES.first}
            aria-valuetext={t('lifeAge', { age: first })}
            autoComplete="off"
            className={styles['sun']}
          />
          <p aria-hidden="true" className={styles['ends']}>
            <span>{LIFE_AGES.from}</span>
            <span>{LIFE_AGES.to}</span>
          </p>
        </div>
      </div>
      <div className={`${layout['content']} ${styles['said']}`} data-script="needed">
        <p aria-hidden="true" data-age="" className={styles['age']}>
          {LIFE_AGES.first}
        </p>
        <ul role="list" aria-live="polite" className={styles['sentences']} data-ages="">
          {ages.map(({ from, text }, at) => (
            <li key={from} data-from={from} data-reached={at === reached ? '' : undefined}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
