import { data } from 'react-router';
import { isFailure, type Failure } from '#contracts/errors.ts';
import type { PageContext } from '../../site/page-context.ts';
import { refuseForm } from '../refuse-form.ts';

/** A page is told only that there is a token, and not which: all visitors share it. */
export function isOfMail(request: Request): boolean {
  return new URL(request.url).searchParams.has('token');
}

type MailLinkCall = (token: string) => Promise<object | Failure>;

/** The token is in the address that the form was posted to, as it was in the mail's link. */
export async function answerMailLink(
  { services }: PageContext,
  request: Request,
  call: MailLinkCall,
) {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return data({ isDone: false as const, failure: undefined }, { status: 400 });
  const answer = await call(token);
  if (!isFailure(answer)) return data({ isDone: true as const });
  const failure = services.explainFailure(answer);
  return refuseForm({ isDone: false as const, failure }, answer);
}
