import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanView } from '#contracts/views/plan.ts';
import { phoneHref, sayPhone } from '#domain/text/phone.ts';
import { resultPath } from '#domain/pages/persona-paths.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import styles from './plan-page.module.css';
import { listGroups, type PlanLine, type PlanRow } from './list-groups.ts';
import { usePlanWords } from './use-plan-words.ts';

/** What a company's plan offers, on one screen and on one sheet of paper. */
export function PlanPage(plan: PlanView) {
  const t = useTranslations('planPage');
  const words = usePlanWords();
  const { company } = useShell();
  const { asOf, name } = plan.profile;
  return (
    <div className={layout['content']}>
      <PageHead title={t('title')} description={t('description')} />
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h1>{t('title')}</h1>
          <p>{name === undefined ? t('leadUnnamed') : t('lead', { plan: name })}</p>
          <p className={styles['date']}>{t('asOf', { date: words.day(asOf) })}</p>
        </header>
        {plan.profile.kind === 'none' && <p>{t('none')}</p>}
        <div className={styles['groups']}>
          {listGroups(plan, words).map(({ id, title, rows }) => (
            <section key={id} className={styles['group']} aria-labelledby={`plan-${id}`}>
              <h2 id={`plan-${id}`}>{title}</h2>
              <dl>
                {rows.map((row) => (
                  <Row key={row.label} {...row} />
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p className={styles['foot']}>
          {t(plan.profile.kind === 'none' ? 'askAtWork' : 'ask')}{' '}
          <SiteLink path="make-a-change" className={layout['standalone']}>
            {t('change')}
          </SiteLink>
          <SiteLink path="questions" className={layout['standalone']}>
            {t('questions')}
          </SiteLink>
          <SiteLink path="my-plan" className={layout['standalone']}>
            {t('trail')}
          </SiteLink>
          <SiteLink path={resultPath(company.companyId)} className={layout['standalone']}>
            {t('actionPlan')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

function Row({ label, lines, about }: PlanRow) {
  const t = useTranslations('planPage');
  const words = usePlanWords();
  const said = about?.note === undefined ? lines : [...lines, about.note];
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>
        {said.map((line) => (
          <span key={typeof line === 'string' ? line : line.says}>
            <Line line={line} />
          </span>
        ))}
        {about?.asOf !== undefined && (
          <span className={styles['date']}>{t('valueAsOf', { date: words.day(about.asOf) })}</span>
        )}
      </dd>
    </div>
  );
}

function Line({ line }: { line: PlanLine }) {
  if (typeof line === 'string') return line;
  if ('url' in line) return <OutsideLink href={line.url}>{breakAtDots(line.says)}</OutsideLink>;
  return (
    <a href={phoneHref(line.phone)}>
      <span aria-hidden="true">{line.says}</span>
      <span className="visually-hidden">{sayPhone(line.phone)}</span>
    </a>
  );
}

/** A host that does not fit on a line goes on after one of its dots, and not within a word. */
function breakAtDots(host: string): ReactNode {
  return Array.from(host.matchAll(/[^.]+\.?/g), ({ 0: label, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {label}
    </Fragment>
  ));
}
