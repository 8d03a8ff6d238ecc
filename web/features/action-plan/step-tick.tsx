import { useTranslations } from 'use-intl';
import type { Animal } from '#domain/persona/animals.ts';
import { stepTicked } from '../../state/action-plan-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/use-store.ts';
import { Check } from '../../widgets/check/check.tsx';

interface StepTickProperties {
  animal: Animal;
  stepId: string;
  title: string;
}

/** A checkbox whose state is kept on this device; on paper it is an empty box for a pen. */
export function StepTick({ animal, stepId, title }: StepTickProperties) {
  const t = useTranslations('plan');
  const dispatch = useAppDispatch();
  const isDone = useAppSelector(
    (state) => state.actionPlan.done[animal]?.includes(stepId) ?? false,
  );
  return (
    <Check
      label={t('done')}
      says={t('markDone', { step: title })}
      isChecked={isDone}
      onChange={(isChecked) => dispatch(stepTicked({ animal, stepId, isDone: isChecked }))}
    />
  );
}
