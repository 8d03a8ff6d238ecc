import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { SocialSecurityYear } from '#domain/calculator/calculator-year.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { tracePlan } from '#domain/household/trace-plan.ts';
import { StepList } from './step-list.tsx';
import { useStepFigures } from './use-step-figures.ts';

interface PlanStepsProperties {
  plan: RetirementPlan;
  socialSecurity: SocialSecurityYear;
}

/** “How we got this” of the seven numbers, at the rate of the slider. */
export function PlanSteps({ plan, socialSecurity }: PlanStepsProperties) {
  const t = useTranslations('projections.steps');
  const figuresOf = useStepFigures();
  const steps = useMemo(() => tracePlan(plan, socialSecurity), [plan, socialSecurity]);
  const sentences = steps.map(({ key, figures }) => ({ key, text: t(key, figuresOf(figures)) }));
  return <StepList title={t('title')} sentences={sentences} />;
}
