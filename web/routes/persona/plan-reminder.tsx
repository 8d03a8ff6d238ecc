import { ReminderPage } from '../../features/action-plan/reminder-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { planInAddress } from './find-in-address.ts';
import type { Route } from './+types/plan-reminder.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { animal: services.getAnimal(planInAddress(params.animal)) };
}

export default function PlanReminder({ loaderData }: Route.ComponentProps) {
  return <ReminderPage {...loaderData} />;
}
