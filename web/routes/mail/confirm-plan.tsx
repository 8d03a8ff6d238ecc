import { MailLinkPage } from '../../features/mail-link/mail-link-page.tsx';
import { getPage } from '../../site/page-context.ts';
import { answerMailLink, isOfMail } from './answer-mail-link.ts';
import type { Route } from './+types/confirm-plan.ts';

export function loader({ request }: Route.LoaderArgs) {
  return { isOfMail: isOfMail(request) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = getPage(context);
  return answerMailLink(page, request, (token) => page.services.confirmPlan(token));
}

export default function ConfirmPlan({ loaderData, actionData }: Route.ComponentProps) {
  return <MailLinkPage asks="confirmPlan" {...loaderData} outcome={actionData} />;
}
