import { useTranslations } from 'use-intl';
import type { TrailView } from '#contracts/views/trail.ts';
import { listWhatFirst, type FirstThing } from '#domain/trail/what-first.ts';
import { useMoney } from '../../site/money.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import styles from './what-first.module.css';
import { useOwnNumbers } from './use-own-numbers.ts';
import type { MyTrailState } from './use-trail.ts';

/** The guide that each thing leads to, where the company’s people have it. */
const GUIDES = {
  match: 'employer-match',
  debt: 'debt-or-savings',
  cushion: 'emergency-savings',
  more: 'compounding',
} as const satisfies Record<FirstThing['kind'], string>;

interface WhatFirstProperties {
  my: MyTrailState;
  view: TrailView;
}

/** In which order a dollar that is left helps most, with what the visitor typed anywhere beside it. */
export function WhatFirst({ my, view }: WhatFirstProperties) {
  const t = useTranslations('myTrail.first');
  const own = useOwnNumbers(useShell().company.companyId, my.keptText);
  const { hasMatch, hasOwnRate, limits, matchPeriod, guides } = view;
  const got = my.onDevice.hasMatch ? 'got' : 'open';
  const match = hasMatch ? got : 'none';
  const things = listWhatFirst({ match, own, limits, matchPeriod, hasOwnRate });
  return (
    <section className={styles['first']} aria-labelledby="first">
      <h2 id="first">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ol role="list" className={styles['things']}>
        {things.map((thing, at) => {
          const guide = guides.find(({ id }) => id === GUIDES[thing.kind]);
          return (
            <li key={thing.kind} data-done={thing.isDone || undefined}>
              <span aria-hidden="true" className={styles['place']}>
                {at + 1}
              </span>
              <h3>{t(`${thing.kind}.title`)}</h3>
              <Own thing={thing} hasOwnRate={hasOwnRate} />
              {guide && (
                <p>
                  <SiteLink path={guide.path} className={layout['standalone']}>
                    {guide.title}
                  </SiteLink>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {(own.inputs === undefined || own.budget === undefined) && (
        <p>
          {t('noNumbers')}{' '}
          <SiteLink path="calculator" className={layout['standalone']}>
            {t('calculator')}
          </SiteLink>{' '}
          <SiteLink path="tools/a-budget-on-one-page" className={layout['standalone']}>
            {t('budget')}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

interface OwnProperties {
  thing: FirstThing;
  hasOwnRate: boolean;
}

function Own({ thing: { kind, isDone, amount, endsEarly }, hasOwnRate }: OwnProperties) {
  const t = useTranslations('myTrail.first');
  const money = useMoney();
  const said = (): string => {
    if (isDone) return t(kind === 'debt' ? 'debt.done' : 'match.done');
    if (kind === 'more' && !hasOwnRate) return t('more.elsewhere');
    return amount === undefined
      ? t(`${kind}.text`)
      : t(`${kind}.own`, { amount: money.whole(amount) });
  };
  return (
    <p data-own={isDone || amount !== undefined || undefined}>
      {said()}
      {endsEarly && <> {t('match.early')}</>}
    </p>
  );
}
