import { useTranslations } from 'use-intl';
import type { TrailView } from '#contracts/views/trail.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { stepTicked } from '../../state/action-plan-slice.ts';
import { keepTrail } from '../../state/kept-trail.ts';
import { useAppDispatch } from '../../state/use-store.ts';
import layout from '../../theme/layout.module.css';
import { Check } from '../../widgets/check/check.tsx';
import { MATCH_GUIDE, useMatchText } from './match-words.ts';
import styles from './my-trail.module.css';
import type { MyTrailState } from './use-trail.ts';
import { WhatFirst } from './what-first.tsx';

/** The number of guides that a sheet of paper has room for, beside the steps. */
const SHOWN_GUIDES = 8;

export interface TrailStopsProperties {
  my: MyTrailState;
  view: TrailView;
  onSay: (text: string) => void;
}

/** Each waypoint in words: the steps to check off, the match, and the guides that were read. */
export function TrailStops({ my, view, onSay }: TrailStopsProperties) {
  const hasMatch = my.trail.waypoints.some(({ kind }) => kind === 'match');
  return (
    <div className={styles['stops']}>
      {my.plan && <Steps my={my} plan={my.plan} />}
      <WhatFirst my={my} view={view} />
      {hasMatch && <Match my={my} view={view} onSay={onSay} />}
      <Guides read={my.read} />
    </div>
  );
}

interface StepsProperties {
  my: MyTrailState;
  plan: TrailView['plans'][number];
}

function Steps({ my, plan: { animal, steps } }: StepsProperties) {
  const t = useTranslations('myTrail');
  const dispatch = useAppDispatch();
  return (
    <section className={styles['steps']} aria-labelledby="steps">
      <h2 id="steps">{t('steps')}</h2>
      <ol role="list" className={styles['cards']}>
        {steps.map((step, at) => (
          <li
            key={step.id}
            className={styles['card']}
            data-state={my.trail.waypoints.find(({ id }) => id === step.id)?.state}
          >
            <span aria-hidden="true" className={styles['number']}>
              {at + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            <p className={styles['meta']}>{t('within', { days: step.withinDays })}</p>
            <p className={styles['onScreen']}>
              <SiteLink path={step.link.path} className={layout['standalone']}>
                {step.link.label}
              </SiteLink>
            </p>
            <Check
              label={t('done')}
              says={t('markDone', { step: step.title })}
              isChecked={my.done.includes(step.id)}
              onChange={(isDone) => dispatch(stepTicked({ animal, stepId: step.id, isDone }))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Match({ my: { onDevice }, view, onSay }: TrailStopsProperties) {
  const t = useTranslations('myTrail');
  const text = useMatchText(view);
  const { companyId } = useShell().company;
  return (
    <section className={styles['side']} aria-labelledby="match">
      <h2 id="match">{t('match')}</h2>
      <p>{text}</p>
      <p className={styles['onScreen']}>
        <SiteLink path={MATCH_GUIDE} className={layout['standalone']}>
          {t('matchLink')}
        </SiteLink>
      </p>
      <Check
        label={t('matchGot')}
        isChecked={onDevice.hasMatch}
        onChange={(hasMatch) => {
          if (!keepTrail(companyId, { hasMatch })) onSay(t('notKept'));
        }}
      />
    </section>
  );
}

function Guides({ read }: Pick<MyTrailState, 'read'>) {
  const t = useTranslations('myTrail');
  const earlier = read.slice(SHOWN_GUIDES);
  return (
    <section className={styles['side']} aria-labelledby="guides">
      <h2 id="guides">{t('guides')}</h2>
      {read.length === 0 ? <p>{t('noGuides')}</p> : <List guides={read.slice(0, SHOWN_GUIDES)} />}
      {earlier.length > 0 && (
        <details>
          <summary className={layout['standalone']}>
            {t('earlier', { count: earlier.length })}
          </summary>
          <List guides={earlier} />
        </details>
      )}
      <p className={styles['onScreen']}>
        <SiteLink path="get-the-facts" className={layout['standalone']}>
          {t('guidesLink')}
        </SiteLink>
      </p>
    </section>
  );
}

function List({ guides }: Pick<TrailView, 'guides'>) {
  return (
    <ul role="list" className={styles['guides']}>
      {guides.map(({ id, title, path }) => (
        <li key={id}>
          <SiteLink path={path}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
