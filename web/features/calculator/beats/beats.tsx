import { useTranslations } from 'use-intl';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { useMoney } from '../../../site/money.ts';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import styles from './beats.module.css';
import type { Beat } from './list-beats.ts';

interface BeatsProperties {
  plan: ShownPlan;
  beats: readonly Beat[];
  /** The beat that is told, if one is. */
  at: number | undefined;
  onTell: (at: number | undefined) => void;
}

/** The layers of the chart in a sentence each: a list to read, and with a script one button that tells it. */
export function Beats({ plan, beats, at, onTell }: BeatsProperties) {
  const t = useTranslations('projections.beats');
  const say = useSayBeat(plan);
  const next = at === undefined ? 0 : at + 1;
  const isOver = next === beats.length;
  const told = at === undefined ? undefined : beats[at];
  return (
    <div className={styles['beats']}>
      <div className={styles['head']}>
        <h2>{t('title')}</h2>
        <button
          type="button"
          className={buttonClasses('secondary')}
          onClick={({ currentTarget }) => {
            onTell(isOver ? undefined : next);
            // The drawing that it tells of has its place in what comes into sight with the button.
            currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          {at === undefined
            ? t('begin', { count: String(beats.length) })
            : t(isOver ? 'end' : 'next')}
        </button>
      </div>
      <ol role="list">
        {beats.map((beat, index) => (
          <li
            key={beat.name}
            data-layer={beat.name}
            data-ahead={(at !== undefined && index > at) || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {say(beat)}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="visually-hidden">
        {told && say(told)}
      </p>
    </div>
  );
}

function useSayBeat({ isTried, otherPercentage }: ShownPlan): (beat: Beat) => string {
  const t = useTranslations('projections.beats');
  const money = useMoney();
  return ({ name, amount }) => {
    const figures = { amount: money.about(Math.abs(amount)), percent: String(otherPercentage) };
    if (name !== 'more' || !isTried) return t(name, figures);
    return t(amount < 0 ? 'triedLess' : 'tried', figures);
  };
}
