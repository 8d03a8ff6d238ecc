import { data } from 'react-router';
import { isFailure } from '#contracts/errors.ts';
import { planMailForm } from '#contracts/mail/action-plan.ts';
import { ActionPlanPage } from '../../features/action-plan/action-plan-page.tsx';
import { PlanMail } from '../../features/action-plan/plan-mail.tsx';
import { getPage } from '../../site/page-context.ts';
import { readPostedForm } from '../../widgets/field/read-posted-form.ts';
import { readHoneypot } from '../read-honeypot.ts';
import { refuseForm } from '../refuse-form.ts';
import { planInAddress } from './find-in-address.ts';
import type { Route } from './+types/action-plan.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const { services } = getPage(context);
  return { animal: services.getAnimal(planInAddress(params.animal)) };
}

/** The mail form as a browser without JavaScript sends it; the page says how it went. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { services } = getPage(context);
  const animal = planInAddress(params.animal);
  const fields = new URLSearchParams(await request.text());
  const form = readPostedForm(fields, planMailForm);
  if (form.status !== 'success') return data({ refused: { typed: form.typed } }, { status: 400 });
  const { email } = form.value;
  const answer = await services.mailActionPlan({ email, animal }, readHoneypot(fields));
  if (!isFailure(answer)) return data({ sentTo: email, outbox: answer.outbox });
  const failure = services.explainFailure(answer);
  return refuseForm({ failure, refused: { typed: form.typed } }, answer);
}

export default function ActionPlan({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ActionPlanPage
      {...loaderData}
      mailForm={<PlanMail plan={loaderData.animal.plan} posted={actionData} />}
    />
  );
}
