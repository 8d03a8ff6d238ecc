import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hoursOfYear } from '#domain/hours/hours-inputs.ts';
import type { Step } from '#domain/figures/step.ts';
import type { ShownHours } from '#domain/hours/shown-hours.ts';
import { Icon } from '../../../art/icon.tsx';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { bold } from '../../../words/bold.tsx';
import { listPlanPoints } from '../chart/plan-series.ts';
import { ProjectionChart } from '../chart/projection-chart.tsx';
import styles from '../projection/plan-panel.module.css';
import { useSettled } from '../projection/use-settled.ts';
import { Legend, ViewSwitch, type View } from '../projection/view-switch.tsx';
import { ProjectionTable } from '../table/projection-table.tsx';
import { TableSteps } from '../table/table-steps.tsx';
import { traceRows, type RowStep } from '../table/trace-rows.ts';
import result from './hours-result.module.css';
import { useCents } from './use-cents.ts';

/** What goes in, and its result as a chart or as a table. */
export function HoursPanel({ plan }: { plan: ShownHours }) {
  const t = useTranslations('hours.result');
  const money = useMoney();
  const cents = useCents();
  const { language } = useShell();
  const [view, setView] = useState<View>('chart');
  const points = useMemo(() => listPlanPoints(plan), [plan]);
  const summary = useHoursSummary(plan);
  const hours = hoursOfYear(plan.inputs);
  const rate = cents(plan.inputs.ratePerHour);
  const course = t('course');
  const hasYears = plan.base.rows.length > 0;
  return (
    <section className={styles['panel']} aria-label={t('panel')}>
      <div className={result['controls']}>
        <p className={styles['money']}>
          <span>
            {t.rich('perYear', {
              amount: money.whole(Math.min(hours * plan.inputs.ratePerHour, plan.mostInYear)),
              b: bold,
            })}
          </span>
          <span>{t('perHour', { hours: hours.toLocaleString(language), rate })}</span>
        </p>
        {hasYears && <ViewSwitch view={view} onChange={setView} />}
      </div>
      {hasYears && (
        <>
          <div className={styles['view']} data-away={view !== 'chart' || undefined}>
            <ProjectionChart
              points={points}
              summary={summary}
              dollars={plan.dollars}
              percentTried={undefined}
            />
          </div>
          <div className={styles['view']} data-away={view !== 'table' || undefined}>
            <ProjectionTable
              points={points}
              names={{ asYouAre: course, columnMore: '' }}
              dollars={plan.dollars}
            />
            <TableSteps
              courses={[{ name: course, steps: traceHoursRows(plan) }]}
              assumptions={plan.assumptions}
              dollars={plan.dollars}
            />
          </div>
          <Legend asYouAre={course} />
          <p className={styles['summary']}>{summary}</p>
        </>
      )}
      <LimitNote plan={plan} />
      <p role="status" className="visually-hidden">
        {useSettled(summary)}
      </p>
    </section>
  );
}

function traceHoursRows({ inputs, base }: ShownHours): Array<Step<RowStep>> {
  return traceRows(
    inputs,
    base.rows.map((row) => ({ ...row, match: 0 })),
  );
}

/** Says when the law allows less into an account than the hours would bring. */
function LimitNote({ plan: { base, mostInYear, planYear } }: { plan: ShownHours }) {
  const t = useTranslations('hours.result');
  const money = useMoney();
  const limited = base.rows.find(({ isLimited }) => isLimited);
  if (limited === undefined) return null;
  const [age, year] = [String(limited.age), String(planYear)];
  return (
    <p className={styles['limit']}>
      <Icon name="info" />
      <span>{t('limitReached', { age, year, most: money.whole(mostInYear) })}</span>
    </p>
  );
}

/** The chart in two sentences; empty where no year is left. */
function useHoursSummary({ inputs, dollars, base, low, high, payAge }: ShownHours): string {
  const t = useTranslations('hours.result');
  const words = useTranslations('projections');
  const money = useMoney();
  const cents = useCents();
  const { language } = useShell();
  if (base.rows.length === 0) return '';
  const course = t('summary', {
    hours: hoursOfYear(inputs).toLocaleString(language),
    rate: cents(inputs.ratePerHour),
    from: String(inputs.currentAge),
    to: String(inputs.retirementAge),
    age: String(payAge),
    balance: money.about(base.balance),
    beside: money.about(base.balanceBeside),
    dollars,
  });
  const range = words('summaryRange', {
    low: money.about(low.balance),
    high: money.about(high.balance),
  });
  return `${course} ${range}`;
}
