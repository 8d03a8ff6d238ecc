import { useTranslations } from 'use-intl';
import type { TypedMistakes } from '#contracts/forms/assumptions-form.ts';
import type { GroundOfResult, KnownMatch, PlanForCalculator } from '#contracts/views/plan.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { Island } from '../../../islands/island.tsx';
import { PageHead } from '../../../site/page-head.tsx';
import { IncreaseOfPlan } from '../form/increase-of-plan.tsx';
import { NearestMatch } from '../form/nearest-match.tsx';
import type { PostedPlan } from '../plan/use-plan.ts';
import { ProjectionsPart } from './projections-part.tsx';

interface ProjectionsPageProperties {
  year: CalculatorYear;
  ground: GroundOfResult;
  posted?: PostedPlan;
  mistakes?: TypedMistakes;
  /** The match of the company’s plan, where it is known. */
  match?: KnownMatch | undefined;
  /** How its plan raises a rate by itself, where that is known. */
  increase?: PlanForCalculator['automaticIncrease'];
}

export function ProjectionsPage({ match, increase, ...data }: ProjectionsPageProperties) {
  const t = useTranslations('projectionHead');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Island name="projections" wake="press" data={{ ...data }}>
        <ProjectionsPart {...data} />
      </Island>
      <NearestMatch match={match} />
      <IncreaseOfPlan increase={increase} />
    </>
  );
}
