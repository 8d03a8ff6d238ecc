import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RetirementPlan, YearRow } from '#domain/calculator/retirement-plan.ts';
import type { ShownPlan } from '#domain/calculator/shown-plan.ts';
import { Icon } from '../../../art/icon.tsx';
import { bold } from '../../../words/bold.tsx';
import { useMoney } from '../../../site/money.ts';
import { useSiteAddress } from '../../../site/site-link.tsx';
import { Beats } from '../beats/beats.tsx';
import { listBeats, listStrata } from '../beats/list-beats.ts';
import { ContributionSlider, type ContributionSliderProperties } from './contribution-slider.tsx';
import { HiddenInputs } from '../plan/hidden-inputs.tsx';
import { inputsOf } from '../specification/inputs-and-draft.ts';
import { useCalculator } from '../specification/calculator-slice.ts';
import styles from './plan-panel.module.css';
import { listPlanPoints } from '../chart/plan-series.ts';
import { ProjectionChart } from '../chart/projection-chart.tsx';
import { ProjectionTable } from '../table/projection-table.tsx';
import { TableSteps, type TableStepsProperties } from '../table/table-steps.tsx';
import { traceRows } from '../table/trace-rows.ts';
import { useCourseNames, type CourseNames } from '../chart/use-course-names.ts';
import { usePlanSummary } from './use-plan-summary.ts';
import { useSettled } from './use-settled.ts';
import { Legend, ViewSwitch, type View } from './view-switch.tsx';

interface PlanPanelProperties {
  plan: ShownPlan;
  /** The plan at the rate of the slider. */
  tried: RetirementPlan;
  /** The most that the plan itself takes, where that is known. */
  ownLimitPercent: number | undefined;
  onContribution: (percentage: number) => void;
}

const MONTHS = 12;

/** The contribution rate, and its result as a chart or as a table. */
export function PlanPanel({ plan, tried, ownLimitPercent, onContribution }: PlanPanelProperties) {
  const t = useTranslations('projections');
  const money = useMoney();
  const href = useSiteAddress('calculator/projections');
  const [view, setView] = useState<View>('chart');
  const [at, setAt] = useState<number>();
  const beats = useMemo(() => listBeats(plan), [plan]);
  const strata = useMemo(() => listStrata(plan), [plan]);
  const told = at === undefined ? undefined : beats[at];
  const points = useMemo(() => listPlanPoints(plan), [plan]);
  const summary = usePlanSummary(plan);
  const names = useCourseNames(plan);
  const hasYears = plan.base.rows.length > 0;
  return (
    <section className={styles['panel']} aria-label={t('controls')}>
      <form
        method="post"
        action={href}
        className={styles['controls']}
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenInputs
          inputs={tried.inputs}
          without="contributionPercentage"
          assumptions={plan.assumptions}
          dollars={plan.dollars}
        />
        <RateSlider
          percentage={tried.inputs.contributionPercentage}
          percentageToday={plan.inputs.contributionPercentage}
          fullMatchPercentage={tried.fullMatchPercentage}
          onChange={onContribution}
        />
        <p className={styles['money']}>
          <span>
            {t.rich('fromYou', {
              amount: money.whole(tried.contributionPerYear / MONTHS),
              b: bold,
            })}
          </span>
          <span>
            {t.rich('fromEmployer', { amount: money.whole(tried.matchPerYear / MONTHS), b: bold })}
          </span>
        </p>
        {hasYears && <ViewSwitch view={view} onChange={setView} />}
      </form>
      {hasYears && (
        <>
          <div className={styles['view']} data-away={view !== 'chart' || undefined}>
            <ProjectionChart
              points={points}
              summary={summary}
              dollars={plan.dollars}
              percentTried={plan.isTried ? plan.otherPercentage : undefined}
              told={told && { beat: told.name, strata }}
            />
          </div>
          <div className={styles['view']} data-away={view !== 'table' || undefined}>
            <ProjectionTable points={points} names={names} dollars={plan.dollars} />
            <TableSteps
              courses={traceCourses(plan, names)}
              assumptions={plan.assumptions}
              dollars={plan.dollars}
            />
          </div>
          <Legend
            asYouAre={names.asYouAre}
            withMore={plan.withIncrease === undefined ? undefined : names.withMore}
          />
          {view === 'chart' && beats.length > 0 && (
            <Beats
              plan={plan}
              beats={beats}
              at={told === undefined ? undefined : at}
              onTell={setAt}
            />
          )}
          <p className={styles['summary']}>{summary}</p>
        </>
      )}
      <LimitNote rows={tried.base.rows} />
      <OwnLimitNote rows={tried.base.rows} percent={ownLimitPercent} />
      <p role="status" className="visually-hidden">
        {useSettled(summary)}
      </p>
    </section>
  );
}

/** How the rows of both columns came about. */
function traceCourses(
  { inputs, base, withIncrease }: ShownPlan,
  { asYouAre, columnMore }: CourseNames,
): TableStepsProperties['courses'] {
  const trace = ({ rows }: Pick<ShownPlan['base'], 'rows'>) =>
    traceRows(
      inputs,
      rows.map(({ employee, ...row }) => ({ ...row, paidIn: employee })),
    );
  return [
    { name: asYouAre, steps: trace(base) },
    ...(withIncrease ? [{ name: columnMore, steps: trace(withIncrease) }] : []),
  ];
}

/** Moves at once, while what is drawn beside it may be a step behind. */
function RateSlider(properties: ContributionSliderProperties) {
  const percentage = useCalculator(({ values }) => inputsOf(values)?.contributionPercentage);
  return <ContributionSlider {...properties} percentage={percentage ?? properties.percentage} />;
}

/**
 * Says when the law limits a contribution. The limit of the employee's own contribution comes
 * first, because the visitor can act on it.
 */
function LimitNote({ rows }: { rows: readonly YearRow[] }) {
  const t = useTranslations('projections');
  const limited =
    rows.find(({ limitApplied }) => limitApplied === 'deferral') ??
    rows.find(({ limitApplied }) => limitApplied !== 'none');
  if (limited === undefined) return null;
  const age = String(limited.age);
  return (
    <p className={styles['limit']}>
      <Icon name="info" />
      <span>
        {limited.limitApplied === 'deferral'
          ? t('limitReached', { age })
          : t('limitReachedByEmployer', { age })}
      </span>
    </p>
  );
}

/** The projection goes on above the limit of the plan itself, which is said and not counted. */
function OwnLimitNote({
  rows,
  percent,
}: {
  rows: readonly YearRow[];
  percent: number | undefined;
}) {
  const t = useTranslations('projections');
  const above = rows.find((row) => percent !== undefined && row.contributionPercentage > percent);
  if (above === undefined) return null;
  return (
    <p className={styles['limit']}>
      <Icon name="info" />
      <span>{t('ownLimit', { percent: String(percent), age: String(above.age) })}</span>
    </p>
  );
}
