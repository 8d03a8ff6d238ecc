import { data } from 'react-router';
import { PlanPage } from '../features/plan/plan-page.tsx';
import { getPage } from '../site/page-context.ts';
import type { Route } from './+types/plan.ts';

export function loader({ context }: Route.LoaderArgs) {
  const plan = getPage(context).services.findPlan();
  if (!plan) throw data(null, { status: 404 });
  return plan;
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanPage {...loaderData} />;
}
