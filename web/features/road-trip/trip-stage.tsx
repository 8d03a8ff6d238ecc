import { useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { RoadStop } from '#contracts/content/road-trip.ts';
import type { Stop } from '#domain/road-trip/stops.ts';
import { Icon } from '../../art/icon.tsx';
import { RoadPicture } from './road-picture.tsx';
import styles from './trip-stage.module.css';
import { figureOf } from './trip-stop.tsx';
import { useDrive } from './use-drive.ts';
import { useJourney } from './use-journey.ts';
import { useOwnTrip, type OwnTrip } from './use-own-trip.ts';
import { useTripEvents } from './use-trip-events.ts';

interface StageStop {
  stop: Stop;
  title: string;
  amount: string;
}

export interface TripStageProperties extends OwnTrip {
  road: { stops: ReadonlyArray<Pick<RoadStop, 'stop' | 'title'>> };
}

/** The picture that stays in view while the stops are read, and the buttons from one to the next. */
export function TripStage({ road, ...own }: TripStageProperties) {
  const t = useTranslations('roadTrip');
  const { trip, words, banner } = useOwnTrip(own);
  const { stage, current } = useDrive();
  const names = useMemo(() => road.stops.map(({ stop }) => stop), [road]);
  useTripEvents(names, current);
  const stops: StageStop[] = road.stops.map(({ stop, title }) => ({
    stop,
    title: words.fill(title),
    amount: figureOf(stop, trip, words),
  }));
  const { go, aim } = useJourney(names);
  // A second press counts from the stop that the first one leads to.
  const from = aim ?? current;
  const place = (at: number): Record<'stop' | 'total', string> => ({
    stop: String(at + 1),
    total: String(stops.length),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOfKey(event.key, from, stops.length);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(target);
  };
  return (
    <div ref={stage} className={styles['stage']} data-place={stops[current]?.stop}>
      <RoadPicture stops={names} banner={banner} />
      {/* oxlint-disable-next-line jsx_a11y/no-noninteractive-element-interactions -- the keys are an extra way to press the links inside */}
      <nav aria-label={t('stops')} className={styles['bar']} onKeyDown={onKeyDown}>
        <Step to={stops[from - 1]} label={t('previous')} icon="arrow-left" at={from - 1} go={go} />
        <p className={styles['where']}>
          <span>{t('stopOf', place(current))}</span>
          <b className={styles['amount']}>{stops[current]?.amount}</b>
        </p>
        <ol role="list" className={styles['waypoints']}>
          {stops.map(({ stop, title }, at) => (
            <li
              key={stop}
              data-state={at < current ? 'done' : at === current ? 'current' : 'ahead'}
            >
              <a
                href={`#stop-${stop}`}
                aria-current={at === current ? 'step' : undefined}
                aria-label={t('stopIs', { ...place(at), title })}
                onClick={(event) => go(at, event)}
              >
                <span className={styles['disc']}>
                  {at < current ? <Icon name="check" /> : at + 1}
                </span>
              </a>
            </li>
          ))}
        </ol>
        <Step to={stops[from + 1]} label={t('next')} icon="arrow-right" at={from + 1} go={go} />
        <p role="status" className="visually-hidden">
          {aim === current && t('stopIs', { ...place(aim), title: stops[aim]?.title ?? '' })}
        </p>
      </nav>
    </div>
  );
}

interface StepProperties {
  to: StageStop | undefined;
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  at: number;
  go: (at: number, event?: MouseEvent) => void;
}

/** A link that stays where it is at the end of the road, so that it does not take the focus away. */
function Step({ to, label, icon, at, go }: StepProperties) {
  return (
    <a
      href={to === undefined ? undefined : `#stop-${to.stop}`}
      role="link"
      tabIndex={0}
      aria-disabled={to === undefined || undefined}
      aria-label={label}
      className={styles['step']}
      onClick={(event) => {
        if (to !== undefined) go(at, event);
      }}
    >
      <Icon name={icon} />
    </a>
  );
}

function targetOfKey(key: string, current: number, total: number): number | undefined {
  const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[key];
  return target !== undefined && target >= 0 && target < total ? target : undefined;
}
