import { useTranslations } from 'use-intl';
import { withLanguage } from '#domain/links/with-language.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { nameOfCounting } from '#domain/counted/counted-with.ts';
import { otherDollars, type ShownPlan } from '#domain/calculator/shown-plan.ts';
import type { PageAddress } from '#domain/pages/site-path.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { draftOf } from '../specification/inputs-and-draft.ts';
import { planFragment } from '../plan/plan-link.ts';
import { projectionCsv } from '../table/projection-csv.ts';
import { planMadeWith } from './use-since-link.ts';
import { TakeAlong } from './take-along.tsx';
import { useCourseNames } from '../chart/use-course-names.ts';
import { useCalculator } from '../specification/calculator-slice.ts';

interface PlanToolsProperties {
  plan: ShownPlan;
  /** What a link brings back: the plan at the rate of the slider. */
  tried: RetirementPlan;
}

/** The plan as a file and as a link. */
export function PlanTools({ plan, tried }: PlanToolsProperties) {
  const t = useTranslations('projections');
  const { company, language } = useShell();
  const names = useCourseNames(plan);
  const changed = useCalculator((calculator) => calculator.assumptions);
  // Another company's plan may stop raising a rate elsewhere, or make up for months without a match.
  const { autoIncreaseCapPercentage, matchPeriod } = tried.assumptions;
  const assumptions = {
    ...(tried.inputs.autoIncreasePercentage > 0 && { autoIncreaseCapPercentage }),
    ...(tried.base.limitApplied && { matchPeriod }),
    ...changed,
  };
  const { dollars } = plan;
  const csv = (): string => {
    const courses = [
      names.asYouAre,
      ...(plan.withIncrease === undefined ? [] : [names.columnMore]),
    ];
    const growth = `csvGrowth.${dollars}` as const;
    const ofYear = (['csvPay', 'csvPaidIn', 'csvMatch', growth, 'csvEnd'] as const).map((key) =>
      t(key),
    );
    return projectionCsv(plan, [
      t('age'),
      ...courses.map((title) => t('csvIn', { title, dollars })),
      t('csvIn', { title: names.asYouAre, dollars: otherDollars(dollars) }),
      ...ofYear.map((title) => t('csvIn', { title, dollars })),
    ]);
  };
  const page: PageAddress<'projections'> = `/${company.companyId}/calculator/projections`;
  const address = (): string =>
    `${location.origin}${withLanguage(page, language)}${planFragment({ draft: draftOf(tried.inputs), assumptions, dollars }, planMadeWith(tried))}`;
  return (
    <TakeAlong
      fileName={`${t('fileName')}-${nameOfCounting('plan', plan.planYear)}`}
      csv={csv}
      address={address}
    />
  );
}
