import { ActionPlanPage } from '../../features/action-plan/action-plan-page.tsx';
import type { TextsHandle } from '../../i18n/page-texts.ts';
import { getPage } from '../../page-context.ts';
import { animalInAddress } from './find-in-address.ts';
import type { Route } from './+types/action-plan.ts';

export const handle = { texts: ['persona'] } satisfies TextsHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  return { animal: services.getAnimal(address, animalInAddress(params.animal)) };
}

export default function ActionPlan({ loaderData }: Route.ComponentProps) {
  return <ActionPlanPage {...loaderData} />;
}
