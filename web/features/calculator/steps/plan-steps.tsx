import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import { tracePlan } from '#domain/figures/trace-plan.ts';
import type { Figure } from '#domain/figures/figure.ts';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { StepList } from './step-list.tsx';

/** “How we got this” of the seven numbers, at the rate of the slider. */
export function PlanSteps({ plan }: { plan: RetirementPlan }) {
  const t = useTranslations('projections.steps');
  const money = useMoney();
  const { language } = useShell();
  const say = ({ value, as }: Figure): string => {
    if (as === 'dollars') return money.whole(value);
    return as === 'percent' ? `${value.toLocaleString(language)}%` : String(value);
  };
  const steps = useMemo(() => tracePlan(plan), [plan]);
  const sentences = steps.map(({ key, figures }) => ({
    key,
    text: t(
      key,
      Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [name, say(figure)]),
      ) as never,
    ),
  }));
  return <StepList title={t('title')} sentences={sentences} />;
}
