import { data } from 'react-router';
import { isFailure } from '#contracts/errors.ts';
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx';
import type { TextsHandle } from '../i18n/page-texts.ts';
import { getPage } from '../page-context.ts';
import { refuseForm } from './refuse-form.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { texts: ['mail-forms'] } satisfies TextsHandle;

/** The token stands in the address that the form was sent to, as the mail's link wrote it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, address } = getPage(context);
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return data({ isDone: false as const, failure: undefined }, { status: 400 });
  const answer = await services.unsubscribe(token);
  if (!isFailure(answer)) return data({ isDone: true as const });
  const failure = services.explainFailure(address, answer);
  return refuseForm({ isDone: false as const, failure }, answer);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return <UnsubscribePage outcome={actionData} />;
}
