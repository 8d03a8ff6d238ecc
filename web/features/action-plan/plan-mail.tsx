import { Island } from '../../islands/island.tsx';
import { PlanMailForm, type PlanMailFormProperties } from './plan-mail-form.tsx';

/** The form that mails the plan, which wakes when somebody makes for it. */
export function PlanMail({ plan, posted }: PlanMailFormProperties) {
  return (
    <Island name="plan-mail" wake="press" data={{ plan, posted }}>
      <PlanMailForm plan={plan} posted={posted} />
    </Island>
  );
}
